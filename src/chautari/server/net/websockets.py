"""A connection as a WebSocket: read no faster than it is answered, so that nothing piles up in either direction."""

import asyncio
from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from chautari.server.config import Limits
from chautari.server.net.slow_readers import ReadTimer
from chautari.server.rate_limits import Bucket
from chautari.server.tokens import token_in

# What came at once is looked at in pieces: each holds a few messages at most.
PIECE = 512


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Frames that bring no message are counted; who does not read is not read, and after a while not waited for."""

    limits: Limits
    read_timeout: float
    request_timeout: float
    holder: str | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.waiting = bytearray()
        self.read_timer = ReadTimer(cast(Transport, transport), self.read_timeout)
        self.without_message = Bucket(*self.limits.messages)
        self.closing: asyncio.TimerHandle | None = None
        self.has_spoken = False

    def is_awaited(self) -> bool:
        """True if it is the other side's turn: to say something at all, to read, or to close."""
        return not self.has_spoken or not self.writable.is_set() or self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.read_timer.stop()
        if self.closing is not None:
            self.closing.cancel()

    def handle_connect(self, event: Request) -> None:
        self.holder = token_in(event.headers.get_all("Cookie"))
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        self.read_on()

    def read_on(self) -> None:
        """Reads what has come, until a message waits for its answer or an answer waits to be read."""
        while self.waiting and not self.read_paused and self.writable.is_set() and not self.transport.is_closing():
            piece = bytes(self.waiting[:PIECE])
            del self.waiting[:PIECE]
            super().data_received(piece)
        if not self.writable.is_set():
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self.read_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_timer.stop()
        if not self.read_paused:
            self.transport.resume_reading()
            self.read_on()

    def handle_ping(self) -> None:
        if self.check_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.check_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.check_frame():
            super().handle_cont(event)

    def check_frame(self) -> bool:
        """Counts a frame that brings no message. False if there were too many: the connection is turned away."""
        if self.without_message.take():
            return True
        self.turn_away(CloseCode.POLICY_VIOLATION)
        return False

    def send_receive_event_to_app(self) -> None:
        self.has_spoken = True
        if self.close_sent:  # it is read for the sake of its closing frame alone
            self.check_frame()
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.turn_away(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def turn_away(self, code: int) -> None:
        if self.conn.state is State.OPEN:
            self.conn.fail(code)
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.close_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.close_soon()

    def close_soon(self) -> None:
        """Closed politely; who does not even read that is not waited for."""
        if not self.disconnected and self.closing is None:
            self.closing = self.loop.call_later(self.close_timeout + self.request_timeout, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
