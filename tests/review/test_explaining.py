"""Why a decision lost something is told where it did, and nowhere else."""

from dataclasses import replace

import pytest

from chautari.games import load
from chautari.games.words import read
from chautari.review.course import course_of
from chautari.review.explaining import explain, explained, is_dear
from chautari.review.game_review import TOGETHER, Review, review
from chautari.review.story import story
from tests.review.games import finished

pytestmark = pytest.mark.deep
NO_END = 1e9


@pytest.fixture(scope="module")
def glanced() -> Review:
    return next(review(finished("yak")))


@pytest.fixture(scope="module")
def found(glanced: Review) -> Review:
    return explained(glanced, NO_END)


def test_decisions_that_lost_something_have_reasons_and_others_have_none(found: Review) -> None:
    dear = [one for one in found.decisions if is_dear(one)]
    assert len(dear) > 4
    assert all(one.why for one in dear)
    assert len({read(one.why) for one in dear}) > 3
    assert not any(one.why for one in found.decisions if not is_dear(one))


def test_what_there_is_no_time_for_stays_without_a_reason_the_cheapest_first(glanced: Review, found: Review) -> None:
    hurried = explained(glanced, 0.0)
    told = [one for one in hurried.decisions if one.why]
    dearest = sorted(filter(is_dear, glanced.decisions), key=lambda one: -one.loss.value)[:TOGETHER]
    assert {one.move for one in told} == {one.move for one in dearest}
    assert len(told) < len([one for one in found.decisions if one.why])


def test_nothing_but_the_reasons_is_added(glanced: Review, found: Review) -> None:
    assert replace(found, decisions=tuple(replace(one, why={}) for one in found.decisions)) == glanced


def test_the_moments_that_mattered_end_with_the_same_reasons(found: Review) -> None:
    course = course_of(load("yak"), found.record)
    whys = {one.move: one.why for one in found.decisions}
    told = [one for one in story(load("yak"), found, course) if one.verdict]
    assert told
    assert all(one.text.endswith(read(whys[one.move])) for one in told)


def test_a_reason_does_not_depend_on_what_else_is_explained(found: Review) -> None:
    one = next(one for one in found.decisions if one.why)
    assert explain(found.record, [one]) == {one.move: one.why}
