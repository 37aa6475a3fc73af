"""Schemas, from the first on: a new database gets the latest, an older one is led there step by step."""

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    insert,
    inspect,
    select,
    text,
    update,
)

from chautari.store.connection import WRITES
from chautari.store.errors import BadStore
from chautari.store.schema import SCHEMA

# STEPS[n] leads from schema n + 1 to the next: statements that SQLite and PostgreSQL both read. Only ever append.
STEPS: tuple[tuple[str, ...], ...] = ()

ABOUT = Table("about", MetaData(), Column("what", String, primary_key=True), Column("version", Integer, nullable=False))
OURS = "chautari-store"


def migrate(engine: Engine, steps: tuple[tuple[str, ...], ...] = STEPS) -> None:
    """Creates what is missing or changes what is old, all in one transaction; refuses what is foreign or newer."""
    latest = len(steps) + 1
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        found = _version(connection)
        if found is None:
            ABOUT.create(connection)
            SCHEMA.create_all(connection)
            connection.execute(insert(ABOUT).values(what=OURS, version=latest))
        elif found > latest:
            raise BadStore(f"This store has schema {found}, this program knows up to {latest}: update the program.")
        elif found < latest:
            for step in steps[found - 1 :]:
                for statement in step:
                    connection.execute(text(statement))
            connection.execute(update(ABOUT).where(ABOUT.c.what == OURS).values(version=latest))


def _version(connection: Connection) -> int | None:
    """The schema of a store; None if the database is empty."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if ABOUT.name in names:
        found = connection.execute(select(ABOUT.c.version).where(ABOUT.c.what == OURS)).scalar()
        if found is not None:
            return int(found)
    raise BadStore("This database belongs to another program; nothing in it was touched.")
