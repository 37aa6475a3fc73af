"""What opens a table: the links of seats and spectators, and the codes that carry a seat to another device."""

import asyncio
from dataclasses import replace

from chautari.server.live.seats import MOVE, NO_SEAT, SEAT, WATCH, WATCHING, put_out, resigned, seat_of
from chautari.server.live.table import Table, now
from chautari.server.refusals import CONFLICT, FORBIDDEN, MANY, MISSING, refused
from chautari.server.tokens import CODE_MINUTES, new_code, new_token
from chautari.server.verbs import undo
from chautari.server.verbs.seats import substitute
from chautari.store import Link, hashed

# One browser after another may ask to watch; those who did before go on watching.
MOST_LINKS = 1000


async def new_seat_link(table: Table, number: int) -> str:
    """Only the new link opens the seat; whoever sat there is out, and everybody can read that in the log."""
    async with table.lock:
        if not 0 <= number < len(table.seats):
            raise refused(MISSING, "no-such-seat", last=len(table.seats) - 1)
        seat = table.seats[number]
        if seat.kind == "bot" or resigned(seat):
            raise refused(CONFLICT, "bots-seat")
        if seat.person == table.head.host and seat.kind == "person":
            raise refused(CONFLICT, "own-seat")
        if table.head.stage == "finished":
            raise refused(CONFLICT, "over")
        token = new_token()
        playing_on = table.head.stage == "playing"
        freed = replace(
            put_out(seat) if playing_on else seat,
            kind="invited" if playing_on or seat.kind == "invited" else "open",
            person="",
            name=seat.name if playing_on or seat.kind == "invited" else "",
            stand_in=playing_on,
            level=substitute(table) if playing_on else "",
        )
        await table.keep(
            seats=(freed,),
            entries=(table.entry("link-renewed", number),) if seat.person else table.noted("link-renewed", number),
            links=(Link(hashed(token), SEAT, number),),
            revoked=((SEAT, number), (MOVE, number)),
        )
        table.dismiss_seat(number, "link-renewed")
        table.tell()
        await undo.settle(table)
        return token


async def new_watch_link(table: Table) -> str:
    """Only the new link lets anybody watch; whoever watched is out."""
    async with table.lock:
        token = new_token()
        revoked = ((WATCH, NO_SEAT), (WATCHING, NO_SEAT))
        await table.keep(links=(Link(hashed(token), WATCH),), revoked=revoked)
        table.dismiss_seat(NO_SEAT, "link-renewed")
        return token


async def new_moving_code(table: Table, person: str) -> str:
    """A code that carries what somebody has at this table, the hosting too, to another device."""
    async with table.lock:
        code, seat = new_code(), seat_of(table.seats, person)
        if seat == NO_SEAT and table.head.host != person:
            raise refused(FORBIDDEN, "only-watching")
        expires = now() + CODE_MINUTES * 60_000
        await table.keep(links=(Link(hashed(code), MOVE, seat, expires),), revoked=((MOVE, seat),))
        return code


async def move(table: Table, person: str, link: Link) -> int:
    """The seat goes to the device where its code was typed; the one before is shown the door."""
    async with table.lock:
        await table.check_link(link)
        held = seat_of(table.seats, person)
        if held not in (NO_SEAT, link.seat):
            raise refused(CONFLICT, "one-seat")
        before = table.seats[link.seat].person if link.seat != NO_SEAT else table.head.host
        if before != person:
            moved = (replace(table.seats[link.seat], person=person),) if link.seat != NO_SEAT else ()
            host = {"host": person} if table.head.host == before else {}
            await table.keep(head=host, seats=moved, revoked=((MOVE, link.seat),))
            table.dismiss_person(before, "seat-moved")
            table.dismiss_person(person, "seat-changed", but=link.seat)
        return link.seat


def watching(person: str, table: str) -> str:
    """The hash under which it is kept that somebody may watch a table."""
    return hashed(f"{person} watches {table}")


async def watch(table: Table, person: str, link: Link) -> None:
    """Somebody may watch from now on; a second click does no harm."""
    async with table.lock:
        await table.check_link(link)
        kept = watching(person, table.head.id)
        opened = await asyncio.to_thread(table.store.links, table.head.id)
        if len(opened) >= MOST_LINKS:
            raise refused(MANY, "too-many-viewers")
        if kept not in [one.token for one in opened]:
            await table.keep(links=(Link(kept, WATCHING),))
