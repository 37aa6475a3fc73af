"""One set of numbers for a review: the chart, the options of a decision and what was lost agree with each other.

A net's look and a search judge a table differently, and two numbers for one moment help nobody. What a search adds is
how much options differ: a choice lowers the line by what it lost, luck moves it by what it brought. What the net sees
beside that is half believed at once, and the rest if it goes on seeing it: so it hardly jumps without a reason. Within
a turn nobody learns anything new: all of the net's looks at it, less what was lost after them, say what it has come to,
and their mean is one look. Near the end of a game a search sees how it ends, which no look does: as far as it has seen
the end, what it says of the seat is believed instead.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from chautari.engine.record import Move
from chautari.review.decision import Decision, Judged
from chautari.review.estimate import Margin
from chautari.review.luck import Draw
from chautari.review.outlook import Moment
from chautari.review.verdict import as_told, verdict

NEARLY_SURE: Final = 0.995
BELIEVED: Final = 0.5  # of what the net sees and nothing explains (docs/results.md)

Chances = tuple[float, ...]


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
    sides: Sequence[Sequence[int]],
    moves: Sequence[Move],
) -> tuple[tuple[Moment, ...], tuple[Decision, ...]]:
    """The chart and the decisions in one set of numbers; `sides` are those who win together, for each seat."""
    places = [moment.move for moment in moments]
    begun = {bisect_right(places, turn[0].move) - 1: turn for turn in turns(decisions, moves)}
    charted = list(moments)
    told: list[Decision] = []
    line = Line(moments[0].chances, sides)
    at = 0
    while at < len(moments) - 1:
        if at > 0:
            line.luck(draws, places[at - 1], places[at])
        if at not in begun:
            line.look(moments[at].chances)
            charted[at] = replace(charted[at], chances=line.chances)
            at += 1
            continue
        seat = begun[at][0].seat
        line.know(begun[at][0])
        turn = in_proportion(begun[at], line.chances[seat])
        last = min(bisect_right(places, turn[-1].move), len(places) - 1)
        line.move(seat, line.chances[seat] - lost_from(turn, 0))
        line.look(after_turn(turn, moments[at : last + 1], draws, sides))
        turn = no_more_than(turn, max(0.0, NEARLY_SURE - line.chances[seat]))
        told += [at_chance(one, line.chances[seat] + lost_from(turn, one.move + 1)) for one in turn]
        for one in range(at, last):
            before = Line(line.chances, sides)
            before.move(seat, line.chances[seat] + lost_from(turn, places[one]))
            charted[one] = replace(charted[one], chances=before.chances)
        at = last
    return tuple(charted), tuple(told)


def after_turn(
    turn: Sequence[Decision], moments: Sequence[Moment], draws: Sequence[Draw], sides: Sequence[Sequence[int]]
) -> Chances:
    """What the net's looks at the moments of a turn say together of the table at its end, before chance answers."""
    seat, (*during, last) = turn[0].seat, moments
    end = Line(last.chances, sides)
    end.luck(draws, turn[-1].move, last.move, sign=-1.0)
    looks = [moment.chances[seat] - lost_from(turn, moment.move) for moment in during]
    end.move(seat, fmean([*looks, end.chances[seat]]))
    return end.chances


class Line:
    """What is believed of everybody's chances, from moment to moment; the first look is believed whole."""

    def __init__(self, chances: Chances, sides: Sequence[Sequence[int]]) -> None:
        self.chances = chances
        self.sides = sides
        self.begins = True
        self.known = 0.0  # how much of the game's end the last search has seen

    def luck(self, draws: Iterable[Draw], first: int, end: int, sign: float = 1.0) -> None:
        """Everybody's luck with what came between two moves; together the sides' chances still make 1."""
        came = [draw.luck for draw in draws if first <= draw.first < end]
        moved = [
            within(chance + sign * sum(luck[seat].value for luck in came)) for seat, chance in enumerate(self.chances)
        ]
        whole = sum(moved[seat] for seat, side in enumerate(self.sides) if seat == side[0])
        self.chances = tuple(chance / whole for chance in moved) if whole > 0.0 else self.chances

    def move(self, seat: int, chance: float) -> None:
        """A seat's side has this chance now, the others the rest, in the same proportion to each other as before."""
        side, others = self.sides[seat], 1.0 - self.chances[seat]
        chance = within(chance)
        equal = (1.0 - chance) / (len({one[0] for one in self.sides}) - 1)  # of those who had nothing
        self.chances = tuple(
            chance if one in side else (1.0 - chance) * value / others if others > 0.0 else equal
            for one, value in enumerate(self.chances)
        )

    def know(self, found: Decision) -> None:
        """What a search says of its seat is believed as far as it has seen the end."""
        chance = self.chances[found.seat]
        self.known = found.ends
        self.move(found.seat, chance + found.ends * (found.before - chance))

    def look(self, seen: Chances) -> None:
        """What the net sees is believed in part."""
        believed = (1.0 if self.begins else BELIEVED) * (1.0 - self.known)
        self.chances = tuple(was + believed * (now - was) for was, now in zip(self.chances, seen, strict=True))
        self.begins = False


def within(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def in_proportion(turn: Sequence[Decision], chance: float) -> list[Decision]:
    """The turn of a seat that had this chance: where a search believed in more, the same share of it was lost."""
    found = []
    for one in turn:
        share = min(1.0, chance / one.before) if one.before > 0.0 else 1.0
        lost = Margin(share * one.loss.value, share * one.loss.margin)
        named = verdict(lost.value, lost.margin)
        found.append(replace(one, after=one.before - lost.value, loss=lost, verdict=named, gap=share * one.gap))
        chance -= lost.value
    return found


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
    named = verdict(as_told(before, after) or one.loss.value, one.loss.margin)
    return replace(one, before=before, after=after, best=best, verdict=named)
