"""One set of numbers for a review: the chart, the options of a decision and what was lost agree with each other.

A net's look and a search judge a table differently, and two numbers for one moment help nobody. The chart stays the
net's, which is right on the average; what a search adds is how much options differ. So the chance after a choice is
that of the chart, and before it, with the best option, it was higher by what the choice lost: the line falls by it.
"""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from chautari.engine.record import Move
from chautari.review.decision import Decision, Judged
from chautari.review.estimate import Margin
from chautari.review.luck import Draw
from chautari.review.outlook import Moment
from chautari.review.verdict import BEST, GOOD, verdict

NEARLY_SURE: Final = 0.995


def not_yet_lost(
    decisions: Sequence[Decision], moves: Sequence[Move], offered: Mapping[int, Collection[int]]
) -> tuple[Decision, ...]:
    """The decisions, each losing no more than what could no longer be made good in the same turn.

    Where a seat is `offered` the better option again before chance or anybody else answers, what it could still reach
    then counts: an order of steps that costs nothing is no mistake.
    """
    found: list[Decision] = []
    later: Decision | None = None
    for one in reversed(decisions):
        found.append(one)
        if later and goes_on(one, later, moves) and one.better in offered[later.move] and later.before > one.after:
            found[-1] = losing(one, one.before - later.before)
        later = found[-1]
    return tuple(found[::-1])


def goes_on(one: Decision, later: Decision, moves: Sequence[Move]) -> bool:
    """True if both were looked into, and nobody but their seat had a say between them."""
    looked_into = one.iterations > 0 and later.iterations > 0
    return looked_into and all(seat == one.seat for seat, _ in moves[one.move : later.move])


def losing(one: Decision, loss: float) -> Decision:
    """The decision with a smaller loss."""
    lost = Margin(max(0.0, loss), one.loss.margin)
    return replace(one, after=one.before - lost.value, loss=lost, verdict=verdict(lost.value, lost.margin))


def agreeing(
    moments: Sequence[Moment], decisions: Sequence[Decision], draws: Sequence[Draw], sides: Sequence[list[int]]
) -> tuple[tuple[Moment, ...], tuple[Decision, ...]]:
    """The chart and the decisions in one set of numbers; `sides` are those who win together, for each seat."""
    places = [moment.move for moment in moments]
    charted = list(moments)
    told: list[Decision] = []
    for one in reversed(decisions):
        nearest = bisect_right(places, one.move)
        end = charted[min(nearest, len(charted) - 1)]
        lucky = sum(draw.luck[one.seat].value for draw in draws if one.move < draw.first < end.move)
        after = min(1.0, max(0.0, end.chances[one.seat] - lucky))
        judged = at_chance(one, after)
        told.append(judged)
        if judged.verdict not in (BEST, GOOD):
            charted[nearest - 1] = raised(charted[nearest - 1], sides[one.seat], judged.before)
    return tuple(charted), tuple(told[::-1])


def at_chance(one: Decision, after: float) -> Decision:
    """The decision with this chance after the choice; all options as much better or worse as before."""
    before = min(max(after, NEARLY_SURE), after + one.loss.value)
    shift = before - one.before
    chances = {option.action: min(before, max(0.0, option.chance.value + shift)) for option in one.best}
    chances |= {one.best[0].action: before, one.action: after}
    best = tuple(Judged(each.action, Margin(chances[each.action], each.chance.margin)) for each in one.best)
    return replace(one, before=before, after=after, best=best)


def raised(moment: Moment, side: list[int], chance: float) -> Moment:
    """The moment with another chance of one side, the others in the same proportion to each other as before."""
    others = 1.0 - moment.chances[side[0]]
    scale = (1.0 - chance) / others if others > 0.0 else 0.0
    chances = tuple(chance if seat in side else scale * value for seat, value in enumerate(moment.chances))
    return replace(moment, chances=chances)
