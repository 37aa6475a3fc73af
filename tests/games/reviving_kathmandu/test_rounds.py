"""The order of a round, and the two-player rules."""

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.rules.setup import set_table
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, do, draw_all, hands
from tests.games.reviving_kathmandu.test_leftover import rounds_with_leftovers


def first_players(seats: int) -> list[int]:
    """Who has the marker in each round of a random game that seat 0 begins."""
    s = bidding(seats)
    luck = Dice(9)
    found = [0]
    while not s.is_over():
        options = play.lowest_options(s)
        play.step(s, options[luck.below(len(options))], luck)
        if s.round > len(found):
            found.append(s.first)
    return found


@pytest.mark.rule("RK-RND-1")
def test_bid_then_collect_then_build_then_the_marker_passes() -> None:
    s = set_table(3, META.complete(3, {}))
    s.events = []
    luck = Dice(4)
    play.advance(s, luck)
    while s.round == 1:
        play.step(s, play.lowest_options(s)[0], luck)
    told = [event.name for event in s.events]
    last_bid = max(n for n, name in enumerate(told) if name == "bid")
    reveal, build = told.index("revealed"), told.index("done-building")
    assert last_bid < reveal < build < told.index("round", build)


@pytest.mark.rule("RK-RND-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_marker_passes_clockwise_after_every_round(seats: int) -> None:
    assert first_players(seats) == [round % seats for round in range(8)]


def bid_all(s: City, bids: tuple[str, ...]) -> list[int]:
    order = []
    for words in bids:
        order += play.asked(s)
        do(s, order[-1], f"bid-{words}")
    return order


@pytest.mark.rule("RK-2P-1")
def test_two_players_bid_first_second_second_first() -> None:
    s = bidding(2, first=1)
    assert bid_all(s, ("1-on-L1", "1-on-L2", "2-on-a", "2-on-b")) == [1, 0, 0, 1]


@pytest.mark.rule("RK-2P-1", "RK-2P-5")
def test_two_coins_of_one_player_may_compete_for_a_card_which_is_taken_once() -> None:
    s = bidding(2)
    bid_all(s, ("4-on-L1", "2-on-L2", "3-on-b", "5-on-T1"))
    assert sorted(s.hand(0)) == [0, 1, 2]  # coins 4 and 5 both bid for card 1
    draw_all(s)
    assert s.hand(0).count(0) == 1 and len(s.hand(0)) == 4


@pytest.mark.rule("RK-2P-5")
def test_between_two_players_ties_go_the_usual_way() -> None:
    s = bidding(2)
    bid_all(s, ("4-on-T1", "4-on-L1", "1-on-b", "1-on-B2"))
    assert 0 in s.hand(1)


@pytest.mark.rule("RK-2P-2")
def test_two_players_collect_four_cards_each() -> None:
    s = bidding(2)
    bid_all(s, ("5-on-L1", "1-on-a", "2-on-T1", "4-on-L2"))
    draw_all(s)
    assert [len(hand) for hand in hands(s)] == [4, 4]


@pytest.mark.rule("RK-2P-3")
def test_two_players_have_one_coin_left_after_every_second_round() -> None:
    assert rounds_with_leftovers(2) == [2, 4, 6, 8]


@pytest.mark.rule("RK-2P-4")
def test_with_two_players_the_marker_passes_every_second_round() -> None:
    assert first_players(2) == [0, 0, 1, 1, 0, 0, 1, 1]
