"""Strengths from who was placed before whom."""

import random

import pytest

from chautari.arena.ratings import comparisons, ratings, solve
from tests.arena.games import game


def test_ten_to_one_is_four_hundred_points() -> None:
    games = [game(number, (0, 1), (1, 2) if number % 11 else (2, 1)) for number in range(1100)]
    better, worse = ratings(games, 2)
    assert better.value - worse.value == pytest.approx(400, abs=2)
    assert better.value == -worse.value


def test_ties_mates_and_likes() -> None:
    tied = game(0, (0, 1), (1, 1))
    mates = game(1, (0, 1, 0, 1), (1, 1, 3, 3), sides=(0, 0, 1, 1))
    assert comparisons([tied], 2) == {0: [[0.0, 0.5], [0.5, 0.0]]}
    # Each beats the other's namesake of the losing side; its own mate and its own like are no rivals.
    assert comparisons([mates], 2) == {1: [[0.0, 1.0], [1.0, 0.0]]}


def test_a_bot_that_always_wins_has_a_finite_rating_and_no_certain_one() -> None:
    better, worse = ratings([game(number, (0, 1), (1, 2)) for number in range(50)], 2)
    assert 300 < better.value < 1000
    assert worse.high < better.low
    assert better.high - better.low > 100


def test_one_bot_among_its_like_is_average() -> None:
    (only,) = ratings([game(0, (0, 0), (1, 2))], 1)
    assert only.value == 0


def test_games_with_the_same_deal_make_an_interval_wider() -> None:
    luck = random.Random(3)
    won = [luck.random() < 0.6 for _ in range(200)]
    alone = [game(number, (0, 1), (1, 2) if won[number // 4] else (2, 1)) for number in range(800)]
    paired = [game(g.number, g.seating, g.places, deal=g.number // 4) for g in alone]
    assert ratings(alone, 2)[0].value == ratings(paired, 2)[0].value
    widths = [estimates[0].high - estimates[0].low for estimates in (ratings(alone, 2), ratings(paired, 2))]
    assert widths[1] == pytest.approx(2 * widths[0], rel=0.05)


def test_95_of_100_intervals_hold_the_truth() -> None:
    """Three bots of strengths 0, 100 and 200; the interval of the strongest holds +100 from the mean."""
    luck, held = random.Random(5), 0
    for _ in range(200):
        games = []
        for number in range(80):
            pair = luck.sample(range(3), 2)
            first = luck.random() < 1 / (1 + 10 ** (100 * (pair[1] - pair[0]) / 400))
            games.append(game(number, pair, (1, 2) if first else (2, 1)))
        strongest = ratings(games, 3)[2]
        held += strongest.low <= 100 <= strongest.high
    assert 185 <= held <= 199


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == [3.0, 2.0]
