"""Engines for SQLite in a file, durable at every commit, and for PostgreSQL by its address."""

import os
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from msgspec.json import decode
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from chautari.store.errors import BadStore

VERSION_TABLE = "chautari_schema"
FOREIGN = "it belongs to another program; nothing in it was touched."
UNREADABLE = "give a file, or an address like postgresql://user@host/name; an @ in its password is written %40."
SEVERAL_NAMES = "it has several names (hard links), and SQLite keeps what is new beside one of them; give it one name."
LIKE_ADDRESS = re.compile(r"://|^(?:postgres|sqlite)\w*(?:\+\w*)?:|:.*@", re.IGNORECASE | re.DOTALL)
ROOTED = re.compile(r"/(?!/)|[A-Za-z]:[\\/](?!/)")
SQLITE = b"SQLite format 3\0"
WRITES = {"chautari_writes": True}
WAIT_FOR_OTHERS = 10.0

# FULL: a commit returns when the disk has it; kill -9 and a power cut lose nothing that was acknowledged.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF")


def address(where: str | Path) -> URL:
    """The URL of a store: a path is an SQLite file, anything with :// an address as SQLAlchemy writes them."""
    if is_path(where):
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(str(where))
    except (ArgumentError, ValueError):
        raise BadStore(UNREADABLE, "store-address") from None
    if not _is_clear(url, str(where)):
        raise BadStore(UNREADABLE, "store-address")
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def is_path(where: str | Path) -> bool:
    """True for the name of a file; not for an address, nor for a mistyped one, which may hold a password."""
    text = str(where)
    return isinstance(where, Path) or ROOTED.match(text) is not None or LIKE_ADDRESS.search(text) is None


def _is_clear(url: URL, written: str) -> bool:
    if url.get_backend_name() == "sqlite":
        return not (url.host or url.username or url.password) and url.database not in {None, "", ":memory:"}
    # What follows an @ of the password would be taken for a host's name, which errors do tell.
    before, _, after = written.partition("?")
    return url.get_backend_name() == "postgresql" and before.count("@") <= 1 and "@" not in after


def public_name(url: URL) -> str:
    """Where a store is, for people: a file's path, or where its database is and nothing else of the address."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    named = URL.create(url.get_backend_name(), host=url.host, port=url.port, database=url.database)
    return named.render_as_string()


def connect(where: str | Path) -> Engine:
    url = address(where)
    # What statements write may be secret: no error tells it.
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, json_deserializer=decode, hide_parameters=True)
    recognise(str(url.database))
    make_private(Path(str(url.database)))
    waits = {"timeout": WAIT_FOR_OTHERS}
    engine = create_engine(url, connect_args=waits, json_deserializer=decode, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def recognise(path: str) -> None:
    """Refuses somebody else's file before anything in it is touched; SQLite takes a short text for an empty file."""
    try:
        with open(path, "rb") as file:
            head, names = file.read(len(SQLITE)), os.fstat(file.fileno()).st_nlink
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadStore(
            f"it can't be read: {error.strerror}.", "store-unreadable", problem=str(error.strerror)
        ) from None
    if names > 1:
        raise BadStore(SEVERAL_NAMES, "store-several-names")
    if not head:
        return
    if head == SQLITE:
        with closing(sqlite3.connect(path)) as database:
            try:
                tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            except sqlite3.Error as error:
                raise BadStore(f"it can't be read: {error}.", "store-unreadable", problem=str(error)) from None
        if not tables or VERSION_TABLE in tables:
            return
    raise BadStore(FOREIGN, "store-foreign")


def make_private(file: Path) -> None:
    """A new file holds dealers' secrets: nobody else on this machine may read it; SQLite's other files follow it."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def snapshots(engine: Engine) -> Engine:
    """An engine for reading, with all that one transaction reads of one moment."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def _prepare(connection: Any, _: object) -> None:
    # SQLAlchemy begins the transactions itself, below; Python's driver would begin them too late.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: one that has read first could not wait for another's.
    writes = connection.get_execution_options().get("chautari_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
