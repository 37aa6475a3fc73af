"""Schemas, from the first on: a new database gets the latest, an older one is led there step by step."""

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    Table,
    insert,
    inspect,
    select,
    text,
    update,
)

from chautari.store.connection import FOREIGN, VERSION_TABLE, WRITES
from chautari.store.errors import BadStore
from chautari.store.schema import SCHEMA

# STEPS[n] leads from schema n + 1 to the next: statements that SQLite and PostgreSQL both read. Only ever append.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "ALTER TABLE tables ADD COLUMN listed BOOLEAN NOT NULL DEFAULT FALSE",
        "CREATE INDEX ix_tables_listed ON tables (listed)",
    ),
    (
        "CREATE TABLE reviews (table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, "
        "body TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX ix_tables_daily ON tables (daily)",
    ),
)

VERSIONS = Table(VERSION_TABLE, MetaData(), Column("version", Integer, primary_key=True))


def migrate(engine: Engine, steps: tuple[tuple[str, ...], ...] = STEPS) -> None:
    """Creates what is missing or changes what is old, all in one transaction; refuses what is foreign or newer."""
    latest = len(steps) + 1
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        version = _version(connection)
        if version is None:
            VERSIONS.create(connection)
            SCHEMA.create_all(connection)
            connection.execute(insert(VERSIONS).values(version=latest))
        elif version > latest:
            raise BadStore(
                f"it has schema {version}, this program knows up to {latest}: update the program.",
                "store-newer",
                version=version,
                known=latest,
            )
        elif version < latest:
            for step in steps[version - 1 :]:
                for statement in step:
                    connection.execute(text(statement))
            connection.execute(update(VERSIONS).values(version=latest))


def _version(connection: Connection) -> int | None:
    """The schema of a store; None if the database is empty."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if VERSION_TABLE in names:
        version = connection.execute(select(VERSIONS.c.version)).scalar()
        if version is not None:
            return int(version)
    raise BadStore(FOREIGN, "store-foreign")
