"""Supply (Nachschub)."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from tests.games.yak.setting import cart, choose, do, draw, food_of, offered, on_cart, table, tent


@pytest.mark.rule("YK-SUP-1")
def test_all_food_of_one_kind_goes_into_the_tent() -> None:
    s = table(4, cart_food={"no-milk": "1 milk 3 meat"})
    choose(s, "supply", "market", "market", "market")
    assert offered(s, 0) == ["take-all-milk", "take-all-meat"]
    do(s, 0, "take-all-meat")
    assert tent(s, 0) == "1 milk 4 meat 1 bread" and food_of(s, cart("no-milk")) == "1 milk"


@pytest.mark.rule("YK-SUP-1")
def test_what_exceeds_eight_in_the_tent_stays_on_the_cart() -> None:
    s = table(4, cart_food={"no-milk": "4 meat 5 bread"}, tents={0: "3 milk 3 bread"})
    choose(s, "supply", "market", "market", "market")
    do(s, 0, "take-all-bread")
    assert tent(s, 0) == "3 milk 5 bread" and food_of(s, cart("no-milk")) == "4 meat 3 bread"


@pytest.mark.rule("YK-SUP-1")
def test_a_single_kind_is_taken_without_asking() -> None:
    s = table(4, cart_food={"no-milk": "2 bread"})
    choose(s, "supply", "market", "market", "market")
    assert tent(s, 0) == "1 milk 1 meat 3 bread" and play.asked(s) == [CHANCE]


@pytest.mark.rule("YK-SUP-2")
def test_then_a_stone_is_drawn_into_the_cart() -> None:
    s = table(4, loads={"no-milk": "red blue grey"})
    choose(s, "supply", "market", "market", "market")
    do(s, 0, "take-all-meat")
    draw(s, "crystal")
    assert on_cart(s, "no-milk") == "red grey blue crystal" and play.asked(s) == [1]


@pytest.mark.rule("YK-SUP-2")
def test_no_stone_is_drawn_into_a_cart_of_four() -> None:
    s = table(4, loads={"no-milk": "red red red red"})
    choose(s, "supply", "market", "market", "market")
    s.events = []
    do(s, 0, "take-all-meat")
    assert play.asked(s) == [1]
    assert [event.name for event in s.events][:2] == ["took-all", "cart-full"]


@pytest.mark.rule("YK-SUP-3")
def test_neither_part_can_be_declined() -> None:
    s = table(4)
    choose(s, "supply", "market", "market", "market")
    assert offered(s, 0) == ["take-all-meat", "take-all-bread"]
    do(s, 0, "take-all-meat")
    assert play.asked(s) == [CHANCE]


@pytest.mark.rule("YK-SUP-3")
@pytest.mark.parametrize(("in_tent", "on_it"), [("8 milk", "3 meat 3 bread"), ("1 milk", "")])
def test_with_a_full_tent_or_no_food_on_the_cart_only_the_stone_comes(in_tent: str, on_it: str) -> None:
    s = table(4, tents={0: in_tent}, cart_food={"no-milk": on_it}, loads={"no-milk": "red"})
    choose(s, "supply", "market", "market", "market")
    draw(s, "blue")
    assert on_cart(s, "no-milk") == "red blue"
    assert (tent(s, 0), food_of(s, cart("no-milk"))) == (in_tent, on_it)
