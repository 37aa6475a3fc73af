"""The connections themselves: so many per address; each has to ask soon and briefly, and to read its answers."""

import asyncio
import contextlib
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chautari.server.config import House
from chautari.server.net.proxies import household, is_trusted
from chautari.server.net.slow_readers import Unread
from chautari.server.net.websockets import Talker

# The head of a request in all, and one line of it; what comes at once is read in pieces, so that no more is looked at.
LONGEST_HEAD = 16_384
LONGEST_LINE = 8_192
MOST_HEADERS = 100
PIECE = 4_096
AT_ONCE = 16_384
# A body does not come in crumbs: each costs as much as a whole one.
CRUMB = 64
MOST_CRUMBS = 200


class Guest(Protocol):
    """A connection that has come in."""

    client: tuple[str, int] | None
    transport: asyncio.Transport

    def is_awaited(self) -> bool:
        """Whether it is the other side's turn."""


class Guests:
    """The connections of each address; a trusted proxy has as many as it has people."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._inside: dict[str, dict[Guest, None]] = {}

    def enter(self, guest: Guest) -> None:
        """Lets one more in; where there are too many, the oldest that keeps us waiting goes, or else this one."""
        where = self._where(guest)
        inside = self._inside.setdefault(where, {})
        inside[guest] = None
        if where and len(inside) > self._house.limits.connections:
            going = next((one for one in inside if one is not guest and one.is_awaited()), guest)
            del inside[going]
            going.transport.abort()

    def leave(self, guest: Guest) -> None:
        where = self._where(guest)
        inside = self._inside.get(where, {})
        inside.pop(guest, None)
        if not inside:
            self._inside.pop(where, None)

    def _where(self, guest: Guest) -> str:
        host = guest.client[0] if guest.client else ""
        return "" if is_trusted(host, self._house.proxies) else household(host)


class Heads(h11.Connection):
    """Reads requests, and refuses one whose head has too many lines or too long a one, or whose body is crumbs."""

    crumbs = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.crumbs = 0
            longest = max((len(name) + len(value) for name, value in event.headers), default=0)
            if len(event.headers) > MOST_HEADERS or max(longest, len(event.target)) > LONGEST_LINE:
                raise h11.RemoteProtocolError("too long a head")
        if isinstance(event, h11.Data) and len(event.data) < CRUMB:
            self.crumbs += 1
            if self.crumbs > MOST_CRUMBS:
                raise h11.RemoteProtocolError("too many pieces")
        return event


def read_little(transport: asyncio.Transport) -> None:
    """Asyncio would take a quarter of a megabyte at once from everybody; what it does not take waits at its sender."""
    with contextlib.suppress(AttributeError):
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]


def callers(house: House) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How this house takes a connection, and one that becomes a WebSocket.

    Else a stranger who opens many and says nothing, or reads nothing, would lock out everybody.
    """
    guests = Guests(house)

    class Caller(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            read_little(transport)
            self.conn = Heads(h11.SERVER, LONGEST_HEAD)
            self.unread = Unread(transport, house.reading)
            self.deadline = self.loop.call_later(house.silence, self.hurry)
            guests.enter(self)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.rest()

        def rest(self) -> None:
            """Nothing more is expected of this one."""
            self.deadline.cancel()
            self.unread.end()
            guests.leave(self)

        def is_awaited(self) -> bool:
            return not self.is_answering() or self.cycle.more_body or self.flow.write_paused

        def is_answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    break
                super().data_received(data[start : start + PIECE])

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """Hands over; no WebSocket client asks in another way, or before it has read what it asked for earlier."""
            self.rest()
            super().handle_websocket_upgrade(event)
            talker = self.transport.get_protocol()
            if self.flow.write_paused or (isinstance(talker, Talker) and not talker.handshake_initiated):
                self.transport.abort()

        def send_400_response(self, msg: str) -> None:
            """Says so, unless an answer is on its way already; none that is still being made is sent."""
            if self.cycle is not None:
                self.cycle.disconnected = True
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            else:
                self.transport.abort()

        def on_response_complete(self) -> None:
            """Who has an answer may ask again, as quickly as the first time."""
            self.deadline.cancel()
            self.deadline = self.loop.call_later(house.silence, self.hurry)
            super().on_response_complete()

        def hurry(self) -> None:
            """Closes a connection on which nothing is being answered."""
            if self.is_answering() and not self.transport.is_closing():
                self.deadline = self.loop.call_later(house.silence, self.hurry)
            else:
                self.transport.abort()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread.begin()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.unread.end()

    class Speaker(Talker):
        limits = house.limits
        reading, silence = house.reading, house.silence

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            guests.enter(self)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            guests.leave(self)

    return Caller, Speaker
