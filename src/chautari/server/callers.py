"""The connections themselves: so many per address; each has to ask soon and briefly, and to read its answers."""

import asyncio
import contextlib
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chautari.server.house import House
from chautari.server.proxies import household, is_trusted
from chautari.server.talkers import Talker
from chautari.server.unread import Unread

# The head of a request in all, and one line of it; what comes at once is read in pieces, so that no more is looked at.
LONGEST_HEAD = 16_384
LONGEST_LINE = 8_192
MOST_HEADERS = 100
PIECE = 4_096
AT_ONCE = 16_384
# A body does not come in crumbs: each costs as much as a whole one.
CRUMB = 64
MOST_CRUMBS = 200


class Guests:
    """How many connections each address has; a trusted proxy has as many as it has people."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._counted: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Counts one more; whether there is room for it."""
        where = self._where(client)
        self._counted[where] += 1
        return not where or self._counted[where] <= self._house.limits.connections

    def leave(self, client: tuple[str, int] | None) -> None:
        where = self._where(client)
        self._counted[where] -= 1
        if not self._counted[where]:
            del self._counted[where]

    def _where(self, client: tuple[str, int] | None) -> str:
        host = client[0] if client else ""
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
            if not guests.enter(self.client):
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.rest()
            guests.leave(self.client)

        def rest(self) -> None:
            """Nothing more is expected of this one."""
            self.deadline.cancel()
            self.unread.end()

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    break
                super().data_received(data[start : start + PIECE])

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.rest()
            super().handle_websocket_upgrade(event)
            talker = self.transport.get_protocol()
            if isinstance(talker, Talker) and not talker.handshake_initiated:
                self.transport.abort()  # no WebSocket client asks like this

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
            answering = self.cycle is not None and not self.cycle.response_complete
            if answering and not self.transport.is_closing():
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

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            guests.leave(self.client)

    return Caller, Speaker
