"""What is read: rows of the database as tables, seats and links."""

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, or_, select
from sqlalchemy import Table as SqlTable

from chautari.store.errors import NoSuchTable
from chautari.store.model import Answer, Entry, Head, Kept, Link, Seat, StoredDeal
from chautari.store.schema import ANSWERS, DEALS, ENTRIES, LINKS, MOVES, REVIEWS, SEATS, TABLES

# An older key is refused all the same: the move that it answers has long passed.
LATEST_ANSWERS = 100

# Rows have the columns in the order of the fields, after the table's id: that is twice as quick as going by names.
LINK = select(LINKS.c.table_id, LINKS.c.token, LINKS.c.purpose, LINKS.c.seat, LINKS.c.expires)


def load(connection: Connection, table: str) -> Kept:
    """Everything of a table; refuses an unknown one."""
    first = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if first is None:
        raise NoSuchTable(table)
    latest = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.moves.desc()).limit(LATEST_ANSWERS)
    answers = [Answer(*row[1:]) for row in connection.execute(latest)]
    return Kept(
        _head(first),
        tuple(Seat(*row[1:]) for row in connection.execute(_all(SEATS, table, "number"))),
        tuple((row[2], row[3]) for row in connection.execute(_all(MOVES, table, "number"))),
        tuple(StoredDeal(*row[1:]) for row in connection.execute(_all(DEALS, table, "start"))),
        tuple(Entry(*row[1:]) for row in connection.execute(_all(ENTRIES, table, "number"))),
        {answer.key: answer for answer in reversed(answers)},
    )


def heads(connection: Connection, wanted: Select[Any] | None = None) -> list[tuple[Head, tuple[Seat, ...]]]:
    """First rows with their seats, the latest touched first."""
    ids = wanted if wanted is not None else select(TABLES.c.id)
    rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.updated.desc())).all()
    seats: dict[str, list[Seat]] = {}
    for row in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number)):
        seats.setdefault(row.table_id, []).append(Seat(*row[1:]))
    return [(_head(row), tuple(seats.get(row.id, ()))) for row in rows]


def of_person(person: str) -> Select[Any]:
    """The tables where somebody sits, or that somebody set up."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return select(TABLES.c.id).where(or_(TABLES.c.host == person, TABLES.c.id.in_(sits)))


def origin() -> ColumnElement[str]:
    """From where a table was set up, as far as the server has noted it; else its host."""
    return func.coalesce(TABLES.c.notes["origin"].as_string(), TABLES.c.host)


def listed(since: int) -> Select[Any]:
    """The tables with an open seat that strangers may find and that were touched since."""
    has_room = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open").correlate(TABLES)
    return select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.updated >= since, has_room)


def link(connection: Connection, token: str) -> tuple[str, Link] | None:
    row = connection.execute(LINK.where(LINKS.c.token == token)).one_or_none()
    return None if row is None else (row.table_id, Link(*row[1:]))


def links(connection: Connection, table: str) -> list[Link]:
    rows = connection.execute(LINK.where(LINKS.c.table_id == table).order_by(LINKS.c.seat))
    return [Link(*row[1:]) for row in rows]


def review(connection: Connection, table: str) -> str | None:
    found: str | None = connection.execute(select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)).scalar()
    return found


def _all(sql_table: SqlTable, table: str, order: str) -> Select[Any]:
    return select(sql_table).where(sql_table.c.table_id == table).order_by(sql_table.c[order])


def _head(row: Row[Any]) -> Head:
    facts: list[Any] = list(row)
    head = Head(*facts)
    return replace(head, asked=tuple(head.asked))
