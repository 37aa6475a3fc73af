"""How sure a figure is."""

import random

import pytest

from chautari.arena.intervals import DealSum, mean, share, student_t, wilson

EACH_WON_ONCE = [DealSum(1, 4)] * 50


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (100, 1.9840)]
)
def test_few_deals_widen_an_interval_as_student_found(freedom: int, quantile: float) -> None:
    assert student_t(freedom) == pytest.approx(quantile, abs=0.005)


def test_wilsons_interval_for_independent_games() -> None:
    estimate = wilson(0.5, 100)
    assert [estimate.low, estimate.high] == pytest.approx([0.4038, 0.5962], abs=0.0001)


@pytest.mark.parametrize(("won", "end"), [(0, 0.0), (4, 1.0)])
def test_never_and_always_are_no_certainties(won: int, end: float) -> None:
    estimate = share([DealSum(won, 4)] * 25)
    assert estimate.value == end
    assert 0.05 < estimate.high - estimate.low < 0.2
    assert (share([DealSum(won, 4)] * 250).high - share([DealSum(won, 4)] * 250).low) < 0.02


def test_games_with_the_same_deal_that_go_the_same_way_count_as_fewer() -> None:
    alike = share([DealSum(4 * (deal % 2), 4) for deal in range(50)])
    mixed = share([DealSum(2 + deal % 2 - (deal // 2) % 2, 4) for deal in range(50)])
    assert alike.high - alike.low > 1.7 * (mixed.high - mixed.low)
    assert alike.high - alike.low == pytest.approx(2 * 0.137, abs=0.01)  # as wide as 50 independent games


def test_deals_in_which_everything_evens_out_are_not_believed_too_much() -> None:
    estimate = share(EACH_WON_ONCE)
    independent = wilson(0.25, 200)
    assert estimate.high - estimate.low >= independent.high - independent.low


def test_one_deal_says_nothing_of_others() -> None:
    assert (share([DealSum(3, 4)]).low, share([DealSum(3, 4)]).high) == (0.0, 1.0)
    assert mean([DealSum(30, 4)]).high == float("inf")


def test_the_mean_of_points_and_how_far_deals_lie_from_it() -> None:
    estimate = mean([DealSum(40, 2), DealSum(60, 2), DealSum(50, 2)])
    assert estimate.value == 25
    assert estimate.high - 25 == pytest.approx(4.3027 * 5 / 3**0.5, abs=0.001)
    assert 25 - estimate.low == pytest.approx(estimate.high - 25)


@pytest.mark.parametrize(("strength", "likeness"), [(0.25, 0.0), (0.25, 0.7), (0.93, 0.0), (0.93, 0.4), (0.985, 0.4)])
def test_95_of_100_intervals_hold_the_truth(strength: float, likeness: float) -> None:
    """Deals of four games that with some likeness all go as the first went."""
    luck = random.Random(7)

    def deal() -> DealSum:
        games = [luck.random() < strength for _ in range(4)]
        return DealSum(sum(games[0] if luck.random() < likeness else game for game in games), 4)

    intervals = [share([deal() for _ in range(60)]) for _ in range(600)]
    held = sum(interval.low <= strength <= interval.high for interval in intervals) / len(intervals)
    assert 0.925 <= held <= 0.985
