"""The terrain map, before the movement or after it."""

import pytest

from chautari.engine import play
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import (
    LANDS,
    at,
    cards,
    do,
    give,
    go,
    has,
    lay_good,
    offered,
    printed,
    show,
    table,
    use,
    where,
    why,
)

FOREST = ["2 3 4", "2 3 5", "2 3 6", "2 4 3", "2 4 4", "2 4 5", "2 4 6", "2 5 5"]


def reached(s: Trek) -> list[str]:
    spaces = [option.removeprefix("move-to-") for option in offered(s) if "move-to" in option]
    return [where(at(space.replace("-", " ")) + 36) for space in spaces]


@pytest.mark.rule("KA-EQP-7")
def test_the_terrain_map_puts_the_yak_on_any_other_space_of_its_area_and_it_moves_from_there() -> None:
    s = table(drawing=LANDS)
    show(s, maps="red-A")
    player = give(s, 0, yak="2 3 3", cards="terrain-map")
    use(s, 1)
    assert reached(s) == FOREST
    do(s, "move-to-1-4-5")
    assert where(player.yak) == "2 4 5" and cards(player) == "" and "offer" not in offered(s)
    do(s, "go-north")
    assert where(player.yak) == "2 3 5" and "offer" in offered(s), "the die's movement started there"


@pytest.mark.rule("KA-EQP-7")
def test_where_the_data_say_after_the_new_space_is_the_target_space() -> None:
    s = table(drawing=LANDS)
    show(s, maps="red-A")
    player = give(s, 0, yak="2 3 2", cards="terrain-map")
    with printed("after", "terrain-map"):
        use(s, 1)
        assert not reached(s) and why(s, "move-to-1-3-1") == "KA-EQP-14"
        do(s, "go-east")
        assert reached(s) == FOREST
        do(s, "move-to-1-3-5")
    assert where(player.yak) == "2 3 5" and cards(player) == ""
    assert "offer" in offered(s), "the temple is on the target space now"


@pytest.mark.rule("KA-EQP-7", "KA-EQP-18")
@pytest.mark.parametrize("time", ["before", "after"])
def test_beyond_a_strip_the_terrain_map_costs_fodder_or_a_marker_but_no_compass(time: str) -> None:
    for resources, left, tired in (
        ("fodder compass", "1 backpack 1 compass", 0),
        ("compass", "1 backpack 1 compass", 1),
    ):
        s = table(drawing=LANDS, needles="south")
        player = give(s, 0, yak="2 6 1" if time == "before" else "2 6 2", cards="terrain-map", resources=resources)
        with printed(time, "terrain-map"):
            go(s, 1, *(["go-west"] if time == "after" else []), "move-to-0-1-1")
        assert where(player.yak) == "1 1 1" and has(player) == left and player.exhaustion == tired


@pytest.mark.rule("KA-EQP-7", "KA-MOV-4")
def test_the_movement_pays_for_the_needle_of_the_board_that_the_terrain_map_leads_to() -> None:
    s = table(drawing=LANDS, needles="north")
    player = give(s, 0, yak="1 1 1", cards="terrain-map", resources="2 compass 2 fodder")
    go(s, 1, "move-to-1-6-1", "go-north")
    assert where(player.yak) == "2 5 1" and has(player) == "1 backpack 1 compass 1 fodder"
    s = table(drawing=LANDS, needles="north")
    player = give(s, 0, yak="2 6 1", cards="terrain-map", resources="2 compass 2 fodder")
    go(s, 1, "move-to-0-2-1", "go-north")
    assert where(player.yak) == "1 1 1" and has(player) == "1 backpack 2 compass 1 fodder", "no needle on this board"


@pytest.mark.rule("KA-EQP-7", "KA-MOV-9")
def test_a_third_marker_on_the_terrain_maps_way_stops_no_movement() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="1 1 1", cards="terrain-map", exhaustion=2)
    go(s, 1, "move-to-1-6-1", "go-north")
    assert where(player.yak) == "2 5 1" and player.exhaustion == 3


@pytest.mark.rule("KA-EQP-18", "KA-EQP-14")
def test_any_other_card_of_its_time_comes_before_or_after_the_terrain_map() -> None:
    s = table(drawing=LANDS)
    held = "tool-case magnifying-glass wooden-barrel first-aid-bag telescope water-bottle 2 terrain-map chest"
    give(s, 0, yak="2 3 3", cards=held, exhaustion=1, maps="red-A red-B", tile="water")
    use(s, 2)
    others = {option for option in offered(s) if option.startswith(("use-", "die-"))}
    assert len(others) == 8, "one card each, two ways for the bottle"
    do(s, "move-to-1-3-4")
    assert others <= set(offered(s)) and "move-to-1-3-5" in offered(s), "and the second terrain map"
    do(s, "use-magnifying-glass", "use-telescope", "yak-tile-snow", "move-to-1-3-5")
    assert where(s.players[0].yak) == "2 3 5" and s.die_pips(0) == 5 and not reached(s)


@pytest.mark.rule("KA-EQP-18")
def test_a_terrain_map_after_the_movement_comes_before_or_after_any_action_and_any_other_card() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 1", "ring")
    lay_good(s, "2 4 2", "silk")
    player = give(s, 0, yak="2 3 3", cards="2 terrain-map chest rope-ladder", maps="red-A red-B")
    show(s, animals="mule")
    give(s, 0, resources="coin paint-box")
    with printed("after", "terrain-map", "chest"):
        go(s, 1, "go-west", "yak-tile-snow")
        by_map = {"move-to-1-3-1", "move-to-1-4-1", "move-to-1-4-2"}
        assert set(offered(s)) == {"end-turn", "use-chest", "paint-mule"} | by_map
        assert why(s, "buy-2") == "KA-ACT-4", "the good lies elsewhere"
        do(s, "use-chest", "move-to-1-4-1", "paint-mule", "move-to-1-4-2")
        assert why(s, "move-to-1-4-1") == "KA-EQP-0", "once per card"
        do(s, "buy-4")
    assert player.goods == 1 << 8


@pytest.mark.rule("KA-EQP-14", "KA-EQP-7")
def test_a_terrain_map_just_collected_may_be_used_where_the_data_say_after() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 4 2", "silk")
    show(s, equipment="terrain-map-city")
    player = give(s, 0, yak="2 3 3", resources="coin backpack", tile="snow")
    with printed("after", "terrain-map"):
        go(s, 1, "go-west", "collect-terrain-map-city", "move-to-1-4-2", "buy-4")
    assert where(player.yak) == "2 4 2" and player.goods == 1 << 8 and cards(player) == ""


@pytest.mark.rule("KA-EQP-18", "KA-EQP-12")
def test_a_rope_ladder_may_come_before_a_terrain_map_of_its_time() -> None:
    s = table(drawing=LANDS)
    show(s, maps="red-A")
    player = give(s, 0, yak="2 4 3", cards="terrain-map rope-ladder")
    with printed("after", "terrain-map"):
        go(s, 1, "go-east", "rope-ladder-to-temple-1", "take-map-red-A", "map-blue-B", "move-to-1-3-6")
    assert player.offerings == 1 and where(player.yak) == "2 3 6" and cards(player) == ""


@pytest.mark.rule("KA-EQP-18")
@pytest.mark.parametrize("time", ["before", "after"])
def test_an_area_of_one_space_leaves_nothing_to_ask(time: str) -> None:
    alone = LANDS.replace("M  J  W  W  F  T", "M  J  R  W  F  T")
    s = table(drawing=alone)
    give(s, 0, yak="2 5 3" if time == "before" else "2 5 2", cards="terrain-map")
    with printed(time, "terrain-map"):
        use(s, 1)
        assert time == "after" or (not reached(s) and why(s, "move-to-1-5-4") == "KA-EQP-18")
        do(s, "go-east")
        assert play.asked(s) == [1]


@pytest.mark.rule("KA-EQP-18", "KA-MOV-11")
@pytest.mark.parametrize("time", ["before", "after"])
def test_the_terrain_maps_ways_are_shown_before_they_are_taken(time: str) -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 6 1" if time == "before" else "2 6 2", cards="terrain-map")
    with printed(time, "terrain-map"):
        go(s, 1, *(["go-west"] if time == "after" else []))
        movements = GAME.view(s, 0)["movements"]
    assert isinstance(movements, list)
    by_map = [movement for movement in movements if GAME.action_name(movement["action"]).startswith("move-to")]
    shown = {where(movement["ways"][0]["stop"]): movement["ways"][0]["exhaustion"] for movement in by_map}
    assert shown["2 5 1"] == 0 and shown["1 1 1"] == 1
    assert len(movements) == len(by_map) + (4 if time == "before" else 0), "beside where the die leads"
