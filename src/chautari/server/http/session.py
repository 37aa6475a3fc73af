"""One viewer's WebSocket: hello, then news outwards and verbs inwards, every one answered."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chautari.server import wire
from chautari.server.http.security import address, check_origin, person_of
from chautari.server.live.registry import Hall
from chautari.server.live.seats import NO_SEAT, Role, is_person, role_of
from chautari.server.live.streams import ENCODER, Stream, Viewer
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, BROKEN, FORBIDDEN, LARGE, MANY, MISSING, Refused, refused, say
from chautari.server.verbs import chat, moves, undo
from chautari.server.verbs import seats as seat_verbs
from chautari.store import BadStore

LOG = logging.getLogger("chautari.socket")
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
HELLO_PATIENCE = 10.0
# So many messages may wait for a slow reader; it can come back and ask for what it missed.
QUEUE = 64
GOING_AWAY = 1001
CLOSING_PATIENCE = 5.0
NUMBERS = count()

Verb = Callable[[Table, int, Any], Awaitable[None]]
# What a seat's person may do, and what the host may do without one.
SEATED: dict[type, Verb] = {
    wire.Act: moves.act,
    wire.Undo: undo.undo,
    wire.Vote: undo.vote,
    wire.Leave: seat_verbs.leave,
    wire.Return: seat_verbs.come_back,
    wire.Resign: seat_verbs.resign,
}
AT_THE_TABLE: dict[type, Verb] = {
    wire.Say: chat.say_something,
    wire.Pause: chat.pause,
    wire.Resume: chat.resume,
}


class Connection(Viewer):
    """A socket and the messages that wait to be sent over it."""

    def __init__(self, socket: WebSocket, person: str, address: str) -> None:
        super().__init__(person, address)
        self.socket = socket
        self.number = next(NUMBERS)
        self.following = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """News before the welcome are part of what the welcome brings."""
        if self.following:
            self.put(message)

    def put(self, message: bytes) -> None:
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(message)
        else:
            self.end()

    def dismiss(self, code: str) -> None:
        self.put(ENCODER.encode(wire.Bye(0, code, str(refused(FORBIDDEN, code)))))
        self.end()

    def end(self) -> None:
        self.following = False
        self._queue.put_nowait(None)

    async def deliver(self) -> None:
        """Sends what waits, in order, until the end."""
        while (message := await self._queue.get()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(GOING_AWAY)


async def follow(socket: WebSocket) -> None:
    """The whole life of one connection."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    connection = Connection(socket, person_of(socket.headers), address(socket))
    delivering = asyncio.create_task(connection.deliver())
    try:
        check_origin(socket.headers, hall.house)
        with Guest(hall.sockets, address(socket)) as guest:
            await Follower(hall, connection, guest).converse(socket.path_params["table"])
    except Refused as refusal:
        hall.metrics.count("refusals")
        connection.put(refusal_message(0, None, refusal))
    except WebSocketDisconnect:
        pass
    except BadStore:
        connection.put(refusal_message(0, None, refused(BROKEN, "not-read")))
    except Exception:
        hall.metrics.count("failures")
        LOG.exception("a connection failed")
        connection.put(refusal_message(0, None, refused(BROKEN, "fault")))
    finally:
        connection.end()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(delivering, CLOSING_PATIENCE)


class Guest:
    """One more socket of an address, until it ends or proves to be that of a seat."""

    def __init__(self, sockets: Counter[str], address: str) -> None:
        self.address = address
        self._sockets = sockets
        self._counted = False

    def __enter__(self) -> "Guest":
        self._sockets[self.address] += 1
        self._counted = True
        return self

    def __exit__(self, *error: object) -> None:
        self.welcome()

    @property
    def others(self) -> int:
        """How many more the address has."""
        return self._sockets[self.address] - self._counted

    def welcome(self) -> None:
        """Somebody with a seat is no longer counted."""
        if self._counted:
            self._counted = False
            self._sockets[self.address] -= 1
            if not self._sockets[self.address]:
                del self._sockets[self.address]


class Follower:
    """Somebody at a table, for as long as the connection lasts."""

    def __init__(self, hall: Hall, connection: Connection, guest: Guest) -> None:
        self.hall = hall
        self.connection = connection
        self.guest = guest
        self.limits = hall.house.limits
        self.person = connection.person

    async def converse(self, name: str) -> None:
        if self.guest.others >= self.limits.connections:
            raise refused(MANY, "too-many-sockets")
        hello = await self.hello()
        self.check_limits(name)
        table = await self.hall.table(name)
        role = await self.enter(table)
        self.make_room(table)
        stream = table.arrive(self.connection, role.seat)
        try:
            table.tell()
            self.welcome(table, stream, role.host, hello)
            self.hall.look(table)
            while self.connection.following:
                await self.answer(table, stream)
        finally:
            table.depart(self.connection)

    def check_limits(self, name: str) -> None:
        """Whoever sits at a table that is being played has a place there, whatever else comes from their address."""
        table = self.hall.tables.get(name)
        at_home = table is not None and belongs(role_of(table.head, table.seats, self.person))
        door, who = (self.hall.messages, self.person) if at_home else (self.hall.requests, self.guest.address)
        if not door.lets_in(who):
            raise refused(MANY, "too-fast")

    def make_room(self, table: Table) -> None:
        """One person's oldest connection to a table gives way to the newest."""
        viewers = (viewer for stream in table.streams.values() for viewer in stream.viewers)
        own = [one for one in viewers if isinstance(one, Connection) and one.person == self.person and one.following]
        own.sort(key=lambda one: one.number)
        for oldest in own[: max(0, len(own) + 1 - self.limits.chairs)]:
            oldest.dismiss("too-many-chairs")

    async def enter(self, table: Table) -> Role:
        """Who somebody is here; asked again if anybody was shown the door meanwhile, for it may have been them."""
        dismissals = -1
        while dismissals != table.dismissals:
            dismissals = table.dismissals
            role = await self.hall.role(table, self.person)
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
        if belongs(role):
            self.guest.welcome()
            return
        if self.guest.others >= self.limits.sockets:
            raise refused(MANY, "too-many-sockets")
        bench = table.streams.get(NO_SEAT)
        watching = {viewer.person for viewer in bench.viewers} if bench else set()
        if len(watching - {self.person}) >= self.limits.viewers:
            raise refused(MANY, "too-many-viewers")

    async def hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                message = self.read(await self.receive())
        except TimeoutError:
            raise refused(BAD, "no-hello") from None
        if not isinstance(message, wire.Hello):
            raise refused(BAD, "no-hello")
        return message

    def welcome(self, table: Table, stream: Stream, host: bool, hello: wire.Hello) -> None:
        seat = None if stream.seat == NO_SEAT else stream.seat
        welcome = wire.Welcome(stream.number, table.head.id, seat, host, stream.name)
        self.connection.put(ENCODER.encode(welcome))
        self.connection.put(stream.since(hello.stream, hello.last))
        self.connection.following = True

    async def answer(self, table: Table, stream: Stream) -> None:
        """One message in, and one word on it out: done, or refused and why."""
        raw, key = await self.receive(), None
        self.hall.metrics.count("messages")
        try:
            # Nothing is read meanwhile: whoever sends too much is slowed down, and loses nothing.
            await asyncio.sleep(self.hall.messages.bucket(self.person).wait())
            message, arrived = self.read(raw), time.perf_counter()
            key = getattr(message, "key", None)
            await self.carry_out(table, message)
            if isinstance(message, wire.Act):
                self.hall.metrics.took(time.perf_counter() - arrived)
        except Refused as refusal:
            self.hall.metrics.count("refusals")
            self.connection.put(refusal_message(stream.number, key, refusal))
        except Exception:
            self.hall.metrics.count("failures")
            LOG.exception("a message at a table of %s failed", table.head.game)
            self.connection.put(refusal_message(stream.number, key, refused(BROKEN, "fault")))
        else:
            self.connection.put(ENCODER.encode(wire.Done(stream.number, str(key))))
            self.hall.look(table)

    async def carry_out(self, table: Table, message: wire.FromClient) -> None:
        """Who somebody is at the table is asked anew every time, while nothing can change: seats change hands."""
        async with table.lock:
            await self.do(table, message)

    async def do(self, table: Table, message: wire.FromClient) -> None:
        role = role_of(table.head, table.seats, self.person)
        person = role.seat != NO_SEAT and is_person(table.seats[role.seat])
        verb = SEATED.get(type(message))
        if verb is not None:
            if not person:
                raise refused(FORBIDDEN, "not-seated")
        else:
            verb = AT_THE_TABLE.get(type(message))
            if verb is None:
                raise refused(BAD, "hello-again")
            if not person and not role.host:
                raise refused(FORBIDDEN, "only-watching")
        if isinstance(message, wire.Say) and not self.hall.chat.lets_in(self.person):
            raise refused(MANY, "too-fast")
        await verb(table, role.seat, message)

    async def receive(self) -> bytes:
        found = await self.connection.socket.receive()
        if found["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(found.get("code", GOING_AWAY))
        raw = found.get("bytes") or (found.get("text") or "").encode("utf-8", "surrogatepass")
        return bytes(raw)

    def read(self, raw: bytes) -> wire.FromClient:
        if len(raw) > self.limits.message:
            raise refused(LARGE, "too-large", most=self.limits.message)
        try:
            return DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None


def belongs(role: Role) -> bool:
    """Somebody without whom the table would not go on."""
    return role.seat != NO_SEAT or role.host


def refusal_message(number: int, key: str | None, refusal: Refused) -> bytes:
    return ENCODER.encode(wire.Refused(number, key, refusal.code, str(refusal), refusal.rule or None))
