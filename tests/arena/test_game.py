"""One game, and what is kept of it."""

from dataclasses import replace

import pytest

from chautari.arena.game import GameResult, play_game
from chautari.arena.match import Match
from tests.arena.games import CROWD, game


def without_times(played: GameResult) -> GameResult:
    return replace(played, times=())


def test_a_game_is_the_same_every_time() -> None:
    assert without_times(play_game(CROWD, 2)) == without_times(play_game(CROWD, 2))


def test_every_seat_has_a_place_and_points_and_times() -> None:
    played = play_game(CROWD, 5)
    assert (played.number, played.deal, len(played.seating)) == (5, 1, 4)
    assert min(played.places) == 1
    assert sorted(played.points, reverse=True)[0] == played.points[played.places.index(1)]
    assert 0 < sum(sum(times.values()) for times in played.times) <= played.length


def test_bots_of_the_same_kind_meet_the_same_deal_in_another_seating() -> None:
    """A match of one kind under two names: whoever sits where, the same game is played."""
    match = Match(
        "adventure-tours", 3, {"level": "basic", "variant": "none"}, ("uniform", "uniform:1it", "uniform:2it")
    )
    games = [play_game(match, number) for number in range(6)]
    assert len({played.seating for played in games}) == 6
    assert len({(played.deal, played.points, played.length) for played in games}) == 1
    assert play_game(match, 6).points != games[0].points


def test_a_tie_divides_the_victory() -> None:
    played = game(0, (0, 1, 2), (1, 1, 3))
    assert [played.won(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert played.fair_share == pytest.approx(1 / 3)


def test_mates_win_the_whole_victory_together() -> None:
    played = game(0, (0, 1, 0, 1), (1, 2, 1, 2), sides=(0, 1, 0, 1))
    assert [played.won(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert played.fair_share == 0.5
    tied = game(0, (0, 1, 0, 1), (1, 1, 1, 1), sides=(0, 1, 0, 1))
    assert [tied.won(seat) for seat in range(4)] == [0.5] * 4


def test_teams_are_told_apart() -> None:
    match = Match("reviving-kathmandu", 4, {"open_missions": False, "teams": "two"}, ("uniform",) * 4)
    played = play_game(match, 0)
    assert len(set(played.sides)) == 2
    assert len({(side, place) for side, place in zip(played.sides, played.places, strict=True)}) == 2
