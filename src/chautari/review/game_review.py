"""A whole game reviewed: first at a glance, then decision by decision, what matters most first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar
from zlib import crc32

from chautari.arena.workers import on_this_machine
from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.outcome import win_shares
from chautari.engine.record import Record
from chautari.games import load
from chautari.review.agreement import agreeing, not_yet_lost
from chautari.review.course import Choice, Course, course_of
from chautari.review.decision import Decision, glance, look_into
from chautari.review.luck import Draw, luck_of
from chautari.review.outlook import Moment, Outlook

SEED: Final = 20_000
TRIAL: Final = 200  # iterations of some decisions, to see how long they take
LEAST, MOST = 60, 20_000
TOGETHER: Final = 4  # decisions that a process is given at a time
USUAL_SECONDS: Final = 25.0
FIRST_PASS: Final = 0.45  # of the time is for a look into every decision
DEEPER: Final = 5  # times as many iterations have those that are looked into again, the dearest first
OVERTIME: Final = 1.2  # a slow machine leaves the decisions that seemed to cost least at a glance

T = TypeVar("T")


class Unfinished(ChautariError):
    def __init__(self) -> None:
        super().__init__(
            "This game is not over yet; a review would tell what its players may not know.", "review-unfinished"
        )


@dataclass(frozen=True)
class Review:
    """What is known of a game: how likely each seat was to win at each moment, its decisions and its luck.

    `sides` are those who win together, for each seat. `shares` is how the game ended: each seat's share in the victory.
    `searched` decisions have been looked into.
    """

    record: Record
    sides: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]

    @property
    def searched(self) -> int:
        return sum(1 for decision in self.decisions if decision.iterations)


def review(record: Record, seconds: float = USUAL_SECONDS, workers: int = 1) -> Iterator[Review]:
    """The review at a glance, then again and again as its decisions are looked into, the dearest a second time."""
    game = load(record.game)
    course = course_of(game, record)
    if not course.stops[-1].table.is_over():
        raise Unfinished
    began = monotonic()
    found = at_a_glance(game, record, course)
    yield in_one_set(found, course)
    if not course.choices:
        return
    left = FIRST_PASS * (seconds - (monotonic() - began))
    iterations = affordable(game, record, by_weight(course, found), left, workers)
    for depth, longest in ((iterations, OVERTIME * seconds), (min(MOST, DEEPER * iterations), seconds)):
        batches = in_batches([one.move for one in by_weight(course, found)])
        for judged in on_this_machine(partial(look, record, depth), batches, workers):
            found = with_decisions(found, judged)
            yield in_one_set(found, course)
            if monotonic() - began > longest:
                return


def in_batches(tasks: Sequence[T]) -> list[tuple[T, ...]]:
    """As many of them together as a process is given at a time."""
    return [tuple(tasks[first : first + TOGETHER]) for first in range(0, len(tasks), TOGETHER)]


def at_a_glance(game: Game[Any], record: Record, course: Course) -> Review:
    """Everything judged by one look of the net."""
    outlook = Outlook(game, len(record.seats))
    end = course.stops[-1].table
    # Every game begins with the same draw: what else could have come must be drawn anew for each, or luck would not be
    # nothing on the average.
    lot = crc32(repr(record.moves).encode())
    return Review(
        record,
        tuple(tuple(game.team(end, seat)) for seat in range(len(record.seats))),
        tuple(win_shares(game, end)),
        tuple(Moment(stop.move, outlook.chances(stop.table, SEED + stop.move)) for stop in course.stops),
        tuple(glance(outlook, one.before, one.move, one.seat, one.action, SEED + one.move) for one in course.choices),
        tuple(
            Draw(one.first, one.end, luck_of(outlook, one.before, one.after, lot + one.first)) for one in course.chances
        ),
    )


def by_weight(course: Course, found: Review) -> list[Choice]:
    """The choices that seem to have cost most first."""
    losses = {decision.move: decision.loss.value for decision in found.decisions}
    return sorted(course.choices, key=lambda one: -losses[one.move])


def affordable(game: Game[Any], record: Record, choices: list[Choice], seconds: float, workers: int) -> int:
    """How many iterations each decision can have in this time."""
    began = monotonic()
    outlook = Outlook(game, len(record.seats))
    for one in choices[:: max(1, len(choices) // 3)][:3]:
        look_into(outlook, one.before, one.move, one.seat, one.action, SEED, TRIAL)
    cost = (monotonic() - began) / (3 * TRIAL)
    return max(LEAST, min(MOST, int(seconds * workers / (cost * len(choices)))))


def look(record: Record, iterations: int, moves: tuple[int, ...]) -> tuple[Decision, ...]:
    """The decisions of these moves looked into; what any process can do."""
    game = load(record.game)
    outlook = Outlook(game, len(record.seats))
    wanted = [one for one in course_of(game, record).choices if one.move in moves]
    return tuple(
        look_into(outlook, one.before, one.move, one.seat, one.action, SEED + one.move, iterations) for one in wanted
    )


def in_one_set(found: Review, course: Course) -> Review:
    """The review in numbers that agree with each other."""
    offered = {one.move: one.options for one in course.choices}
    decisions = not_yet_lost(found.decisions, found.record.moves, offered)
    moments, decisions = agreeing(found.moments, decisions, found.draws, found.sides, found.record.moves)
    return replace(found, moments=moments, decisions=decisions)


def with_decisions(found: Review, judged: tuple[Decision, ...]) -> Review:
    deeper = {decision.move: decision for decision in judged}
    decisions = (replace(deeper.get(one.move, one), first_sight=one.first_sight) for one in found.decisions)
    return replace(found, decisions=tuple(decisions))
