"""How good a position looks."""

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.yak import stones
from chautari.games.yak.components import KIND_NAMES
from chautari.games.yak.evaluation.worth import invited, promise_of_building, worth
from chautari.games.yak.game import GAME
from tests.games.yak.setting import choose, dealing, do, kind, table


def invited_colours(drawing: str) -> list[str]:
    return [KIND_NAMES[colour] for colour in stones.listed(invited(table(4, towers={0: drawing}), 0))]


def promise(load: str, food: str, tower: str = "rr...") -> float:
    """Of the stones on the cart before seat 0."""
    s = table(4, towers={0: tower}, loads={"no-milk": load}, tents={0: food})
    return promise_of_building(s, 0, stones.NO_STONES, invited(s, 0))


def test_at_the_end_a_position_is_worth_its_points() -> None:
    s = dealing(3, bonus_cards=3)
    play.playout(s, Dice(5))
    assert s.is_over()
    assert [worth(s, seat) for seat in range(3)] == [GAME.total(s, seat) for seat in range(3)]


def test_open_places_invite_the_colours_they_touch() -> None:
    assert invited_colours("") == []
    assert invited_colours("ry...") == ["red", "yellow"]
    assert invited_colours("r*...") == ["red"]
    assert invited_colours("b\nyy\nyyy\nyyyy\nrrrrr") == ["blue"]
    assert invited_colours("k\nb\nyy\nyyy\nyyyy\nrrrrr") == ["black"]


def test_an_invited_colour_promises_more_than_another() -> None:
    assert promise("red", "1 meat") > promise("blue", "1 meat") > promise("red", "") == 0.0


def test_more_stones_promise_more_only_where_they_can_be_paid() -> None:
    assert promise("red red", "3 meat") > promise("red", "3 meat")
    assert promise("red red", "2 meat") == promise("red", "2 meat")


def test_stones_in_hand_promise_something_until_they_lie() -> None:
    s = table(4, towers={0: "rr..."}, loads={"no-milk": "red"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red")
    in_hand = worth(s, 0)
    s.hand -= stones.one(kind("red"))
    assert worth(s, 0) < in_hand
