"""Who sits where: claiming a seat, starting, leaving it to a bot, coming back, resigning."""

from dataclasses import replace

import msgspec

from chautari.server.config import USUAL_LEVEL
from chautari.server.live.changes import Dismissal, TableChange, new_game
from chautari.server.live.seats import (
    MOVE,
    NO_SEAT,
    SEAT,
    changed,
    is_free,
    is_person,
    is_vacant,
    mark_of,
    resigned,
    seat_of,
    with_mark,
)
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, GONE, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.verbs.marks import chosen_mark
from chautari.server.verbs.names import bot_name, checked_name, known_level
from chautari.server.verbs.undo import end_stuck_vote
from chautari.server.wire import Leave, Resign, Return, StartNow, Use
from chautari.store import Answer, Link, Seat


async def claim(table: Table, person: str, link: Link, wanted: Use) -> None:
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
        await take(table, seat, person, wanted.name, wanted.mark)


async def take_vacant(table: Table, person: str, link: Link, wanted: Use) -> int:
    """Somebody with the table's link takes the seat they have chosen, or the next; its number."""
    async with table.lock:
        own = seat_of(table.seats, person)
        if own != NO_SEAT:
            return own
        await table.check_link(link)
        seat = vacant_seat(table, wanted)
        await take(table, seat, person, wanted.name, wanted.mark)
        return seat.number


def vacant_seat(table: Table, wanted: Use) -> Seat:
    """The seat that the table's link opens: the one that is named, one kept for somebody of that name, or the next."""
    waiting = table.head.stage == "waiting" and not table.problem
    vacant = [seat for seat in table.seats if waiting and is_vacant(seat)]
    if not vacant:
        raise refused(CONFLICT, "table-full")
    if wanted.seat is not None:
        chosen = [seat for seat in vacant if seat.number == wanted.seat]
        if not chosen:
            raise refused(CONFLICT, "seat-taken")
        return chosen[0]
    name = (wanted.name or "").strip().casefold()
    return min(vacant, key=lambda seat: (seat.name.casefold() != name, seat.kind != "open", seat.number))


async def sit_anywhere(table: Table, person: str, name: str, mark: int | None) -> int:
    """Somebody whom nobody has invited takes the next open seat of a table that is listed; its number."""
    async with table.lock:
        own = seat_of(table.seats, person)
        if own != NO_SEAT:
            return own
        seat = next((seat for seat in table.seats if seat.kind == "open"), None)
        if not table.head.listed or seat is None or table.problem:
            raise refused(CONFLICT, "no-open-seat")
        await take(table, seat, person, name, mark)
        return seat.number


async def take(table: Table, seat: Seat, person: str, name: str | None, mark: int | None) -> None:
    """Somebody sits down under a name and, before the game begins, with a mark that nobody has. The lock is held."""
    wish = mark if table.head.stage == "waiting" else None
    await sit_down(table, *chosen_mark(table.seats, taken_by(table, seat, person, name), wish))


def taken_by(table: Table, seat: Seat, person: str, name: str | None) -> Seat:
    """The seat with a person on it; refuses a name that somebody else at the table has."""
    others = [other.name for other in table.seats if other.number != seat.number]
    fitting = checked_name(name or seat.name, others)
    return replace(seat, kind="person", person=person, name=fitting, stand_in=False)


async def sit_down(table: Table, seat: Seat, *changing: Seat) -> None:
    """Others may change with it. At a table without a host, one that was imported, whoever comes first is it."""
    joined = table.noted("joined", seat.number, who=seat.name)
    # Whoever was watching sits now, and sees the table from another side.
    leaving = (Dismissal("seat-changed", person=seat.person, but=seat.number),)
    change = TableChange(seats=(seat, *changing), entries=joined, dismissals=leaving)
    if table.head.stage == "waiting" and not any(is_free(one) for one in table.seats if one.number != seat.number):
        game = new_game(table.head, changed(table.seats, change.seats))
        await table.commit(replace(change, game=game, entries=(*joined, table.entry("started"))))
    else:
        await table.commit(replace(change, host=table.head.host or seat.person))


async def start(table: Table, wanted: StartNow) -> None:
    """The host begins: bots take the free seats; somebody invited by name may still come and take theirs."""
    async with table.lock:
        if table.head.stage != "waiting":
            raise refused(CONFLICT, "started")
        filled = tuple(with_bots(table, known_level(wanted.level)))
        bots = sorted(seat.number for seat in filled if seat.kind == "bot")
        await table.commit(
            TableChange(
                game=new_game(table.head, changed(table.seats, filled)),
                seats=filled,
                entries=(table.entry("started"),),
                revoked=tuple((SEAT, number) for number in bots),
            )
        )


def with_bots(table: Table, level: str) -> list[Seat]:
    """The free seats, each with a bot; one that is kept for somebody by name has a stand-in."""
    names = [seat.name for seat in table.seats]
    filled = []
    for seat in table.seats:
        if is_free(seat):
            filled.append(with_bot(seat, level, bot_name(names)))
            names.append(filled[-1].name)
    return filled


def with_bot(seat: Seat, level: str, name: str) -> Seat:
    if seat.kind == "invited":
        return replace(seat, level=level, stand_in=True, name=seat.name or name)
    return replace(seat, kind="bot", level=level, name=name)


async def leave(table: Table, seat: int, message: Leave) -> None:
    """A bot stands in from now on; before the game begins, the seat is free again."""
    answer = new_answer(table, seat, message)
    if answer is not None and table.head.stage == "waiting":
        await get_up(table, seat)
    elif answer is not None and not own_seat(table, seat).stand_in:
        await stand_in(table, seat, "left", answer)


async def get_up(table: Table, seat: int) -> None:
    """The seat is free, and no code of whoever sat there moves it any more."""
    await table.commit(
        TableChange(
            seats=(with_mark(Seat(seat), mark_of(table.seats[seat])),),
            entries=table.noted("got-up", seat),
            revoked=((MOVE, seat),),
            dismissals=(Dismissal("seat-left", seat=seat),),
        )
    )


async def come_back(table: Table, seat: int, message: Return) -> None:
    """The person plays again."""
    answer = new_answer(table, seat, message)
    if answer is not None and own_seat(table, seat).stand_in:
        await take_over(table, seat, answer)


async def resign(table: Table, seat: int, message: Resign) -> None:
    """A bot plays the seat to the end."""
    answer = new_answer(table, seat, message)
    if answer is not None:
        own = own_seat(table, seat)
        given_up = replace(own, stand_in=True, level=stand_in_level(table), notes={**own.notes, "resigned": True})
        await table.commit(TableChange(seats=(given_up,), entries=(table.entry("resigned", seat),), answer=answer))
        await end_stuck_vote(table)


def own_seat(table: Table, seat: int) -> Seat:
    """A seat whose person may still decide about it."""
    table.playing()
    if resigned(table.seats[seat]):
        raise refused(CONFLICT, "resigned")
    return table.seats[seat]


async def stand_in(table: Table, seat: int, why: str, answer: Answer | None = None) -> None:
    """A bot takes over; the person may come back. The lock is held."""
    played_on = replace(table.seats[seat], stand_in=True, level=stand_in_level(table))
    helped = msgspec.structs.replace(table.notes, helped=True) if table.head.daily else None
    await table.commit(TableChange(notes=helped, seats=(played_on,), entries=table.noted(why, seat), answer=answer))
    await end_stuck_vote(table)


async def take_over(table: Table, seat: int, answer: Answer | None = None) -> None:
    """A person takes the seat back from the bot. The lock is held."""
    back = replace(table.seats[seat], stand_in=False)
    await table.commit(TableChange(seats=(back,), entries=table.noted("returned", seat), answer=answer))


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


def stand_in_level(table: Table) -> str:
    """The level of the bots that stand in at this table."""
    return table.notes.stand_in or USUAL_LEVEL
