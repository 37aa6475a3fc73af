"""Rows of the database as the things they are."""

from typing import Any

from sqlalchemy import Connection, Row, Select, or_, select
from sqlalchemy import Table as Sheet

from chautari.store.errors import NoSuchTable
from chautari.store.kept import Answer, Entry, Head, Kept, Link, Seat, StoredDeal
from chautari.store.schema import ANSWERS, DEALS, ENTRIES, LINKS, MOVES, SEATS, TABLES

# An older key is refused all the same: the move that it answers has long passed.
LATEST_ANSWERS = 100


def load(connection: Connection, table: str) -> Kept:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if found is None:
        raise NoSuchTable(table)
    answers = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.moves.desc()).limit(LATEST_ANSWERS)
    return Kept(
        _head(found),
        tuple(Seat(**_own(row)) for row in connection.execute(_all(SEATS, table, "number"))),
        tuple((row.seat, row.action) for row in connection.execute(_all(MOVES, table, "number"))),
        tuple(StoredDeal(**_own(row)) for row in connection.execute(_all(DEALS, table, "start"))),
        tuple(Entry(**_own(row)) for row in connection.execute(_all(ENTRIES, table, "number"))),
        {row.key: Answer(**_own(row)) for row in connection.execute(answers)},
    )


def heads(connection: Connection, wanted: Select[Any] | None = None) -> list[tuple[Head, tuple[Seat, ...]]]:
    """First rows with their seats, the latest touched first."""
    ids = wanted if wanted is not None else select(TABLES.c.id)
    found = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.updated.desc())).all()
    seats: dict[str, list[Seat]] = {}
    for row in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number)):
        seats.setdefault(row.table_id, []).append(Seat(**_own(row)))
    return [(_head(row), tuple(seats.get(row.id, ()))) for row in found]


def of_person(person: str) -> Select[Any]:
    """The tables where somebody sits, or that somebody set up."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return select(TABLES.c.id).where(or_(TABLES.c.host == person, TABLES.c.id.in_(sits)))


def link(connection: Connection, token: str) -> tuple[str, Link] | None:
    row = connection.execute(select(LINKS).where(LINKS.c.token == token)).one_or_none()
    return None if row is None else (row.table_id, Link(**_own(row)))


def links(connection: Connection, table: str) -> list[Link]:
    return [Link(**_own(row)) for row in connection.execute(_all(LINKS, table, "seat"))]


def _all(sheet: Sheet, table: str, order: str) -> Select[Any]:
    return select(sheet).where(sheet.c.table_id == table).order_by(sheet.c[order])


def _head(row: Row[Any]) -> Head:
    return Head(**{**row._mapping, "asked": tuple(row.asked)})


def _own(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "table_id"}
