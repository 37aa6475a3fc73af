"""Who sits where: claiming a seat, starting, leaving it to a bot, coming back, resigning."""

from dataclasses import replace

from chautari.bots.levels import LEVELS
from chautari.engine.errors import BadSeats
from chautari.engine.record import seat_names
from chautari.server.config import KNOWN_LEVELS, USUAL_LEVEL
from chautari.server.live.seats import MOVE, NO_SEAT, SEAT, is_free, is_person, resigned, seat_of
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, GONE, Refused, refused, say
from chautari.server.verbs import moves, undo
from chautari.server.verbs.moves import first_time
from chautari.server.wire import Leave, Resign, Return, StartNow
from chautari.store import Answer, Link, Seat


async def claim(table: Table, person: str, link: Link, name: str | None) -> None:
    """Somebody takes the seat that a link opens; the last one to come starts the game."""
    async with table.lock:
        seat = table.seats[link.seat]
        if seat.person == person and seat.kind == "person":
            return
        await table.check_link(link)
        if not is_free(seat) or (table.problem or table.head.stage == "finished"):
            raise refused(GONE, "link-used")
        if seat_of(table.seats, person) not in (NO_SEAT, seat.number):
            raise refused(CONFLICT, "one-seat")
        await sit_down(table, taken_by(table, seat, person, name))


async def sit_anywhere(table: Table, person: str, name: str) -> int:
    """Somebody whom nobody has invited takes the next open seat of a table that is listed."""
    async with table.lock:
        own = seat_of(table.seats, person)
        if own != NO_SEAT:
            return own
        seat = next((seat for seat in table.seats if seat.kind == "open"), None)
        if not table.head.listed or seat is None or table.problem:
            raise refused(CONFLICT, "no-open-seat")
        await sit_down(table, taken_by(table, seat, person, name))
        return seat.number


def taken_by(table: Table, seat: Seat, person: str, name: str | None) -> Seat:
    fitting = fitting_name(table, seat.number, name or seat.name)
    return replace(seat, kind="person", person=person, name=fitting, stand_in=False)


async def sit_down(table: Table, seat: Seat) -> None:
    """At a table without a host, one that was imported, whoever comes first is it."""
    joined = table.noted("joined", seat.number, who=seat.name)
    head = {} if table.head.host else {"host": seat.person}
    if table.head.stage == "waiting" and not any(is_free(one) for one in table.seats if one.number != seat.number):
        await moves.begin(table, (seat,), entries=(*joined, table.entry("started")))
    else:
        await table.keep(head=head, seats=(seat,), entries=joined)
    # Whoever was watching sits now, and sees the table from another side.
    table.dismiss_person(seat.person, "seat-changed", but=seat.number)
    table.tell()


async def start(table: Table, wanted: StartNow) -> None:
    """The host begins: bots take the free seats; somebody invited by name may still come and take theirs."""
    async with table.lock:
        if table.head.stage != "waiting":
            raise refused(CONFLICT, "started")
        level = known_level(wanted.level)
        names = [seat.name for seat in table.seats]
        filled = []
        for seat in table.seats:
            if is_free(seat):
                filled.append(stood_in(seat, level, bot_name(names)))
                names.append(filled[-1].name)
        kept = {seat.number for seat in filled if seat.kind == "bot"}
        await moves.begin(
            table,
            tuple(filled),
            entries=(table.entry("started"),),
            revoked=tuple((SEAT, number) for number in sorted(kept)),
        )
        table.tell()


def stood_in(seat: Seat, level: str, name: str) -> Seat:
    if seat.kind == "invited":
        return replace(seat, level=level, stand_in=True, name=seat.name or name)
    return replace(seat, kind="bot", level=level, name=name)


async def leave(table: Table, seat: int, message: Leave) -> None:
    """A bot stands in from now on; before the game begins, the seat is free again."""
    key = first_time(table, seat, message)
    if key is not None and table.head.stage == "waiting":
        await get_up(table, seat)
    elif key is not None and not own_seat(table, seat).stand_in:
        await stand_in(table, seat, "left", Answer(key, seat, table.head.moves))


async def get_up(table: Table, seat: int) -> None:
    """The seat is free, and no code of whoever sat there moves it any more."""
    await table.keep(seats=(Seat(seat),), entries=table.noted("got-up", seat), revoked=((MOVE, seat),))
    table.dismiss_seat(seat, "seat-left")
    table.tell()


async def come_back(table: Table, seat: int, message: Return) -> None:
    """The person plays again."""
    key = first_time(table, seat, message)
    if key is not None and own_seat(table, seat).stand_in:
        await take_over(table, seat, Answer(key, seat, table.head.moves))


async def resign(table: Table, seat: int, message: Resign) -> None:
    """A bot plays the seat to the end."""
    key = first_time(table, seat, message)
    if key is not None:
        own = own_seat(table, seat)
        given_up = replace(own, stand_in=True, level=substitute(table), notes={**own.notes, "resigned": True})
        answer = Answer(key, seat, table.head.moves)
        await table.keep(seats=(given_up,), entries=(table.entry("resigned", seat),), answer=answer)
        table.tell()
        await undo.settle(table)


def own_seat(table: Table, seat: int) -> Seat:
    """A seat whose person may still decide about it."""
    table.playing()
    if resigned(table.seats[seat]):
        raise refused(CONFLICT, "resigned")
    return table.seats[seat]


async def stand_in(table: Table, seat: int, why: str, answer: Answer | None = None) -> None:
    """A bot takes over; the person may come back. The lock is held."""
    changed = replace(table.seats[seat], stand_in=True, level=substitute(table))
    await table.keep(seats=(changed,), entries=table.noted(why, seat), answer=answer)
    table.tell()
    await undo.settle(table)


async def take_over(table: Table, seat: int, answer: Answer | None = None) -> None:
    """A person takes the seat back from the bot. The lock is held."""
    changed = replace(table.seats[seat], stand_in=False)
    await table.keep(seats=(changed,), entries=table.noted("returned", seat), answer=answer)
    table.seen(seat)
    table.tell()


async def greet(table: Table, seat: int, person: str) -> None:
    """Whoever connects to a seat that is kept for them takes it, and from a bot that plays for them takes it back."""
    async with table.lock:
        own = table.seats[seat]
        if table.problem or table.head.stage == "finished" or own.person != person:
            return
        if own.kind == "invited":
            await sit_down(table, replace(own, kind="person", stand_in=False))
        elif own.stand_in and is_person(own):
            await take_over(table, seat)


def substitute(table: Table) -> str:
    """The level of the bots that stand in at this table."""
    return str(table.head.notes.get("stand_in") or USUAL_LEVEL)


def known_level(level: str | None) -> str:
    if level is None:
        return USUAL_LEVEL
    if level not in KNOWN_LEVELS:
        raise refused(BAD, "no-such-level", levels=", ".join(LEVELS))
    return level


def fitting_name(table: Table, number: int, name: str) -> str:
    """A name that is plain text and nobody else's at the table."""
    return checked_name(name, [seat.name for seat in table.seats if seat.number != number])


def checked_name(name: str, others: list[str]) -> str:
    name = name.strip()
    if not name:
        raise refused(BAD, "no-name")
    try:
        seat_names([name])
    except BadSeats as refusal:
        raise Refused(BAD, "bad-name", str(refusal)) from None
    if name.casefold() in [other.casefold() for other in others]:
        raise refused(CONFLICT, "name-taken", name=name)
    return name


def bot_name(others: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    given = say("bot-names").split()
    taken = {other.casefold() for other in others}
    return next(
        name
        for name in [*given, *(f"{name} {n}" for n in range(2, 14) for name in given)]
        if name.casefold() not in taken
    )
