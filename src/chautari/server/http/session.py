"""One viewer's WebSocket: hello, then news outwards and verbs inwards, every one answered."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chautari.server import wire
from chautari.server.http.outbox import GOING_AWAY, GuestSocket, Outbox
from chautari.server.http.security import address, check_origin, person_of
from chautari.server.live.seats import NO_SEAT, Role, is_person, role_of
from chautari.server.live.streams import ENCODER, Stream
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, BROKEN, FORBIDDEN, LARGE, MANY, MISSING, Refused, refused, say
from chautari.server.services import Services
from chautari.server.verbs import chat, lessons, moves, pauses, practice, reactions, undo
from chautari.server.verbs import seats as seat_verbs
from chautari.store import BadStore

LOG = logging.getLogger("chautari.session")
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
HELLO_PATIENCE = 10.0
CLOSING_PATIENCE = 5.0

Verb = Callable[[Table, int, Any], Awaitable[None]]
# What a seat's person may do, and what the host may do without one.
SEATED: dict[type, Verb] = {
    wire.Act: moves.act,
    wire.Undo: undo.undo,
    wire.Practise: practice.practise,
    wire.GoOn: lessons.go_on,
    wire.Vote: undo.vote,
    wire.Leave: seat_verbs.leave,
    wire.Return: seat_verbs.come_back,
    wire.Resign: seat_verbs.resign,
}
AT_THE_TABLE: dict[type, Verb] = {
    wire.Say: chat.say_something,
    wire.React: reactions.react,
    wire.Pause: pauses.pause,
    wire.Resume: pauses.resume,
}


async def follow(socket: WebSocket) -> None:
    """The whole life of one connection."""
    services: Services = socket.app.state.services
    await socket.accept()
    outbox = Outbox(socket, person_of(socket.headers), address(socket))
    delivering = asyncio.create_task(outbox.deliver())
    try:
        check_origin(socket.headers, services.config)
        with GuestSocket(services.guest_sockets, address(socket)) as guest:
            await Session(services, outbox, guest).run(socket.path_params["table"])
    except Refused as refusal:
        services.metrics.count("refusals")
        outbox.refuse(0, None, refusal)
    except WebSocketDisconnect:
        pass
    except BadStore:
        outbox.refuse(0, None, refused(BROKEN, "not-read"))
    except Exception:
        services.metrics.count("failures")
        LOG.exception("a connection failed")
        outbox.refuse(0, None, refused(BROKEN, "fault"))
    finally:
        outbox.end()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(delivering, CLOSING_PATIENCE)


class Session:
    """Somebody at a table, for as long as the connection lasts."""

    def __init__(self, services: Services, outbox: Outbox, guest: GuestSocket) -> None:
        self.services = services
        self.outbox = outbox
        self.guest = guest
        self.limits = services.config.limits
        self.person = outbox.person

    async def run(self, name: str) -> None:
        if self.guest.others >= self.limits.connections:
            raise refused(MANY, "too-many-sockets")
        hello = await self.hello()
        self.check_rate(name)
        table = await self.services.registry.table(name)
        role = await self.enter(table)
        self.make_room(table)
        stream = table.arrive(self.outbox, role.seat)
        try:
            self.welcome(table, stream, role, hello)
            while self.outbox.following:
                await self.answer(table, stream)
        finally:
            table.depart(self.outbox)

    # Coming in

    async def hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                message = self.read(await self.receive())
        except TimeoutError:
            raise refused(BAD, "no-hello") from None
        if not isinstance(message, wire.Hello):
            raise refused(BAD, "no-hello")
        return message

    def check_rate(self, name: str) -> None:
        """Whoever sits at a table that is being played has a place there, whatever else comes from their address."""
        services, table = self.services, self.services.registry.tables.get(name)
        at_home = table is not None and role_of(table.head, table.seats, self.person).takes_part
        limiter, who = (services.messages, self.person) if at_home else (services.requests, self.guest.address)
        if not limiter.allows(who):
            raise refused(MANY, "too-fast")

    async def enter(self, table: Table) -> Role:
        """Who somebody is here; asked again if anybody was dismissed meanwhile, for it may have been them."""
        dismissals = -1
        while dismissals != table.audience.dismissals:
            dismissals = table.audience.dismissals
            role = await self.services.registry.role(table, self.person)
            if role.stranger:
                raise refused(MISSING, "no-such-table")
            if table.problem:
                raise Refused(BROKEN, "unplayable", table.problem)
            if table.gone:
                raise refused(BROKEN, "reload")
            self.check_room(table, role)
            if role.seat != NO_SEAT:
                await seat_verbs.greet(table, role.seat, self.person)
        return role

    def check_room(self, table: Table, role: Role) -> None:
        """Seats and hosts always have room; who only watches has it as long as there is some."""
        if role.takes_part:
            self.guest.release()
            return
        if self.guest.others >= self.limits.sockets:
            raise refused(MANY, "too-many-sockets")
        spectators = {viewer.person for viewer in table.audience.at(NO_SEAT)}
        if len(spectators - {self.person}) >= self.limits.viewers:
            raise refused(MANY, "too-many-viewers")

    def make_room(self, table: Table) -> None:
        """One person's oldest connection to a table gives way to the newest."""
        own = [one for one in table.audience if isinstance(one, Outbox) and one.person == self.person and one.following]
        own.sort(key=lambda one: one.number)
        for oldest in own[: max(0, len(own) + 1 - self.limits.chairs)]:
            oldest.dismiss("too-many-chairs")

    def welcome(self, table: Table, stream: Stream, role: Role, hello: wire.Hello) -> None:
        welcome = wire.Welcome(stream.number, table.head.id, role.seat_or_none, role.host, stream.name)
        self.outbox.put(ENCODER.encode(welcome))
        self.outbox.put(stream.since(hello.stream, hello.last))
        self.outbox.following = True

    # Every message

    async def answer(self, table: Table, stream: Stream) -> None:
        """One message in, and one word on it out: done, or refused and why."""
        raw, key, metrics = await self.receive(), None, self.services.metrics
        metrics.count("messages")
        try:
            await self.slow_down()
            message, arrived = self.read(raw), time.perf_counter()
            key = getattr(message, "key", None)
            await self.perform(table, message)
            if isinstance(message, wire.Act):
                metrics.took(time.perf_counter() - arrived)
        except Refused as refusal:
            metrics.count("refusals")
            self.outbox.refuse(stream.number, key, refusal)
        except Exception:
            metrics.count("failures")
            LOG.exception("a message at a table of %s failed", table.head.game)
            self.outbox.refuse(stream.number, key, refused(BROKEN, "fault"))
        else:
            self.outbox.put(ENCODER.encode(wire.Done(stream.number, str(key))))

    async def slow_down(self) -> None:
        """Waits if a person, or all people of an address, have sent too much; nothing is read meanwhile or lost."""
        own = self.services.messages.bucket(self.person)
        household = self.services.household_messages.bucket(self.outbox.address)
        await asyncio.sleep(max(own.wait(), household.wait()))

    async def perform(self, table: Table, message: wire.FromClient) -> None:
        """Who somebody is at the table is asked anew every time, while nothing can change: seats change hands."""
        async with table.lock:
            role = role_of(table.head, table.seats, self.person)
            verb = allowed_verb(table, role, message)
            if isinstance(message, wire.Say) and not self.services.chat.allows(self.person):
                raise refused(MANY, "too-fast")
            await verb(table, role.seat, message)

    async def receive(self) -> bytes:
        event = await self.outbox.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", GOING_AWAY))
        raw = event.get("bytes") or (event.get("text") or "").encode("utf-8", "surrogatepass")
        return bytes(raw)

    def read(self, raw: bytes) -> wire.FromClient:
        if len(raw) > self.limits.message:
            raise refused(LARGE, "too-large", most=self.limits.message)
        try:
            return DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None


def allowed_verb(table: Table, role: Role, message: wire.FromClient) -> Verb:
    """What a message asks for; refuses whoever may not do it."""
    seated = role.seat != NO_SEAT and is_person(table.seats[role.seat])
    verb = SEATED.get(type(message))
    if verb is not None:
        if not seated:
            raise refused(FORBIDDEN, "not-seated")
        return verb
    verb = AT_THE_TABLE.get(type(message))
    if verb is None:
        raise refused(BAD, "hello-again")
    if not seated and not role.host:
        raise refused(FORBIDDEN, "only-watching")
    return verb
