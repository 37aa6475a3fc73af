"""The leftover coin."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.rules.round import everybody_has_one_coin
from chautari.games.reviving_kathmandu.rules.setup import set_table
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import building, card, cards, do, leftover, monument, offered, points


def rounds_with_leftovers(seats: int) -> list[int]:
    """The rounds after which a random game asks what to do with the last coin."""
    s = set_table(seats, META.complete(seats, {}))
    luck = Dice(seats)
    play.advance(s, luck)
    found: list[int] = []
    while not s.is_over():
        options = play.lowest_options(s)
        if "take-points" in offered(s, play.asked(s)[0]) and s.round not in found:
            found.append(s.round)
        play.step(s, options[luck.below(len(options))], luck)
    return found


@pytest.mark.rule("RK-COIN-1", "RK-COIN-2", "RK-RND-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_coin_is_left_after_rounds_four_and_eight(seats: int) -> None:
    assert rounds_with_leftovers(seats) == [4, 8]


@pytest.mark.rule("RK-COIN-1")
def test_the_highest_coin_goes_first_and_ties_go_clockwise_from_the_first_player() -> None:
    s = leftover([2, 5, 2, 5], first=3)
    order: list[int] = []
    while len(order) < 4:
        order += play.asked(s)
        do(s, order[-1], "leave-coin")
    assert order == [3, 1, 0, 2]


@pytest.mark.rule("RK-COIN-1")
def test_a_leftover_coin_may_score_its_value_or_be_left() -> None:
    s = leftover([4, 3, 2])
    do(s, 0, "take-points")
    do(s, 1, "leave-coin")
    assert s.coin_points == (4, 0, 0)
    assert points(s, 0, "coins") == 4


@pytest.mark.rule("RK-COIN-1", "RK-RND-1")
def test_coins_are_spent_before_the_marker_passes() -> None:
    s = leftover([4, 3, 2], first=1)
    for seat in (0, 1):
        do(s, seat, "take-points")
        assert s.first == 1
    do(s, 2, "take-points")
    assert s.first == 2


@pytest.mark.rule("RK-COIN-1")
def test_only_a_discard_that_can_be_built_now_may_be_bought() -> None:
    piles = {1: cards("red stupa centre", "red stupa top", "blue shrine bottom")}
    s = leftover([4, 3, 2], growing={0: [monument("green stupa bottom")]}, discards=piles)
    assert [name.split("-", 2)[2] for name in offered(s, 0) if name.startswith("buy")] == [
        "blue-shrine-bottom",
        "red-stupa-centre",
    ]


@pytest.mark.rule("RK-COIN-1")
def test_a_discard_may_be_bought_that_hand_cards_lead_to() -> None:
    piles = {1: cards("red stupa top")}
    s = leftover([4, 3, 2], {0: cards("blue stupa centre")}, {0: [monument("green stupa bottom")]}, piles)
    do(s, 0, "buy")
    assert offered(s, 0) == ["build-blue-stupa-centre"]
    do(s, 0, "build-blue-stupa-centre")
    assert offered(s, 0) == ["build-red-stupa-top"]
    do(s, 0, "build-red-stupa-top")
    assert s.finished[0][0].colours == (3, 0, 2)


@pytest.mark.rule("RK-COIN-1")
def test_hand_cards_that_would_block_the_bought_one_are_not_offered_before_it() -> None:
    piles = {1: cards("red stupa centre")}
    s = leftover(
        [4, 3, 2], {0: cards("blue stupa centre", "blue buddha")}, {0: [monument("green stupa bottom")]}, piles
    )
    do(s, 0, "buy")
    assert offered(s, 0) == ["build-blue-buddha", "build-red-stupa-centre"]
    do(s, 0, "build-red-stupa-centre")
    assert offered(s, 0) == ["done", "build-blue-buddha"]


@pytest.mark.rule("RK-COIN-1", "RK-COIN-3")
def test_hand_cards_are_built_only_along_with_a_purchase_and_before_or_after_it() -> None:
    s = leftover([4, 3, 2], {0: cards("blue buddha", "white buddha")}, discards={1: cards("red buddha")})
    assert not any(name.startswith("build") for name in offered(s, 0))
    do(s, 0, "buy")
    do(s, 0, "build-blue-buddha")
    do(s, 0, "build-red-buddha")
    do(s, 0, "build-white-buddha")
    assert len(s.finished[0]) == 3 and play.asked(s) == [1]


@pytest.mark.rule("RK-COIN-1")
def test_the_bought_card_must_be_built() -> None:
    s = leftover([4, 3, 2], {0: cards("blue buddha")}, discards={1: cards("red buddha")})
    do(s, 0, "buy")
    assert "done" not in offered(s, 0)
    do(s, 0, "build-red-buddha")
    assert "done" in offered(s, 0)


@pytest.mark.rule("RK-COIN-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_then_all_coins_come_back_and_the_last_time_the_game_ends(seats: int) -> None:
    for round, over in ((4, False), (8, True)):
        s = leftover([5, 4, 3, 2, 1, 1][:seats], round=round)
        for seat in range(seats):
            assert not s.is_over() and s.round == round
            do(s, seat, "leave-coin")
        assert list(s.coins) == [0b11111] * seats
        assert s.is_over() == over


@pytest.mark.rule("RK-COIN-3")
def test_any_coin_buys_any_card_of_any_pile_and_its_owner_gets_nothing() -> None:
    piles = {0: cards("red buddha"), 1: cards("blue shrine bottom"), 2: cards("white stupa bottom")}
    s = leftover([3, 2, 1], discards=piles)
    do(s, 0, "leave-coin")
    do(s, 1, "leave-coin")
    assert len([name for name in offered(s, 2) if name.startswith("buy")]) == 3
    do(s, 2, f"buy-{card('blue shrine bottom')}-")
    do(s, 2, "build-blue-shrine-bottom")
    assert s.coin_points == (0, 0, 0) and s.discards[1] == ()
    assert [m.colours for m in s.growing[2]] == [(0,)]


@pytest.mark.rule("RK-COIN-3", "RK-BLD-4")
def test_a_bought_card_that_completes_a_monument_scores_at_once() -> None:
    s = leftover([3, 2, 1], growing={0: [monument("red shrine bottom")]}, discards={1: cards("red shrine top")})
    do(s, 0, "buy")
    do(s, 0, "build-red-shrine-top")
    assert points(s, 0, "monuments") + points(s, 0, "colours") == 5


@pytest.mark.rule("RK-COIN-4")
def test_one_coin_buys_one_card_and_it_is_gone_for_the_next() -> None:
    s = leftover([3, 2, 1], discards={2: cards("red buddha", "blue buddha")})
    do(s, 0, f"buy-{card('red buddha')}-")
    do(s, 0, "build-red-buddha")
    assert play.asked(s) == [1]
    assert [name for name in offered(s, 1) if name.startswith("buy")] == [f"buy-{card('blue buddha')}-blue-buddha"]


def test_leftovers_wait_until_everybody_has_exactly_one_coin() -> None:
    def with_coins(purses: list[int]) -> City:
        s = building(3)
        s.coins = bits.table(purses)
        return s

    assert everybody_has_one_coin(with_coins([1, 2, 16]))
    assert not everybody_has_one_coin(with_coins([1, 3, 16]))


@pytest.mark.rule("RK-COIN-1", "RK-BLD-8")
def test_along_with_a_purchase_a_blue_card_of_the_hand_may_be_built_as_either_half() -> None:
    both = card("blue buddha / wild shrine top")
    s = leftover([4, 3, 2], {0: (both,)}, {0: [monument("red shrine bottom")]}, {1: cards("red buddha")})
    do(s, 0, "buy")
    halves = [f"build-blue-buddha-of-card-{both}", f"build-wild-shrine-top-of-card-{both}"]
    assert offered(s, 0) == [*halves, "build-red-buddha"]
    do(s, 0, "build-red-buddha")
    assert offered(s, 0) == ["done", *halves]
