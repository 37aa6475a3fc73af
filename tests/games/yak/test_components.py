"""What is in the box."""

import pytest

from chautari.games.ledger import ledger, rests_on
from chautari.games.printed import read_printed
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


@pytest.mark.rule("YK-BLD-1", "YK-CMP-1", "YK-SCO-1", "YK-SCO-2")
def test_what_the_rulebooks_text_does_not_say_is_told_to_be_reconstructed() -> None:
    def of_the_rulebook(file: str, rows: str, key: str) -> list[object]:
        printed = read_printed("chautari.games.yak", file)
        return [row[key] for row in printed[rows] if row.get("source", printed["source"]) == "rulebook"]

    assert of_the_rulebook("food.toml", "exchange", "stones") == [3]
    assert of_the_rulebook("stones.toml", "colour", "name") == ["red", "yellow", "orange", "black", "grey"]
    assert of_the_rulebook("scoring.toml", "group_of", "stones") == [2, 3, 4]
    assert of_the_rulebook("scoring.toml", "number_of_groups", "groups") == [5]
    assert rests_on(ledger("yak")["YK-BLD-1"].source) == ["rulebook", "reconstructed", "ruling"]
