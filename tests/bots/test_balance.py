"""Measuring how fair a game is."""

import pytest

from chautari.bots.balance import Balance, Match, Result, Share, measure, play_one
from chautari.games import load

EXPERT = load("adventure-tours").meta.settle(4, {"level": "expert"})


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    match = Match("adventure-tours", ("greedy", "uniform", "uniform"), {})
    assert [match.seated(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_a_game_is_won_once_by_one_seat_or_several_that_share_it() -> None:
    results = play_one(Match("adventure-tours", ("uniform",) * 4, EXPERT), 1)
    assert [result.seat for result in results] == [0, 1, 2, 3]
    assert sum(result.won for result in results) == pytest.approx(1)
    assert len({trait for result in results for trait in result.traits}) == 4


def test_a_game_is_the_same_every_time() -> None:
    match = Match("adventure-tours", ("uniform",) * 4, EXPERT, seed=5)
    assert play_one(match, 2) == play_one(match, 2)


def test_shares_are_counted_by_seat_bot_and_trait() -> None:
    balance = Balance(2)
    balance.add([Result(0, "greedy", ("red",), 1.0), Result(1, "uniform", ("blue",), 0.0)])
    balance.add([Result(0, "uniform", ("blue",), 0.5), Result(1, "greedy", ("red",), 0.5)])
    assert balance.by_seat == {"0": Share(2, 2, 1.5), "1": Share(2, 2, 0.5)}
    assert balance.by_bot == {"greedy": Share(2, 2, 1.5), "uniform": Share(2, 2, 0.5)}
    assert balance.by_trait == {"red": Share(2, 2, 1.5), "blue": Share(2, 2, 0.5)}


def test_a_share_is_compared_with_an_even_one() -> None:
    share = Share(4, games=1000, won=300)
    assert share.times_fair == pytest.approx(1.2)
    assert share.margin == pytest.approx(0.1136, abs=0.0001)


def test_workers_play_what_one_process_would_play() -> None:
    match = Match("adventure-tours", ("uniform",) * 4, EXPERT)
    alone = Balance(4)
    for number in range(6):
        alone.add(play_one(match, number))
    assert measure(match, 6, workers=1, silent=True) == alone


@pytest.mark.slow
def test_greedy_clearly_beats_three_uniform_players_of_adventure_tours() -> None:
    match = Match(
        "adventure-tours", ("greedy", "uniform", "uniform", "uniform"), load("adventure-tours").meta.settle(4, {})
    )
    balance = Balance(4)
    for number in range(16):
        balance.add(play_one(match, number))
    assert balance.by_bot["greedy"].won >= 14
