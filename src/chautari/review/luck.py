"""Luck: what an answer of chance did to each seat's chance, beside what it could have been expected to do.

All answers of chance between two decisions count as one draw. The same draw is made again and again from the table
before it; what really came less the mean of those is the luck. Its expectation is 0 whatever the net believes, so a
result less its luck is worth the same on the average. What a seat can't know is imagined alike after every draw, and
what one seat gains the others lose.

A net sees more in a draw than is left of it at the end, when the others have answered it. Of what it sees only the
share that lasts is called luck, so that results without it vary less than with it.
"""

from dataclasses import dataclass
from typing import Final

from chautari.engine.luck import Dice
from chautari.engine.play import advance
from chautari.engine.state import State
from chautari.review.estimate import Margin, mean_of
from chautari.review.outlook import Outlook

DRAWS: Final = 24
WORLDS: Final = 2  # imagined tables by which each draw is judged
# How much of what the net sees in draws is left in the results of strong and casual bots, where that is not all of it
# (bench/review_truth.py --luck).
LASTING: Final = {"yak": 0.5, "kathmandu": 0.7}


@dataclass(frozen=True)
class Draw:
    """Chance's answers from move `first` up to `end`, and the luck each seat had with them."""

    first: int
    end: int
    luck: tuple[Margin, ...]


def luck_of(outlook: Outlook, before: State, after: State, seed: int, draws: int = DRAWS) -> tuple[Margin, ...]:
    """Each seat's luck with what chance did between two tables: the share that lasts of what the net sees in it."""
    lasting = LASTING.get(outlook.game.meta.name, 1.0)
    came = outlook.own_chances(after, seed, WORLDS)
    dice = Dice(seed + 1)
    could = [outlook.own_chances(drawn_anew(before, dice), seed, WORLDS) for _ in range(draws)]
    gains = [balanced([lasting * (now - then) for now, then in zip(came, chances, strict=True)]) for chances in could]
    return tuple(mean_of(column) for column in zip(*gains, strict=True))


def balanced(gains: list[float]) -> list[float]:
    """The gains less their mean: one wins, so what a seat gains the others lose, even if they can't see it."""
    mean = sum(gains) / len(gains)
    return [gain - mean for gain in gains]


def drawn_anew(before: State, dice: Dice) -> State:
    """A copy of the table after chance has answered until a seat is asked."""
    after = before.clone()
    advance(after, dice)
    return after
