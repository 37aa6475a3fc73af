"""Building (Bauen)."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.yak.game import GAME
from chautari.games.yak.state import MARKET_PLACE
from tests.games.yak.setting import (
    cart,
    choose,
    do,
    draw,
    drawn,
    food_of,
    in_bag,
    offered,
    on_cart,
    seen,
    table,
    tent,
)


@pytest.mark.rule("YK-BLD-1")
@pytest.mark.parametrize(("food", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3)])
def test_one_three_or_five_food_for_one_two_or_three_stones(food: int, most: int) -> None:
    s = table(4, loads={"no-milk": "red yellow blue grey"}, tents={0: f"{food} meat"}, cart_food={"no-milk": ""})
    choose(s, "build", "build", "build", "build")
    picks = ["pick-red", "pick-yellow", "pick-blue"][:most]
    for number, pick in enumerate(picks):
        assert pick in offered(s, 0)
        do(s, 0, pick)
        if number + 1 < most:
            assert "enough-stones" in offered(s, 0)
    assert not any(option.startswith("pick-") for option in offered(s, 0))
    paid = (0, 1, 3, 5)[most]
    assert food_of(s, cart("no-milk")) == f"{paid} meat"
    assert tent(s, 0) == (f"{food - paid} meat" if food > paid else "")


@pytest.mark.rule("YK-BLD-1")
def test_stopping_earlier_pays_only_for_what_was_picked() -> None:
    s = table(4, loads={"no-milk": "red yellow blue"}, tents={0: "8 bread"}, cart_food={"no-milk": ""})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-blue", "pick-red")
    assert seen(s, 1)["due"] == 3
    do(s, 0, "enough-stones")
    assert tent(s, 0) == "5 bread" and food_of(s, cart("no-milk")) == "3 bread"
    assert on_cart(s, "no-milk") == "yellow"


@pytest.mark.rule("YK-BLD-1")
def test_only_stones_that_lie_on_the_cart_can_be_had() -> None:
    s = table(4, loads={"no-milk": "red red"}, tents={0: "8 bread"})
    choose(s, "build", "market", "market", "market")
    assert offered(s, 0) == ["pick-red", "enough-stones"]
    do(s, 0, "pick-red", "pick-red")
    assert tent(s, 0) == "5 bread"  # no third stone to ask for


@pytest.mark.rule("YK-BLD-2")
def test_every_crystal_costs_one_more() -> None:
    s = table(4, loads={"no-milk": "red crystal"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    assert offered(s, 0) == ["pick-red", "enough-stones"]
    s = table(4, loads={"no-milk": "crystal"}, tents={0: "1 meat"})
    choose(s, "build", "supply", "supply", "supply")
    assert 0 not in play.asked(s)  # nothing to be had for one food
    s = table(4, loads={"no-milk": "crystal yellow"}, tents={0: "4 meat"}, cart_food={"no-milk": ""})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-crystal", "pick-yellow")
    assert tent(s, 0) == "" and food_of(s, cart("no-milk")) == "4 meat"


@pytest.mark.rule("YK-BLD-2", "YK-BLD-3", "YK-EX-3")
def test_a_red_stone_and_two_crystals_cost_seven_none_of_it_milk() -> None:
    s = table(
        4,
        road="no-meat no-milk no-bread two-kinds",
        loads={"no-milk": "red crystal crystal"},
        tents={1: "1 milk 4 meat 3 bread"},
        cart_food={"no-milk": ""},
        first=1,
    )
    choose(s, "market", "build", "market", "market")
    do(s, 1, "pick-red", "pick-crystal", "pick-crystal")
    assert tent(s, 1) == "1 milk"
    assert food_of(s, cart("no-milk")) == "4 meat 3 bread"


@pytest.mark.rule("YK-EX-3")
def test_seven_food_with_milk_among_it_are_too_few_at_the_no_milk_cart() -> None:
    s = table(4, loads={"no-milk": "red crystal crystal"}, tents={0: "1 milk 3 meat 3 bread"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-crystal")
    assert on_cart(s, "no-milk") == "crystal"
    assert not any(option.startswith("pick-") for option in offered(s, 0))


@pytest.mark.rule("YK-BLD-3", "YK-EX-2")
def test_six_food_with_two_bread_buy_two_stones_at_the_no_bread_cart() -> None:
    s = table(
        4,
        road="no-bread no-milk no-meat two-kinds",
        loads={"no-bread": "red yellow blue"},
        tents={0: "3 milk 2 bread 1 meat"},
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-yellow")
    assert on_cart(s, "no-bread") == "blue"
    assert offered(s, 0) == ["pay-2-milk", "pay-3-milk"]
    assert GAME.why_not(s, 0, 13 + 2 * 9 + 1) == "YK-BLD-3"
    do(s, 0, "pay-2-milk")
    assert tent(s, 0) == "1 milk 2 bread"


@pytest.mark.rule("YK-BLD-3")
def test_the_two_kinds_cart_takes_any_two_kinds() -> None:
    s = table(
        4,
        road="two-kinds no-milk no-meat no-bread",
        loads={"two-kinds": "red yellow blue"},
        cart_food={"two-kinds": ""},
        tents={0: "3 milk 2 meat 2 bread"},
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-yellow", "enough-stones")
    assert offered(s, 0) == ["pay-0-milk", "pay-1-milk", "pay-2-milk", "pay-3-milk"]
    do(s, 0, "pay-1-milk")
    assert offered(s, 0) == ["pay-0-meat", "pay-2-meat"]
    do(s, 0, "pay-2-meat")
    assert food_of(s, 3) == "1 milk 2 meat"


@pytest.mark.rule("YK-BLD-3")
def test_the_two_kinds_cart_offers_no_amount_that_needs_a_third_kind() -> None:
    s = table(
        4,
        road="two-kinds no-milk no-meat no-bread",
        loads={"two-kinds": "red yellow crystal"},
        cart_food={"two-kinds": ""},
        tents={0: "3 milk 2 meat 2 bread"},
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-crystal")
    assert on_cart(s, "two-kinds") == "yellow"  # six for three stones would need all three kinds
    assert offered(s, 0) == ["pay-0-milk", "pay-2-milk", "pay-3-milk"]
    do(s, 0, "pay-0-milk")
    assert food_of(s, 3) == "2 meat 2 bread"


@pytest.mark.rule("YK-BLD-4")
def test_the_payment_goes_into_the_cart() -> None:
    s = table(4, loads={"no-milk": "red"}, tents={0: "1 meat 1 bread"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red")
    assert offered(s, 0) == ["pay-0-meat", "pay-1-meat"]
    do(s, 0, "pay-0-meat")
    assert food_of(s, cart("no-milk")) == "3 meat 4 bread" and food_of(s, MARKET_PLACE) == "2 milk 2 meat 2 bread"


@pytest.mark.rule("YK-BLD-4")
def test_what_exceeds_nine_goes_to_the_market_as_the_payer_chooses() -> None:
    s = table(
        4, loads={"no-milk": "red yellow blue"}, tents={0: "3 meat 2 bread"}, cart_food={"no-milk": "3 meat 3 bread"}
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-yellow", "pick-blue")
    assert offered(s, 0) == ["spill-0-meat", "spill-1-meat", "spill-2-meat"]
    assert seen(s, 0)["due"] == 2 and seen(s, 1)["payment"] == {"milk": 0, "meat": 3, "bread": 2}
    do(s, 0, "spill-1-meat")
    assert food_of(s, cart("no-milk")) == "5 meat 4 bread"
    assert food_of(s, MARKET_PLACE) == "2 milk 3 meat 3 bread"


@pytest.mark.rule("YK-BLD-4")
def test_only_tokens_of_the_payment_go_to_the_market() -> None:
    s = table(4, loads={"no-milk": "red"}, tents={0: "1 meat"}, cart_food={"no-milk": "4 meat 5 bread"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red")
    assert food_of(s, cart("no-milk")) == "4 meat 5 bread"
    assert food_of(s, MARKET_PLACE) == "2 milk 3 meat 2 bread"


@pytest.mark.rule("YK-BLD-5", "YK-BLD-8")
def test_stones_are_placed_one_after_the_other_in_any_order() -> None:
    s = table(4, loads={"no-milk": "red yellow blue grey"}, tents={0: "5 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-yellow", "pick-blue")
    while offered(s, 0)[0].startswith("spill"):
        play.play(s, 0, play.options(s, 0)[0])
    assert {option.split("-")[1] for option in offered(s, 0)} == {"red", "yellow", "blue"}
    do(s, 0, "place-yellow-on-1.3")
    assert {option.split("-")[1] for option in offered(s, 0)} == {"red", "blue"}
    assert {option.split("-")[3] for option in offered(s, 0)} == {"1.2", "1.4"}
    do(s, 0, "place-blue-on-1.4")
    assert offered(s, 0) == ["place-red-on-1.2", "place-red-on-1.5", "place-red-on-2.3"]
    do(s, 0, "place-red-on-2.3")
    assert drawn(s.tower(0)) == "..r.\n..yb."
    assert all(drawn(s.tower(seat)) == "" for seat in (1, 2, 3))


@pytest.mark.rule("YK-BLD-6")
def test_a_cart_emptied_by_building_gets_three_stones_at_once() -> None:
    s = table(4, loads={"no-milk": "red"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "place-red-on-1.1")
    assert play.asked(s) == [CHANCE]
    draw(s, "blue", "crystal", "blue")
    assert on_cart(s, "no-milk") == "blue blue crystal"
    assert play.asked(s) == [1]


@pytest.mark.rule("YK-BLD-6")
def test_a_cart_with_a_stone_left_is_not_refilled() -> None:
    s = table(4, loads={"no-milk": "red blue"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "place-red-on-1.1")
    assert play.asked(s) == [1] and on_cart(s, "no-milk") == "blue"


@pytest.mark.rule("YK-BLD-7")
def test_whoever_does_not_want_to_pay_takes_nothing() -> None:
    s = table(4)
    before = (tent(s, 0), on_cart(s, "no-milk"))
    choose(s, "build", "market", "market", "market")
    s.events = []
    do(s, 0, "enough-stones")
    assert (tent(s, 0), on_cart(s, "no-milk")) == before and play.asked(s) == [1]
    assert "takes-nothing" in [event.name for event in s.events]


@pytest.mark.rule("YK-BLD-7")
def test_whoever_can_not_pay_is_not_asked() -> None:
    s = table(4, tents={0: "8 milk"})
    s.events = []
    choose(s, "build", "market", "market", "market")
    assert play.asked(s) == [1]
    told = [event.name for event in s.events]
    assert "buys-nothing" in told and "takes-nothing" not in told


@pytest.mark.rule("YK-BLD-8")
def test_pay_then_place_then_refill() -> None:
    s = table(4, loads={"no-milk": "red yellow"}, tents={0: "2 meat 2 bread"}, bag="blue blue blue blue")
    s.events = []
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-yellow", "pick-red", "pay-1-meat", "place-red-on-1.3", "place-yellow-on-1.2")
    draw(s, "blue", "blue", "blue")
    told = [event.name for event in s.events if event.name in ("paid", "placed", "loaded")]
    assert told == ["paid", "paid", "placed", "placed", "loaded", "loaded", "loaded"]
    assert in_bag(s, "blue") == 1


@pytest.mark.rule("YK-BLD-8")
def test_nothing_is_asked_when_the_last_stone_has_one_place() -> None:
    s = table(4, loads={"no-milk": "red blue"}, tents={0: "1 meat"}, towers={0: "b\nbb\nbbb\nbbbb\nbbbbb"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red")
    assert play.asked(s) == [1] and drawn(s.tower(0)).startswith("r\nb\nbb")
