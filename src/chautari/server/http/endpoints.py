"""The REST part: tables set up, found, joined by link, moved, downloaded."""

import asyncio
from dataclasses import replace
from typing import Any

from starlette.responses import Response

import chautari
from chautari.games.ledger import told_ledger
from chautari.server import wire
from chautari.server.http.listings import games_message, open_table, seat_messages, summary, title
from chautari.server.http.requests import Call
from chautari.server.live.changes import now
from chautari.server.live.log import with_sentences
from chautari.server.live.seats import MOVE, NO_SEAT, SEAT, TABLE, WATCH, Role, is_free, is_vacant, role_of
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, FORBIDDEN, GONE, MANY, MISSING, refused
from chautari.server.tokens import CODE_MINUTES, typed
from chautari.server.verbs import creation, links, moves, putting_away, records
from chautari.server.verbs import seats as seat_verbs
from chautari.store import Link, hashed

LOG_PAGE = 500
MOST_LISTED = 50
# Whoever set up a table a week ago and got no company has gone home.
LISTED_FOR = 7 * 24 * 3_600_000
LEADS_TO: dict[str, Any] = {SEAT: "seat", TABLE: "table", WATCH: "watch", MOVE: "move"}


async def games(call: Call) -> wire.Games:
    """The games that can be played here."""
    return games_message()


async def rules(call: Call) -> wire.Rules:
    """A game's rules in our words, by their ids."""
    name = call.request.path_params["game"]
    if name not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    return wire.Rules([wire.Rule(rule.id, rule.chapter, rule.text) for rule in told_ledger(name).values()])


async def create(call: Call) -> wire.Created:
    """Sets up a table; the caller is its host. The same one for the same Idempotency-Key."""
    wanted, mint = await call.body(wire.NewTable), call.mint()
    origin = creation.mark(call.address)
    async with call.services.creating:
        change, created = creation.new_table(wanted, call.somebody(), origin, mint)
        known = await call.registry.made_before(created.table, call.person) if mint.repeats else None
        if known is not None:
            creation.check_same(known, wanted)
            return await creation.created_before(known, created)
        await call.own_tables()
        if wanted.listed:
            await check_listed(call, origin)
        await call.registry.add(change)
        return created


async def check_listed(call: Call, origin: str) -> None:
    """Refuses one more table for strangers to join where as many from the same address wait already."""
    waiting = await asyncio.to_thread(call.services.store.listed_from, origin, now() - LISTED_FOR)
    if waiting >= call.limits.listed:
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
    stored = await asyncio.to_thread(call.services.store.tables_of, call.person)
    tables = [
        summary(call.registry, head, seats, role_of(head, seats, call.person), call.person) for head, seats in stored
    ]
    # Not as the store has them: their order would tell of a secret move.
    return wire.MyTables(sorted(tables, key=lambda one: (one.updated, one.created, one.table), reverse=True))


async def open_tables(call: Call) -> wire.OpenTables:
    """The tables of this server that have a seat for whoever comes, the newest first; of many some from everywhere."""
    stored = await asyncio.to_thread(call.services.store.listed, now() - LISTED_FOR, MOST_LISTED)
    tables = [open_table(call.registry, head, seats) for head, seats in stored]
    return wire.OpenTables(sorted(tables, key=lambda one: (one.created, one.table), reverse=True))


async def sit(call: Call) -> wire.Joined:
    """Takes the next open seat of a table that is listed; whoever sits there already stays."""
    wanted = await call.body(wire.Sit)
    call.check_rate(call.services.tokens)
    table = await call.registry.table(call.request.path_params["table"])
    if not table.head.listed and (await call.registry.role(table, call.person)).stranger:
        raise refused(MISSING, "no-such-table")
    seat = await seat_verbs.sit_anywhere(table, call.somebody(), wanted.name, wanted.mark)
    return wire.Joined(table.head.id, seat)


async def table(call: Call) -> wire.Summary:
    """One table, as far as a list shows it."""
    asked, role = await call.table_to_look_back_at()
    return summary(call.registry, asked.head, asked.seats, role, call.person)


async def put_away(call: Call) -> wire.Summary:
    """Sets a table of the caller's apart from the others, in their own list alone, or brings it back."""
    asked, role = await call.table()
    check_takes_part(role)
    await putting_away.put_away(asked, call.person, (await call.body(wire.PutAway)).away)
    return await table(call)


async def start(call: Call) -> wire.Summary:
    """The host begins; bots take the seats that are still free."""
    await seat_verbs.start(await call.hosted(), await call.body(wire.StartNow))
    return await table(call)


async def seat_link(call: Call) -> wire.NewToken:
    """The host has a new link made for a seat; the old one and whoever sat there are out."""
    table = await call.hosted()
    seat = call.request.path_params["seat"]
    number = int(seat) if seat in map(str, range(len(table.seats))) else NO_SEAT
    return wire.NewToken(await links.new_seat_link(table, number))


async def table_link(call: Call) -> wire.NewToken:
    """The host has a new link made for the whole table; the old one opens nothing any more."""
    return wire.NewToken(await links.new_table_link(await call.hosted()))


async def watch_link(call: Call) -> wire.NewToken:
    """The host has a new link made for spectators; the old one and whoever watched are out."""
    return wire.NewToken(await links.new_watch_link(await call.hosted()))


async def code(call: Call) -> wire.Code:
    """A code that moves the caller's seat, and the hosting, to another device."""
    table, _ = await call.table()
    return wire.Code(await links.new_moving_code(table, call.person), CODE_MINUTES)


async def rematch(call: Call) -> wire.Moved:
    """The next table of the same people, seats rotated; the same one for everybody who asks."""
    table, role = await call.table()
    check_takes_part(role)
    return wire.Moved(await creation.rematch(call.registry, table))


def check_takes_part(role: Role) -> None:
    if not role.takes_part:
        raise refused(FORBIDDEN, "only-watching")


async def record(call: Call) -> Response:
    """The record of a finished game, or of one that this program can't play on: that is noted in the table's log."""
    table, role = await call.table()
    if table.head.stage != "finished":
        if not table.problem:
            raise refused(CONFLICT, "not-over")
        check_takes_part(role)
        # It shows the hidden cards, and another version of this program may go on with the table.
        await records.note_download(table, role.seat)
    name = f"{table.head.game}-{table.head.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    found = table.kept().record()
    # What was laid on top of the deck for a lesson was dealt by nobody.
    found = replace(found, deals=()) if table.guide else found
    return Response(found.to_json(), media_type="application/json", headers=headers)


async def log(call: Call) -> wire.Log:
    """Earlier lines of the log, as the caller has heard them: at most 500 before the one named."""
    table, role = await call.table()
    heard = table.log.heard_by(role.seat)
    last = min(call.number("before", len(heard), "no-such-line"), len(heard))
    first = max(0, last - LOG_PAGE)
    return wire.Log(first, with_sentences(table.head.game, table.names, heard[first:last], role.seat))


async def why(call: Call) -> wire.Refusal:
    """Why something that the table shows is not open to the caller now: the rule, where one forbids it."""
    table, role = await call.table()
    if role.seat == NO_SEAT:
        raise refused(FORBIDDEN, "not-seated")
    query = call.request.query_params
    return moves.why_not(table, role.seat, query.get("name", ""), query.get("on", "").split())


async def look(call: Call) -> wire.Preview:
    """Where a link or a code leads; nothing is used up."""
    wanted = await call.body(wire.LookAt)
    name, link = await link_of(call, wanted.token)
    table = await call.registry.table(name)
    seats = seat_messages(call.registry, table.head, table.seats)
    leads_to, seat, used = await destination(call, table, link)
    return wire.Preview(name, table.head.game, title(table.head.game), table.head.stage, seats, leads_to, seat, used)


async def destination(call: Call, table: Table, link: Link) -> tuple[Any, int | None, bool]:
    """What a link leads to, which seat that is, and whether somebody has used it up."""
    if link.purpose == TABLE:
        role = await call.registry.role(table, call.person)
        if role.seat != NO_SEAT or table.head.stage == "waiting":
            return "table", role.seat_or_none, not any(map(is_vacant, table.seats))
        if role.stranger and not await links.may_watch(table):
            raise refused(GONE, "table-begun")
        return "watch", None, False
    used = link.purpose == SEAT and not is_free(table.seats[link.seat])
    return LEADS_TO[link.purpose], Role(link.seat).seat_or_none, used


async def use(call: Call) -> wire.Joined:
    """Exchanges a link or a code for what it opens; the answer's cookie keeps it."""
    wanted = await call.body(wire.Use)
    name, link = await link_of(call, wanted.token)
    table, person = await call.registry.table(name), call.somebody()
    if link.purpose == SEAT:
        await seat_verbs.claim(table, person, link, wanted)
        return wire.Joined(name, link.seat)
    if link.purpose == TABLE and (wanted.name or table.head.stage == "waiting"):
        return wire.Joined(name, await seat_verbs.take_vacant(table, person, link, wanted))
    if link.purpose == MOVE:
        return wire.Joined(name, Role(await links.move(table, person, link)).seat_or_none)
    role = await call.registry.role(table, person)
    if role.stranger:
        if link.purpose == TABLE and not await links.may_watch(table):
            raise refused(GONE, "table-begun")
        await links.watch(table, person, link)
    return wire.Joined(name, role.seat_or_none)


async def link_of(call: Call, token: str) -> tuple[str, Link]:
    """The table that a token opens, and how; whoever guesses is soon out of tries."""
    call.check_rate(call.services.tokens)
    opened = await asyncio.to_thread(call.services.store.link, hashed(typed(token)))
    if opened is None or opened[1].purpose not in LEADS_TO:
        raise refused(MISSING, "no-such-link")
    if opened[1].expires is not None and opened[1].expires < now():
        raise refused(GONE, "link-expired")
    return opened
