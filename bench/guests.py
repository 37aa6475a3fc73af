"""People at tables, over real sockets: each guest follows one seat, hears everything and answers what it is told to."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from serving import HOST, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chautari.server import wire

SEATS = 4
Line = dict[str, Any]


class Scene(msgspec.Struct):
    """What a guest needs of a scene; the view is for people."""

    stage: str
    question: wire.Question | None


class News(msgspec.Struct, tag_field="type", tag="news"):
    number: int
    first: int
    lines: list[Line]
    scene: Scene | None


DECODER = msgspec.json.Decoder(wire.Welcome | News | wire.Done | wire.Refused | wire.Bye)


@dataclass
class Guest:
    """One seat's connection and what it has heard: the lines of the log, the last scene, which keys are done."""

    server: Server
    table: str
    seat: int
    cookie: str
    stream: str = ""
    last: int = 0
    scene: Scene | None = None
    lines: list[Line] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    refused: list[wire.Refused] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    heard_at: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    socket: ClientConnection | None = None

    async def connect(self) -> None:
        """Says hello with the last message it has, and listens from then on."""
        path = f"ws://{HOST}:{self.server.port}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie}
        self.socket = await connect(path, additional_headers=headers, compression=None, max_queue=None)
        hello = wire.Hello(protocol=1, stream=self.stream, last=self.last)
        await self.socket.send(msgspec.json.encode(hello).decode())

    async def listen(self) -> None:
        """Hears until the connection ends."""
        assert self.socket is not None
        async for raw in self.socket:
            at = time.perf_counter()
            self.hear(DECODER.decode(raw), at)

    def hear(self, message: wire.Welcome | News | wire.Done | wire.Refused | wire.Bye, at: float) -> None:
        match message:
            case wire.Welcome():
                if message.stream != self.stream:
                    self.stream, self.last = message.stream, 0
            case News():
                self.last = message.number
                self._note(message)
                self.heard_at = at
                self.news.set()
            case wire.Done():
                self.done.add(message.key)
                self.news.set()
            case wire.Refused():
                self.refused.append(message)
                self.news.set()
            case wire.Bye():
                pass

    def _note(self, news: News) -> None:
        """A line once heard must never read otherwise later."""
        for place, line in enumerate(news.lines, news.first):
            if place < len(self.lines):
                if self.lines[place] != line:
                    self.changed.append(f"line {place} was {self.lines[place]}, is {line}")
            elif place == len(self.lines):
                self.lines.append(line)
            else:
                self.changed.append(f"line {place} came after line {len(self.lines) - 1}")
        if news.scene is not None:
            self.scene = news.scene

    async def act(self, key: str, dice: random.Random) -> None:
        """Answers its question with any of the options."""
        assert self.socket is not None
        assert self.scene is not None
        assert self.scene.question is not None
        question = self.scene.question
        act = wire.Act(key=key, turn=question.turn, action=dice.choice(question.options).action)
        await self.send(act)

    async def send(self, message: wire.FromClient) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    def answered(self, key: str) -> bool:
        return key in self.done or any(one.key == key for one in self.refused)

    @property
    def asked(self) -> bool:
        return self.scene is not None and self.scene.question is not None

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene.stage == "finished"


def set_up(server: Server, game: str, seats: int = SEATS) -> list[Guest]:
    """A table of a game with people on all seats, each with a cookie of their own."""
    wanted = [{"kind": "me", "name": "Guest 0"}, *({"kind": "open"} for _ in range(seats - 1))]
    _, created, host = ask(server, "/api/tables", {"game": game, "seats": wanted})
    guests = [Guest(server, created["table"], 0, host)]
    for link in created["links"]:
        name = f"Guest {link['seat']}"
        _, joined, cookie = ask(server, "/api/links/use", {"token": link["token"], "name": name})
        guests.append(Guest(server, joined["table"], joined["seat"], cookie))
    return guests


def ask(server: Server, path: str, body: object) -> tuple[int, dict[str, object], str]:
    status, answer, cookie = server.ask("POST", path, body)
    if status >= 300:
        raise SystemExit(f"{path} was answered {status}: {answer}")
    return status, answer, cookie


__all__ = ["Guest", "WebSocketException", "set_up"]
