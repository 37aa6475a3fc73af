"""Setting up a table: a new one, the next one of the same people, or one that goes on from a moment of another."""

import asyncio
from dataclasses import replace

import msgspec

import chautari
from chautari.bots.levels import LEVELS
from chautari.daily.deal import DailyDeal
from chautari.engine.errors import ChautariError
from chautari.engine.luck import Dealer
from chautari.engine.position import Position
from chautari.games.refusals import told
from chautari.lessons.guide import Guide
from chautari.review.puzzles import Puzzle
from chautari.server.live.changes import TableChange, dealers, first_turns, now
from chautari.server.live.moments import all_marks
from chautari.server.live.notes import Notes
from chautari.server.live.registry import Registry
from chautari.server.live.seats import SEAT, TABLE, WATCH, is_free, mark_of, with_mark
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, MISSING, Refused, refused
from chautari.server.tokens import Mint, new_table_id
from chautari.server.verbs.marks import first_marks
from chautari.server.verbs.names import bot_name, checked_name, known_level
from chautari.server.wire import Branch, Created, NewTable, PlayDaily, PlayLesson, PlayPuzzle, SeatLink
from chautari.store import Change, Entry, Head, Link, Seat, StoredDeal, hashed

# What a table is set up by, once for one key.
Asked = NewTable | Branch | PlayPuzzle | PlayLesson
# Rivals who play plausibly and badly.
LESSON_LEVEL = LEVELS[0]


def mark(address: str) -> str:
    """Sixteen bits of a hash of an address: enough to share fairly among many, too few to find anybody by."""
    return hashed(address)[:4]


def new_table(wanted: NewTable, host: str, origin: str, mint: Mint | None = None) -> tuple[Change, Created]:
    """What to store of a new table, and what its host is told."""
    mint = mint or Mint()
    seats = wanted_seats(wanted, host)
    head = replace(new_head(wanted.game, len(seats), dict(wanted.options), host), id=mint.table_id())
    level = known_level(wanted.stand_in)
    notes = Notes(stand_in=level, away_minutes=wanted.away_minutes, origin=origin, request=request_mark(wanted))
    tokens = [SeatLink(seat.number, mint.token(f"seat {seat.number}")) for seat in seats if is_free(seat)]
    invitation = mint.token("invitation") if tokens else None
    watch = mint.token("watch") if wanted.watching else None
    links = [Link(hashed(link.token), SEAT, link.seat) for link in tokens]
    links += [Link(hashed(token), purpose) for token, purpose in ((invitation, TABLE), (watch, WATCH)) if token]
    listed = wanted.listed and any(seat.kind == "open" for seat in seats)
    change = Change(
        replace(head, notes=notes.stored(), listed=listed),
        seats=tuple(seats),
        entries=(Entry(0, 0, head.created, "created"),),
        links=tuple(links),
    )
    return change, Created(head.id, invitation, tokens, watch)


def request_mark(wanted: Asked) -> str:
    """The same for the same request, and for no other that somebody happens to make."""
    return hashed(msgspec.json.encode(wanted, order="sorted").decode())[:16]


def check_same(table: Table, wanted: Asked) -> None:
    """Refuses a request with the key of another one, which a table was set up by."""
    if table.notes.request != request_mark(wanted):
        raise refused(CONFLICT, "key-used")


async def created_before(table: Table, created: Created) -> Created:
    """What the host of a table is told who asks for it again: those of its links that open something still."""
    opening = {link.token for link in await asyncio.to_thread(table.store.links, table.head.id)}

    def still(token: str | None) -> str | None:
        return token if token and hashed(token) in opening else None

    links = [link for link in created.links if still(link.token)]
    return Created(created.table, still(created.link), links, still(created.watch))


def new_head(name: str, seats: int, options: dict[str, bool | int | str], host: str) -> Head:
    try:
        meta = chautari.game(name).meta
        settings = meta.complete(seats, options)
    except ChautariError as refusal:
        raise Refused(BAD, "bad-table", told(refusal)) from None
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
    marks = first_marks([seat.mark for seat in wanted.seats])
    return [with_mark(seat, mark) for seat, mark in zip(seats, marks, strict=True)]


async def rematch(registry: Registry, table: Table) -> str:
    """The id of the table that follows a finished one, the same for everybody who asks."""
    async with table.lock:
        if table.notes.next_table:
            return table.notes.next_table
        change = next_table(table)
        # Its id first: a server that is killed on the way goes on with the same one.
        if table.notes.next_id:
            change = replace(change, head=replace(change.head, id=table.notes.next_id))
        else:
            await table.commit(TableChange(notes=msgspec.structs.replace(table.notes, next_id=change.head.id)))
        if not await registry.has(change.head.id):
            await registry.add(change)
        await table.commit(TableChange(notes=msgspec.structs.replace(table.notes, next_table=change.head.id)))
        return change.head.id


def next_table(table: Table) -> Change:
    """What to store of the next table: everybody moves on by a seat, people are awaited, bots are there.

    Names and marks go along with them.
    """
    if table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    old = [*table.seats[1:], table.seats[0]]
    seats = tuple(replace(again(seat), number=number) for number, seat in enumerate(old))
    head = new_head(table.head.game, len(seats), table.head.options, table.head.host)
    before = table.notes
    notes = Notes(stand_in=before.stand_in, away_minutes=before.away_minutes, origin=before.origin)
    # Nobody may watch before the host hands out a link; one who is not coming can be replaced by another.
    return Change(replace(head, notes=notes.stored()), seats=seats, entries=(Entry(0, 0, head.created, "created"),))


def again(seat: Seat) -> Seat:
    if seat.kind == "person":
        return with_mark(Seat(seat.number, "invited", seat.name, person=seat.person), mark_of(seat))
    return with_mark(Seat(seat.number, "bot", seat.name, seat.level), mark_of(seat))


def daily_table(deal: DailyDeal, wanted: PlayDaily, person: str, origin: str) -> Change:
    """What to store of the table at which somebody plays a daily deal: bots on all other seats, and no link to it."""
    name = checked_name(wanted.name, [])
    names: list[str] = []
    for level in deal.levels:
        names.append(name if not level else bot_name([name, *names]))
    seats = [Seat(number, "bot", names[number], level) for number, level in enumerate(deal.levels)]
    seats[deal.seat] = Seat(deal.seat, "person", name, person=person)
    marks = first_marks([wanted.mark if number == deal.seat else None for number in range(deal.seats)])
    head = new_head(deal.game, deal.seats, deal.settings, person)
    return Change(
        replace(head, daily=deal.day, notes=Notes(origin=origin).stored()),
        seats=tuple(with_mark(seat, mark) for seat, mark in zip(seats, marks, strict=True)),
        entries=(Entry(0, 0, head.created, "created"),),
    )


def puzzle_table(puzzle: Puzzle, wanted: PlayPuzzle, person: str, origin: str) -> Change:
    """What to store of a table that goes on from a puzzle: its moves, then a dealer, and bots on the other seats."""
    moves, level = puzzle.record.moves, known_level(wanted.level)
    deals = (StoredDeal.fresh(len(moves)),)
    asked = Position(chautari.game(puzzle.record.game), puzzle.record, dealers(deals)).asked
    seats = len(puzzle.record.seats)
    head = new_head(puzzle.record.game, seats, puzzle.record.options, person)
    names = branch_names(list(puzzle.record.seats), puzzle.seat, wanted.name)
    sitting = [Seat(number, "bot", name, level) for number, name in enumerate(names)]
    sitting[puzzle.seat] = Seat(puzzle.seat, "person", names[puzzle.seat], person=person)
    notes = Notes(stand_in=level, turns=first_turns(seats, asked), origin=origin, request=request_mark(wanted))
    return Change(
        replace(head, stage="playing", asked=tuple(asked), moves=len(moves), notes=notes.stored()),
        moves=moves,
        seats=tuple(with_mark(seat, seat.number) for seat in sitting),
        deals=deals,
        entries=(Entry(0, len(moves), head.created, "branched"),),
    )


def lesson_table(guide: Guide, wanted: PlayLesson, person: str, origin: str) -> Change:
    """What to store of a table at which somebody is led through a part of a lesson; bots sit on the other seats."""
    part, game = guide.part, guide.chapter.game
    name = checked_name(wanted.name, [])
    head = new_head(game, len(part.record.seats), part.record.options, person)
    deals = (StoredDeal(part.dealt_from, Dealer(part.secret).commitment(), part.secret),)
    named = guide.chapter.names(name)
    # Whoever is called like a rival keeps the name; the rival gets another.
    others = [one if one.casefold() != name.casefold() else bot_name([*named]) for one in named]
    others[guide.learner] = name
    record = replace(part.record, seats=tuple(others))
    asked = Position(chautari.game(game), record, dealers(deals)).asked
    seats = [Seat(number, "bot", one, LESSON_LEVEL) for number, one in enumerate(record.seats)]
    seats[guide.learner] = Seat(guide.learner, "person", name, person=person)
    marks = first_marks([wanted.mark if number == guide.learner else None for number in range(len(seats))])
    notes = Notes(
        turns=first_turns(len(seats), asked),
        origin=origin,
        request=request_mark(wanted),
        practice=True,
        lesson=guide.lesson,
    )
    return Change(
        replace(head, stage="playing", asked=tuple(asked), moves=len(record.moves), notes=notes.stored()),
        moves=record.moves,
        seats=tuple(with_mark(seat, mark) for seat, mark in zip(seats, marks, strict=True)),
        deals=deals,
        entries=(Entry(0, len(record.moves), head.created, "lesson"),),
    )


def branch(table: Table, person: str, wanted: Branch) -> Change:
    """What to store of a table whose record begins with that of a finished one; the rest is dealt by another dealer."""
    position = table.begun()
    moves, level = branch_moves(table, position, wanted), known_level(wanted.level)
    deals = (*(deal for deal in table.deals if deal.start < len(moves)), StoredDeal.fresh(len(moves)))
    record = table.kept().record()
    asked = Position(position.game, replace(record, moves=moves), dealers(deals)).asked
    head = new_head(table.head.game, len(table.seats), table.head.options, person)
    notes = Notes(
        stand_in=level,
        turns=first_turns(len(table.seats), asked),
        request=request_mark(wanted),
        practice=table.notes.practice,
    )
    names = branch_names(list(record.seats), wanted.seat, wanted.name)
    seats = [Seat(number, "bot", name, level) for number, name in enumerate(names)]
    seats[wanted.seat] = Seat(wanted.seat, "person", names[wanted.seat], person=person)
    seats = [with_mark(seat, mark_of(old)) for seat, old in zip(seats, table.seats, strict=True)]
    return Change(
        replace(head, stage="playing", asked=tuple(asked), moves=len(moves), notes=notes.stored()),
        moves=moves,
        seats=tuple(seats),
        deals=deals,
        entries=(Entry(0, len(moves), head.created, "branched"),),
    )


def branch_moves(table: Table, position: Position, wanted: Branch) -> tuple[tuple[int, int], ...]:
    """The moves up to the moment from which a game shall go on; refuses what can't be."""
    if table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    marks = all_marks(tuple(position.moves))
    if wanted.moment >= len(marks):
        raise refused(BAD, "no-such-moment")
    if wanted.moment == len(marks) - 1:
        raise refused(CONFLICT, "over")
    if wanted.seat >= len(table.seats):
        raise refused(MISSING, "no-such-seat", last=len(table.seats) - 1)
    return tuple(position.moves[: marks[wanted.moment]])


def branch_names(names: list[str], seat: int, wanted: str | None) -> list[str]:
    """Everybody's as they were; whoever now plays another seat than then changes names with the bot on their own."""
    before = names[seat]
    name = checked_name(wanted or before, [])
    renamed = [before if one.casefold() == name.casefold() else one for one in names]
    renamed[seat] = name
    return renamed
