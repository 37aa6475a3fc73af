"""Setting the table (Spielvorbereitung)."""

from collections import Counter

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.yak.components import CART_NAMES, COLOUR_NAMES, KIND_NAMES
from chautari.games.yak.state import MARKET_PLACE
from tests.games.yak.setting import (
    dealing,
    do,
    fogs,
    food_in_play,
    food_of,
    in_bag,
    new_table,
    offered,
    seen,
    stones_in_play,
    tent,
)


@pytest.mark.rule("YK-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_of_each_food_in_every_tent_and_three_cards(seats: int) -> None:
    s = new_table(seats)
    for seat in range(seats):
        assert tent(s, seat) == "1 milk 1 meat 1 bread"
        assert offered(s, seat) == ["choose-build", "choose-supply", "choose-market"]


@pytest.mark.rule("YK-SET-2")
def test_four_players_use_all_carts_fewer_leave_out_the_two_kinds_cart() -> None:
    assert [place["cart"] for place in seen(new_table(4), 0)["road"]] == CART_NAMES
    for seats in (2, 3):
        assert [place["cart"] for place in seen(new_table(seats), 0)["road"]] == CART_NAMES[:3]


@pytest.mark.rule("YK-SET-2")
def test_a_cart_before_each_player_and_with_two_players_one_between() -> None:
    assert [place["before"] for place in seen(new_table(4), 0)["road"]] == [0, 1, 2, 3]
    assert [place["before"] for place in seen(new_table(3), 0)["road"]] == [0, 1, 2]
    assert [place["before"] for place in seen(new_table(2), 0)["road"]] == [0, None, 1]


@pytest.mark.rule("YK-SET-3")
def test_each_cart_carries_three_of_what_it_takes_and_the_market_two_of_each() -> None:
    s = new_table(4)
    assert food_of(s, CART_NAMES.index("two-kinds")) == "3 milk 3 meat 3 bread"
    assert food_of(s, CART_NAMES.index("no-milk")) == "3 meat 3 bread"
    assert food_of(s, CART_NAMES.index("no-meat")) == "3 milk 3 bread"
    assert food_of(s, CART_NAMES.index("no-bread")) == "3 milk 3 meat"
    assert food_of(s, MARKET_PLACE) == "2 milk 2 meat 2 bread"


@pytest.mark.rule("YK-SET-3", "YK-SET-9")
@pytest.mark.parametrize(("seats", "in_use"), [(4, 45), (3, 33), (2, 30)])
def test_food_that_is_not_placed_leaves_the_game(seats: int, in_use: int) -> None:
    assert food_in_play(new_table(seats)) == in_use


@pytest.mark.rule("YK-SET-4")
def test_four_players_play_with_all_stones() -> None:
    s = new_table(4)
    assert stones_in_play(s) == 72
    assert s.removed == -1 and seen(s, 0)["removed"] is None


@pytest.mark.rule("YK-SET-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_leave_out_a_colour_and_one_of_every_other_kind(seats: int) -> None:
    s = dealing(seats)
    assert offered(s, CHANCE) == [f"remove-{colour}" for colour in COLOUR_NAMES]
    do(s, CHANCE, "remove-grey")
    assert {name: in_bag(s, name) for name in KIND_NAMES} == {
        name: {"grey": 0, "fog": 0}.get(name, 7) for name in KIND_NAMES
    }
    assert sum(s.bag) == 72 - 16


@pytest.mark.rule("YK-SET-5")
def test_three_stones_on_each_cart_before_the_fog_goes_in() -> None:
    s = dealing(4)
    while offered(s, CHANCE)[0] != "seat-0-begins":
        assert "draw-fog" not in offered(s, CHANCE) and s.bag[9] == 0
        play.play(s, CHANCE, play.options(s, CHANCE)[-1])
    assert [len(s.stones_on(cart)) for cart in range(4)] == [3, 3, 3, 3]
    assert fogs(s) == in_bag(s, "fog") == 5
    assert stones_in_play(s) == 72


@pytest.mark.rule("YK-SET-6")
def test_three_fields_of_the_fog_track_are_open() -> None:
    assert seen(new_table(4), 0)["fog"] == {"drawn": 0, "track": 0, "fields": 3}


@pytest.mark.rule("YK-SET-7")
def test_all_yaks_look_left() -> None:
    assert seen(new_table(3), 0)["yaks_look"] == "left"


@pytest.mark.rule("YK-SET-8")
def test_the_baby_yak_goes_to_anybody() -> None:
    s = dealing(3)
    while not offered(s, CHANCE)[0].startswith("seat-"):
        play.play(s, CHANCE, play.options(s, CHANCE)[0])
    assert offered(s, CHANCE) == ["seat-0-begins", "seat-1-begins", "seat-2-begins"]
    do(s, CHANCE, "seat-2-begins")
    assert s.baby == 2


@pytest.mark.rule("YK-SET-9")
def test_any_cart_may_come_to_any_place() -> None:
    s = dealing(4)
    assert offered(s, CHANCE) == [f"cart-{name}" for name in CART_NAMES]
    do(s, CHANCE, "cart-no-bread")
    assert offered(s, CHANCE) == ["cart-no-milk", "cart-no-meat", "cart-two-kinds"]
    do(s, CHANCE, "cart-two-kinds", "cart-no-milk", "cart-no-meat")
    assert list(s.road) == [2, 3, 0, 1]


@pytest.mark.rule("YK-BON-1")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_so_many_bonus_cards_are_laid_out(count: int) -> None:
    s = dealing(4, bonus_cards=count)
    play.advance(s, Dice(count))
    assert len(seen(s, 0)["bonuses"]) == count
    assert max(Counter(card["colour"] for card in seen(s, 0)["bonuses"]).values(), default=1) == 1


@pytest.mark.rule("YK-BON-1")
def test_the_card_of_the_colour_left_out_is_put_away_first() -> None:
    s = dealing(3, bonus_cards=3)
    do(s, CHANCE, "remove-red", "bonus-blue")
    assert offered(s, CHANCE) == [f"bonus-{colour}" for colour in COLOUR_NAMES if colour not in ("red", "blue")]
