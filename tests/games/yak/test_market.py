"""The market (Markt)."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.yak.components import CART_NAMES
from chautari.games.yak.game import GAME
from chautari.games.yak.state import MARKET_PLACE
from tests.games.yak.setting import choose, do, draw, food_of, in_bag, offered, on_cart, seen, table, tent

FULL = dict.fromkeys(CART_NAMES, "red red red red")


@pytest.mark.rule("YK-MKT-1")
def test_up_to_two_food_of_any_kinds() -> None:
    s = table(4)
    choose(s, "market", "build", "build", "build")
    assert offered(s, 0) == ["take-milk", "take-meat", "take-bread", "enough-food"]
    do(s, 0, "take-milk", "take-milk")
    assert tent(s, 0) == "3 milk 1 meat 1 bread" and food_of(s, MARKET_PLACE) == "2 meat 2 bread"
    assert play.asked(s) == [CHANCE]


@pytest.mark.rule("YK-MKT-1")
def test_the_tent_holds_eight() -> None:
    s = table(4, tents={0: "7 milk", 1: "8 milk"})
    choose(s, "market", "market", "build", "build")
    do(s, 0, "take-meat")
    assert tent(s, 0) == "7 milk 1 meat" and play.asked(s) == [CHANCE]
    draw(s, "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert play.asked(s) == [CHANCE]  # seat 1 has no room for food


@pytest.mark.rule("YK-MKT-1")
def test_asked_for_no_more_food_than_there_is_room_for() -> None:
    s = table(4, tents={0: "7 milk"})
    choose(s, "market", "build", "build", "build")
    assert s.pending[play.index_of(s, 0)].about(s) == [("count", 1)]


@pytest.mark.rule("YK-MKT-1")
def test_an_empty_market_gives_nothing() -> None:
    s = table(4, market="1 bread")
    choose(s, "market", "market", "build", "build")
    do(s, 0, "take-bread")
    assert play.asked(s) == [CHANCE]
    draw(s, "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert play.asked(s) == [CHANCE]


@pytest.mark.rule("YK-MKT-2")
def test_three_stones_are_drawn_one_goes_onto_a_cart_two_go_back() -> None:
    s = table(4, bag="red blue grey fog", loads={"no-meat": "red"})
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "grey")
    assert offered(s, 0) == ["keep-red", "keep-grey", "keep-blue"]
    do(s, 0, "keep-grey")
    assert (in_bag(s, "red"), in_bag(s, "blue"), in_bag(s, "grey")) == (1, 1, 0)
    do(s, 0, "onto-no-meat")
    assert on_cart(s, "no-meat") == "red grey"


@pytest.mark.rule("YK-MKT-2")
def test_what_is_kept_put_back_and_loaded_is_told() -> None:
    s = table(4)
    s.events = []
    choose(s, "market", "supply", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "red")
    do(s, 0, "keep-red", "onto-no-meat")
    told = [GAME.say_event(event, ["Anna", "Ben", "Cy", "Dolma"]) for event in s.events]
    at = told.index("Anna chose the red stone for a cart.")
    assert told[at + 1 : at + 4] == [
        "Anna put the red stone back into the bag.",
        "Anna put the blue stone back into the bag.",
        "A red stone went onto the no-meat cart.",
    ]


@pytest.mark.rule("YK-MKT-2")
def test_only_carts_with_room_can_take_the_stone() -> None:
    s = table(4, loads={"no-milk": "red red red red", "no-bread": "red red red red"})
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "grey")
    do(s, 0, "keep-blue")
    assert offered(s, 0) == ["onto-no-meat", "onto-two-kinds"]


@pytest.mark.rule("YK-MKT-2")
def test_nothing_is_drawn_when_all_carts_are_full() -> None:
    s = table(4, loads=FULL)
    s.events = []
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    assert play.asked(s) == [1]
    told = [GAME.say_event(event, ["Anna", "Ben", "Cy", "Dolma"]) for event in s.events]
    assert "Anna drew no stones: all carts were full." in told


@pytest.mark.rule("YK-MKT-2")
def test_with_three_players_the_cart_in_the_box_is_no_room() -> None:
    s = table(3, loads={name: load for name, load in FULL.items() if name != "two-kinds"})
    choose(s, "market", "market", "build")
    do(s, 0, "enough-food")
    assert play.asked(s) == [1]


@pytest.mark.rule("YK-MKT-3")
def test_taking_no_food_is_allowed_declining_the_stone_is_not() -> None:
    s = table(4)
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    assert tent(s, 0) == "1 milk 1 meat 1 bread"
    draw(s, "red", "blue", "grey")
    assert offered(s, 0) == ["keep-red", "keep-grey", "keep-blue"]
    do(s, 0, "keep-red")
    assert offered(s, 0) == [f"onto-{name}" for name in CART_NAMES]


@pytest.mark.rule("YK-MKT-3")
def test_everybody_sees_the_stones_drawn() -> None:
    s = table(4)
    s.events = []
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "grey")
    for seat in (-1, 0, 1, 2, 3):
        assert seen(s, seat)["hand"] == ["red", "grey", "blue"]
        assert [event.name for event in s.events if event.heard_by(seat)].count("drew") == 3


@pytest.mark.rule("YK-MKT-3")
def test_three_equal_stones_are_no_choice() -> None:
    s = table(4)
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "red", "red")
    assert offered(s, 0)[0] == "onto-no-milk" and s.stones_in_hand() == [0]


@pytest.mark.rule("YK-MKT-3", "YK-FOG-6")
def test_with_fewer_than_three_stones_one_of_what_came_is_kept() -> None:
    s = table(4, bag="blue grey")
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    assert offered(s, 0) == ["keep-grey", "keep-blue"]
    do(s, 0, "keep-blue", "onto-no-milk")
    assert sum(s.bag) == 0 and not s.quarry
