"""The moments of a game that mattered, told: the dearest decisions and the greatest luck, in the order of play."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.review.course import Course
from chautari.review.decision import Decision
from chautari.review.game_review import SEED, Review
from chautari.review.luck import Draw
from chautari.review.reasons import reason
from chautari.review.sentences import Sentences
from chautari.review.taken import taken_by_rival
from chautari.review.verdict import BEST, GOOD, Verdict

DECISIONS: Final = 8
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
    sentences = Sentences(game, found.record)
    heard = {one.first: one.told for one in course.chances}
    told = [told_decision(game, sentences, one, course) for one in worst(found.decisions)] + [
        told_draw(sentences, one, heard[one.first]) for one in luckiest(found.draws)
    ]
    return sorted(told, key=lambda one: one.move)


def worst(decisions: Iterable[Decision]) -> list[Decision]:
    dear = [one for one in decisions if one.verdict not in (BEST, GOOD)]
    return sorted(dear, key=lambda one: -one.loss.value)[:DECISIONS]


def luckiest(draws: Iterable[Draw]) -> list[Draw]:
    great = [one for one in draws if max(abs(luck.value) for luck in one.luck) >= CHANGES]
    return sorted(great, key=lambda one: -max(abs(luck.value) for luck in one.luck))[:DRAWS]


def told_decision(game: Game[Any], sentences: Sentences, one: Decision, course: Course) -> Told:
    before = next(choice.before for choice in course.choices if choice.move == one.move)
    why = reason(game, before, one.seat, one.better, one.action, SEED + one.move)
    parts = (
        sentences.decision(one),
        sentences.reason(why),
        sentences.taken(taken_by_rival(game, course, one)),
        sentences.plan(one.plan),
    )
    return Told(one.move, one.seat, one.verdict, " ".join(part for part in parts if part))


def told_draw(sentences: Sentences, one: Draw, heard: Sequence[Event]) -> Told:
    seat = max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat].value))
    own_first = sorted(heard, key=lambda event: event.seat != seat)
    return Told(one.first, seat, None, " ".join([sentences.luck(seat, one.luck[seat]), *sentences.happened(own_first)]))
