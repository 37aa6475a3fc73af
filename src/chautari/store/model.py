"""What is kept of a table, and what one step changes of it."""

import hashlib
import os
from dataclasses import dataclass, field
from typing import Literal

from chautari.engine.luck import Dealer
from chautari.engine.meta import Settings
from chautari.engine.record import Deal, Move, Record

Stage = Literal["waiting", "playing", "finished"]
Kind = Literal["open", "invited", "person", "bot"]
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

SECRET_BYTES = 32


def hashed(token: str) -> str:
    """The hash of a token: what is stored instead of it, and nobody can use."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Head:
    """A table's first row: enough for a list of tables, without any replay.

    `version` counts the table's changes and `moves` those of its record; times are milliseconds since 1970;
    `host` is a hashed token; `notes` are the server's own small facts, all JSON.
    `listed`: strangers find it among the open tables, and may sit down. `daily` is the date of the daily deal that is
    played there, if it is one.
    """

    id: str
    game: str
    rules: int
    options: Settings
    host: str
    created: int
    updated: int
    version: int = 1
    stage: Stage = "waiting"
    paused: bool = False
    asked: tuple[int, ...] = ()
    moves: int = 0
    notes: dict[str, Json] = field(default_factory=dict)
    listed: bool = False
    daily: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: who sits there (`person` is a hashed token) and whether a bot of `level` plays it."""

    number: int
    kind: Kind = "open"
    name: str = ""
    level: str = ""
    person: str = ""
    stand_in: bool = False
    notes: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Link:
    """A token that opens something at a table (a seat, the spectators' bench, a move to another device), hashed."""

    token: str
    purpose: str
    seat: int = -1
    expires: int | None = None


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A dealer with its secret, which no record shows before the game is over."""

    start: int
    commitment: str
    secret: bytes = field(repr=False)

    @classmethod
    def fresh(cls, start: int) -> "StoredDeal":
        """A dealer with a secret of its own, from this move on."""
        secret = os.urandom(SECRET_BYTES)
        return cls(start, Dealer(secret).commitment(), secret)

    def shown(self, over: bool) -> Deal:
        return Deal(self.start, self.commitment, self.secret.hex() if over else "")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table's talk: chat, or something that happened to the table rather than in the game."""

    number: int
    move: int
    at: int
    kind: str
    seat: int = -1
    body: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """An action that was carried out: its idempotency key, and the number of moves after it."""

    key: str
    seat: int
    moves: int


@dataclass(frozen=True)
class Change:
    """One step of a table, kept whole or not at all.

    `head` is how the first row reads afterwards; its version is one more than the last (1: a new table).
    `moves` are appended. After an undo, `keep` says how many of the old ones stay before them.
    `seats` are those that changed; `deals`, `review` and `revoked` (purpose, seat) replace what was there, if given.
    """

    head: Head
    moves: tuple[Move, ...] = ()
    keep: int | None = None
    answer: Answer | None = None
    seats: tuple[Seat, ...] = ()
    deals: tuple[StoredDeal, ...] | None = None
    entries: tuple[Entry, ...] = ()
    links: tuple[Link, ...] = ()
    revoked: tuple[tuple[str, int], ...] = ()
    review: str | None = None


@dataclass(frozen=True)
class Kept:
    """Everything that is known of a table; `answers` are the latest by their keys, the oldest first."""

    head: Head
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    deals: tuple[StoredDeal, ...]
    entries: tuple[Entry, ...]
    answers: dict[str, Answer]

    def record(self) -> Record:
        """The record as it may be downloaded: with the dealers' secrets only once the game is over."""
        over = self.head.stage == "finished"
        names = tuple(seat.name or f"Player {seat.number + 1}" for seat in self.seats)
        deals = tuple(deal.shown(over) for deal in self.deals)
        practice = self.head.notes.get("practice") is True
        return Record(self.head.game, self.head.rules, self.head.options, names, self.moves, deals, practice)
