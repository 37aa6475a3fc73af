"""People as the server meets them: a cookie, requests, and chairs from which they follow a table."""

import http.client
import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 30.0


@dataclass(frozen=True)
class Answer:
    status: int
    text: str
    headers: dict[str, str]

    @property
    def data(self) -> Any:
        return json.loads(self.text)


class Person:
    """Somebody with a browser of their own, at an address of this machine."""

    def __init__(self, port: int, token: str | None = None, address: str = "127.0.0.1", language: str = "") -> None:
        self.port = port
        self.address = address
        self.language = language
        self.token = secrets.token_urlsafe(32) if token is None else token

    def headers(self, **more: str) -> dict[str, str]:
        known = {"Cookie": f"chautari={self.token}"} if self.token else {}
        return known | ({"Accept-Language": self.language} if self.language else {}) | more

    def call(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.address, 0))
        try:
            data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
            kind = {"Content-Type": "application/json"} if body is not None else {}
            connection.request(method, path, data, self.headers(**kind) | headers)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, answer.read().decode(), found)
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        return self._done(self.call("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return self._done(self.call("POST", path, body))

    def _done(self, answer: Answer) -> Any:
        assert answer.status in (200, 201), answer.text
        return answer.data

    def set_up(self, game: str, *seats: str, **more: object) -> Any:
        """A table with seats like `me:Asha`, `open`, `invited:Bina`, `bot:uniform`."""
        return self.post("/api/tables", {"game": game, "seats": [_seat(seat) for seat in seats], **more})

    def use(self, token: str, name: str | None = None, **more: object) -> Any:
        return self.post("/api/links/use", {"token": token, "name": name, **more})

    def refused_use(self, token: str, name: str | None = None, **more: object) -> str:
        """The code with which a link is refused."""
        return str(self.call("POST", "/api/links/use", {"token": token, "name": name, **more}).data["code"])

    def sit(self, table: str, **hello: object) -> "Chair":
        return Chair(self, table, hello, query=f"?language={self.language}" if self.language else "")


def _seat(text: str) -> dict[str, str]:
    kind, _, what = text.partition(":")
    return {"kind": kind} | ({"level" if kind == "bot" else "name": what} if what else {})


class Chair:
    """One connection to a table, and everything that was heard over it."""

    def __init__(
        self,
        person: Person,
        table: str,
        hello: dict[str, object] | None = None,
        query: str = "",
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.table = table
        url = f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket{query}"
        self._open = ExitStack()
        options = {"source_address": (person.address, 0)} | options
        opening = connect(url, additional_headers=person.headers(**headers or {}), max_size=None, **options)
        self.socket = self._open.enter_context(opening)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.scene: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._keys = 0
        if hello is not None:
            self.send({"type": "hello", "protocol": 1, **hello})

    def __enter__(self) -> "Chair":
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "news":
            self.scene = message["scene"] or self.scene
            self.log = (self.log if not message["fresh"] else self.log[: message["first"]]) + message["lines"]
        return message

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def until(self, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listens until the scene is so."""
        while not self.scene or not so(self.scene):
            self.next()
        return self.scene

    def settled(self) -> "Chair":
        """Everything that was told before now has been heard: the server answers in order."""
        self.ask("vote", proposal=0, agree=False)
        return self

    def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """What comes in a short while: to see that nothing does."""
        found, until = [], time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                found.append(self.next(left))
            except TimeoutError:
                break
        return found

    def closed(self) -> dict[str, Any]:
        """Listens until the server closes; its last message."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.heard[-1]

    def ask(self, verb: str, **fields: object) -> dict[str, Any]:
        """Sends a verb with a key of its own; done, or why not."""
        self._keys += 1
        key = str(fields.pop("key", f"{verb}-{self._keys}-{id(self)}"))
        self.send({"type": verb, "key": key, **fields})
        while (answer := self.hear("done", "refused")).get("key") != key:
            pass
        return answer

    def do(self, verb: str, **fields: object) -> None:
        answer = self.ask(verb, **fields)
        assert answer["type"] == "done", answer

    def refused(self, verb: str, **fields: object) -> str:
        answer = self.ask(verb, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    @property
    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.until(lambda scene: scene["question"] is not None)["question"]
        return found

    def act(self, place: int = 0) -> None:
        """Answers the question with the option at a place."""
        question = self.question
        options = question["options"]
        self.do("act", turn=question["turn"], action=options[place % len(options)]["action"])
