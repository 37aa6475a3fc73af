"""One WebSocket's outgoing side: messages that wait to be sent, and how many sockets an address has open."""

import asyncio
from collections import Counter
from itertools import count

from starlette.websockets import WebSocket

from chautari.games.words import speaking
from chautari.server import wire
from chautari.server.live.streams import ENCODER, Viewer
from chautari.server.refusals import FORBIDDEN, Refused, refused

# So many messages may wait for a slow reader; it can come back and ask for what it missed.
QUEUE = 64
GOING_AWAY = 1001
NUMBERS = count()


class Outbox(Viewer):
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
        """Queues a message; whoever has too many waiting is disconnected."""
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(message)
        else:
            self.end()

    def refuse(self, number: int, key: str | None, refusal: Refused) -> None:
        self.put(ENCODER.encode(wire.Refused(number, key, refusal.code, str(refusal), refusal.rule or None)))

    def dismiss(self, code: str) -> None:
        with speaking(self.language):
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


class GuestSocket:
    """Counts one more socket of an address, until it ends or proves to be that of a seat or a host."""

    def __init__(self, sockets: Counter[str], address: str) -> None:
        self.address = address
        self._sockets = sockets
        self._counted = False

    def __enter__(self) -> "GuestSocket":
        self._sockets[self.address] += 1
        self._counted = True
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    @property
    def others(self) -> int:
        """How many more the address has."""
        return self._sockets[self.address] - self._counted

    def release(self) -> None:
        """It is no longer counted."""
        if self._counted:
            self._counted = False
            self._sockets[self.address] -= 1
            if not self._sockets[self.address]:
                del self._sockets[self.address]
