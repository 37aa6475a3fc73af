"""What the viewers of a seat are told in one language: numbered, and nothing when nothing changes for them."""

import secrets
from collections import deque
from typing import cast

import msgspec

from chautari.games.words import spoken
from chautari.server.live.log import Log, Unsaid, with_sentences
from chautari.server.wire import News, Scene

# A client that was away for more news than this is shown everything afresh.
REMEMBERED = 500
# How much of the log comes with a fresh view; the rest is there for whoever asks.
FRESH_LINES = 200

ENCODER = msgspec.json.Encoder()


class Viewer:
    """One connection: where its messages go, whose it is and from where; its language is that of whoever made it."""

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address
        self.language = spoken()

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def dismiss(self, code: str) -> None:
        """Says why, and closes."""
        raise NotImplementedError


class Stream:
    """The news of one seat in one language, which is to be spoken while they are made.

    Another seat's secret doings leave no trace in it, not even a gap in its numbers.
    """

    def __init__(self, seat: int, language: str, log: Log) -> None:
        self.seat = seat
        self.language = language
        self.name = secrets.token_urlsafe(9)
        self.number = 0
        self.viewers: set[Viewer] = set()
        self.lines: list[Unsaid] = []
        self._log = log
        self._game, self._names = "", tuple[str, ...]()
        self._scene = b"null"
        self._edition = -1
        self._read = 0
        # How many lines there were after each news.
        self._marks: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)

    def update(self, scene: Scene) -> None:
        """Brings the stream up to date and sends its viewers what is new, if anything is."""
        before = len(self.lines)
        fresh = self._read_log()
        self._game, self._names = scene.game, tuple(seat.name for seat in scene.seats)
        encoded = ENCODER.encode(scene)
        if encoded == self._scene and not fresh and len(self.lines) == before:
            return
        changed = encoded != self._scene
        self._scene = encoded
        self.number += 1
        self._marks.append((self.number, len(self.lines)))
        if self.viewers:
            message = self._news(fresh, before, changed)
            for viewer in self.viewers:
                viewer.send(message)

    def since(self, name: str, last: int) -> bytes:
        """The news for somebody who has followed this stream up to a number: what they missed, or everything afresh."""
        start = dict(self._marks).get(last) if name == self.name else None
        return self._news(start is None, start or 0, changed=True)

    def _read_log(self) -> bool:
        """Reads on in the log. True if it was rewritten: viewers must forget the one they have."""
        log = self._log
        if log.edition == self._edition:
            self.lines += log.heard_by(self.seat, self._read)
            self._read = len(log.items)
            return False
        known, self.lines = self.lines, log.heard_by(self.seat)
        self._edition, self._read = log.edition, len(log.items)
        fresh = self.lines[: len(known)] != known
        if fresh:
            self._marks.clear()
        return fresh

    def _news(self, fresh: bool, first: int, changed: bool) -> bytes:
        first = max(0, len(self.lines) - FRESH_LINES) if fresh else first
        # Encoded once: whatever the news say of the scene, it is these bytes.
        scene = cast(Scene, msgspec.Raw(self._scene)) if changed else None
        lines = with_sentences(self._game, self._names, self.lines[first:], self.seat)
        return ENCODER.encode(News(self.number, fresh, first, lines, scene))
