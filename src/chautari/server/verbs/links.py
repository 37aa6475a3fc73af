"""What opens a table: the links of seats and spectators, and the codes that carry a seat to another device."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from chautari.server.live.changes import Dismissal, TableChange, now
from chautari.server.live.seats import (
    LOOK_BACK,
    MOVE,
    NO_SEAT,
    SEAT,
    TABLE,
    WATCH,
    WATCHING,
    WITHDRAWN,
    put_out,
    resigned,
    seat_of,
)
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, FORBIDDEN, MANY, MISSING, refused
from chautari.server.tokens import CODE_MINUTES, Mint, new_code, new_token, watching
from chautari.server.verbs.seats import stand_in_level
from chautari.server.verbs.undo import end_stuck_vote
from chautari.store import Link, Seat, hashed

# One browser after another may ask to watch; those who did before go on watching.
MOST_LINKS = 1000


async def new_seat_link(table: Table, number: int) -> str:
    """The token of a seat's new and only link; whoever sat there is out, and everybody can read that in the log."""
    async with table.lock:
        seat, token = renewable(table, number), new_token()
        renewed = table.entry("link-renewed", number)
        await table.commit(
            TableChange(
                seats=(freed(table, seat),),
                entries=(renewed,) if seat.person else table.noted("link-renewed", number),
                links=(Link(hashed(token), SEAT, number),),
                revoked=((SEAT, number), (MOVE, number)),
                dismissals=(Dismissal("link-renewed", seat=number),),
            )
        )
        await end_stuck_vote(table)
        return token


def renewable(table: Table, number: int) -> Seat:
    """A seat for which the host may have a new link; refuses the others."""
    if not 0 <= number < len(table.seats):
        raise refused(MISSING, "no-such-seat", last=len(table.seats) - 1)
    seat = table.seats[number]
    if seat.kind == "bot" or resigned(seat):
        raise refused(CONFLICT, "bots-seat")
    if seat.person == table.head.host and seat.kind == "person":
        raise refused(CONFLICT, "own-seat")
    if table.head.stage == "finished":
        raise refused(CONFLICT, "over")
    return seat


def freed(table: Table, seat: Seat) -> Seat:
    """The seat without its person; a bot stands in if the game goes on."""
    if table.head.stage == "playing":
        level = stand_in_level(table)
        return replace(put_out(seat), kind="invited", person="", stand_in=True, level=level)
    if seat.kind == "invited":
        return replace(seat, person="", stand_in=False, level="")
    return replace(seat, kind="open", person="", name="", stand_in=False, level="")


async def new_table_link(table: Table) -> str:
    """The token of the one link that opens every vacant seat; whoever sits already stays."""
    async with table.lock:
        if table.head.stage != "waiting":
            raise refused(CONFLICT, "started")
        token = new_token()
        await table.commit(TableChange(links=(Link(hashed(token), TABLE),), revoked=((TABLE, NO_SEAT),), quiet=True))
        return token


async def new_watch_link(table: Table) -> str:
    """The token of the only link that lets anybody watch; whoever watched is out.

    Once the game has begun the table's own link leads to watching, too, so that one ends with it.
    """
    async with table.lock:
        token = new_token()
        old = [WATCH, WATCHING] + [TABLE] * (table.head.stage != "waiting")
        await table.commit(
            TableChange(
                links=(Link(hashed(token), WATCH),),
                revoked=tuple((purpose, NO_SEAT) for purpose in old),
                dismissals=(Dismissal("link-renewed", seat=NO_SEAT),),
            )
        )
        return token


async def new_moving_code(table: Table, person: str) -> str:
    """A code that carries what somebody has at this table, the hosting too, to another device."""
    async with table.lock:
        code, seat = new_code(), seat_of(table.seats, person)
        if seat == NO_SEAT and table.head.host != person:
            raise refused(FORBIDDEN, "only-watching")
        expires = now() + CODE_MINUTES * 60_000
        await table.commit(TableChange(links=(Link(hashed(code), MOVE, seat, expires),), revoked=((MOVE, seat),)))
        return code


async def move(table: Table, person: str, link: Link) -> int:
    """The seat goes to the device where its code was typed, and its number is returned; the one before is out."""
    async with table.lock:
        await table.check_link(link)
        held = seat_of(table.seats, person)
        if held not in (NO_SEAT, link.seat):
            raise refused(CONFLICT, "one-seat")
        before = table.seats[link.seat].person if link.seat != NO_SEAT else table.head.host
        if before != person:
            await table.commit(
                TableChange(
                    host=person if table.head.host == before else None,
                    seats=(replace(table.seats[link.seat], person=person),) if link.seat != NO_SEAT else (),
                    revoked=((MOVE, link.seat),),
                    dismissals=(
                        Dismissal("seat-moved", person=before),
                        Dismissal("seat-changed", person=person, but=link.seat),
                    ),
                )
            )
        return link.seat


async def look_back_link(table: Table, mint: Mint) -> str:
    """The token by which anybody may look back at a finished game; made again, it is the same until it is withdrawn."""
    async with table.lock:
        made = await asyncio.to_thread(table.store.links, table.head.id)
        token = look_back_token(made, mint)
        if hashed(token) not in [link.token for link in made]:
            await table.commit(TableChange(links=(Link(hashed(token), LOOK_BACK),), quiet=True))
        return token


async def withdraw_look_back_link(table: Table, mint: Mint) -> None:
    """The caller's link to look back opens nothing any more; those of others go on."""
    async with table.lock:
        made = await asyncio.to_thread(table.store.links, table.head.id)
        own = hashed(look_back_token(made, mint))
        open_links = [link for link in made if link.purpose == LOOK_BACK]
        if own in [link.token for link in open_links]:
            others = [link for link in open_links if link.token != own]
            await table.commit(
                TableChange(links=(*others, Link(own, WITHDRAWN)), revoked=((LOOK_BACK, NO_SEAT),), quiet=True)
            )


def look_back_token(made: Sequence[Link], mint: Mint) -> str:
    """The first of the caller's tokens that was not withdrawn: sharing again revives no old link."""
    withdrawn = {link.token for link in made if link.purpose == WITHDRAWN}
    tokens = (mint.token(f"look back {number}" if number else "look back") for number in count())
    return next(token for token in tokens if hashed(token) not in withdrawn)


async def may_watch(table: Table) -> bool:
    """True if a host lets people watch: there is a link for it."""
    links = await asyncio.to_thread(table.store.links, table.head.id)
    return any(link.purpose == WATCH for link in links)


async def watch(table: Table, person: str, link: Link) -> None:
    """Somebody may watch from now on; a second click does no harm."""
    async with table.lock:
        await table.check_link(link)
        token = watching(person, table.head.id)
        opened = await asyncio.to_thread(table.store.links, table.head.id)
        if len(opened) >= MOST_LINKS:
            raise refused(MANY, "too-many-viewers")
        if token not in [one.token for one in opened]:
            await table.commit(TableChange(links=(Link(token, WATCHING),)))
