"""The store: opens a database, keeps changes through its one writer, and reads beside it."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from chautari.store import queries
from chautari.store.backup import back_up
from chautari.store.connection import connect, is_path, public_name, snapshots
from chautari.store.errors import BadStore
from chautari.store.migrations import migrate
from chautari.store.model import Change, Head, Kept, Link, Seat, Stage
from chautari.store.schema import TABLES
from chautari.store.session import Session, session
from chautari.store.writer import Writer, cause, reason


class Store:
    """All tables of a server. Every method may be called from any thread."""

    def __init__(self, where: str | Path) -> None:
        """Opens a file or an address, creates what is missing and leads an older schema to today's."""
        try:
            self._engine, self._session = _open(where)
        except (BadStore, SQLAlchemyError, ImportError) as error:
            raise BadStore(
                f"{_public_name(where)} can't be opened: {reason(error)}.",
                "store-unopened",
                store=_public_name(where),
                problem=cause(error),
            ) from None
        self._reader = snapshots(self._engine)
        self._writer = Writer(self._session)

    @property
    def location(self) -> str:
        """Where it is, for people: never with a password."""
        return public_name(self._engine.url)

    def hold(self) -> None:
        """For a server: keeps every other server away from this store until it is closed."""
        try:
            self._session.hold()
        except SQLAlchemyError as error:
            raise BadStore(
                f"{self.location} can't be held: {reason(error)}.",
                "store-unheld",
                store=self.location,
                problem=cause(error),
            ) from None

    def commit(self, change: Change) -> "Future[None]":
        """Keeps a change; the future is done when the disk has it, or fails with Stale or BadStore and nothing written.

        Changes are kept in the order of the calls. In a coroutine: `await asyncio.wrap_future(store.commit(change))`.
        """
        return self._writer.keep(change)

    def load(self, table: str) -> Kept:
        """Everything of a table, as of one moment; refuses an unknown one."""
        with self._connected() as connection:
            return queries.load(connection, table)

    def tables_of(self, person: str) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables of a hashed person token, the latest touched first."""
        with self._connected() as connection:
            return queries.heads(connection, queries.of_person(person))

    def heads(self, stage: Stage | None = None) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The first rows of all tables, or of those in a stage, with their seats."""
        with self._connected() as connection:
            if stage is None:
                return queries.heads(connection)
            return queries.heads(connection, select(TABLES.c.id).where(TABLES.c.stage == stage))

    def listed(self, since: int, most: int) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables with an open seat that strangers may find and that were touched since, so many of the newest.

        Where there are more, the newest of every origin go before the second newest of any.
        """
        newest = TABLES.c.created.desc()
        rank = func.row_number().over(partition_by=queries.origin(), order_by=newest)
        with self._connected() as connection:
            return queries.heads(connection, queries.listed(since).order_by(rank, newest).limit(most))

    def listed_from(self, origin: str, since: int) -> int:
        """How many tables of one origin `listed` has to choose from."""
        tables = queries.listed(since).where(queries.origin() == origin).subquery()
        with self._connected() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())

    def daily(self, day: str) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables at which the deals of a day are played, or were."""
        with self._connected() as connection:
            return queries.heads(connection, select(TABLES.c.id).where(TABLES.c.daily == day))

    def count(self) -> dict[str, int]:
        """How many tables are in each stage."""
        with self._connected() as connection:
            rows = connection.execute(select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage))
            return {row[0]: row[1] for row in rows}

    def link(self, token: str) -> tuple[str, Link] | None:
        """What a hashed token opens: the table's id and the link; the caller looks at `expires`."""
        with self._connected() as connection:
            return queries.link(connection, token)

    def links(self, table: str) -> list[Link]:
        with self._connected() as connection:
            return queries.links(connection, table)

    def review(self, table: str) -> str | None:
        """The review that is kept with a table; None if none was made."""
        with self._connected() as connection:
            return queries.review(connection, table)

    def backup(self, file: str | Path) -> None:
        """Everything as of one moment in a new SQLite file, while others may write on."""
        self._session.check()
        back_up(self._engine, Path(file))

    def close(self) -> None:
        """Keeps what still waits and lets go of the database."""
        self._writer.close()
        self._session.close()
        self._engine.dispose()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        try:
            self._session.check()
            with self._reader.connect() as connection, connection.begin():
                yield connection
        except (BadStore, SQLAlchemyError) as error:
            raise BadStore(f"The store can't be read: {reason(error)}.", "store-lost", problem=cause(error)) from None


def _open(where: str | Path) -> tuple[Engine, Session]:
    engine = connect(where)
    try:
        migrate(engine)
        return engine, session(engine)
    except Exception:
        engine.dispose()
        raise


def _public_name(where: str | Path) -> str:
    """A path as it is; of an address only its kind, for it may hold a password."""
    if is_path(where):
        return str(where)
    kind, sep, _ = str(where).partition("://")
    return f"The {kind} database" if sep else "The store"
