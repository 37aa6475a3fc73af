"""Every refusal names its rule: a row for each way to be refused."""

from collections.abc import Callable

import pytest

from chautari.engine import play
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.state import Village
from tests.games.yak.setting import choose, do, draw, new_table, offered, table

ACTIONS = TABLE.by_name


def morning() -> Village:
    """Seat 0 has chosen, the others have not."""
    s = new_table(4)
    do(s, 0, "choose-market")
    return s


def over() -> Village:
    s = table(2, tents={0: "", 1: ""})
    s.last_day = True
    choose(s, "build", "build")
    return s


def picking() -> Village:
    s = table(4, tents={0: "1 meat 5 milk"}, loads={"no-milk": "red crystal"})
    choose(s, "build", "market", "market", "market")
    return s


def picked_at_the_no_milk_cart() -> Village:
    """One stone in hand, and another could be picked."""
    s = table(4, tents={0: "1 milk 3 meat"}, loads={"no-milk": "red yellow"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red")
    return s


def paying_at_the_no_milk_cart() -> Village:
    s = table(4, tents={0: "1 milk 2 meat 2 bread"}, loads={"no-milk": "red yellow"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-yellow")
    return s


def paying_at_the_two_kinds_cart() -> Village:
    """Four food for a red stone and a crystal."""
    s = table(
        4,
        road="two-kinds no-milk no-meat no-bread",
        tents={0: "5 milk 2 meat 2 bread"},
        loads={"two-kinds": "red crystal"},
        cart_food={"two-kinds": "7 milk"},
    )
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-crystal")
    return s


def paying_the_second_kind() -> Village:
    s = paying_at_the_two_kinds_cart()
    do(s, 0, "pay-2-milk")
    return s


def spilling() -> Village:
    """Two meat and two bread are paid, two of them too many for the cart."""
    s = paying_at_the_two_kinds_cart()
    do(s, 0, "pay-0-milk")
    return s


def placing() -> Village:
    s = table(4, towers={0: "..ry."}, loads={"no-milk": "blue"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-blue")
    return s


def supplying() -> Village:
    s = new_table(4)
    choose(s, "supply", "market", "market", "market")
    return s


def drawing() -> Village:
    s = supplying()
    do(s, 0, "take-all-meat")
    return s


def taking_food() -> Village:
    s = table(4, market="1 bread", loads={"no-bread": "red red red red"})
    choose(s, "market", "supply", "market", "market")
    return s


def keeping() -> Village:
    s = taking_food()
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "grey")
    return s


def loading() -> Village:
    s = keeping()
    do(s, 0, "keep-red")
    return s


ROWS: list[tuple[Callable[[], Village], int, str, str]] = [
    (morning, 0, "choose-build", "YK-MOR-1"),  # chosen already
    (morning, 1, "pick-red", "YK-MOR-1"),
    (over, 0, "choose-build", "YK-END-4"),
    (picking, 1, "take-milk", "YK-NOO-1"),  # another's turn
    (picking, 0, "pick-blue", "YK-BLD-1"),  # not on the cart
    (picking, 0, "pick-crystal", "YK-BLD-2"),
    (picking, 0, "pay-1-meat", "YK-BLD-8"),
    (picking, 0, "place-red-on-1.1", "YK-BLD-8"),
    (picking, 0, "place-red-on-2.1", "YK-TOW-1"),
    (picking, 0, "enough-food", "YK-BLD-8"),
    (picked_at_the_no_milk_cart, 0, "pay-1-milk", "YK-BLD-3"),  # before the payment is asked for
    (picked_at_the_no_milk_cart, 0, "place-red-on-1.1", "YK-BLD-8"),
    (paying_at_the_no_milk_cart, 0, "pay-1-milk", "YK-BLD-3"),
    (paying_at_the_no_milk_cart, 0, "pay-1-bread", "YK-BLD-1"),  # meat is asked for
    (paying_at_the_no_milk_cart, 0, "pay-3-meat", "YK-BLD-1"),  # more than there is
    (paying_at_the_no_milk_cart, 0, "pay-0-meat", "YK-BLD-1"),  # the bread is too little
    (paying_at_the_two_kinds_cart, 0, "pay-5-milk", "YK-BLD-1"),  # more than is due
    (paying_at_the_two_kinds_cart, 0, "pay-1-milk", "YK-BLD-3"),  # the rest would need both other kinds
    (paying_at_the_two_kinds_cart, 0, "place-red-on-1.1", "YK-BLD-8"),
    (paying_at_the_two_kinds_cart, 0, "enough-stones", "YK-BLD-8"),
    (paying_at_the_two_kinds_cart, 0, "pick-red", "YK-BLD-1"),  # one more
    (paying_the_second_kind, 0, "pay-1-milk", "YK-BLD-1"),  # said already
    (paying_the_second_kind, 0, "pay-1-meat", "YK-BLD-3"),  # bread would be a third kind
    (spilling, 0, "spill-3-meat", "YK-BLD-4"),
    (spilling, 0, "pay-1-meat", "YK-BLD-4"),
    (placing, 0, "place-red-on-1.2", "YK-BLD-5"),  # not in hand
    (placing, 0, "place-blue-on-stack", "YK-TOW-3"),
    (placing, 0, "place-blue-on-1.3", "YK-TOW-4"),
    (placing, 0, "place-blue-on-1.1", "YK-TOW-2"),
    (placing, 0, "place-blue-on-2.1", "YK-TOW-1"),
    (placing, 0, "pick-red", "YK-BLD-8"),
    (supplying, 0, "take-all-milk", "YK-SUP-1"),
    (supplying, 0, "enough-food", "YK-SUP-1"),
    (drawing, 0, "take-all-bread", "YK-NOO-1"),  # the bag is asked, not the seat
    (taking_food, 0, "take-milk", "YK-MKT-1"),
    (taking_food, 0, "take-all-milk", "YK-MKT-1"),
    (keeping, 0, "keep-black", "YK-MKT-2"),
    (keeping, 0, "enough-food", "YK-MKT-3"),
    (loading, 0, "onto-no-bread", "YK-MKT-2"),
    (loading, 0, "enough-food", "YK-MKT-3"),
]


@pytest.mark.parametrize(("moment", "seat", "action", "rule"), ROWS, ids=lambda value: getattr(value, "__name__", None))
def test_a_refusal_names_its_rule(moment: Callable[[], Village], seat: int, action: str, rule: str) -> None:
    s = moment()
    assert action not in offered(s, seat)
    assert GAME.why_not(s, seat, ACTIONS[action]) == rule


def three_in_hand() -> Village:
    """Three are paid one way or another, and a fourth lies on the cart."""
    s = table(4, tents={0: "4 meat 4 bread"}, loads={"no-milk": "red red red red"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "pick-red", "pick-red")
    return s


SENTENCES: list[tuple[Callable[[], Village], int, str, str]] = [
    (morning, 1, "pick-red", "First choose a card for today."),
    (picking, 0, "choose-build", "Your card for today is revealed: finish its action first."),
    (picking, 0, "pick-blue", "There is no blue stone on your cart."),
    (picking, 0, "pick-crystal", "A crystal costs 1 more: 2 food in all. This cart takes only 1 of what you have."),
    (picking, 0, "pay-1-meat", "Food is paid for the stones you choose, no more than they cost."),
    (picking, 0, "pay-1-milk", "This cart takes no milk."),
    (picking, 0, "place-red-on-2.1", "A stone needs two below it."),
    (picking, 0, "place-red-on-1.1", "First choose a stone of your cart."),
    (picked_at_the_no_milk_cart, 0, "pay-1-milk", "This cart takes no milk."),
    (picked_at_the_no_milk_cart, 0, "place-red-on-1.1", "First pay the 1 food; the stones are laid then."),
    (picked_at_the_no_milk_cart, 0, "pay-2-meat", "All 1 food is together."),
    (paying_at_the_two_kinds_cart, 0, "pay-1-milk", "This cart takes at most two kinds of food."),
    (paying_at_the_two_kinds_cart, 0, "pay-5-milk", "All 4 food is together."),
    (three_in_hand, 0, "pick-red", "Three stones a day are the most."),
    (placing, 0, "pick-red", "You have paid: first lay the stones in your hand."),
    (placing, 0, "place-blue-on-1.3", "A stone lies here already."),
    (placing, 0, "place-blue-on-1.1", "In the bottom row a stone lies beside another."),
    (placing, 0, "place-blue-on-2.1", "A stone needs two below it."),
    (placing, 0, "place-blue-on-stack", "This place opens when the fifth row is laid."),
    (picking, 0, "take-all-milk", "Only Supply takes food from the cart."),
    (picking, 0, "take-milk", "Only Market takes food from the market."),
    (supplying, 0, "take-milk", "Only Market takes food from the market."),
    (supplying, 0, "take-all-milk", "There is no milk on your cart."),
    (taking_food, 0, "take-milk", "The market has no milk now."),
    (keeping, 0, "onto-no-milk", "First choose one of the drawn stones."),
    (loading, 0, "onto-no-bread", "There is no room on the no-bread cart: it has four stones."),
    (spilling, 0, "spill-3-meat", GAME.say_rule("YK-BLD-4")),
    (placing, 1, "choose-build", GAME.say_rule("YK-NOO-1")),
]


@pytest.mark.parametrize(("moment", "seat", "action", "said"), SENTENCES, ids=lambda v: getattr(v, "__name__", None))
def test_a_refusal_is_about_this_moment(moment: Callable[[], Village], seat: int, action: str, said: str) -> None:
    s = moment()
    assert action not in offered(s, seat)
    assert GAME.say_refusal(s, seat, ACTIONS[action], ["Asha", "Bina", "Dawa", "Kesang"]) == said


@pytest.mark.rule("YK-MOR-1")
def test_a_refusal_tells_nothing_of_the_cards_face_down() -> None:
    refusals = []
    for card in ("build", "supply", "market"):
        s = new_table(3)
        do(s, 1, f"choose-{card}")
        refusals.append([GAME.why_not(s, seat, action) for seat in range(3) for action in range(GAME.actions)])
        do(s, 0, "choose-market")
        do(s, 2, "choose-market")
        assert play.asked(s) == [0]
        refusals[-1] += [GAME.why_not(s, seat, action) for seat in range(3) for action in range(GAME.actions)]
    assert refusals[0] == refusals[1] == refusals[2]
