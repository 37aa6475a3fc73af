"""Luck: what an answer of chance did to each seat's chance, beside what it could have been expected to do.

All answers of chance between two decisions count as one draw. The same draw is made again and again from the table
before it; what really came less the mean of those is the luck. Its expectation is 0 whatever the net believes, so a
result less its luck is worth the same on the average; what one seat gains the others lose. What a seat can't know is
imagined alike after every draw: one that tells nobody anything brings exactly no luck.

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
# The slope of results over what the net sees in draws, among strong and casual bots (bench/review_truth.py --luck).
LASTING: Final = {"yak": 0.1, "adventure-tours": 0.7, "kathmandu": 0.6, "reviving-kathmandu": 0.95}


@dataclass(frozen=True)
class Draw:
    """Chance's answers from move `first` up to `end`, and the luck each seat had with them."""

    first: int
    end: int
    luck: tuple[Margin, ...]


def luck_of(outlook: Outlook, before: State, after: State, seed: int, draws: int = DRAWS) -> tuple[Margin, ...]:
    """Each seat's luck with what chance did between two tables: the share that lasts of what the net sees in it."""
    lasting = LASTING.get(outlook.game.meta.name, 1.0)
    came = outlook.chances(after, seed, WORLDS)
    dice = Dice(seed + 1)
    could = [outlook.chances(drawn_anew(before, dice), seed, WORLDS) for _ in range(draws)]
    return tuple(
        mean_of([lasting * (came[seat] - chances[seat]) for chances in could]) for seat in range(outlook.seats)
    )


def drawn_anew(before: State, dice: Dice) -> State:
    """A copy of the table after chance has answered until a seat is asked."""
    after = before.clone()
    advance(after, dice)
    return after
