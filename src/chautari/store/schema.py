"""The tables of the database, as the latest migration leaves them."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

SCHEMA = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("notes", JSON, nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    Column("daily", Text, nullable=False, index=True),
)

SEATS = Table(
    "seats",
    SCHEMA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("stand_in", Boolean, nullable=False),
    Column("notes", JSON, nullable=False),
    sqlite_with_rowid=False,
)

MOVES = Table(
    "moves",
    SCHEMA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    sqlite_with_rowid=False,
)

DEALS = Table(
    "deals",
    SCHEMA,
    _of_table(),
    Column("start", Integer, primary_key=True),
    Column("commitment", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

ENTRIES = Table(
    "entries",
    SCHEMA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("move", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    sqlite_with_rowid=False,
)

ANSWERS = Table(
    "answers",
    SCHEMA,
    _of_table(),
    Column("key", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    sqlite_with_rowid=False,
)

LINKS = Table(
    "links",
    SCHEMA,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger),
    Index("ix_links_table_id", "table_id"),
    sqlite_with_rowid=False,
)

REVIEWS = Table(
    "reviews",
    SCHEMA,
    _of_table(),
    Column("body", Text, nullable=False),
)
