"""The writer's own connection, checked before every transaction: still the same store, and still ours alone."""

import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from chautari.store.connection import WRITES
from chautari.store.errors import BadStore
from chautari.store.file_lock import HELD, FileLock, identity

LOG = logging.getLogger("chautari.store")
# Milliseconds that other programs have to finish reading when a server closes its file.
CLOSING_WAIT = 2_000
# Any number will do as long as it is always the same: "chautari" in ASCII, folded to 63 bits.
ADVISORY = int.from_bytes(b"chautari", "big") >> 1
# PostgreSQL lets go of the lock of a machine that has vanished within a minute, not after two hours.
KEEPALIVES = {"tcp_keepalives_idle": 30, "tcp_keepalives_interval": 10, "tcp_keepalives_count": 3}


class Session(ABC):
    """One connection for all that is written; it also holds the store for a server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = Lock()
        self._held = False

    def hold(self) -> None:
        """Keeps every other server away until this session is closed or the process ends."""
        with self._turn:
            self._take()
            self._held = True

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Begins once it is certain that what is written is kept and nobody else serves; refuses otherwise."""
        with self._turn:
            connection = self._ready()
            with connection.begin():
                yield connection

    @abstractmethod
    def check(self) -> None:
        """Refuses if the store is not where it was opened."""

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def _take(self) -> None:
        """Takes the lock, or refuses."""

    @abstractmethod
    def _ready(self) -> Connection: ...


class FileSession(Session):
    """An SQLite file: what is written to one that was removed or replaced would be lost."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._path = os.path.abspath(str(engine.url.database))
        self._lock: FileLock | None = None
        self._connection = engine.connect()
        with self._connection.begin():
            # Whoever has read has all of SQLite's files open, and they stay until the last connection is closed.
            self._connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
        self._connection.execution_options(**WRITES)
        real = os.path.realpath(self._path)
        self._files = {path: identity(path) for path in (self._path, f"{real}-wal", f"{real}-shm")}

    def check(self) -> None:
        for path, known in self._files.items():
            if identity(path) != known:
                raise BadStore(
                    f"{path} was removed or replaced while it was open; put it back, or stop the server.",
                    "store-replaced",
                    file=str(path),
                )

    def close(self) -> None:
        with self._turn:
            if self._held:
                self._checkpoint()
            self._connection.close()
            if self._lock is not None:
                self._lock.release()

    def _checkpoint(self) -> None:
        """Brings everything into the file itself; SQLite does so only for the last program that closes it."""
        busy = 1
        with suppress(SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error):
            cursor = self._connection.connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout = {CLOSING_WAIT}")
            busy, *_ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            cursor.close()
        if busy:
            LOG.warning("%s is complete only with %s-wal beside it: keep them together.", self._path, self._path)

    def _take(self) -> None:
        self._lock = FileLock(self._path)

    def _ready(self) -> Connection:
        self.check()
        if self._lock is not None and not self._lock.holds:
            lost = self._lock
            self._take()
            lost.release()
        return self._connection


class DatabaseSession(Session):
    """PostgreSQL: the connection that writes has the lock, so that losing one is losing the other."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._connection: Connection | None = None

    def check(self) -> None:
        """A database is always found by its address."""

    def close(self) -> None:
        with self._turn:
            if self._held and self._connection is not None:
                # PostgreSQL notices a closed connection in its own time; the next server may be waiting.
                with suppress(SQLAlchemyError):
                    self._connection.execute(text("SELECT pg_advisory_unlock_all()"))
            self._drop()

    def _take(self) -> None:
        self._lock(self._ready())

    def _ready(self) -> Connection:
        if self._connection is None or not self._answers(self._connection):
            self._drop()
            connection = self._engine.connect()
            if self._held:
                self._lock(connection)
            self._connection = connection
        return self._connection

    def _answers(self, connection: Connection) -> bool:
        if connection.closed or connection.invalidated:
            return False
        raw = connection.connection.dbapi_connection
        try:
            return raw is not None and self._engine.dialect.do_ping(raw)
        except self._engine.dialect.loaded_dbapi.Error:
            return False

    def _lock(self, connection: Connection) -> None:
        with connection.begin():
            for name, value in KEEPALIVES.items():
                connection.execute(text(f"SET {name} = {value}"))
            locked = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY}).scalar()
        if not locked:
            connection.close()
            raise BadStore(HELD, "store-held")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Not back to the pool: a pooled connection would keep the lock.
            with suppress(SQLAlchemyError):
                connection.invalidate()
            connection.close()


def session(engine: Engine) -> Session:
    return FileSession(engine) if engine.dialect.name == "sqlite" else DatabaseSession(engine)
