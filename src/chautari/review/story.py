"""The moments of a game that mattered, told: the dearest decisions and the greatest luck, in the order of play."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.record import Move
from chautari.games.words import read
from chautari.review.agreement import lost_from, turns
from chautari.review.course import Course
from chautari.review.decision import Decision
from chautari.review.explaining import is_dear
from chautari.review.game_review import Review
from chautari.review.luck import Draw
from chautari.review.sentences import Sentences
from chautari.review.verdict import Verdict

DECISIONS: Final = 12
DRAWS: Final = 4
CHANGES: Final = 0.03  # luck below this is not told


@dataclass(frozen=True)
class Told:
    """A moment in words: the move before which the table is to be looked at, whose it is, and what is said of it.

    Luck has no verdict.
    """

    move: int
    seat: int
    verdict: Verdict | None
    text: str


def story(game: Game[Any], found: Review, course: Course) -> list[Told]:
    """The moments of an explained review, in the order of play."""
    sentences = Sentences(game, found.record)
    heard = {one.first: one.told for one in course.chances}
    told = [told_turn(sentences, turn, course) for turn in worst(found.decisions, found.record.moves)] + [
        told_draw(sentences, one, heard[one.first]) for one in luckiest(found.draws)
    ]
    return sorted(told, key=lambda one: one.move)


def worst(decisions: Sequence[Decision], moves: Sequence[Move]) -> list[list[Decision]]:
    """The turns with the dearest decisions: a plan is not blamed step by step."""
    dear = [turn for turn in turns(decisions, moves) if is_dear(dearest(turn))]
    return sorted(dear, key=lambda turn: -dearest(turn).loss.value)[:DECISIONS]


def dearest(turn: Sequence[Decision]) -> Decision:
    """The decision of a turn that lost most; what can't be told from nothing comes after everything else."""
    return max(turn, key=lambda one: (is_dear(one), one.loss.value))


def luckiest(draws: Iterable[Draw]) -> list[Draw]:
    great = [one for one in draws if max(abs(luck.value) for luck in one.luck) >= CHANGES]
    return sorted(great, key=lambda one: -max(abs(luck.value) for luck in one.luck))[:DRAWS]


def told_turn(sentences: Sentences, turn: Sequence[Decision], course: Course) -> Told:
    one = dearest(turn)
    parts = (sentences.decision(course.before(one.move), one), sentences.turn(lost_from(turn, 0), one), read(one.why))
    return Told(one.move, one.seat, one.verdict, " ".join(part for part in parts if part))


def told_draw(sentences: Sentences, one: Draw, heard: Sequence[Event]) -> Told:
    seat = max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat].value))
    own_first = sorted(heard, key=lambda event: event.seat != seat)
    return Told(one.first, seat, None, " ".join([sentences.luck(seat, one.luck[seat]), *sentences.happened(own_first)]))
