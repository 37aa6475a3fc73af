"""Every refusal names its rule."""

import pytest

from chautari.games.yak.actions import name
from chautari.games.yak.game import GAME
from chautari.games.yak.state import Village
from tests.games.yak.setting import choose, do, draw, new_table, table

ACTIONS = {name(action): action for action in range(GAME.actions)}


def why(s: Village, seat: int, action: str) -> str:
    return GAME.why_not(s, seat, ACTIONS[action])


def test_out_of_turn() -> None:
    s = new_table(4)
    do(s, 0, "choose-market")
    assert why(s, 0, "choose-build") == "YK-MOR-1"
    assert why(s, 1, "pick-red") == "YK-MOR-1"
    choose_rest(s)
    assert why(s, 1, "take-milk") == "YK-NOO-1"


def choose_rest(s: Village) -> None:
    for seat in (1, 2, 3):
        do(s, seat, "choose-build")


@pytest.mark.rule("YK-BLD-1", "YK-BLD-2")
def test_stones_that_can_not_be_had() -> None:
    s = table(4, tents={0: "1 meat 5 milk"}, loads={"no-milk": "red crystal"})
    choose(s, "build", "market", "market", "market")
    assert why(s, 0, "pick-blue") == "YK-BLD-1"
    assert why(s, 0, "pick-crystal") == "YK-BLD-2"
    assert why(s, 0, "pay-1-meat") == "YK-BLD-8"


@pytest.mark.rule("YK-BLD-3", "YK-BLD-4", "YK-BLD-8")
def test_payments_that_are_not_taken() -> None:
    s = table(
        4,
        road="two-kinds no-milk no-meat no-bread",
        tents={0: "3 milk 2 meat 2 bread"},
        loads={"two-kinds": "red yellow crystal"},
        cart_food={"two-kinds": "7 milk"},
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-crystal")
    assert why(s, 0, "pay-1-milk") == "YK-BLD-3"  # three are left, and one kind
    assert why(s, 0, "pay-4-milk") == "YK-BLD-1"
    assert why(s, 0, "pay-2-bread") == "YK-BLD-1"
    assert why(s, 0, "place-red-on-1.1") == "YK-BLD-8"
    do(s, 0, "pay-2-milk", "pay-2-meat")
    assert why(s, 0, "spill-8-milk") == "YK-BLD-4"


@pytest.mark.rule("YK-SUP-1", "YK-MKT-1", "YK-MKT-2", "YK-MKT-3")
def test_food_and_stones_of_supply_and_market() -> None:
    s = new_table(4)
    choose(s, "supply", "market", "market", "market")
    assert why(s, 0, "take-all-milk") == "YK-SUP-1"
    do(s, 0, "take-all-meat")
    draw(s, "red")
    assert why(s, 1, "take-all-milk") == "YK-MKT-1"
    do(s, 1, "enough-food")
    draw(s, "red", "blue", "grey")
    assert why(s, 1, "keep-black") == "YK-MKT-2"
    assert why(s, 1, "enough-food") == "YK-MKT-3"
    do(s, 1, "keep-red")
    assert why(s, 1, "onto-no-milk") == "YK-MKT-2"
