"""Stones that lie together, on a cart or in a hand: one integer with a hexadecimal digit for each kind.

There are at most 14 in one place: joining them is adding, and their number, the sum of the digits, is the rest after
dividing by 15.
"""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices
from chautari.games.yak.components import CRYSTAL

NO_STONES: Final = 0
WIDTH: Final = 4
DIGIT: Final = 15  # the bits of the first kind


def one(kind: i64) -> i64:
    return bits.shift(1, WIDTH * kind)


def number(stones: i64) -> i64:
    return stones % 15


def crystals(stones: i64) -> i64:
    """How many; they are the last kind."""
    return stones >> WIDTH * CRYSTAL


def coloured(stones: i64) -> i64:
    """Without the crystals."""
    return stones & bits.first(WIDTH * CRYSTAL)


def are_of_one_kind(stones: i64) -> bool:
    while stones & DIGIT == 0:
        stones >>= WIDTH
    return stones <= DIGIT


def listed(stones: i64) -> list[int]:
    """The kind of each stone, in ascending order."""
    kinds: list[int] = []
    kind: i64 = 0
    while stones != 0:
        for _ in range(stones & DIGIT):
            kinds.append(kind)
        stones >>= WIDTH
        kind += 1
    return kinds


def offer_kinds(stones: i64, action: i64, out: Choices) -> None:
    """One choice for each kind there is; `action` would be for the first kind."""
    while stones != 0:
        if stones & DIGIT != 0:
            out.add(action)
        stones >>= WIDTH
        action += 1
