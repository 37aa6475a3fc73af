"""Setting up a table: a new one, or the next one of the same people with rotated seats."""

from dataclasses import replace

import chautari
from chautari.engine.errors import ChautariError
from chautari.server.live.moments import all_marks
from chautari.server.live.position import Position
from chautari.server.live.seats import SEAT, WATCH, is_free
from chautari.server.live.table import Table, now
from chautari.server.refusals import BAD, CONFLICT, MISSING, Refused, refused
from chautari.server.tokens import Mint, new_table_id
from chautari.server.verbs.seats import bot_name, checked_name, known_level
from chautari.server.wire import Branch, Created, NewTable, SeatLink
from chautari.store import Change, Entry, Head, Link, Seat, StoredDeal, hashed
from chautari.store.kept import Json


def mark(address: str) -> str:
    """Sixteen bits of a hash of an address: enough to share fairly among many, too few to find anybody by."""
    return hashed(address)[:4]


def new_table(wanted: NewTable, host: str, origin: str, mint: Mint | None = None) -> tuple[Change, Created]:
    """What to store of a new table, and what its host is told."""
    mint = mint or Mint()
    seats = wanted_seats(wanted, host)
    head = replace(new_head(wanted.game, len(seats), dict(wanted.options), host), id=mint.table_id())
    notes: dict[str, Json] = {
        "stand_in": known_level(wanted.stand_in),
        "away_minutes": wanted.away_minutes,
        "origin": origin,
    }
    tokens = [SeatLink(seat.number, mint.token(f"seat {seat.number}")) for seat in seats if is_free(seat)]
    watch = mint.token("watch")
    links = [Link(hashed(link.token), SEAT, link.seat) for link in tokens] + [Link(hashed(watch), WATCH)]
    created = Entry(0, 0, head.created, "created")
    listed = wanted.listed and any(seat.kind == "open" for seat in seats)
    change = Change(
        replace(head, notes=notes, listed=listed), seats=tuple(seats), entries=(created,), links=tuple(links)
    )
    return change, Created(head.id, tokens, watch)


def is_same(head: Head, seats: int, change: Change) -> bool:
    """Whether a table is the one that is asked for again."""
    new = change.head
    return (head.game, head.options, seats) == (new.game, new.options, len(change.seats))


def new_head(name: str, seats: int, options: dict[str, bool | int | str], host: str) -> Head:
    try:
        meta = chautari.game(name).meta
        settings = meta.settle(seats, options)
    except ChautariError as refusal:
        raise Refused(BAD, "bad-table", str(refusal)) from None
    at = now()
    return Head(new_table_id(), name, meta.rules_version, settings, host, at, at)


def wanted_seats(wanted: NewTable, host: str) -> list[Seat]:
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise refused(BAD, "one-seat")
    seats: list[Seat] = []
    named = [seat.name for seat in wanted.seats if seat.name]
    for number, seat in enumerate(wanted.seats):
        others = [one.name for one in seats]
        name = checked_name(seat.name, others) if seat.name else ""
        match seat.kind:
            case "me":
                if not name:
                    raise refused(BAD, "no-name")
                seats.append(Seat(number, "person", name, person=host))
            case "bot":
                level = known_level(seat.level)
                seats.append(Seat(number, "bot", name or bot_name([*others, *named]), level))
            case kind:
                seats.append(Seat(number, kind, name))
    return seats


def rematch(table: Table) -> Change:
    """The next table: everybody moves on by a seat, people are awaited, bots are there."""
    if table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    old = [*table.seats[1:], table.seats[0]]
    seats = tuple(replace(again(seat), number=number) for number, seat in enumerate(old))
    head = new_head(table.head.game, len(seats), table.head.options, table.head.host)
    notes = {key: table.head.notes.get(key) for key in ("stand_in", "away_minutes", "origin")}
    # Nobody may watch before the host hands out a link; one who is not coming can be replaced by another.
    return Change(replace(head, notes=notes), seats=seats, entries=(Entry(0, 0, head.created, "created"),))


def brought(change: Change, host: str) -> Change:
    """A table made of a record: whoever brings it is its host, and nobody else may look at it without a link."""
    return replace(change, head=replace(change.head, host=host), links=())


def branch(table: Table, person: str, wanted: Branch) -> Change:
    """A table whose record begins with that of a finished one; what comes is dealt by another dealer."""
    position = table.begun()
    if table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    marks = all_marks(tuple(position.moves))
    if wanted.moment >= len(marks):
        raise refused(BAD, "no-such-moment")
    if wanted.moment == len(marks) - 1:
        raise refused(CONFLICT, "over")
    if wanted.seat >= len(table.seats):
        raise refused(MISSING, "no-such-seat", last=len(table.seats) - 1)
    level, moves = known_level(wanted.level), tuple(position.moves[: marks[wanted.moment]])
    deals = (*(deal for deal in table.deals if deal.start < len(moves)), StoredDeal.fresh(len(moves)))
    asked = Position.replayed(position.game, table.kept().record(), moves, deals).asked
    head = new_head(table.head.game, len(table.seats), table.head.options, person)
    turns: list[Json] = [int(seat in asked) for seat in range(len(table.seats))]
    names = branch_names(list(table.kept().record().seats), wanted)
    seats = [Seat(number, "bot", name, level) for number, name in enumerate(names)]
    seats[wanted.seat] = Seat(wanted.seat, "person", names[wanted.seat], person=person)
    return Change(
        replace(
            head,
            stage="playing",
            asked=tuple(asked),
            moves=len(moves),
            notes={"stand_in": level, "away_minutes": None, "turns": turns},
        ),
        moves=moves,
        seats=tuple(seats),
        deals=deals,
        entries=(Entry(0, len(moves), head.created, "branched"),),
    )


def branch_names(names: list[str], wanted: Branch) -> list[str]:
    """Everybody's as they were; whoever now plays another seat than then changes names with the bot on their own."""
    before = names[wanted.seat]
    name = checked_name(wanted.name or before, [])
    renamed = [before if one.casefold() == name.casefold() else one for one in names]
    renamed[wanted.seat] = name
    return renamed


def again(seat: Seat) -> Seat:
    if seat.kind == "person":
        return Seat(seat.number, "invited", seat.name, person=seat.person)
    return Seat(seat.number, "bot", seat.name, seat.level)
