"""A game again, moment by moment."""

from msgspec import Raw, Struct

from chautari.server.wire.log import Line
from chautari.server.wire.scenes import Score

# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


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
