"""The REST part: tables set up, found, joined by link, moved, played again, downloaded."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import chautari
from chautari.bots.levels import LEVELS
from chautari.games.ledger import ledger
from chautari.games.words import words
from chautari.server import seating, wire
from chautari.server.doorway import address, check_origin, cookie, person_of
from chautari.server.hall import Hall, title
from chautari.server.refusals import (
    BAD,
    BROKEN,
    CONFLICT,
    FORBIDDEN,
    GONE,
    KIND,
    LARGE,
    MANY,
    MISSING,
    Refused,
    refused,
    say,
)
from chautari.server.scene import next_table, shown_seat
from chautari.server.seats import NO_SEAT, Role, is_free, role_of
from chautari.server.table import Table, now
from chautari.server.tokens import CODE_MINUTES, new_token, typed
from chautari.store import BadStore, Head, Link, Seat, hashed

T = TypeVar("T")


class Call:
    """One request: who asks, and for what."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = request.app.state.hall
        self.person = person_of(request.headers)
        self.new_token = ""

    async def body(self, kind: type[T]) -> T:
        if self.request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise refused(KIND, "not-json")
        raw = b""
        async for part in self.request.stream():
            raw += part
            if len(raw) > self.hall.house.limits.body:
                raise refused(LARGE, "too-large", most=self.hall.house.limits.body)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None

    def somebody(self) -> str:
        """Who asks; somebody new is given a token, which the answer's cookie carries."""
        if not self.person:
            self.new_token = new_token()
            self.person = hashed(self.new_token)
        return self.person

    async def table(self) -> tuple[Table, Role]:
        """The table that is asked for, and what the caller is there; strangers can't tell it from none."""
        table = await self.hall.table(self.request.path_params["table"])
        role = await self.hall.role(table, self.person)
        if role.stranger:
            raise refused(MISSING, "no-such-table")
        return table, role

    async def hosted(self) -> Table:
        table, role = await self.table()
        if not role.host:
            raise refused(FORBIDDEN, "not-host")
        return table


async def games(call: Call) -> wire.Games:
    """The games that can be played here."""
    return wire.Games([shown_game(meta.name) for meta in chautari.TITLES], list(LEVELS))


async def rules(call: Call) -> wire.Rules:
    """A game's rules in our words, by their ids."""
    name = call.request.path_params["game"]
    if name not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    return wire.Rules([wire.Rule(rule.id, rule.chapter, rule.text) for rule in ledger(name).values()])


async def create(call: Call) -> wire.Created:
    """Sets up a table; the caller is its host."""
    wanted = await call.body(wire.NewTable)
    if not call.hall.creations.lets_in(address(call.request)):
        raise refused(MANY, "too-fast")
    host = call.somebody()
    if len(await asyncio.to_thread(call.hall.store.tables_of, host)) >= call.hall.house.limits.tables:
        raise refused(MANY, "too-many-tables")
    return await call.hall.create(wanted, host)


async def my_tables(call: Call) -> wire.MyTables:
    """The tables where the caller sits or is the host, the latest touched first."""
    if not call.person:
        return wire.MyTables([])
    found = await asyncio.to_thread(call.hall.store.tables_of, call.person)
    return wire.MyTables([summary(call, head, seats, role_of(head, seats, call.person)) for head, seats in found])


async def table(call: Call) -> wire.Summary:
    """One table, as far as a list shows it."""
    found, role = await call.table()
    return summary(call, found.head, found.seats, role)


async def start(call: Call) -> wire.Summary:
    """The host begins; bots take the seats that are still free."""
    found = await call.hosted()
    await seating.start(found, await call.body(wire.StartNow))
    call.hall.look(found)
    return await table(call)


async def seat_link(call: Call) -> wire.NewToken:
    """The host has a new link made for a seat; the old one and whoever sat there are out."""
    found = await call.hosted()
    seat = call.request.path_params["seat"]
    token = await seating.new_seat_link(found, int(seat) if seat in map(str, range(len(found.seats))) else NO_SEAT)
    call.hall.look(found)
    return wire.NewToken(token)


async def watch_link(call: Call) -> wire.NewToken:
    """The host has a new link made for spectators; the old one and whoever watched are out."""
    return wire.NewToken(await seating.new_watch_link(await call.hosted()))


async def code(call: Call) -> wire.Code:
    """A code that moves the caller's seat, and the hosting, to another device."""
    found, role = await call.table()
    if role.seat == NO_SEAT and not role.host:
        raise refused(FORBIDDEN, "only-watching")
    return wire.Code(await seating.new_moving_code(found, call.person), CODE_MINUTES)


async def rematch(call: Call) -> wire.Moved:
    """The next table of the same people, seats rotated; the same one for everybody who asks."""
    found, role = await call.table()
    if role.seat == NO_SEAT and not role.host:
        raise refused(FORBIDDEN, "only-watching")
    return wire.Moved(await call.hall.rematch(found))


async def record(call: Call) -> Response:
    """The record of a finished game, secrets and all, or of one that this program can't play on."""
    found, _ = await call.table()
    if found.head.stage != "finished" and not found.problem:
        raise refused(CONFLICT, "not-over")
    name = f"{found.head.game}-{found.head.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found.kept().record().to_json(), media_type="application/json", headers=headers)


async def log(call: Call) -> wire.Log:
    """Earlier lines of the log, as the caller has heard them: at most 500 before the one named."""
    found, role = await call.table()
    heard = found.log.heard_by(role.seat)
    before = call.request.query_params.get("before", str(len(heard)))
    if not before.isdecimal() or not before.isascii() or len(before) > 9:
        raise refused(BAD, "no-such-line")
    last = min(int(before), len(heard))
    first = max(0, last - LOG_PAGE)
    return wire.Log(first, heard[first:last])


async def look(call: Call) -> wire.Preview:
    """Where a link or a code leads; nothing is used up."""
    wanted = await call.body(wire.LookAt)
    name, link = await link_of(call, wanted.token)
    found = await call.hall.table(name)
    seats = [shown_seat(seat, found.seat_connected(seat.number)) for seat in found.seats]
    used = link.purpose == seating.SEAT and not is_free(found.seats[link.seat])
    seat = None if link.seat == NO_SEAT else link.seat
    leads_to = LEADS_TO[link.purpose]
    return wire.Preview(name, found.head.game, title(found.head.game), found.head.stage, seats, leads_to, seat, used)


async def use(call: Call) -> wire.Joined:
    """Exchanges a link or a code for what it opens; the answer's cookie keeps it."""
    wanted = await call.body(wire.Use)
    name, link = await link_of(call, wanted.token)
    found, person = await call.hall.table(name), call.somebody()
    if link.purpose == seating.SEAT:
        await seating.claim(found, person, link, wanted.name)
        call.hall.look(found)
        return wire.Joined(name, link.seat)
    if link.purpose == seating.MOVE:
        seat = await seating.move(found, person, link)
        return wire.Joined(name, None if seat == NO_SEAT else seat)
    role = await call.hall.role(found, person)
    if role.stranger:
        await seating.watch(found, person)
    return wire.Joined(name, None if role.seat == NO_SEAT else role.seat)


LOG_PAGE = 500
AN_HOUR = 3_600_000
LEADS_TO: dict[str, Any] = {seating.SEAT: "seat", seating.WATCH: "watch", seating.MOVE: "move"}


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


def summary(call: Call, head: Head, seats: tuple[Seat, ...], role: Role) -> wire.Summary:
    live = call.hall.tables.get(head.id)
    meta = next((meta for meta in chautari.TITLES if meta.name == head.game), None)
    playable = meta is not None and meta.rules_version == head.rules
    problem = live.problem if live else "" if playable else say("refused-unplayable", problem=say("other-version"))
    waiting = list(head.asked) if head.stage == "playing" and not head.paused else []
    return wire.Summary(
        table=head.id,
        game=head.game,
        title=title(head.game),
        options=head.options,
        stage=head.stage,
        paused=head.paused,
        seats=[shown_seat(seat, live is not None and live.seat_connected(seat.number)) for seat in seats],
        seat=None if role.seat == NO_SEAT else role.seat,
        host=role.host,
        waiting_for=waiting,
        your_turn=role.seat in waiting,
        created=head.created,
        updated=head.updated // AN_HOUR * AN_HOUR,
        next_table=next_table(head),
        problem=problem or None,
    )


def shown_game(name: str) -> wire.Game:
    meta = chautari.game(name).meta
    texts = words(f"chautari.games.{name.replace('-', '_')}")
    options = [
        wire.Option(
            option.name,
            texts.say(f"option-{option.name}") if texts.has(f"option-{option.name}") else "",
            [wire.Choice(one.value, list(one.seats), {k: list(v) for k, v in one.needs}) for one in option.choices],
        )
        for option in meta.options
    ]
    least, most = meta.seats[0], meta.seats[-1]
    return wire.Game(name, meta.title, meta.designers, meta.publisher, least, most, meta.rules_version, options)


Handler = Callable[[Call], Awaitable[Any]]


def endpoint(handler: Handler, status: int) -> Callable[[Request], Awaitable[Response]]:
    """A handler as the router wants it: limits first, and every refusal a sentence."""

    async def answer(request: Request) -> Response:
        call = Call(request)
        try:
            if not call.hall.requests.lets_in(address(request)):
                raise refused(MANY, "too-fast")
            if request.method != "GET":
                check_origin(request.headers, call.hall.house)
            found = await handler(call)
        except Refused as refusal:
            call.hall.metrics.count("refusals")
            return told(refusal.status, wire.Refusal(refusal.code, str(refusal), refusal.rule or None))
        except BadStore:
            return told(BROKEN, wire.Refusal("not-read", say("refused-not-read")))
        response = found if isinstance(found, Response) else told(status, found)
        if call.new_token:
            response.headers["Set-Cookie"] = cookie(call.new_token, request.url.scheme == "https")
        return response

    return answer


def told(status: int, answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")
