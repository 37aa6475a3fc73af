"""A recorded game as choices and draws."""

import pytest

from chautari.engine.play import options
from chautari.engine.record import Record
from chautari.engine.state import CHANCE
from chautari.games import load
from chautari.review.course import chance_is_asked, course_of
from tests.review.games import GAMES, finished


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_a_choice_a_draw_or_had_no_alternative(name: str) -> None:
    record, game = finished(name), load(name)
    course = course_of(game, record)
    drawn = {move for draw in course.chances for move in range(draw.first, draw.end)}
    by_chance = {number for number, (seat, _) in enumerate(record.moves) if seat == CHANCE}
    assert by_chance == drawn
    for choice in course.choices:
        assert (choice.seat, choice.action) == record.moves[choice.move]
        assert choice.action in options(choice.before, choice.seat)
        assert len(options(choice.before, choice.seat)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_draw_ends_when_somebody_is_asked(name: str) -> None:
    for draw in course_of(load(name), finished(name)).chances:
        assert chance_is_asked(draw.before)
        assert not chance_is_asked(draw.after)


def test_the_last_stop_is_the_end_of_the_game() -> None:
    record: Record = finished("yak")
    assert course_of(load("yak"), record).stops[-1].table.is_over()
    assert not course_of(load("yak"), record.upto(30)).stops[-1].table.is_over()
