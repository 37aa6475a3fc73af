"""Every message between a client and the server; the JSON schema and the TypeScript types are made from this module."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from chautari.engine.meta import Setting
from chautari.engine.record import LONGEST_NAME

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Minutes = Annotated[int, Meta(ge=1, le=43200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionName = Annotated[str, Meta(max_length=40)]

Stage = Literal["waiting", "playing", "finished"]
Kind = Literal["open", "invited", "person", "bot"]


class Asked(Struct, forbid_unknown_fields=True):
    """A body that a client sends: nothing in it is ignored."""


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message that a client sends over the socket."""


class Told(Struct, tag_field="type"):
    """A message of the server over the socket. `number` is its own, or for an answer that of the news before it."""

    number: int


# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


# What a client sends over REST


class WantedSeat(Asked):
    """A seat of a new table: for anybody with its link, for somebody by name, for a bot, or for whoever asks."""

    kind: Literal["open", "invited", "bot", "me"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Asked):
    """A table to set up.

    `away_minutes` is how long a seat may keep the others waiting, connected or not, before a bot stands in.
    `listed`: whoever visits this server finds the table and may take an open seat, until the game begins.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[OptionName, Setting], Meta(max_length=40)] = {}
    away_minutes: Minutes | None = None
    stand_in: Level | None = None
    listed: bool = False


class Sit(Asked):
    """Somebody takes the next open seat of a table that is listed."""

    name: Name


class Branch(Asked):
    """From which moment of a finished game to go on, on which seat, against bots of which level."""

    moment: Count
    seat: Annotated[int, Meta(ge=0, le=99)]
    level: Level | None = None
    name: Name | None = None


class StartNow(Asked):
    """The host begins; bots of this level take the seats that are still free."""

    level: Level | None = None


class LookAt(Asked):
    """A link's token, or a code, to see where it leads."""

    token: Token


class Use(Asked):
    """A link's token, or a code, to be exchanged for the seat behind it; a person brings a name."""

    token: Token
    name: Name | None = None


# What REST answers


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
    """A game that can be played here."""

    name: str
    title: str
    designers: str
    publisher: str
    least: int
    most: int
    rules_version: int
    options: list[Option]


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
    """A new table, the links for its free seats, and the one for spectators."""

    table: str
    links: list[SeatLink]
    watch: str


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
    """Who sits there. `stand_in`: a bot plays for an absent person, who may come back unless they resigned."""

    kind: Kind
    name: str
    level: str
    connected: bool
    stand_in: bool
    resigned: bool


class Preview(Struct, frozen=True):
    """What a link leads to."""

    table: str
    game: str
    title: str
    stage: Stage
    seats: list[Seat]
    leads_to: Literal["seat", "watch", "move"]
    seat: int | None
    used: bool


class Summary(Struct, frozen=True):
    """A table of yours. `waiting_for` are the seats whose answer is due; `problem` says why it can't be played on.

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


# The log


class Happened(Struct, tag="event", tag_field="kind", frozen=True, gc=False):
    """Something of the game, and its sentence; the key of that is `event-` and the name, in the game's texts."""

    name: str
    seat: int
    values: tuple[int, ...]
    text: str = ""


class Noted(Struct, tag="note", tag_field="kind", frozen=True, gc=False):
    """Something that happened to the table: joined, left, returned, undone …, and its sentence; `at` in ms since 1970.

    `who` is the one it happened to, as they were called then.
    """

    name: str
    seat: int
    who: str
    at: int
    text: str


class Chat(Struct, tag="chat", tag_field="kind", frozen=True, gc=False):
    """Plain text that somebody said; to be escaped when shown, as all names are. Seat −1: the host without a seat."""

    seat: int
    who: str
    text: str
    at: int


Line = Happened | Noted | Chat


class Log(Struct, frozen=True):
    """Lines of the log as you have heard them; `first` is the place of the first one."""

    first: int
    lines: list[Line]


# What a client sends over the socket


class Hello(Sent, tag="hello"):
    """The first message: which stream it has followed so far, and the number of the last news it has."""

    protocol: Literal[1]
    stream: Annotated[str, Meta(max_length=64)] = ""
    last: Count = 0


class Act(Sent, tag="act"):
    """A choice: one of the options of the question with this turn number."""

    key: Key
    turn: Count
    action: Action


class Undo(Sent, tag="undo"):
    """Takes the last own move back; with `ask`, if it can't be taken back freely, the others are asked.

    `turn` is the scene's.
    """

    key: Key
    turn: Count
    ask: bool = False


class Vote(Sent, tag="vote"):
    """The answer to somebody who asks to take a move back."""

    key: Key
    proposal: Count
    agree: bool


class Say(Sent, tag="say"):
    key: Key
    text: Words


class Pause(Sent, tag="pause"):
    key: Key


class Resume(Sent, tag="resume"):
    key: Key


class Leave(Sent, tag="leave"):
    """A bot stands in until you return or connect again."""

    key: Key


class Return(Sent, tag="return"):
    key: Key


class Resign(Sent, tag="resign"):
    """A bot plays the seat to the end."""

    key: Key


Verb = Act | Undo | Vote | Say | Pause | Resume | Leave | Return | Resign
FromClient = Hello | Act | Undo | Vote | Say | Pause | Resume | Leave | Return | Resign


# What the server sends over the socket


class Choosable(Struct, frozen=True):
    """One thing you may do now: its id, its lasting name, what it means, and the rule it carries out.

    `preview` is what it would do, as far as you may know, in the game's own terms; not every option has one.
    `on` are the pieces on the board that it belongs to, by name.
    """

    action: int
    name: str
    text: str
    rule: str
    preview: dict[str, Any]
    on: list[str]


class Question(Struct, frozen=True):
    """What you are asked. Answer with its turn number: an older one is refused."""

    turn: int
    key: str
    text: str
    options: list[Choosable]


class Source(Struct, frozen=True, gc=False):
    """Points, where they come from, and the rule that gives them."""

    key: str
    text: str
    points: int
    rule: str


class Score(Struct, frozen=True):
    seat: int
    place: int
    total: int
    sources: list[Source]


class Dealt(Struct, frozen=True, gc=False):
    """The hash that a dealer published before its first card, and its secret once the game is over."""

    commitment: str
    secret: str | None


class Proposal(Struct, frozen=True):
    """Somebody asks to take a move back; the named seats have still to agree."""

    proposal: int
    seat: int
    waiting_for: list[int]


class Scene(Struct, frozen=True):
    """All that a viewer may know of the table now, and all that is needed to draw it and to act without the rules.

    `view` is what the game shows of itself to you, null before the start.
    `turn` numbers your questions: it is the question's own while you are asked, and what an undo carries at any time.
    """

    game: str
    options: dict[str, Setting]
    stage: Stage
    paused: bool
    seats: list[Seat]
    asked: list[int]
    view: Raw
    turn: int
    question: Question | None
    can_undo: bool
    proposal: Proposal | None
    away_minutes: int | None
    deals: list[Dealt]
    scores: list[Score] | None
    next_table: str | None


# A game again


class Played(Struct, frozen=True, gc=False):
    """What a seat chose: its id, its lasting name, what it means, and the rule it carried out."""

    seat: int
    action: int
    name: str
    text: str
    rule: str


class Moment(Struct, frozen=True):
    """A table as it was, seen with the eyes of a seat (null: a spectator's).

    `played` led here from the moment before, and `lines` were heard since then, the first of them at place `first` of
    the log. `scores` belong to the last moment of a finished game.
    """

    number: int
    eyes: int | None
    view: Raw
    asked: list[int]
    played: list[Played]
    first: int
    lines: list[Line]
    scores: list[Score] | None


class Moments(Struct, frozen=True):
    """Moments from `first` on, of so many in `total`."""

    first: int
    total: int
    moments: list[Moment]


class Welcome(Told, tag="welcome"):
    """The first answer: who you are here, and the stream whose news follow."""

    table: str
    seat: int | None
    host: bool
    stream: str


class News(Told, tag="news"):
    """What has changed: the scene, if it has, and what was added to the log.

    `fresh`: forget the log you have; this one begins at line `first` (earlier ones: GET /api/tables/{table}/log).
    """

    fresh: bool
    first: int
    lines: list[Line]
    scene: Scene | None


class Done(Told, tag="done"):
    """What was asked with this key is stored, now or at an earlier try."""

    key: str


class Refused(Told, tag="refused"):
    """Nothing was changed, and why."""

    key: str | None
    code: str
    reason: str
    rule: str | None


class Bye(Told, tag="bye"):
    """The last message before the server closes."""

    code: str
    reason: str


FromServer = Welcome | News | Done | Refused | Bye
