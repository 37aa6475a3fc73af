"""A backup: everything of a store in one new SQLite file, which is a store itself; the server may go on meanwhile."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from chautari.store.connection import WRITES, connect, make_private, snapshots
from chautari.store.errors import BadStore
from chautari.store.migrations import migrate
from chautari.store.schema import SCHEMA
from chautari.store.writer import reason

ROWS = 1000


def back_up(engine: Engine, file: Path) -> None:
    """Writes beside the file, waits for the disk, then puts it in its place; never over another file."""
    if file.exists():
        raise BadStore(f"{file} is there already; a backup never overwrites anything.", "backup-there", file=str(file))
    beside = Path(f"{file}.part")
    try:
        beside.unlink(missing_ok=True)
        make_private(beside)
        (_copy_file if engine.dialect.name == "sqlite" else _copy_rows)(engine, beside)
        with beside.open("rb+") as written:
            os.fsync(written.fileno())
        beside.rename(file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise BadStore(
            f"{file} can't be written: {_reason(error)}.", "file-unwritable", file=str(file), problem=_reason(error)
        ) from None
    finally:
        beside.unlink(missing_ok=True)


def _copy_file(engine: Engine, to: Path) -> None:
    with closing(sqlite3.connect(str(engine.url.database))) as source:
        source.execute("VACUUM INTO ?", (str(to),))


def _copy_rows(engine: Engine, to: Path) -> None:
    made = connect(to)
    try:
        migrate(made)
        with (
            snapshots(engine).connect() as source,
            made.connect().execution_options(**WRITES) as target,
            target.begin(),
        ):
            for sql_table in SCHEMA.sorted_tables:
                for rows in source.execute(select(sql_table)).mappings().partitions(ROWS):
                    target.execute(insert(sql_table), [dict(row) for row in rows])
    finally:
        made.dispose()  # the last one to leave brings the write-ahead log into the file


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return reason(error) if isinstance(error, SQLAlchemyError) else str(error)
