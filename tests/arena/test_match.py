"""Which seatings are played, and with which deals."""

from collections import Counter

import pytest

from chautari.arena.match import Match, Seating, fill_seats


def match(seats: int, *bots: str, seed: int = 0) -> Match:
    return Match("reviving-kathmandu", seats, {}, fill_seats(list(bots), seats), seed)


def played(of: Match, games: int) -> dict[int, list[Seating]]:
    """The seatings of every deal."""
    by_deal: dict[int, list[Seating]] = {}
    for number in range(games):
        by_deal.setdefault(of.deal(number), []).append(of.seating(number))
    return by_deal


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert fill_seats(["greedy", "uniform"], 4) == ("greedy", "uniform", "uniform", "uniform")


def test_one_against_three_sits_on_every_seat_with_the_same_deal() -> None:
    deals = played(match(4, "greedy", "uniform"), 8)
    alone = [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert {deal: sorted(seatings) for deal, seatings in deals.items()} == {0: alone, 1: alone}


def test_two_against_two_sit_in_all_six_ways_with_the_same_deal() -> None:
    (deal,) = played(match(4, "a", "a", "b", "b"), 6).values()
    assert len(set(deal)) == 6


def test_four_different_bots_play_a_deal_from_every_seat_and_all_24_seatings_in_turn() -> None:
    deals = played(match(4, "a", "b", "c", "d"), 24)
    assert len(deals) == 6
    for seatings in deals.values():
        assert [sorted(seating[seat] for seating in seatings) for seat in range(4)] == [[0, 1, 2, 3]] * 4
    assert len({seating for seatings in deals.values() for seating in seatings}) == 24


def test_six_different_bots_play_a_deal_from_every_seat_and_all_720_seatings_in_turn() -> None:
    deals = played(match(6, *"abcdef"), 720)
    assert len(deals) == 120
    for seatings in deals.values():
        assert [sorted(seating[seat] for seating in seatings) for seat in range(6)] == [[0, 1, 2, 3, 4, 5]] * 6
    assert len({seating for seatings in deals.values() for seating in seatings}) == 720


def test_more_bots_than_seats_meet_each_other_equally_often() -> None:
    (deal,) = played(match(2, "a", "b", "c"), 6).values()
    assert sorted(deal) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_many_bots_all_come_up_early() -> None:
    first = played(match(4, *"abcdefghij"), 400)
    seated = Counter(bot for seatings in first.values() for seating in seatings for bot in seating)
    assert len(seated) == 10 and min(seated.values()) > 100


def test_a_bot_among_its_like_has_one_seating() -> None:
    assert match(4, "greedy").seatings == 1
    assert [match(4, "greedy").deal(number) for number in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("other", [match(4, "a", "b", seed=1), match(4, "a", "b")])
def test_luck_depends_on_the_seed_and_the_moment_alone(other: Match) -> None:
    here = match(4, "a", "b", seed=1)
    assert (here.luck(3, 0, 1) == other.luck(3, 0, 1)) == (other.seed == 1)
    assert len({here.luck(deal, moment, seat) for deal in range(9) for moment in range(9) for seat in range(4)}) == 324
