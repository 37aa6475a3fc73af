"""Who took what a better option was about."""

import pytest

from chautari.engine import play
from chautari.games import load
from chautari.review.course import Choice, Course, course_of
from chautari.review.decision import Decision, Judged
from chautari.review.estimate import Margin
from chautari.review.sentences import Sentences
from chautari.review.taken import for_all, taken_by_rival
from tests.review.games import finished

GAME = load("reviving-kathmandu")


@pytest.fixture(scope="module")
def course() -> Course:
    return course_of(GAME, finished("reviving-kathmandu"))


def bids(course: Course) -> list[tuple[int, Choice]]:
    return [
        (place, one)
        for place, one in enumerate(course.choices)
        if any(piece.startswith("spot-") for piece in GAME.pieces(one.before, one.seat, one.action))
    ]


def missed(one: Choice, better: int) -> Decision:
    """A decision that would have been better with another option."""
    best = (Judged(better, Margin(0.5, 0.0)),)
    loss = Margin(0.1, 0.01)
    return Decision(one.move, one.seat, one.action, 9, best, 0.5, 0.4, loss, "blunder", better, 100, 0.1)


def same_coin_at(one: Choice, spot: str) -> int | None:
    """The option that lays a coin at a spot."""
    for option in play.options(one.before, one.seat):
        if spot in GAME.pieces(one.before, one.seat, option):
            return option
    return None


def test_the_next_rival_who_chose_the_same_piece_took_it(course: Course) -> None:
    found = 0
    for (place, one), (_, later) in zip(bids(course), bids(course)[1:], strict=False):
        (spot,) = for_all(GAME, later.before, later.seat, later.action)
        better = same_coin_at(one, spot)
        if later.seat == one.seat or better is None or spot in for_all(GAME, one.before, one.seat, one.action):
            continue
        assert taken_by_rival(GAME, course, missed(one, better)) == later
        assert place < course.choices.index(later)
        found += 1
    assert found > 5


def test_what_the_choice_took_itself_went_to_nobody_else(course: Course) -> None:
    _, one = bids(course)[0]
    assert taken_by_rival(GAME, course, missed(one, one.action)) is None


def test_a_coin_is_everybodys_own(course: Course) -> None:
    _, one = bids(course)[0]
    assert {piece.split("-")[0] for piece in for_all(GAME, one.before, one.seat, one.action)} == {"spot"}


def test_the_sentence_names_who_took_it_and_what_was_expected_to_follow(course: Course) -> None:
    record = finished("reviving-kathmandu")
    sentences = Sentences(GAME, record)
    _, one = bids(course)[0]
    assert record.seats[one.seat] in sentences.taken(one)
    assert sentences.taken(None) == ""
    first, again = one.options[0], one.options[-1]
    built = next(action for action in range(GAME.actions) if GAME.action_name(action).startswith("build-"))
    told = sentences.plan(one.before, one.seat, first, [built, again])
    assert sentences.choice(one.before, one.seat, built) in told
    assert sentences.choice(one.before, one.seat, again) not in told, "the next round is not told"
    assert sentences.plan(one.before, one.seat, first, []) == ""
