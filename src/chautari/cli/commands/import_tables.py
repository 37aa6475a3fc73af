"""`chautari import FILE`: records, or all tables of a backup, become tables of this store."""

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from chautari.cli.arguments import Commands
from chautari.cli.store_arguments import add_store, open_store
from chautari.cli.words import say
from chautari.engine.errors import BadRecord, ChautariError
from chautari.engine.record import Record
from chautari.games.refusals import told

if TYPE_CHECKING:
    from chautari.store import Store

    Import = Callable[[Store], list[str]]

SQLITE = b"SQLite format 3\0"


def add_to(commands: Commands) -> None:
    command = commands.add_parser("import", help=say("help-import"), description=say("help-import"))
    command.add_argument("files", metavar="FILE", nargs="+", help=say("help-import-files"))
    add_store(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every file is checked before the first is imported: one that is refused leaves the store as it was."""
    with ExitStack() as opened:
        imports = [_backup(file, opened) if _is_store(file) else _record(file) for file in args.files]
        store = opened.enter_context(open_store(args))
        for import_into in imports:
            print(*import_into(store), sep="\n")
    return 0


def _backup(file: str, opened: ExitStack) -> "Import":
    from chautari.store import Store
    from chautari.store.imports import copy_tables

    backup = opened.enter_context(Store(file))

    def import_into(store: Store) -> list[str]:
        came, were_here = copy_tables(backup, store)
        return [say("imported-backup", file=file, came=came, here=were_here)]

    return import_into


def _record(file: str) -> "Import":
    from chautari.store.imports import find_imported, from_record

    try:
        record = Record.load(file)
        imported = from_record(record)
    except (ChautariError, ValueError) as refusal:
        raise BadRecord(say("import-refused", file=file, reason=told(refusal))) from None

    def import_into(store: "Store") -> list[str]:
        there = find_imported(store, record)
        if there is not None:
            return [say("imported-before", file=file, table=there)]
        store.commit(imported.change).result()
        *seats, watch = imported.tokens
        return [
            say("imported", file=file, table=imported.change.head.id),
            *(say("imported-seat", name=record.seats[n], link=_link(token)) for n, token in enumerate(seats)),
            say("imported-watch", link=_link(watch)),
        ]

    return import_into


def _link(token: str) -> str:
    return f"/join#{token}"


def _is_store(file: str) -> bool:
    try:
        with Path(file).open("rb") as opened:
            return opened.read(len(SQLITE)) == SQLITE
    except OSError:
        return False
