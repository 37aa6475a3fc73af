"""Where the tables are kept, for every command that needs them."""

import argparse
import os
import sys
from pathlib import Path

from chautari.cli.words import say
from chautari.store import BadStore, Store

FILE = "tables.db"


def add_store(command: argparse.ArgumentParser) -> None:
    command.add_argument("--store", metavar="WHERE", help=say("help-store", default=str(default()).replace("%", "%%")))


def default() -> Path:
    """A file in the folder where this system keeps the data of programs."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "chautari" / FILE


def where(wanted: argparse.Namespace) -> str:
    """--store, else the variable CHAUTARI_STORE, else the default file."""
    return str(wanted.store or os.environ.get("CHAUTARI_STORE") or default())


def open_store(wanted: argparse.Namespace) -> Store:
    """The store to serve from, made if there is none."""
    place = where(wanted)
    if "://" not in place:
        try:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadStore(say("store-folder", folder=str(Path(place).parent), reason=error.strerror or "?")) from None
    return Store(place)


def existing_store(wanted: argparse.Namespace) -> Store:
    """The store to read from; refuses to make one."""
    place = where(wanted)
    if "://" not in place and not Path(place).is_file():
        raise BadStore(say("no-store", store=place))
    return Store(place)
