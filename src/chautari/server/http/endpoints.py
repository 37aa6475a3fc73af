"""The REST part: tables set up, found, joined by link, moved, played again, downloaded."""

import asyncio
from typing import Any

from starlette.responses import Response

import chautari
from chautari.bots.levels import LEVELS
from chautari.games.ledger import ledger
from chautari.server import wire
from chautari.server.http.listings import open_table, shown_game, summary
from chautari.server.http.requests import Call
from chautari.server.http.security import address
from chautari.server.live.log import said
from chautari.server.live.registry import title
from chautari.server.live.scenes import shown_seat
from chautari.server.live.seats import MOVE, NO_SEAT, SEAT, WATCH, is_free, role_of
from chautari.server.live.table import now
from chautari.server.refusals import (
    CONFLICT,
    FORBIDDEN,
    GONE,
    MANY,
    MISSING,
    refused,
    say,
)
from chautari.server.tokens import CODE_MINUTES, typed
from chautari.server.verbs import creation, links, moves
from chautari.server.verbs import seats as seat_verbs
from chautari.server.verbs.creation import mark
from chautari.store import Link, hashed


async def games(call: Call) -> wire.Games:
    """The games that can be played here."""
    levels = [wire.BotLevel(name, say(f"level-{name}-title"), say(f"level-{name}")) for name in LEVELS]
    return wire.Games([shown_game(meta.name) for meta in chautari.TITLES], levels)


async def rules(call: Call) -> wire.Rules:
    """A game's rules in our words, by their ids."""
    name = call.request.path_params["game"]
    if name not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    return wire.Rules([wire.Rule(rule.id, rule.chapter, rule.text) for rule in ledger(name).values()])


async def create(call: Call) -> wire.Created:
    """Sets up a table; the caller is its host. The same one for the same Idempotency-Key."""
    wanted, mint = await call.body(wire.NewTable), call.mint()
    origin = mark(address(call.request))
    async with call.hall.creating:
        change, created = creation.new_table(wanted, call.somebody(), origin, mint)
        known = await call.hall.made_before(created.table, call.person) if mint.repeats else None
        if known is None:
            await call.own_tables()
            if wanted.listed:
                await check_listed(call, origin)
            await call.hall.bring(change)
        elif not creation.is_same(known.head, len(known.seats), change):
            raise refused(CONFLICT, "key-used")
        return created


async def check_listed(call: Call, origin: str) -> None:
    """Refuses one more table for strangers to join where as many from the same address wait already."""
    waiting = await asyncio.to_thread(call.hall.store.listed_from, origin, now() - LISTED_FOR)
    if waiting >= call.hall.house.limits.listed:
        raise refused(MANY, "too-many-listed")


async def me(call: Call) -> wire.Somebody:
    """Makes the caller somebody, by the answer's cookie, before anything is asked in their name."""
    known = bool(call.person)
    call.somebody()
    return wire.Somebody(known)


async def my_tables(call: Call) -> wire.MyTables:
    """The tables where the caller sits or is the host, those of the latest hour first."""
    if not call.person:
        return wire.MyTables([])
    found = await asyncio.to_thread(call.hall.store.tables_of, call.person)
    shown = [summary(call.hall, head, seats, role_of(head, seats, call.person)) for head, seats in found]
    # Not as the store has them: their order would tell of a secret move.
    return wire.MyTables(sorted(shown, key=lambda one: (one.updated, one.created, one.table), reverse=True))


async def open_tables(call: Call) -> wire.OpenTables:
    """The tables of this server that have a seat for whoever comes, the newest first; of many some from everywhere."""
    found = await asyncio.to_thread(call.hall.store.listed, now() - LISTED_FOR, MOST_LISTED)
    shown = [open_table(call.hall, head, seats) for head, seats in found]
    return wire.OpenTables(sorted(shown, key=lambda one: (one.created, one.table), reverse=True))


async def sit(call: Call) -> wire.Joined:
    """Takes the next open seat of a table that is listed; whoever sits there already stays."""
    wanted = await call.body(wire.Sit)
    if not call.hall.tokens.lets_in(address(call.request)):
        raise refused(MANY, "too-fast")
    found = await call.hall.table(call.request.path_params["table"])
    if not found.head.listed and (await call.hall.role(found, call.person)).stranger:
        raise refused(MISSING, "no-such-table")
    seat = await seat_verbs.sit_anywhere(found, call.somebody(), wanted.name)
    call.hall.look(found)
    return wire.Joined(found.head.id, seat)


async def table(call: Call) -> wire.Summary:
    """One table, as far as a list shows it."""
    found, role = await call.table()
    return summary(call.hall, found.head, found.seats, role)


async def start(call: Call) -> wire.Summary:
    """The host begins; bots take the seats that are still free."""
    found = await call.hosted()
    await seat_verbs.start(found, await call.body(wire.StartNow))
    call.hall.look(found)
    return await table(call)


async def seat_link(call: Call) -> wire.NewToken:
    """The host has a new link made for a seat; the old one and whoever sat there are out."""
    found = await call.hosted()
    seat = call.request.path_params["seat"]
    token = await links.new_seat_link(found, int(seat) if seat in map(str, range(len(found.seats))) else NO_SEAT)
    call.hall.look(found)
    return wire.NewToken(token)


async def watch_link(call: Call) -> wire.NewToken:
    """The host has a new link made for spectators; the old one and whoever watched are out."""
    return wire.NewToken(await links.new_watch_link(await call.hosted()))


async def code(call: Call) -> wire.Code:
    """A code that moves the caller's seat, and the hosting, to another device."""
    found, _ = await call.table()
    return wire.Code(await links.new_moving_code(found, call.person), CODE_MINUTES)


async def rematch(call: Call) -> wire.Moved:
    """The next table of the same people, seats rotated; the same one for everybody who asks."""
    found, role = await call.table()
    if role.seat == NO_SEAT and not role.host:
        raise refused(FORBIDDEN, "only-watching")
    return wire.Moved(await call.hall.rematch(found))


async def record(call: Call) -> Response:
    """The record of a finished game, or of one that this program can't play on: that is noted in the table's log."""
    found, role = await call.table()
    if found.head.stage != "finished":
        if not found.problem:
            raise refused(CONFLICT, "not-over")
        if role.seat == NO_SEAT and not role.host:
            raise refused(FORBIDDEN, "only-watching")
        # It shows the hidden cards, and another version of this program may go on with the table.
        await found.note("downloaded", role.seat)
    name = f"{found.head.game}-{found.head.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found.kept().record().to_json(), media_type="application/json", headers=headers)


async def log(call: Call) -> wire.Log:
    """Earlier lines of the log, as the caller has heard them: at most 500 before the one named."""
    found, role = await call.table()
    heard = found.log.heard_by(role.seat)
    last = min(call.number("before", len(heard), "no-such-line"), len(heard))
    first = max(0, last - LOG_PAGE)
    return wire.Log(first, said(found.head.game, found.names, heard[first:last]))


async def why(call: Call) -> wire.Refusal:
    """Why something that the table shows is not open to the caller now: the rule, where one forbids it."""
    found, role = await call.table()
    if role.seat == NO_SEAT:
        raise refused(FORBIDDEN, "not-seated")
    asked = call.request.query_params
    return moves.why_not(found, role.seat, asked.get("name", ""), asked.get("on", "").split())


async def look(call: Call) -> wire.Preview:
    """Where a link or a code leads; nothing is used up."""
    wanted = await call.body(wire.LookAt)
    name, link = await link_of(call, wanted.token)
    found = await call.hall.table(name)
    seats = [shown_seat(seat, found.seat_connected(seat.number)) for seat in found.seats]
    used = link.purpose == SEAT and not is_free(found.seats[link.seat])
    seat = None if link.seat == NO_SEAT else link.seat
    leads_to = LEADS_TO[link.purpose]
    return wire.Preview(name, found.head.game, title(found.head.game), found.head.stage, seats, leads_to, seat, used)


async def use(call: Call) -> wire.Joined:
    """Exchanges a link or a code for what it opens; the answer's cookie keeps it."""
    wanted = await call.body(wire.Use)
    name, link = await link_of(call, wanted.token)
    found, person = await call.hall.table(name), call.somebody()
    if link.purpose == SEAT:
        await seat_verbs.claim(found, person, link, wanted.name)
        call.hall.look(found)
        return wire.Joined(name, link.seat)
    if link.purpose == MOVE:
        seat = await links.move(found, person, link)
        return wire.Joined(name, None if seat == NO_SEAT else seat)
    role = await call.hall.role(found, person)
    if role.stranger:
        await links.watch(found, person, link)
    return wire.Joined(name, None if role.seat == NO_SEAT else role.seat)


LOG_PAGE = 500
MOST_LISTED = 50
# Whoever set up a table a week ago and got no company has gone home.
LISTED_FOR = 7 * 24 * 3_600_000
LEADS_TO: dict[str, Any] = {SEAT: "seat", WATCH: "watch", MOVE: "move"}


async def link_of(call: Call, token: str) -> tuple[str, Link]:
    """What a token opens; whoever guesses is soon out of tries."""
    if not call.hall.tokens.lets_in(address(call.request)):
        raise refused(MANY, "too-fast")
    found = await asyncio.to_thread(call.hall.store.link, hashed(typed(token)))
    if found is None or found[1].purpose not in LEADS_TO:
        raise refused(MISSING, "no-such-link")
    if found[1].expires is not None and found[1].expires < now():
        raise refused(GONE, "link-expired")
    return found
