"""Fog rises (Nebel steigt auf)."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.yak.components import CART_NAMES, FOG
from tests.games.yak.setting import choose, do, draw, fogs, in_bag, offered, on_cart, seen, stones_in_play, table, tent


@pytest.mark.rule("YK-FOG-1")
def test_fog_turns_all_carts_once_whatever_the_number() -> None:
    s = table(4)
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "red")
    assert seen(s, 1)["yaks_look"] == "left"  # still drawing
    draw(s, "fog")
    assert seen(s, 1)["yaks_look"] == "right"
    draw(s, "red", "red")
    assert seen(s, 1)["yaks_look"] == "right"


@pytest.mark.rule("YK-FOG-1", "YK-SET-7")
def test_turned_twice_they_look_left_again() -> None:
    s = table(4)
    choose(s, "supply", "build", "build", "build")
    do(s, 0, "take-all-meat")
    draw(s, "fog", "fog")
    assert seen(s, 1)["yaks_look"] == "left"


@pytest.mark.rule("YK-FOG-2")
def test_a_replacement_for_each_fog_until_there_are_enough_stones() -> None:
    s = table(4, loads={"no-milk": "red"})
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "fog", "fog")
    draw(s, "red", "fog", "blue")
    assert play.asked(s) == [CHANCE] and s.stones_in_hand() == [0, 5]
    draw(s, "grey")
    assert offered(s, 0) == ["keep-red", "keep-grey", "keep-blue"]
    assert seen(s, 0)["fog"]["drawn"] == 4


@pytest.mark.rule("YK-FOG-3")
def test_fog_goes_onto_the_track_when_the_action_is_over_and_onto_nothing_else() -> None:
    s = table(4)
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "red", "red", "blue")
    do(s, 0, "keep-blue")
    assert seen(s, 0)["fog"] == {"drawn": 1, "track": 0, "fields": 3}
    do(s, 0, "onto-no-milk")
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 1, "fields": 3}
    assert all(FOG not in s.stones_on(cart) for cart in range(4))


@pytest.mark.rule("YK-FOG-4")
def test_the_first_filling_opens_the_fourth_field_and_all_fog_returns() -> None:
    s = table(4)
    s.track, s.bag[FOG] = 2, 3
    choose(s, "supply", "build", "build", "build")
    do(s, 0, "take-all-meat")
    draw(s, "fog", "blue")
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 0, "fields": 4}
    assert in_bag(s, "fog") == 5


@pytest.mark.rule("YK-FOG-4", "YK-EX-5")
def test_surplus_of_the_first_filling_returns_too() -> None:
    s = table(4)
    s.track, s.bag[FOG] = 2, 3
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "fog", "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 0, "fields": 4}
    assert in_bag(s, "fog") == 5


@pytest.mark.rule("YK-FOG-5")
def test_with_four_fields_a_third_fog_just_lies_there() -> None:
    s = table(4)
    s.track, s.fields, s.bag[FOG] = 2, 4, 3
    choose(s, "supply", "build", "build", "build")
    do(s, 0, "take-all-meat")
    draw(s, "fog", "red")
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 3, "fields": 4} and in_bag(s, "fog") == 2


@pytest.mark.rule("YK-FOG-5", "YK-EX-5")
def test_the_second_filling_keeps_four_and_the_fifth_returns() -> None:
    s = table(4)
    s.track, s.fields, s.bag[FOG] = 3, 4, 2
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "fog", "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 4, "fields": 4}
    assert in_bag(s, "fog") == 1


@pytest.mark.rule("YK-FOG-5")
def test_the_last_fog_turns_the_carts_and_returns_every_time() -> None:
    s = table(4)
    s.track, s.fields, s.bag[FOG] = 4, 4, 1
    choose(s, "supply", "supply", "build", "build")
    for seat, food, side in ((0, "meat", "right"), (1, "milk", "left")):
        do(s, seat, f"take-all-{food}")
        draw(s, "fog")
        assert seen(s, 0)["yaks_look"] == side and in_bag(s, "fog") == 0
        draw(s, "red")
        assert in_bag(s, "fog") == 1 and s.track == 4


@pytest.mark.rule("YK-FOG-6")
def test_a_draw_that_is_short_takes_all_and_turns_the_carts_for_fog_in_it() -> None:
    s = table(4, bag="red fog")
    s.track, s.fields = 4, 4
    s.events = []
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    assert seen(s, 0)["yaks_look"] == "right"
    assert offered(s, 0)[0] == "onto-no-milk" and s.stones_in_hand() == [0]
    do(s, 0, "onto-no-milk")
    assert seen(s, 0)["bag"] is None and s.track == 4 and s.mist == 0
    assert [event.name for event in s.events].count("bag-gone") == 1
    assert [event.values for event in s.events if event.name == "drew"] == [(0,), (FOG,)]
    do(s, 1, "enough-food")
    assert play.asked(s) == [2] and sum(s.bag) == 0  # nothing is drawn any more, not even the fog that was there


@pytest.mark.rule("YK-FOG-6")
def test_a_replacement_that_is_missing_ends_the_bag_and_drawn_fog_leaves() -> None:
    s = table(4, bag="red fog blue")
    s.track = 1
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "fog", "blue")
    assert seen(s, 0)["yaks_look"] == "right" and seen(s, 0)["bag"] is None
    do(s, 0, "keep-red", "onto-no-milk")
    assert s.track == 1 and s.mist == 0 and fogs(s) == 1  # the track is not filled further


@pytest.mark.rule("YK-FOG-1", "YK-FOG-6")
@pytest.mark.parametrize(
    ("bag", "drawn", "turns"),
    [
        ("red blue fog fog", "red fog blue fog", 2),  # the replacement is fog, and there is no other
        ("red fog fog fog", "red fog fog", 2),  # two are wanted, one fog is left and comes by itself
        ("red blue fog", "red blue fog", 1),  # nothing is left to turn the carts again
    ],
)
def test_every_batch_with_fog_turns_the_carts_though_the_bag_runs_out(bag: str, drawn: str, turns: int) -> None:
    s = table(4, bag=bag)
    s.events = []
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    draw(s, *drawn.split())
    assert [event.name for event in s.events].count("carts-turn") == turns
    assert seen(s, 0)["bag"] is None and seen(s, 0)["fog"] == {"drawn": 0, "track": 0, "fields": 3}


@pytest.mark.rule("YK-FOG-6")
def test_stones_that_market_does_not_keep_leave_with_the_bag() -> None:
    s = table(4, bag="red blue")
    before = stones_in_play(s)
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food", "keep-red", "onto-no-milk")
    assert stones_in_play(s) == before - 1 and on_cart(s, "no-milk").startswith("red")


@pytest.mark.rule("YK-FOG-6")
def test_a_draw_that_takes_exactly_the_last_is_complete() -> None:
    s = table(4, bag="red fog blue grey")
    s.track, s.fields = 4, 4
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "red", "fog", "blue", "grey")
    assert s.quarry and sum(s.bag) == 0
    do(s, 0, "keep-red", "onto-no-milk")
    assert (in_bag(s, "blue"), in_bag(s, "grey"), in_bag(s, "fog")) == (1, 1, 1)


@pytest.mark.rule("YK-FOG-6")
def test_without_a_bag_supply_and_market_give_food_only_and_an_empty_cart_stays_empty() -> None:
    s = table(4, loads={"no-milk": "red", "no-meat": "red", "no-bread": "red"}, bag="")
    s.quarry = False
    choose(s, "build", "supply", "market", "market")
    do(s, 0, "pick-red", "pay-1-meat", "place-red-on-1.1")
    assert on_cart(s, "no-milk") == "" and play.asked(s) == [1]
    do(s, 1, "take-all-bread")
    assert tent(s, 1) == "1 milk 1 meat 4 bread" and on_cart(s, "no-meat") == "red"
    do(s, 2, "take-milk", "take-milk")
    assert play.asked(s) == [3] and stones_in_play(s) == 1 + 1 + 1 + len(s.stones_on(CART_NAMES.index("two-kinds")))


@pytest.mark.rule("YK-FOG-7")
def test_the_refill_after_building_is_a_draw_like_any_other() -> None:
    s = table(4, loads={"no-milk": "red"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-red", "place-red-on-1.1")
    draw(s, "fog", "blue", "fog")
    assert seen(s, 0)["yaks_look"] == "right" and s.track == 0
    draw(s, "grey", "grey")
    assert on_cart(s, "no-milk") == "grey grey blue" and s.track == 2


@pytest.mark.rule("YK-FOG-8")
def test_drawn_fog_stays_out_of_the_bag_until_the_action_ends() -> None:
    s = table(4, bag="red red red fog")
    s.track, s.fields = 4, 4
    choose(s, "market", "market", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog")
    assert offered(s, CHANCE) == ["draw-red"]
    draw(s, "red", "red", "red")
    assert in_bag(s, "fog") == 0
    do(s, 0, "onto-no-milk")
    assert in_bag(s, "fog") == 1


@pytest.mark.rule("YK-FOG-8")
def test_fogs_go_onto_the_track_one_by_one() -> None:
    s = table(4)
    s.events = []
    choose(s, "market", "build", "build", "build")
    do(s, 0, "enough-food")
    draw(s, "fog", "fog", "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert [event.values for event in s.events if event.name == "fog-on-track"] == [(1,), (2,)]


@pytest.mark.rule("YK-EX-4")
def test_the_market_that_draws_fog_twice() -> None:
    s = table(4, bag="red red yellow fog fog fog fog fog")
    choose(s, "market", "build", "build", "build")
    do(s, 0, "take-milk", "take-bread")
    draw(s, "red", "fog", "fog")
    assert seen(s, 0)["yaks_look"] == "right"
    draw(s, "red", "fog")
    assert seen(s, 0)["yaks_look"] == "left"
    draw(s, "yellow")
    do(s, 0, "keep-yellow", "onto-no-meat")
    assert "yellow" in on_cart(s, "no-meat")
    assert in_bag(s, "red") == 2 and in_bag(s, "yellow") == 0
    assert seen(s, 0)["fog"] == {"drawn": 0, "track": 0, "fields": 4} and in_bag(s, "fog") == 5
