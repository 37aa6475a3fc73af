"""The statements that write a group of changes of different tables: one of each sort for all of them."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Delete, Insert, bindparam, delete, insert, update
from sqlalchemy import Table as SqlTable

from chautari.store.errors import Stale
from chautari.store.model import Change, Head
from chautari.store.schema import ANSWERS, DEALS, ENTRIES, LINKS, MOVES, REVIEWS, SEATS, TABLES

Rows = list[dict[str, Any]]


def _where(sql_table: SqlTable, *names: str) -> Delete:
    statement = delete(sql_table)
    for name in names:
        statement = statement.where(sql_table.c[name] == bindparam(f"its_{name}"))
    return statement


CHANGING = [column.name for column in TABLES.c if column.name not in {"id", "created"}]
UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"), TABLES.c.version == bindparam("its_version"))
    .values({name: bindparam(name) for name in CHANGING})
)
# Made once: SQLAlchemy then only has to look up what it has compiled.
ADD = {sql_table: insert(sql_table) for sql_table in (TABLES, MOVES, ANSWERS, SEATS, DEALS, ENTRIES, LINKS, REVIEWS)}
DROP_MOVES = delete(MOVES).where(MOVES.c.table_id == bindparam("its_table_id"), MOVES.c.number >= bindparam("keep"))
DROP_SEAT = _where(SEATS, "table_id", "number")
DROP_DEALS = _where(DEALS, "table_id")
DROP_REVIEW = _where(REVIEWS, "table_id")
REVOKE = _where(LINKS, "table_id", "purpose", "seat")


def write(connection: Connection, changes: list[Change]) -> None:
    """Writes all of them or raises; the caller's transaction makes them one."""
    _heads(connection, [change.head for change in changes])
    many: list[tuple[Delete | Insert, Rows]] = [
        (DROP_MOVES, [{"its_table_id": c.head.id, "keep": c.keep} for c in changes if c.keep is not None]),
        (ADD[MOVES], [row for c in changes for row in _moves(c)]),
        (ADD[ANSWERS], [_of(c, c.answer) for c in changes if c.answer is not None]),
        (DROP_SEAT, [{"its_table_id": c.head.id, "its_number": s.number} for c in changes for s in c.seats]),
        (ADD[SEATS], [_of(c, seat) for c in changes for seat in c.seats]),
        (DROP_DEALS, [{"its_table_id": c.head.id} for c in changes if c.deals is not None]),
        (ADD[DEALS], [_of(c, deal) for c in changes for deal in c.deals or ()]),
        (ADD[ENTRIES], [_of(c, entry) for c in changes for entry in c.entries]),
        (
            REVOKE,
            [{"its_table_id": c.head.id, "its_purpose": p, "its_seat": s} for c in changes for p, s in c.revoked],
        ),
        (ADD[LINKS], [_of(c, link) for c in changes for link in c.links]),
        (DROP_REVIEW, [{"its_table_id": c.head.id} for c in changes if c.review is not None]),
        (ADD[REVIEWS], [{"table_id": c.head.id, "body": c.review} for c in changes if c.review is not None]),
    ]
    for statement, rows in many:
        if rows:
            connection.execute(statement, rows)


def _heads(connection: Connection, heads: Sequence[Head]) -> None:
    new = [_head(head) for head in heads if head.version == 1]
    later = [{**_head(h), "its_id": h.id, "its_version": h.version - 1} for h in heads if h.version != 1]
    if new:
        connection.execute(ADD[TABLES], new)
    if later:
        for row in later:
            del row["id"], row["created"]
        if connection.execute(UPDATE, later).rowcount != len(later):
            raise Stale("The table has changed since; nothing of this was kept.")


def _head(head: Head) -> dict[str, Any]:
    return {**vars(head), "asked": list(head.asked)}


def _moves(change: Change) -> Rows:
    first = change.head.moves - len(change.moves)
    return [
        {"table_id": change.head.id, "number": first + n, "seat": seat, "action": action}
        for n, (seat, action) in enumerate(change.moves)
    ]


def _of(change: Change, row: Any) -> dict[str, Any]:
    return {"table_id": change.head.id, **asdict(row)}
