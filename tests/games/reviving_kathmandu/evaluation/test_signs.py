"""What nets read of a seat's bids: how they stand against coins that lie there and those who have still to bid."""

import pytest

from chautari.games.reviving_kathmandu.evaluation.signs import (
    BEFORE_OTHERS,
    CONTESTED,
    CONTESTED_CARDS,
    DENIED,
    Rival,
    signs,
)
from tests.games.reviving_kathmandu.setting import bidding, do

BIDS = (CONTESTED, CONTESTED_CARDS, DENIED, BEFORE_OTHERS)


def test_without_a_coin_in_the_market_bids_say_nothing() -> None:
    s = bidding(4)
    do(s, 0, "bid-3-on-L1")
    assert all(signs(s, 1)[sign] == 0.0 for sign in BIDS)


def test_the_highest_coin_wins_both_cards_and_a_lower_one_less_surely() -> None:
    chances = []
    for coin in range(1, 6):
        s = bidding(4)
        do(s, 0, f"bid-{coin}-on-L1")
        chances.append(signs(s, 0)[CONTESTED_CARDS])
    assert chances == sorted(chances) and chances[0] < 1.5 and chances[-1] == 2.0


def test_a_coin_that_lies_there_already_makes_a_card_less_sure() -> None:
    beside, apart = bidding(4), bidding(4)
    do(beside, 0, "bid-3-on-L1")
    do(apart, 0, "bid-3-on-T2")
    for s in (beside, apart):
        do(s, 1, "bid-4-on-T1")
    assert signs(beside, 1)[CONTESTED_CARDS] < signs(apart, 1)[CONTESTED_CARDS]


def test_the_fewer_have_still_to_bid_the_surer_is_a_coin() -> None:
    s = bidding(4)
    told = []
    for seat, spot in enumerate(("L1", "L2", "a")):
        do(s, seat, f"bid-2-on-{spot}")
        told.append(signs(s, seat)[BEFORE_OTHERS])
    assert told == pytest.approx([0.6, 0.4, 0.2])
    first = bidding(4)
    do(first, 0, "bid-2-on-L1")
    before = signs(first, 0)[CONTESTED]
    do(first, 1, "bid-1-on-b")
    assert signs(first, 0)[CONTESTED] > before


def test_a_rival_is_drawn_most_to_what_it_wants_most() -> None:
    rival = Rival(bidding(4), 1)
    worth, drawn = list(rival.worth)[:4], list(rival.drawn)[:4]
    assert sorted(range(4), key=worth.__getitem__) == sorted(range(4), key=drawn.__getitem__)
    assert sum(drawn) == pytest.approx(2.0, abs=0.5) and max(drawn) <= 1.0
