"""What is in the box."""

import pytest

from chautari.games.yak.components import (
    BONUSES,
    CARDS,
    CART_FOOD,
    CART_NAMES,
    CART_STONES,
    COLOUR_NAMES,
    CRYSTALS,
    FOGS,
    FOOD_EACH,
    FOOD_NAMES,
    KIND_NAMES,
    MOST_KINDS,
    STONES_EACH,
    TENT_FOOD,
    refuses,
)
from chautari.games.yak.game import GAME
from tests.games.yak.setting import choose, dealing, do, draw, drawn, on_cart, table


@pytest.mark.rule("YK-CMP-1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (len(COLOUR_NAMES), STONES_EACH, CRYSTALS, FOGS) == (8, 8, 8, 5)
    assert {"red", "yellow", "orange", "black", "grey"} <= set(COLOUR_NAMES)
    assert len(set(COLOUR_NAMES)) == 8
    assert (FOOD_NAMES, FOOD_EACH) == (["milk", "meat", "bread"], 15)
    assert (len(CART_NAMES), len(BONUSES), CARDS) == (4, 8, ["build", "supply", "market"])
    assert sum(dealing(4).bag) == 72


@pytest.mark.rule("YK-CMP-2")
def test_each_cart_refuses_one_kind_and_the_fourth_takes_two_kinds_at_most() -> None:
    refused = {
        name: [food for number, food in enumerate(FOOD_NAMES) if refuses(cart, number)]
        for cart, name in enumerate(CART_NAMES)
    }
    assert refused == {"no-milk": ["milk"], "no-meat": ["meat"], "no-bread": ["bread"], "two-kinds": []}
    assert list(MOST_KINDS) == [3, 3, 3, 2]
    assert (CART_STONES, CART_FOOD, TENT_FOOD) == (4, 9, 8)


@pytest.mark.rule("YK-CMP-3")
def test_a_crystal_fills_a_cart_like_any_stone() -> None:
    s = table(2, loads={"no-milk": "crystal crystal crystal crystal"})
    choose(s, "supply", "supply")
    do(s, 0, "take-all-meat")
    assert s.revealed == 0b11 and on_cart(s, "no-milk") == "crystal crystal crystal crystal"


@pytest.mark.rule("YK-CMP-3")
def test_a_crystal_can_be_the_fourteenth_stone_and_counts_in_the_tie_break() -> None:
    s = table(
        2,
        loads={"no-milk": "crystal red"},
        tents={0: "2 meat"},
        towers={0: "r.\nryr\nryry\nryryr", 1: "rr\nryr\nryry\nryryr"},
    )
    choose(s, "build", "market")
    do(s, 0, "pick-crystal")
    assert s.stupa == 0 and drawn(s.tower(0)) == "r*\nryr\nryry\nryryr"
    assert GAME.tie_break(s, 0) == -14 == GAME.tie_break(s, 1)


@pytest.mark.rule("YK-CMP-3")
def test_your_cart_is_the_one_before_you() -> None:
    s = table(4, road="two-kinds no-bread no-meat no-milk", loads={"no-bread": "red"})
    assert [CART_NAMES[s.cart_before(seat)] for seat in range(4)] == ["two-kinds", "no-bread", "no-meat", "no-milk"]
    choose(s, "supply", "supply", "supply", "supply")
    do(s, 0, "take-all-milk")
    draw(s, "blue")
    do(s, 1, "take-all-milk")
    draw(s, "grey")
    assert on_cart(s, "no-bread") == "red grey"
    assert set(KIND_NAMES) > set(COLOUR_NAMES)
