"""Bid."""

import pytest

from chautari.engine import play
from chautari.engine.table import SPECTATOR
from chautari.games.reviving_kathmandu.components import LARGE_MARKET, SMALL_MARKET, SPOTS, Market
from tests.games.reviving_kathmandu.setting import bidding, do, offered, seen


@pytest.mark.rule("RK-BID-1")
def test_bids_go_clockwise_from_the_first_player() -> None:
    s = bidding(4, first=2)
    order = []
    for spot in ("L1", "L2", "a", "b"):
        order += play.asked(s)
        do(s, order[-1], f"bid-1-on-{spot}")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("RK-BID-1")
def test_any_unspent_coin_on_any_free_spot_one_coin_a_spot() -> None:
    s = bidding(4)
    assert len(offered(s, 0)) == 8 * 5
    do(s, 0, "bid-3-on-L1")
    assert len(offered(s, 1)) == 7 * 5
    assert not any(name.endswith("-on-L1") for name in offered(s, 1))


@pytest.mark.rule("RK-BID-1")
def test_where_somebody_bids_is_open_with_which_coin_is_not() -> None:
    s = bidding(4)
    s.events = []
    do(s, 0, "bid-3-on-T2")
    assert seen(s, 1)["bids"] == [{"spot": "T2", "seat": 0, "coin": None}]
    assert seen(s, 0)["bids"] == [{"spot": "T2", "seat": 0, "coin": 3}]
    assert [event.values for event in s.events if event.heard_by(1)] == [(SPOTS.index("T2"),)]
    assert seen(s, 1)["players"][0]["purse"] is None


@pytest.mark.rule("RK-BID-1")
def test_nobody_may_pass() -> None:
    assert all(name.startswith("bid-") for name in offered(bidding(4), 0))


def spots_of(market: Market) -> dict[str, tuple[list[int], list[int]]]:
    return {
        SPOTS[spot]: ([card + 1 for card in market.near[spot]], [card + 1 for card in market.far[spot]])
        for spot in market.spots
    }


@pytest.mark.rule("RK-BID-2", "RK-EX-2")
def test_the_eight_spots_of_the_small_market() -> None:
    assert spots_of(SMALL_MARKET) == {
        "L1": ([1], [3]),
        "L2": ([2], [4]),
        "a": ([3], [1]),
        "b": ([4], [2]),
        "T1": ([1], [2]),
        "T2": ([3], [4]),
        "B1": ([2], [1]),
        "B2": ([4], [3]),
    }


@pytest.mark.rule("RK-BID-3", "RK-EX-3")
def test_the_ten_spots_of_the_large_market() -> None:
    assert spots_of(LARGE_MARKET) == {
        "L1": ([1], [3]),
        "L2": ([2], [4]),
        "a": ([3, 5], []),
        "b": ([4, 6], []),
        "T1": ([1], [2]),
        "T2": ([3], [4]),
        "T3": ([5], [6]),
        "B1": ([2], [1]),
        "B2": ([4], [3]),
        "B3": ([6], [5]),
    }
    assert len(offered(bidding(5), 0)) == 10 * 5


@pytest.mark.rule("RK-BID-1", "RK-TEAM-2")
def test_a_mate_does_not_see_the_coin_either() -> None:
    s = bidding(4, teams="two")
    s.events = []
    do(s, 0, "bid-3-on-T2")
    for viewer in (SPECTATOR, 1, 2, 3):
        assert seen(s, viewer)["bids"] == [{"spot": "T2", "seat": 0, "coin": None}]
        assert seen(s, viewer)["players"][0]["purse"] is None
        assert [event.name for event in s.events if event.heard_by(viewer)] == ["bid"]
