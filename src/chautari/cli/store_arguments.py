"""The argument --store, and the store that it names."""

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chautari.cli.arguments import BadUsage
from chautari.cli.words import say

if TYPE_CHECKING:
    from chautari.store import Store

FILE = "tables.db"
ADDRESS = re.compile(r"(postgres\w*(?:\+\w+)?):/+\S*")


def add_store(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--store", metavar="WHERE", help=say("help-store", default=str(default_store()).replace("%", "%%"))
    )


def default_store() -> Path:
    """The path of the default store, in the folder where this system keeps the data of programs."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "chautari" / FILE


def store_address(args: argparse.Namespace) -> str:
    """The path or address of the store: --store, else the variable CHAUTARI_STORE, else the default file."""
    return str(args.store or os.environ.get("CHAUTARI_STORE") or default_store())


def without_addresses(text: str) -> str:
    """A sentence without the databases' addresses in it, which may hold passwords."""
    return ADDRESS.sub(r"\1://…", text)


def open_store(args: argparse.Namespace) -> "Store":
    """The store to serve from, made if there is none."""
    from chautari.store import Store, is_path

    address = store_address(args)
    if is_path(address):
        make_folder(Path(address).parent)
    return Store(address)


def existing_store(args: argparse.Namespace) -> "Store":
    """The store to read from; refuses to make one."""
    from chautari.store import Store, is_path

    address = store_address(args)
    if is_path(address) and not Path(address).is_file():
        raise BadUsage(say("no-store", store=address))
    return Store(address)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUsage(say("bad-folder", folder=str(folder), reason=error.strerror or "?")) from None
