"""What a review says of each player: losses, luck, the result without luck, and the moments that decided the game."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from chautari.review.decision import Decision
from chautari.review.estimate import Margin, mean_of
from chautari.review.game_review import Review
from chautari.review.verdict import BEST, GOOD, Verdict

DECIDING: Final = 3
HARD: Final = 3  # options that a choice must have to be praised
WORTH_A_WORD: Final = 0.02  # what the next best option must have lost
DECIDES: Final = 0.005  # less has decided nothing


@dataclass(frozen=True)
class Turning:
    """A move that changed a seat's chance: by a decision of the seat `by`, perhaps its own, or by luck."""

    move: int
    seat: int
    change: float
    is_luck: bool
    by: int


@dataclass(frozen=True)
class Player:
    """One seat's game.

    `loss` is what its decisions lost on the average; doubts about single ones even out in it. `adjusted` is its share
    in the victory less its luck: what the game would have been worth without it, which may lie below 0 or above 1.
    `well` is the move of the best of its hard choices, `learn` that of the dearest; −1 if none.
    """

    seat: int
    share: float
    loss: Margin
    verdicts: dict[Verdict, int]
    luck: float
    adjusted: float
    decided: tuple[Turning, ...]
    well: int
    learn: int


def players(found: Review) -> list[Player]:
    return [player(found, seat) for seat in range(len(found.record.seats))]


def player(found: Review, seat: int) -> Player:
    own = [one for one in found.decisions if one.seat == seat]
    luck = sum(draw.luck[seat].value for draw in found.draws)
    return Player(
        seat,
        found.shares[seat],
        mean_loss(own),
        dict(Counter(one.verdict for one in own)),
        luck,
        found.shares[seat] - luck,
        turnings(found, seat)[:DECIDING],
        well_done(own),
        dearest(own),
    )


def mean_loss(own: list[Decision]) -> Margin:
    """The mean of what decisions lost, with its sign so that doubts even out; never less than what is called lost."""
    if not own:
        return Margin(0.0, 0.0)
    mean = mean_of([one.gap for one in own])
    called = sum(one.loss.value for one in own if one.verdict not in (BEST, GOOD)) / len(own)
    return Margin(max(called, mean.value), mean.margin)


def turnings(found: Review, seat: int) -> tuple[Turning, ...]:
    """What moved a seat's chance, the most first: losses and luck; not what can't be told from nothing."""
    errors = [
        Turning(one.move, seat, -one.told_loss if one.seat == seat else gained(found, one, seat), False, one.seat)
        for one in found.decisions
        if one.verdict not in (BEST, GOOD)
    ]
    lucks = [Turning(one.first, seat, one.luck[seat].value, True, seat) for one in found.draws]
    moved = [one for one in errors + lucks if abs(one.change) >= DECIDES]
    return tuple(sorted(moved, key=lambda one: -abs(one.change)))


def gained(found: Review, error: Decision, seat: int) -> float:
    """What another seat's error brought a seat: the others share it as they shared the rest of the chance."""
    chances = next(moment.chances for moment in reversed(found.moments) if moment.move <= error.move)
    others = 1.0 - chances[error.seat]
    if found.sides[seat] == found.sides[error.seat]:
        return -error.loss.value
    return error.loss.value * chances[seat] / others if others > 0.0 else 0.0


def well_done(own: list[Decision]) -> int:
    """The choice that lost nothing where the next best would have lost most, and that was not plain at first sight."""
    hard = [(one.best[0].chance.value - one.best[1].chance.value, one.move) for one in own if is_hard(one)]
    return max(hard)[1] if hard else -1


def is_hard(one: Decision) -> bool:
    if one.loss.value > 0.0 or one.options < HARD or one.first_sight == one.action or len(one.best) < 2:
        return False
    return one.best[0].action == one.action and one.best[0].chance.value - one.best[1].chance.value >= WORTH_A_WORD


def dearest(own: list[Decision]) -> int:
    worst = max(own, key=lambda one: one.loss.value, default=None)
    return worst.move if worst is not None and worst.loss.value > worst.loss.margin else -1
