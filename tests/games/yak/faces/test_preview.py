"""What an option would do is told before it is chosen."""

from typing import Any

import pytest

from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.state import Village
from tests.games.yak.setting import choose, do, draw, new_table, offered, table

ACTIONS = TABLE.by_name


def preview(s: Village, seat: int, words: str) -> Any:
    assert words in offered(s, seat)
    return GAME.preview(s, seat, ACTIONS[words])


def building(**laid_out: Any) -> Village:
    s = table(2, road="no-bread no-meat no-milk", **laid_out)
    choose(s, "build", "build")
    return s


@pytest.mark.rule("YK-EX-2")
def test_build_tells_how_many_stones_the_food_would_buy() -> None:
    s = table(2, road="no-bread no-meat no-milk", tents={0: "3 milk 2 bread 1 meat"})
    shown = preview(s, 0, "choose-build")
    assert (shown["kind"], shown["card"], shown["cart"]) == ("build-card", "build", "no-bread")
    assert (shown["food"], shown["stones"], shown["vain"]) == (4, 2, None)


@pytest.mark.rule("YK-BLD-3")
@pytest.mark.parametrize(
    ("load", "tent", "why"),
    [
        ("red", "", "tent-empty"),
        ("red", "3 bread", "no-bread"),
        ("crystal", "1 milk", "too-little"),
        ("crystal", "2 milk", None),
        ("", "3 milk", "no-stones"),
    ],
)
def test_build_tells_why_it_would_buy_nothing(load: str, tent: str, why: str | None) -> None:
    s = table(2, road="no-bread no-meat no-milk", loads={"no-bread": load}, tents={0: tent})
    assert preview(s, 0, "choose-build")["vain"] == why


@pytest.mark.rule("YK-SUP-1", "YK-MKT-1")
def test_a_full_tent_and_empty_places_are_told_apart() -> None:
    road = "no-bread no-meat no-milk"
    full = table(2, road=road, tents={0: "8 milk"}, cart_food={"no-bread": "2 meat"}, market="1 milk")
    assert [preview(full, 0, f"choose-{card}")["vain"] for card in ("supply", "market")] == ["tent-full"] * 2
    empty = table(2, road=road, tents={0: "1 milk"}, cart_food={"no-bread": ""}, market="")
    assert preview(empty, 0, "choose-supply")["vain"] == "cart-empty"
    assert preview(empty, 0, "choose-market")["vain"] == "market-empty"


@pytest.mark.rule("YK-EVE-1")
def test_each_card_tells_what_the_tent_buys_tomorrow_after_it() -> None:
    s = table(
        2,
        road="no-bread no-meat no-milk",
        tents={0: "1 milk"},
        loads={"no-bread": "red", "no-meat": "red blue green"},
        cart_food={"no-bread": "2 milk 3 meat"},
        market="1 bread 1 meat",
    )
    s.left = False
    told = {card: preview(s, 0, f"choose-{card}")["tomorrow"] for card in ("build", "supply", "market")}
    assert told["build"] == {"cart": "no-meat", "least": 0, "most": 0}
    assert told["supply"] == {"cart": "no-meat", "least": 1, "most": 2}
    assert told["market"] == {"cart": "no-meat", "least": 1, "most": 1}


@pytest.mark.rule("YK-SUP-1")
def test_supply_tells_what_fits_into_the_tent() -> None:
    s = table(2, road="no-bread no-meat no-milk", tents={0: "3 milk 3 meat"}, cart_food={"no-bread": "3 milk 1 meat"})
    assert preview(s, 0, "choose-supply")["takes"] == {"milk": 2, "meat": 1, "bread": 0}
    choose(s, "supply", "build")
    shown = preview(s, 0, "take-all-milk")
    assert (shown["takes"], shown["stays"], shown["draws"]) == (2, 1, 1)
    assert shown["tent"] == {"milk": 5, "meat": 3, "bread": 0}


@pytest.mark.rule("YK-MKT-2")
def test_market_tells_that_nothing_is_drawn_when_every_cart_is_full() -> None:
    full = dict.fromkeys(("no-milk", "no-meat", "no-bread"), "red red red red")
    new, crowded = new_table(2), table(2, loads=full, market="1 milk")
    shown = [preview(s, 0, "choose-market") for s in (new, crowded)]
    assert [(one["food"], one["draws"]) for one in shown] == [(2, 3), (1, 0)]


@pytest.mark.rule("YK-BLD-2")
def test_a_stone_tells_its_price_and_what_it_leaves() -> None:
    s = building(loads={"no-bread": "red crystal blue"}, tents={0: "4 milk 1 bread"})
    do(s, 0, "pick-red")
    shown = preview(s, 0, "pick-crystal")
    assert shown["hand"] == ["red", "crystal"]
    assert (shown["due"], shown["food_left"], shown["tent_left"], shown["more"]) == (4, 0, 1, False)
    plan = shown["plan"]
    assert (plan["due"], plan["mixes"]) == (4, [{"milk": 4, "meat": 0, "bread": 0}])
    assert [one["kind"] for one in plan["proposed"]] and plan["spots"]


@pytest.mark.rule("YK-BLD-4")
def test_what_will_not_fit_on_the_cart_is_told_before_it_is_paid() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, cart_food={"no-bread": "5 milk 3 meat"})
    assert preview(s, 0, "pick-red")["plan"] is None
    do(s, 0, "pick-red")
    assert GAME.shared_view(s)["overflow"] == 0
    assert preview(s, 0, "pick-blue")["plan"]["overflow"] == 2


@pytest.mark.rule("YK-TOW-2", "YK-SCO-1")
def test_a_stone_tells_where_it_may_go_and_what_it_makes_there() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: "..r.."})
    places = {each["place"]: each for each in preview(s, 0, "pick-red")["places"]}
    assert sorted(places) == [1, 3]
    assert places[1]["group"] == {"colour": "red", "places": [1, 2], "points": 3}
    assert places[1]["gain"] == 2  # three for the two together instead of one for the one alone
    assert {each["group"] is None for each in preview(s, 0, "pick-blue")["places"]} == {True}


@pytest.mark.rule("YK-BLD-1", "YK-SCO-1")
def test_a_further_stone_tells_what_all_in_hand_bring_together() -> None:
    s = building(loads={"no-bread": "red red blue"}, tents={0: "8 milk"})
    assert preview(s, 0, "pick-red")["best"] == 1
    do(s, 0, "pick-red")
    assert preview(s, 0, "pick-red")["best"] == 3  # a group of two
    assert preview(s, 0, "pick-blue")["best"] == 2  # two that lie alone


@pytest.mark.rule("YK-BLD-5")
def test_placing_tells_the_group_and_the_points_after_it() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: ".rr.."})
    do(s, 0, "pick-red", "pick-blue")
    on_top, beside = preview(s, 0, "place-red-on-2.2"), preview(s, 0, "place-blue-on-1.1")
    assert (on_top["group"]["places"], on_top["gain"], on_top["points"]) == ([1, 2, 6], 3, 6)
    assert (beside["group"], beside["gain"]) == (None, 1)


@pytest.mark.rule("YK-END-2", "YK-SCO-4")
def test_the_fourteenth_stone_brings_the_stupa() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: ".g\nkrb\nkrbg\nkrbgk"})
    do(s, 0, "pick-red", "pick-blue")
    shown = preview(s, 0, "place-red-on-4.1")
    assert (shown["stupa"], shown["gain"]) == (True, 3 + 3)  # red grows from three to four, and the marker
    assert s.stupa == -1


@pytest.mark.rule("YK-BLD-3", "YK-BLD-4")
def test_a_payment_tells_what_stays_in_the_tent_and_what_the_cart_cannot_take() -> None:
    s = building(
        loads={"no-bread": "red blue orange"}, tents={0: "2 milk 2 meat 1 bread"}, cart_food={"no-bread": "8 milk"}
    )
    do(s, 0, "pick-red", "pick-blue")
    shown = preview(s, 0, "pay-1-milk")
    assert shown["tent"] == {"milk": 1, "meat": 0, "bread": 1}
    assert shown["payment"] == {"milk": 1, "meat": 2, "bread": 0}  # the rest leaves no choice
    assert (shown["due"], shown["too_much"], shown["buys"]) == (0, 2, ["red", "blue"])
    do(s, 0, "pay-1-milk")
    assert preview(s, 0, "spill-1-milk")["market"] == {"milk": 3, "meat": 3, "bread": 2}
    assert preview(s, 0, "spill-1-milk")["too_much"] == 0


@pytest.mark.rule("YK-MKT-1", "YK-MKT-2")
def test_the_market_tells_what_is_left_and_when_stones_are_drawn() -> None:
    s = new_table(2)
    choose(s, "market", "build")
    shown = preview(s, 0, "take-milk")
    assert (shown["market"]["milk"], shown["tent"]["milk"], shown["draws"]) == (1, 2, 0)
    assert preview(s, 0, "enough-food")["draws"] == 3
    do(s, 0, "take-milk")
    assert preview(s, 0, "take-milk")["draws"] == 3
    do(s, 0, "enough-food")
    draw(s, "red", "blue", "blue")
    assert preview(s, 0, "keep-blue")["puts_back"] == ["red", "blue"]


@pytest.mark.rule("YK-EVE-1", "YK-EVE-2")
def test_a_cart_tells_before_whom_it_comes_in_the_evening() -> None:
    s = table(2, road="no-bread no-meat no-milk", loads={"no-bread": "red"})
    choose(s, "market", "build")
    do(s, 0, "enough-food")
    draw(s, "blue", "blue", "blue")
    shown = preview(s, 0, "onto-no-bread")
    assert (shown["stones"], shown["before"], shown["tonight"]) == (["red", "blue"], 0, None)
    between = preview(s, 0, "onto-no-meat")
    assert (between["before"], between["tonight"]) == (None, 1)


def view(s: Village) -> Any:
    return GAME.view(s, 0)


def walked(s: Village) -> list[tuple[int, ...]]:
    """What every payment that the questions allow leaves in the tent, one kind paid after the other."""
    found: list[tuple[int, ...]] = []
    for name in offered(s, 0):
        after = s.clone()
        do(after, 0, name)
        asks_on = any(other.startswith("pay-") for other in offered(after, 0))
        found += walked(after) if asks_on else [tuple(view(after)["players"][0]["tent"].values())]
    return found


@pytest.mark.rule("YK-BLD-3")
@pytest.mark.parametrize("cart", ["no-bread", "two-kinds"])
def test_the_mixes_are_the_payments_that_the_questions_allow(cart: str) -> None:
    others = [name for name in ("no-milk", "no-meat", "no-bread", "two-kinds") if name != cart]
    s = table(4, road=" ".join([cart, *others]), loads={cart: "red blue green"}, tents={0: "3 milk 3 meat 2 bread"})
    choose(s, "build", "build", "build", "build")
    for stone in ("red", "blue", "green"):
        do(s, 0, f"pick-{stone}")
    shown = view(s)
    tent = shown["players"][0]["tent"]
    left = [tuple(tent[kind] - mix[kind] for kind in tent) for mix in shown["mixes"]]
    assert sorted(left) == sorted(walked(s)) and len(left) > 1


@pytest.mark.rule("YK-BLD-3")
def test_the_first_mix_leaves_the_most_kinds() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "2 milk 2 meat 1 bread"})
    assert view(s)["mixes"] == []
    do(s, 0, "pick-red")
    do(s, 0, "pick-blue")
    assert view(s)["mixes"][0] in ({"milk": 1, "meat": 2, "bread": 0}, {"milk": 2, "meat": 1, "bread": 0})


@pytest.mark.rule("YK-BLD-3", "YK-EVE-1")
def test_the_first_mix_keeps_what_buys_most_tomorrow() -> None:
    s = building(loads={"no-bread": "red", "no-milk": "blue blue blue", "no-meat": "grey"}, tents={0: "2 milk 1 meat"})
    do(s, 0, "pick-red")
    shown = view(s)
    comes = shown["tomorrow"][0]
    assert comes is not None
    refused = comes["cart"].removeprefix("no-")
    assert shown["mixes"][0][refused] == 1
    assert shown["buys_next"] == sorted(shown["buys_next"], reverse=True)


@pytest.mark.rule("YK-BLD-3", "YK-EVE-1")
def test_where_all_mixes_buy_as_much_tomorrow_the_first_keeps_what_tomorrows_cart_takes() -> None:
    s = building(loads={"no-bread": "red", "no-milk": "blue", "no-meat": "grey"}, tents={0: "4 milk 4 meat"})
    do(s, 0, "pick-red")
    shown = view(s)
    comes = shown["tomorrow"][0]
    assert comes is not None and set(shown["buys_next"]) == {1}
    assert shown["mixes"][0][comes["cart"].removeprefix("no-")] == 1


@pytest.mark.rule("YK-TOW-2", "YK-TOW-1")
def test_a_builder_is_told_where_the_stone_after_the_next_could_lie() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: "..r.."})
    do(s, 0, "pick-red")
    do(s, 0, "pick-blue")
    assert view(s)["spots"] == [1, 3]
    opens = {plan["stones"]: plan["opens"] for plan in view(s)["plans"]}
    assert (opens["red-1"], opens["red-3"]) == ([0, 3, 6], [1, 4, 7])
    plans = {plan["stones"]: plan["gain"] for plan in view(s)["plans"]}
    assert (plans["red-1"], plans["blue-1"], plans["red-3"]) == (2, 1, 2)
    assert {name for name in plans if "red-1 " in name} == {"red-1 blue-3", "red-1 blue-6"}
    assert plans["blue-0 red-1"] == plans["red-1 blue-6"] == 3


@pytest.mark.rule("YK-TOW-1")
def test_a_plan_opens_the_place_that_rests_on_two_of_its_stones() -> None:
    s = building(loads={"no-bread": "red blue grey"}, tents={0: "5 milk"})
    do(s, 0, "pick-red")
    do(s, 0, "pick-blue")
    opens = {plan["stones"]: plan["opens"] for plan in view(s)["plans"]}
    assert opens["red-1 blue-2"] == [0, 3, 6]
    assert opens["red-1"] == [0, 2]


@pytest.mark.rule("YK-SCO-6")
def test_a_plan_tells_what_every_crystal_would_count_as() -> None:
    s = building(loads={"no-bread": "crystal blue blue"}, tents={0: "4 milk"}, towers={0: ".rr.."})
    do(s, 0, "pick-crystal")
    do(s, 0, "pick-blue")
    plans = {plan["stones"]: plan["crystals"] for plan in view(s)["plans"]}
    assert plans["crystal-3"] == [{"place": 3, "colour": "red"}]
    assert plans["blue-3 crystal-4"] == [{"place": 4, "colour": None}]
    assert plans["blue-3"] == []


@pytest.mark.rule("YK-SCO-5")
@pytest.mark.parametrize(("others", "points"), [("3 milk", -2), ("2 milk", 0), ("5 milk", 0)])
def test_a_purchase_tells_when_it_loses_the_most_food(others: str, points: int) -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk", 1: others})
    assert view(s)["tent_points"] == 0
    do(s, 0, "pick-red")
    assert view(s)["tent_points"] == points


@pytest.mark.rule("YK-END-2")
def test_a_plan_counts_the_stupa_that_it_brings() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: ".g\nkrb\nkrbg\nkrbgk"})
    do(s, 0, "pick-red")
    plan = next(plan for plan in view(s)["plans"] if plan["stones"] == "red-12")
    assert (plan["gain"], plan["stupa"], plan["number"]) == (3 + 3, 3, 0)


@pytest.mark.rule("YK-SCO-2")
def test_a_plan_tells_what_a_third_group_brings() -> None:
    s = building(loads={"no-bread": "red blue"}, tents={0: "3 milk"}, towers={0: "kk..\nrggb."})
    do(s, 0, "pick-blue")
    plan = next(plan for plan in view(s)["plans"] if plan["stones"] == "blue-4")
    assert (plan["gain"], plan["stupa"], plan["number"]) == (2 + 4, 0, 4)


@pytest.mark.rule("YK-SCO-1", "YK-TOW-2")
def test_stones_in_hand_are_proposed_where_they_bring_most() -> None:
    s = building(loads={"no-bread": "red blue blue"}, tents={0: "5 milk"}, towers={0: "..r.."})
    assert view(s)["proposed"] == []
    for stone in ("red", "blue", "blue"):
        do(s, 0, f"pick-{stone}")
    proposed = view(s)["proposed"]
    assert proposed[0] == {"kind": "red", "place": 1, "gain": 2}
    before = view(s)["players"][0]["points"]
    for one in proposed:
        places = {preview(s, 0, name)["place"]: name for name in offered(s, 0) if one["kind"] in name}
        do(s, 0, places[one["place"]])
    player = view(s)["players"][0]
    assert [group["points"] for group in player["groups"]] == [3, 3]
    assert player["points"] == before + sum(one["gain"] for one in proposed)


@pytest.mark.rule("YK-SCO-5", "YK-SCO-3")
def test_points_during_play_are_told_by_where_they_come_from() -> None:
    player = view(building(tents={0: "8 milk"}, towers={0: "..r.."}))["players"][0]
    assert player["parts"] == [{"source": "source-singles", "points": 1}, {"source": "source-food", "points": 2}]
    assert player["points"] == 3


@pytest.mark.rule("YK-EVE-1")
def test_the_cart_that_comes_tomorrow_is_told_with_what_the_tent_buys_there() -> None:
    s = table(2, road="no-bread no-meat no-milk", tents={0: "3 milk 1 meat", 1: ""}, loads={"no-meat": "red"})
    s.left = False
    shown = GAME.shared_view(s)["tomorrow"]
    assert shown[0] == {"cart": "no-meat", "food": 3, "stones": 1}
    assert shown[1]["stones"] == 0
    s.last_day = True
    assert GAME.shared_view(s)["tomorrow"] == [None, None]


@pytest.mark.rule("YK-END-4")
def test_on_the_last_day_a_card_tells_the_points_it_can_bring() -> None:
    """A second red stone makes a group of two, worth three; the food for it costs no points."""
    s = table(
        2,
        road="no-bread no-meat no-milk",
        loads={"no-bread": "red"},
        tents={0: "3 milk"},
        towers={0: "r . . . ."},
        cart_food={"no-bread": "2 meat"},
        market="",
    )
    assert preview(s, 0, "choose-build")["last_points"] is None
    s.last_day = True
    before = GAME.total(s, 0)
    told = preview(s, 0, "choose-build")["last_points"]
    assert preview(s, 0, "choose-market")["last_points"] == 0
    choose(s, "build", "market")
    do(s, 0, "pick-red")
    assert told >= GAME.total(s, 0) - before


@pytest.mark.rule("YK-SUP-1")
def test_a_kind_of_food_tells_how_many_stones_it_buys_tomorrow() -> None:
    s = table(
        2,
        road="no-bread no-meat no-milk",
        tents={0: "", 1: ""},
        cart_food={"no-bread": "3 milk 1 meat"},
        loads={"no-milk": "red red", "no-meat": "red red"},
    )
    choose(s, "supply", "market")
    kinds = {name: preview(s, 0, name) for name in offered(s, 0)}
    assert len(kinds) == 2
    stones = {name: shown["tomorrow"]["most"] for name, shown in kinds.items()}
    milk, meat = (next(name for name in stones if kind in name) for kind in ("milk", "meat"))
    assert stones[milk] != stones[meat]
