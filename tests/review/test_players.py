"""What a review says of a player: praise for what was not plain, and one set of numbers for a decision."""

from dataclasses import replace

import pytest

from chautari.games import load
from chautari.review.course import course_of
from chautari.review.decision import Decision, Judged, glance, look_into
from chautari.review.estimate import Margin
from chautari.review.outlook import Outlook
from chautari.review.players import well_done
from tests.review.games import finished

BEST, NEXT = Judged(7, Margin(0.5, 0.0)), Judged(8, Margin(0.3, 0.0))
FOUND = Decision(12, 0, 7, 5, (BEST, NEXT), 0.5, 0.5, Margin(0.0, 0.0), "best", first_sight=8, iterations=100)


def test_the_best_choice_is_praised_where_another_one_looked_better() -> None:
    assert well_done([FOUND]) == 12


@pytest.mark.parametrize("plain", [{"first_sight": 7}, {"options": 2}], ids=["seen at once", "hardly a choice"])
def test_nobody_is_praised_for_what_is_plain(plain: dict[str, int]) -> None:
    assert well_done([replace(FOUND, **plain)]) == -1  # type: ignore[arg-type]


def test_nobody_is_praised_for_a_loss() -> None:
    assert well_done([replace(FOUND, loss=Margin(0.1, 0.0))]) == -1


@pytest.mark.deep
@pytest.mark.parametrize("deep", [False, True], ids=["at a glance", "by a search"])
def test_the_options_have_the_chances_that_the_loss_is_made_of(deep: bool) -> None:
    record, game = finished("yak"), load("yak")
    outlook = Outlook(game, len(record.seats))
    for one in course_of(game, record).choices[::16]:
        where = (outlook, one.before, one.move, one.seat, one.action, 3)
        judged = look_into(*where, 96) if deep else glance(*where)
        chances = {option.action: option.chance.value for option in judged.best}
        assert (
            max(chances.values()) == chances[judged.best[0].action] == pytest.approx(judged.after + judged.loss.value)
        )
        assert chances.get(one.action, judged.after) == pytest.approx(judged.after)
