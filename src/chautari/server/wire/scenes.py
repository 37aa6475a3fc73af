"""What a viewer is shown of a table."""

from typing import Any

from msgspec import Raw, Struct

from chautari.engine.meta import Setting
from chautari.server.wire.tables import Seat
from chautari.server.wire.values import Stage

# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


class Choosable(Struct, frozen=True):
    """One thing you may do now: its id, its lasting name, what it means, and the rule it carries out.

    `preview` is what it would do, as far as you may know, in the game's own terms; not every option has one.
    `on` are the pieces on the board that it belongs to, by name.
    `final`: it can't be taken back freely afterwards, as far as you can know before. `passes`: it is final only
    because it passes the turn on, and can be taken back until another seat decides.
    """

    action: int
    name: str
    text: str
    rule: str
    preview: dict[str, Any]
    on: list[str]
    final: bool
    passes: bool


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


class NextPart(Struct, frozen=True, gc=False):
    """A part of a chapter of a game's lessons, counted from 0."""

    chapter: str
    part: int


class Lesson(Struct, frozen=True):
    """What the guide of a lesson says to you now, and what is wanted.

    `key` tells one sentence from another; `point` are pieces of the board that it is about. `waits`: nothing happens
    until you send that you have heard it, or choose, where a question is asked with it. `wanted` is the one option that
    you are offered now. `free`: you choose alone. `over`: this part is, and `next` is where the lessons go on. `done`
    of `steps` are behind you.
    """

    chapter: str
    title: str
    guide: str
    part: int
    parts: int
    key: str
    text: str
    point: list[str]
    waits: bool
    wanted: int | None
    free: bool
    over: bool
    done: int
    steps: int
    next: NextPart | None


class Scene(Struct, frozen=True):
    """All that a viewer may know of the table now, and all that is needed to draw it and to act without the rules.

    `view` is what the game shows of itself to you, null before the start.
    `turn` numbers your questions: it is the question's own while you are asked, and what an undo carries at any time.
    `practice`: this game counts as practice. `may_practise`: you are alone among bots, so you may practise here.
    `can_go_back`: you practise, and have a choice to take back, whatever it has shown.
    `daily` is the date of the daily deal that is played here, if it is one, `lesson` the one that you are given.
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
    practice: bool
    may_practise: bool
    can_go_back: bool
    proposal: Proposal | None
    away_minutes: int | None
    deals: list[Dealt]
    scores: list[Score] | None
    next_table: str | None
    daily: str | None
    lesson: Lesson | None
