"""Why the decisions that lost something did: in words, the dearest first, as many as a reader will look at."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Final

from chautari.arena.workers import on_this_machine
from chautari.engine.game import Game
from chautari.engine.record import Record
from chautari.games import load
from chautari.games.words import Said, in_every_language
from chautari.review.course import Course, course_of
from chautari.review.decision import Decision
from chautari.review.game_review import SEED, USUAL_SECONDS, Review, in_batches
from chautari.review.reasons import reason
from chautari.review.sentences import Sentences
from chautari.review.taken import taken_by_rival
from chautari.review.verdict import BEST, GOOD
from chautari.review.words import say

MOST: Final = 40  # a game of beginners has more mistakes than anybody reads about
SHARE: Final = 0.15  # of the time for a review; only without compiled rules that is too short


def explained(found: Review, seconds: float = USUAL_SECONDS, workers: int = 1) -> Review:
    """A review that took so long, with a reason at every decision that was an inaccuracy or worse."""
    dear = sorted((one for one in found.decisions if is_dear(one)), key=lambda one: -one.loss.value)[:MOST]
    told: dict[int, Said] = {}
    end = monotonic() + SHARE * seconds
    for some in on_this_machine(partial(explain, found.record), in_batches(dear), workers) if dear else ():
        told |= some
        if monotonic() > end:
            break
    return replace(found, decisions=tuple(replace(one, why=told.get(one.move, {})) for one in found.decisions))


def is_dear(one: Decision) -> bool:
    return one.verdict not in (BEST, GOOD)


def explain(record: Record, decisions: Sequence[Decision]) -> dict[int, Said]:
    """The reasons by the moves of the decisions; what any process can do."""
    game = load(record.game)
    course = course_of(game, record)
    sentences = Sentences(game, record)
    return {one.move: why(game, sentences, one, course) for one in decisions}


def why(game: Game[Any], sentences: Sentences, one: Decision, course: Course) -> Said:
    """What the better option would have brought, who took it instead, and what was expected to follow it."""
    before = course.before(one.move)
    brings = reason(game, before, one.seat, one.better, one.action, SEED + one.move)
    rival = taken_by_rival(game, course, one)

    def told() -> str:
        followed = sentences.plan(before, one.seat, one.better, one.plan)
        parts = (sentences.reason(brings), sentences.taken(rival), followed)
        return " ".join(part for part in parts if part) or say("reason-small")

    return in_every_language(told)
