"""What REST answers: games, tables, links, records."""

from typing import Literal

from msgspec import Struct

from chautari.engine.meta import Setting
from chautari.server.wire.values import Kind, Stage

# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


class Choice(Struct, frozen=True):
    """One value of an option: its meaning, the table sizes it fits (none named: all), the values of others it needs."""

    value: Setting
    text: str
    seats: list[int]
    needs: dict[str, list[Setting]]


class Option(Struct, frozen=True):
    """A variant of a game: a word for it, what it is about, and its choices; the first is the usual one."""

    name: str
    title: str
    text: str
    choices: list[Choice]


class Game(Struct, frozen=True):
    """A game that can be played here.

    `minutes` is about how long it takes, from and to; `first_game` are settings for those who are new to it.
    """

    name: str
    title: str
    designers: str
    publisher: str
    least: int
    most: int
    minutes: tuple[int, int]
    weight: Literal["light", "medium", "demanding"]
    rules_version: int
    options: list[Option]
    first_game: dict[str, Setting]


class BotLevel(Struct, frozen=True):
    """How well a bot plays, by its name, a word for it and a sentence."""

    name: str
    title: str
    text: str


class Games(Struct, frozen=True):
    """The games, and the levels of bots from weak to strong."""

    games: list[Game]
    levels: list[BotLevel]


class Rule(Struct, frozen=True):
    """A rule of a game's ledger, in our words."""

    id: str
    chapter: str
    text: str


class Rules(Struct, frozen=True):
    rules: list[Rule]


class SeatLink(Struct, frozen=True):
    """The token that opens a seat; its link is `/join#` and the token. It is told once and stored hashed."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table, the one link for all who are to come, the links for its free seats, and the one for spectators.

    Of one that was set up before with the same key, those that were not renewed since.
    """

    table: str
    link: str | None
    links: list[SeatLink]
    watch: str | None


class Somebody(Struct, frozen=True):
    """Whoever asked has a token now, in the cookie; `known`: had one before."""

    known: bool


class NewToken(Struct, frozen=True):
    """A fresh token; the one before it opens nothing any more."""

    token: str


class Code(Struct, frozen=True):
    """A code that moves what you have at this table to another device, once, within these minutes."""

    code: str
    minutes: int


class Joined(Struct, frozen=True):
    """Where a used link has led: the table, and the seat that is yours now (none: you watch)."""

    table: str
    seat: int | None


class Seat(Struct, frozen=True, gc=False):
    """Who sits there. `stand_in`: a bot plays for an absent person, who may come back unless they resigned.

    `mark` numbers the colour and outline by which the seat is drawn; they stay with a person over rematches.
    """

    kind: Kind
    name: str
    level: str
    connected: bool
    stand_in: bool
    resigned: bool
    mark: int


class Preview(Struct, frozen=True):
    """What a link leads to; `seat` is the one that it opens, or for a table's link the one that you have there."""

    table: str
    game: str
    title: str
    stage: Stage
    seats: list[Seat]
    leads_to: Literal["seat", "table", "watch", "move"]
    seat: int | None
    used: bool


class LessonTaken(Struct, frozen=True):
    """The part of a chapter, counted from 0, through which somebody is led at a table."""

    chapter: str
    title: str
    part: int
    parts: int


class Summary(Struct, frozen=True):
    """A table of yours. `waiting_for` are the seats whose answer is due; `problem` says why it can't be played on.

    `put_away`: you have, so that a list of your tables shows it apart. `practice`: its game counts as practice.
    `daily` is the date of the daily deal it plays, `lesson` the one that is given there.

    Times in ms since 1970; `updated` in whole hours, or it would tell when somebody makes a move that is secret.
    """

    table: str
    game: str
    title: str
    options: dict[str, Setting]
    stage: Stage
    paused: bool
    seats: list[Seat]
    seat: int | None
    host: bool
    waiting_for: list[int]
    your_turn: bool
    created: int
    updated: int
    next_table: str | None
    problem: str | None
    put_away: bool
    practice: bool
    daily: str | None
    lesson: LessonTaken | None


class MyTables(Struct, frozen=True):
    tables: list[Summary]


class OpenTable(Struct, frozen=True):
    """A table of this server with a seat for whoever comes; `created` in ms since 1970."""

    table: str
    game: str
    title: str
    options: dict[str, Setting]
    seats: list[Seat]
    created: int


class OpenTables(Struct, frozen=True):
    tables: list[OpenTable]


class Deal(Struct, frozen=True):
    """From which move on a dealer dealt, the hash of its secret, and the secret once the game is over."""

    start: int
    commitment: str
    secret: str


class Record(Struct, frozen=True):
    """A game as a file: its options, its seats, then one action or chance outcome each (docs/records.md)."""

    format: Literal["chautari-record"]
    version: Literal[1]
    game: str
    rules: int
    options: dict[str, Setting]
    seats: list[str]
    deals: list[Deal]
    moves: list[tuple[int, int]]
    practice: bool = False


class Moved(Struct, frozen=True):
    """The table to go on to."""

    table: str


class Refusal(Struct, frozen=True):
    """Why something was not done; `rule` is the id of the rule that forbids it, where one does."""

    code: str
    reason: str
    rule: str | None = None


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
