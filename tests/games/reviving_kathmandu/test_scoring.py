"""Scoring and the end."""

import pytest

from chautari.engine.luck import Dice
from chautari.engine.play import playout
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import cards, hands, laid_out, monument, new_table, points, seen


def with_finished(*finished: Monument, mission: int = 1) -> City:
    s = new_table(3, missions=(mission, *[m for m in (1, 2, 3) if m != mission][:2]))
    s.finished[0] = finished
    return s


def pagoda(*colours: str) -> Monument:
    return monument(*(f"{c} pagoda {s}" for c, s in zip(colours, ("bottom", "second", "third", "top"), strict=True)))


@pytest.mark.rule("RK-SCO-1")
def test_a_completed_monument_scores_the_points_on_its_top() -> None:
    shrine = monument("red shrine bottom", "blue shrine top")
    stupa = monument("red stupa bottom", "blue stupa centre", "white stupa top")
    assert points(with_finished(monument("red buddha")), 0, "monuments") == 2
    assert points(with_finished(shrine), 0, "monuments") == 3
    assert points(with_finished(stupa, shrine), 0, "monuments") == 6 + 3
    assert points(with_finished(pagoda("red", "blue", "white", "green")), 0, "monuments") == 10


@pytest.mark.rule("RK-SCO-2")
def test_two_three_or_four_sections_of_one_colour_score_two_four_or_eight() -> None:
    assert monument("red shrine bottom", "red shrine top").matching == 2
    assert monument("red shrine bottom", "blue shrine top").matching == 0
    assert monument("red stupa bottom", "red stupa centre", "red stupa top").matching == 4
    assert monument("red stupa bottom", "red stupa centre", "blue stupa top").matching == 2
    assert monument("red stupa bottom", "blue stupa centre", "red stupa top").matching == 2
    assert pagoda("red", "red", "red", "red").matching == 8


@pytest.mark.rule("RK-SCO-2", "RK-SCO-7")
def test_the_colours_of_a_pagoda() -> None:
    assert pagoda("red", "red", "red", "blue").matching == 4
    assert pagoda("red", "blue", "red", "blue").matching == 4
    assert pagoda("red", "red", "blue", "white").matching == 2
    assert pagoda("red", "green", "blue", "white").matching == 0


@pytest.mark.rule("RK-SCO-3")
def test_each_new_colour_among_the_buddhas_scores_one() -> None:
    s = with_finished(monument("red buddha"), monument("blue buddha"))
    assert points(s, 0, "buddhas") == 2
    s.finished[0] += (monument("wild buddha").coloured(2),)
    assert points(s, 0, "buddhas") == 2
    assert points(s, 0, "colours") == 0


@pytest.mark.rule("RK-SCO-4")
def test_hands_and_discards_are_worth_nothing() -> None:
    s = laid_out(3, {0: cards("red pagoda top", "blue pagoda top")})
    s.discards[0] = cards("green pagoda top")
    assert GAME.total(s, 0) == 0


@pytest.mark.rule("RK-SCO-5")
def test_an_unfinished_monument_scores_the_points_on_its_top_and_no_colours() -> None:
    s = laid_out(3, growing={0: [monument("red pagoda bottom", "red pagoda second"), monument("red stupa bottom")]})
    assert points(s, 0, "unfinished") == 3 + 1
    assert GAME.total(s, 0) == 4
    s = laid_out(3, growing={0: [monument("red pagoda bottom", "red pagoda second", "red pagoda third")]})
    assert points(s, 0, "unfinished") == GAME.total(s, 0) == 6


@pytest.mark.rule("RK-SCO-6")
def test_each_objective_scores_once_if_one_completed_monument_meets_it() -> None:
    s = with_finished(
        monument("red buddha"), monument("blue buddha"), monument("red shrine bottom", "green shrine top")
    )
    assert points(s, 0, "objective-buddha") == 1
    assert points(s, 0, "objective-shrine") == 2
    assert points(s, 0, "objective-stupa") == 0
    s.finished[0] += (pagoda("red", "red", "blue", "white"),)
    assert points(s, 0, "objective-pagoda") == 4


@pytest.mark.rule("RK-SCO-6")
def test_an_unfinished_monument_never_meets_an_objective() -> None:
    s = with_finished()
    s.growing[0] = (monument("red pagoda bottom", "red pagoda second"),)
    assert points(s, 0, "objective-pagoda") == 0


@pytest.mark.rule("RK-EX-4", "RK-SCO-6")
def test_a_stupa_with_green_centre_and_top_meets_mission_one() -> None:
    s = with_finished(monument("red stupa bottom", "green stupa centre", "green stupa top"), mission=1)
    assert points(s, 0, "objective-stupa") == 3


@pytest.mark.rule("RK-END-1")
def test_most_points_win_and_a_tie_is_shared() -> None:
    s = new_table(3)
    s.finished[0] = (monument("green buddha"),)
    s.finished[2] = (monument("green buddha"),)
    s.missions = (1, 1, 1)
    assert GAME.places(s) == [1, 3, 1]
    s.coin_points = (0, 5, 0)
    assert GAME.places(s) == [2, 1, 2]


@pytest.mark.rule("RK-RND-2")
def test_hands_start_empty_and_the_game_lasts_eight_rounds() -> None:
    s = new_table(4)
    assert hands(s) == [[]] * 4
    playout(s, Dice(3))
    assert s.round == 8
    undealt = [10 - s.seats]
    assert bin(s.spare_missions).count("1") == undealt[0]
    assert "spare_missions" not in seen(new_table(4), 0)
