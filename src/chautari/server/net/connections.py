"""The connections themselves: so many per address; each has to ask soon and briefly, and to read its answers."""

import asyncio
import contextlib
from collections import Counter
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chautari.server.config import ServerConfig
from chautari.server.net.heads import RequestParser
from chautari.server.net.proxies import household, is_trusted
from chautari.server.net.slow_readers import ReadTimer
from chautari.server.net.websockets import WebSocketProtocol

# What comes at once is read in pieces, so that no more of a head is looked at than it may be long.
PIECE = 4_096
AT_ONCE = 16_384
# When the server ends, who has not sent all of a request or read all of an answer has so many seconds for it.
CLOSING_PATIENCE = 2.0
# This server speaks one protocol over WebSockets, so it does not read which ones it is offered.
OFFERED = b"sec-websocket-protocol"


class Connection(Protocol):
    """A connection that is open."""

    client: tuple[str, int] | None
    transport: asyncio.Transport
    # Whose WebSocket it is, by their token; nothing if it is none.
    holder: str | None

    def is_awaited(self) -> bool:
        """True if it is the other side's turn."""


class OpenConnections:
    """The connections of each address; a trusted proxy has as many as it has people."""

    def __init__(self, config: ServerConfig) -> None:
        self._config = config
        self._open: dict[str, dict[Connection, None]] = {}

    def add(self, connection: Connection) -> None:
        """Lets one more in, for which another has to go where there are too many."""
        address = self._address(connection)
        there = self._open.setdefault(address, {})
        there[connection] = None
        if address and len(there) > self._config.limits.connections:
            going = dispensable([one for one in there if one is not connection]) or connection
            del there[going]
            going.transport.abort()

    def remove(self, connection: Connection) -> None:
        address = self._address(connection)
        there = self._open.get(address, {})
        there.pop(connection, None)
        if not there:
            self._open.pop(address, None)

    def _address(self, connection: Connection) -> str:
        host = connection.client[0] if connection.client else ""
        return "" if is_trusted(host, self._config.proxies) else household(host)


def dispensable(connections: list[Connection]) -> Connection | None:
    """The oldest that keeps us waiting, or else the oldest of whoever has most WebSockets; none if each has one."""
    waiting = next((one for one in connections if one.is_awaited()), None)
    held = Counter(one.holder for one in connections if one.holder is not None)
    if waiting is not None or not held:
        return waiting
    holder, most = held.most_common(1)[0]
    return next(one for one in connections if one.holder == holder) if most > 1 else None


def read_little(transport: asyncio.Transport) -> None:
    """Asyncio would take a quarter of a megabyte at once from everybody; what it does not take waits at its sender."""
    with contextlib.suppress(AttributeError):
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]


def protocols(config: ServerConfig) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocol of a server's connections, and that of those which become a WebSocket.

    Else a stranger who opens many and says nothing, or reads nothing, would lock out everybody.
    """
    opened = OpenConnections(config)

    class HttpConnection(H11Protocol):
        holder: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            read_little(transport)
            self.conn = RequestParser()
            self.read_timer = ReadTimer(transport, config.read_timeout)
            self.deadline = self.loop.call_later(config.request_timeout, self.check_deadline)
            opened.add(self)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.stop_timers()

        def shutdown(self) -> None:
            super().shutdown()
            self.loop.call_later(CLOSING_PATIENCE, self.transport.abort)

        def stop_timers(self) -> None:
            """Nothing more is expected of this one."""
            self.deadline.cancel()
            self.read_timer.stop()
            opened.remove(self)

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
            self.stop_timers()
            self.headers = [header for header in self.headers if header[0] != OFFERED]
            super().handle_websocket_upgrade(event)
            upgraded = self.transport.get_protocol()
            failed = isinstance(upgraded, WebSocketProtocol) and not upgraded.handshake_initiated
            if self.flow.write_paused or failed:
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
            self.deadline = self.loop.call_later(config.request_timeout, self.check_deadline)
            super().on_response_complete()

        def check_deadline(self) -> None:
            """Closes a connection on which nothing is being answered."""
            if self.is_answering() and not self.transport.is_closing():
                self.deadline = self.loop.call_later(config.request_timeout, self.check_deadline)
            else:
                self.transport.abort()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.read_timer.start()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.read_timer.stop()

    class WebSocketConnection(WebSocketProtocol):
        limits = config.limits
        read_timeout, request_timeout = config.read_timeout, config.request_timeout

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            opened.add(self)

        def shutdown(self) -> None:
            super().shutdown()
            self.loop.call_later(CLOSING_PATIENCE, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            opened.remove(self)

    return HttpConnection, WebSocketConnection
