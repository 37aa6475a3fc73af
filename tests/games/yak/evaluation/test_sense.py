"""What even the weakest bot never does."""

from chautari.engine import play
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.state import Village
from tests.games.yak.setting import choose, do, offered, table


def senseless(s: Village) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, 0) if GAME.is_senseless(s, 0, action)]


def test_free_food_is_never_left_on_the_market() -> None:
    s = table(4, tents={0: "1 meat"}, market="2 milk")
    choose(s, "market", "supply", "supply", "supply")
    assert offered(s, 0) == ["take-milk", "enough-food"]
    assert senseless(s) == ["enough-food"]


def test_nobody_goes_to_an_empty_market_or_cart() -> None:
    s = table(4, tents={0: "1 meat"}, cart_food={"no-milk": ""}, market="")
    assert senseless(s) == ["choose-supply", "choose-market"]


def test_nobody_fetches_food_for_a_full_tent() -> None:
    assert senseless(table(4, tents={0: "8 meat"})) == ["choose-supply", "choose-market"]


def test_nobody_fetches_the_last_food_who_can_build() -> None:
    assert senseless(table(4, tents={0: "7 meat"}, loads={"no-milk": "red"})) == ["choose-supply", "choose-market"]
    assert senseless(table(4, tents={0: "6 meat"}, loads={"no-milk": "red"})) == []


def test_nobody_with_plenty_of_food_stops_at_one_stone() -> None:
    for tent, left_out in (("8 meat", ["enough-stones"]), ("5 meat", [])):
        s = table(4, tents={0: tent}, loads={"no-milk": "red red red"})
        choose(s, "build", "supply", "supply", "supply")
        do(s, 0, "pick-red")
        assert senseless(s) == left_out


def test_nobody_builds_who_can_pay_nothing() -> None:
    assert senseless(table(4, tents={0: "8 milk"})) == ["choose-build", "choose-supply", "choose-market"]
    assert senseless(table(4, tents={0: "1 milk"})) == ["choose-build"]
