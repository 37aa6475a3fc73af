"""The way to the database: SQLite in a file, durable at every commit, or whatever an address names."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from chautari.store.errors import BadStore

WRITES = {"chautari_writes": True}
WAIT_FOR_OTHERS = 10.0

# FULL: a commit returns when the disk has it; kill -9 and a power cut lose nothing that was acknowledged.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF")


def address(where: str | Path) -> URL:
    """A path is an SQLite file; anything with :// is an address, as SQLAlchemy writes them."""
    if "://" not in str(where):
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(str(where))
    except ArgumentError:
        raise BadStore("A database's address looks like postgresql://user@host/name; this one can't be read.") from None
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def connect(where: str | Path) -> Engine:
    url = address(where)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": WAIT_FOR_OTHERS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: object) -> None:
    # SQLAlchemy begins the transactions itself, below; Python's driver would begin them too late.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: one that has read first could not wait for another's.
    writes = connection.get_execution_options().get("chautari_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
