"""What the games say of each bot and each seat."""

import json

import pytest

from chautari.arena.standing import Standing, standing
from chautari.arena.summary import summary
from chautari.arena.times import class_of, merge, milliseconds, quantile
from tests.arena.games import CROWD, DUEL, game

GAMES = [
    game(0, (0, 1), (1, 2), deal=0, points=(30, 10)),
    game(1, (1, 0), (2, 1), deal=0, points=(20, 40)),
    game(2, (0, 1), (1, 1), deal=1, points=(25, 25)),
    game(3, (1, 0), (1, 2), deal=1, points=(35, 5)),
]


def duel_standing() -> Standing:
    return standing(DUEL, reversed(GAMES))


def test_shares_points_and_places_of_every_bot() -> None:
    greedy, uniform = duel_standing().bots
    assert (greedy.bot, greedy.games, greedy.seats_taken, greedy.fair_share) == ("greedy", 4, 4, 0.5)
    assert (greedy.win_share.value, uniform.win_share.value) == (0.625, 0.375)
    assert (greedy.score.value, uniform.score.value) == (25, 22.5)
    assert greedy.scores == (5, 25, 30, 40)
    assert greedy.place == 1.25
    assert greedy.rating.value > 0 > uniform.rating.value


def test_every_seat_is_measured_whoever_sits_there() -> None:
    first, second = duel_standing().seats
    assert (first.win_share.value, second.win_share.value) == (0.625, 0.375)
    assert first.score.value == 27.5


def test_several_seats_of_one_bot_count_one_by_one() -> None:
    alone, crowd = standing(CROWD, [game(n, (0, 1, 1, 1), (4, 1, 2, 3), deal=n) for n in range(30)]).bots
    assert (alone.games, alone.seats_taken, crowd.games, crowd.seats_taken) == (30, 30, 30, 90)
    assert [alone.win_share.value, crowd.win_share.value] == pytest.approx([0, 1 / 3])
    assert crowd.win_share.high - crowd.win_share.low < 0.25


def test_a_bot_that_has_not_played_yet_is_left_out() -> None:
    assert [bot.bot for bot in standing(DUEL, [game(0, (1, 1), (1, 2))]).bots] == ["uniform"]


def test_programs_get_one_object() -> None:
    data = json.loads(json.dumps(summary(DUEL, duel_standing()), allow_nan=False))
    assert (data["games"], data["deals"], data["seatings"]) == (4, 2, 2)
    assert {"bot", "win_share", "low", "high", "mean_score", "games"} <= set(data["bots"][0])
    assert data["length"] == {
        "mean": 101.5,
        "min": 100,
        "quarter": 100.75,
        "median": 101.5,
        "three_quarters": 102.25,
        "max": 103,
    }


def test_what_cannot_be_estimated_from_one_game_is_none() -> None:
    data = json.loads(json.dumps(summary(DUEL, standing(DUEL, GAMES[:1])), allow_nan=False))
    assert data["bots"][0]["score_high"] is None
    assert (data["bots"][0]["low"], data["bots"][0]["high"]) == (0, 1)


def test_times_are_kept_to_seven_per_cent() -> None:
    for seconds in (0.00002, 0.0034, 0.5, 70):
        assert milliseconds(class_of(seconds)) == pytest.approx(1000 * seconds, rel=0.036)
    times = merge([{class_of(0.001): 90}, {class_of(0.001): 4, class_of(1.0): 6}])
    assert quantile(times, 0.5) == pytest.approx(1, rel=0.04)
    assert quantile(times, 0.95) == pytest.approx(1000, rel=0.04)
    assert quantile({}, 0.5) == 0
