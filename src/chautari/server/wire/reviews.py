"""The review of a finished game."""

from typing import Literal

from msgspec import Struct

from chautari.review.verdict import Verdict
from chautari.server.wire.scenes import Choosable

# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


class Deeper(Struct, frozen=True):
    """How long to look into a game: as usual, or some minutes."""

    deep: bool = False


class ReviewLink(Struct, frozen=True):
    """What lets anybody look back at a finished game, sent as the header `Chautari-Link`; for people it stands after
    the `#` of the review's address.
    """

    token: str


class ReviewChances(Struct, frozen=True):
    """Every seat's chance to win at a moment of the replay, each as that seat saw the table."""

    moment: int
    chances: list[float]


class ReviewPoints(Struct, frozen=True):
    """What each seat had at a moment of the replay from each of the review's sources, seat by seat."""

    moment: int
    points: list[list[int]]


class ReviewSource(Struct, frozen=True, gc=False):
    """A source of points in words, and the rule that gives them."""

    text: str
    rule: str


class ReviewOption(Struct, frozen=True):
    """An option with the chance to win after it; `margin` is the half width of its 95 % interval.

    `option` is the option as it was offered, in the decisions that are told.
    """

    action: int
    text: str
    chance: float
    margin: float
    option: Choosable | None


class ReviewDecision(Struct, frozen=True):
    """A choice among `options` many, made at a moment of the replay.

    `before` and `after` are the seat's chance with the best option and with the one it took, `loss` the difference with
    its margin. `best` are the best options, the best first. `iterations` tells how deep it was looked into; 0: one
    look. `why` says what was better about the best option, once the review is done and if there was a better one.
    """

    moment: int
    seat: int
    action: int
    text: str
    options: int
    best: list[ReviewOption]
    before: float
    after: float
    loss: float
    margin: float
    verdict: Verdict
    iterations: int
    why: str = ""


class ReviewDraw(Struct, frozen=True):
    """What chance answered on the way to a moment, and each seat's luck with it, with its margin."""

    moment: int
    luck: list[tuple[float, float]]


class ReviewTurning(Struct, frozen=True, gc=False):
    """A moment that changed a seat's chance: by a decision of the seat `by`, or by luck."""

    moment: int
    change: float
    luck: bool
    by: int


class ReviewPlayer(Struct, frozen=True):
    """One seat's game: its share in the victory, what it lost a decision, and how many of its choices were what.

    `adjusted` is the share less the luck. `well` and `learn` are sentences about one thing done well and one to learn.
    """

    seat: int
    share: float
    loss: float
    margin: float
    verdicts: dict[Verdict, int]
    luck: float
    adjusted: float
    decided: list[ReviewTurning]
    well: str | None
    well_moment: int | None
    learn: str | None
    learn_moment: int | None


class ReviewMoment(Struct, frozen=True):
    """A moment that mattered, in words: a seat's dear decision, or great luck (without a verdict)."""

    moment: int
    seat: int
    verdict: Verdict | None
    text: str


class Findings(Struct, frozen=True):
    """What is known of a game: every seat's chances and points, the decisions, the luck, the players, the story."""

    chances: list[ReviewChances]
    sources: list[ReviewSource]
    points: list[ReviewPoints]
    decisions: list[ReviewDecision]
    draws: list[ReviewDraw]
    players: list[ReviewPlayer]
    moments: list[ReviewMoment]


class Review(Struct, frozen=True):
    """How far the review of a game is; of its decisions, `searched` have been looked into.

    `edition` counts what was found out; `findings` are left out for whoever has seen this one, and before the first.
    """

    status: Literal["none", "waiting", "working", "done", "failed"]
    edition: int
    searched: int
    decisions: int
    deep: bool
    findings: Findings | None
