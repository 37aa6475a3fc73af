"""One set of numbers for a review: the chart, the options of a decision and what was lost agree with each other.

A net's look and a search judge a table differently, and two numbers for one moment help nobody. The chart is the
net's, which is right on the average; what a search adds is how much options differ. Within a turn nobody learns
anything new: all of the net's looks at it, less what was lost after them, say what it has come to, and their mean is
believed. Before each choice the chance, with the best option, was higher by what was lost from then on: the line falls
by that.
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
from chautari.review.verdict import verdict

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
    return one.iterations > 0 and later.iterations > 0 and in_one_turn(one, later, moves)


def in_one_turn(one: Decision, later: Decision, moves: Sequence[Move]) -> bool:
    return one.seat == later.seat and all(seat == one.seat for seat, _ in moves[one.move : later.move])


def losing(one: Decision, loss: float) -> Decision:
    """The decision with a smaller loss."""
    lost = Margin(max(0.0, loss), one.loss.margin)
    return replace(one, after=one.before - lost.value, loss=lost, verdict=verdict(lost.value, lost.margin))


def agreeing(
    moments: Sequence[Moment],
    decisions: Sequence[Decision],
    draws: Sequence[Draw],
    sides: Sequence[list[int]],
    moves: Sequence[Move],
) -> tuple[tuple[Moment, ...], tuple[Decision, ...]]:
    """The chart and the decisions in one set of numbers; `sides` are those who win together, for each seat."""
    places = [moment.move for moment in moments]
    charted = list(moments)
    told: list[Decision] = []
    for turn in turns(decisions, moves):
        seat = turn[0].seat
        first = bisect_right(places, turn[0].move) - 1
        last = min(bisect_right(places, turn[-1].move), len(places) - 1)
        lucky = sum(draw.luck[seat].value for draw in draws if turn[-1].move < draw.first < places[last])
        # From each of its looks less what was lost after it, the net says what the turn has come to.
        looks = [moments[at].chances[seat] - lost_from(turn, places[at]) for at in range(first, last)]
        looks.append(moments[last].chances[seat] - lucky)
        end = min(1.0, max(0.0, sum(looks) / len(looks)))
        judged = no_more_than(turn, max(0.0, NEARLY_SURE - end))
        told += [at_chance(one, end + lost_from(judged, one.move + 1)) for one in judged]
        for at in range(first, last):
            charted[at] = raised(charted[at], sides[seat], end + lost_from(judged, places[at]))
    return tuple(charted), tuple(told)


def turns(decisions: Sequence[Decision], moves: Sequence[Move]) -> list[list[Decision]]:
    """The decisions, those together between which nobody else had a say: nothing was learned between them."""
    found: list[list[Decision]] = []
    for one in decisions:
        if found and in_one_turn(found[-1][-1], one, moves):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def lost_from(turn: Sequence[Decision], move: int) -> float:
    """What the decisions of a turn have lost from a move on."""
    return sum(one.loss.value for one in turn if one.move >= move)


def no_more_than(turn: list[Decision], most: float) -> list[Decision]:
    """The turn with all losses smaller in proportion, if they make more than could be lost."""
    lost = lost_from(turn, 0)
    return turn if lost <= most else [losing(one, one.loss.value * most / lost) for one in turn]


def at_chance(one: Decision, after: float) -> Decision:
    """The decision with this chance after the choice; all options as much better or worse as before."""
    before = after + one.loss.value
    shift = before - one.before
    chances = {option.action: min(before, max(0.0, option.chance.value + shift)) for option in one.best}
    chances |= {one.best[0].action: before, one.action: after}
    best = tuple(Judged(each.action, Margin(chances[each.action], each.chance.margin)) for each in one.best)
    return replace(one, before=before, after=after, best=best)


def raised(moment: Moment, side: list[int], chance: float) -> Moment:
    """The moment with another chance of one side, the others in the same proportion to each other as before."""
    others = 1.0 - moment.chances[side[0]]
    if others <= 0.0:
        return moment
    scale = (1.0 - chance) / others
    chances = tuple(chance if seat in side else scale * value for seat, value in enumerate(moment.chances))
    return replace(moment, chances=chances)
