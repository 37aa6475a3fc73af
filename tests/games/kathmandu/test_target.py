"""Actions on the target space: yak tiles, animals, equipment, goods, Kathmandu."""

import pytest

from chautari.engine import bits, play
from chautari.games.kathmandu.components import GOODS
from chautari.games.kathmandu.state import TEN_POINTS
from tests.games.kathmandu.setting import (
    END,
    at,
    cards,
    do,
    give,
    go,
    has,
    lay_good,
    offered,
    points,
    printed,
    show,
    table,
    told,
    where,
    why,
)

LANDS = f"""{END}---
S  S  M  M  G  G
S  S  M  M  G  G
C  C  F  F  F* F
C  C  F  F  F  F
J  J  W  W  T  T
J  J  W  W  T  T
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""


@pytest.mark.rule("KA-ACT-1")
def test_the_rulebooks_example_a_snow_space_fulfils_the_snow_tile_by_itself() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 3", tile="snow")
    go(s, 1, "go-west")
    assert offered(s)[0].startswith("yak-tile-") and "yak-tile-snow" not in offered(s)
    do(s, "yak-tile-jungle")
    assert player.tile == 6 and player.face_down() == 8
    assert play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-1")
def test_another_landscape_fulfils_nothing() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 4", tile="snow")
    go(s, 1, "go-west")
    assert player.face_down() == 9 and "fulfilled" not in told(s)


@pytest.mark.rule("KA-ACT-1")
def test_revealing_the_ten_point_tile_completes_them() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 3", tile="snow", hidden_tiles=0)
    go(s, 1, "go-west")
    assert player.tile == TEN_POINTS and player.face_down() == 0 and points(s, 0)["yak-tiles"] == 10
    assert "all-tiles" in told(s)


@pytest.mark.rule("KA-ACT-1", "KA-ACT-9")
def test_the_landscape_fulfils_once_a_turn() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 3", tile="snow", cards="telescope", hidden="jungle forest")
    with printed("after", "telescope"):
        go(s, 1, "go-west", "yak-tile-jungle", "use-telescope", "yak-tile-forest")
    player.tile = 0
    assert play.asked(s) == [1] and bits.size(player.hidden_tiles) == 0


@pytest.mark.rule("KA-ACT-2")
def test_the_rulebooks_example_a_rhinoceros_on_the_meadow_for_a_paint_box() -> None:
    s = table(drawing=LANDS)
    show(s, animals="indian-rhinoceros hog-deer yak")
    player = give(s, 0, yak="2 1 2", resources="2 paint-box")
    go(s, 1, "go-east")
    assert offered(s) == ["paint-indian-rhinoceros", "paint-hog-deer", "end-turn"], "the yak lives in the snow"
    do(s, "paint-indian-rhinoceros")
    assert has(player) == "1 backpack 1 paint-box" and bits.size(player.animals) == 1
    assert play.asked(s) == [1], "one a turn"
    assert bits.size(s.animals_shown) == 2, "not replaced before the day ends"


@pytest.mark.rule("KA-ACT-2")
def test_no_animal_without_a_paint_box() -> None:
    s = table(drawing=LANDS)
    show(s, animals="indian-rhinoceros", equipment="bridle-meadow")
    give(s, 0, yak="2 1 2")
    go(s, 1, "go-east")
    assert "paint-indian-rhinoceros" not in offered(s) and why(s, "paint-indian-rhinoceros") == "KA-ACT-2"


@pytest.mark.rule("KA-ACT-3")
def test_the_rulebooks_example_climbing_gear_on_the_grain_field_for_a_backpack() -> None:
    s = table(drawing=LANDS)
    show(s, equipment="climbing-gear-grain-field tea-leaves-grain-field chest-city")
    player = give(s, 0, yak="2 1 4")
    go(s, 1, "go-east")
    assert offered(s) == ["collect-climbing-gear-grain-field", "collect-tea-leaves-grain-field", "end-turn"]
    do(s, "collect-climbing-gear-grain-field")
    assert cards(player) == "climbing-gear" and has(player) == ""
    assert play.asked(s) == [1], "one a turn"
    assert bits.size(s.equipment_shown) == 2


@pytest.mark.rule("KA-ACT-3")
def test_one_equipment_card_a_turn_even_with_more_backpacks() -> None:
    s = table(drawing=LANDS)
    show(s, equipment="climbing-gear-grain-field tea-leaves-grain-field", animals="jackal")
    give(s, 0, yak="2 1 4", resources="5 backpack paint-box")
    go(s, 1, "go-east", "collect-climbing-gear-grain-field")
    assert offered(s) == ["paint-jackal", "end-turn"]
    assert why(s, "collect-tea-leaves-grain-field") == "KA-ACT-3"


@pytest.mark.rule("KA-ACT-4", "KA-ACT-5")
def test_the_rulebooks_example_a_prayer_mill_and_the_special_one() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "prayer-mill")
    player = give(s, 0, yak="2 3 3", resources="3 coin")
    go(s, 1, "go-west", "yak-tile-snow", "buy-2")
    assert offered(s) == ["buy-special", "no-special"]
    do(s, "buy-special")
    assert has(player) == "1 backpack 1 coin" and s.specials[GOODS.index("prayer-mill")] == 0
    assert points(s, 0)["goods"] == 4 and points(s, 0)["specials"] == 7
    assert s.goods[s.landscape.sites[at("2 3 2")]] < 0, "the space is empty now"


@pytest.mark.rule("KA-ACT-4")
def test_only_the_good_of_the_target_space_and_only_with_a_coin() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 1", "silk")
    give(s, 0, yak="2 3 3", resources="coin", tile="snow")
    go(s, 1, "go-west")
    assert play.asked(s) == [1], "its own space is empty"
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "silk")
    give(s, 0, yak="2 3 3", tile="snow")
    go(s, 1, "go-west")
    assert play.asked(s) == [1], "no coin"


@pytest.mark.rule("KA-ACT-5", "KA-ACT-10")
def test_a_special_good_is_taken_from_its_owner_who_gets_the_coin() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    s.specials[GOODS.index("ring")] = 1
    give(s, 1, yak="1 3 1")
    give(s, 0, yak="2 3 3", resources="2 coin", tile="snow")
    go(s, 1, "go-west", "buy-2", "buy-special")
    assert s.specials[GOODS.index("ring")] == 0
    assert has(s.players[1]) == "1 coin" and has(s.players[0]) == "1 backpack"
    assert "took-special" in told(s)


@pytest.mark.rule("KA-ACT-10")
def test_an_owner_in_kathmandu_loses_the_special_good_too() -> None:
    s = table(3, drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    s.specials[GOODS.index("ring")] = 2
    s.players[2].yak = -2
    give(s, 0, yak="2 3 3", resources="2 coin", tile="snow")
    go(s, 1, "go-west", "buy-2", "buy-special")
    assert has(s.players[2]) == "1 coin"


@pytest.mark.rule("KA-ACT-10")
def test_a_special_good_comes_right_after_its_good_or_not_at_all() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    show(s, animals="mule")
    give(s, 0, yak="2 3 3", resources="2 coin paint-box", tile="snow")
    go(s, 1, "go-west", "buy-2", "no-special")
    assert offered(s) == ["paint-mule", "end-turn"]
    assert why(s, "buy-special") == "KA-ACT-10"


@pytest.mark.rule("KA-ACT-5")
def test_nobody_buys_a_special_good_from_oneself() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    s.specials[GOODS.index("ring")] = 0
    give(s, 0, yak="2 3 3", resources="2 coin", tile="snow")
    go(s, 1, "go-west", "buy-2")
    assert play.asked(s) == [1]


def test_actions_come_in_any_order_and_may_be_left() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    show(s, animals="mule", equipment="chest-city")
    give(s, 0, yak="2 3 3", resources="coin paint-box", tile="snow")
    go(s, 1, "go-west")
    assert set(offered(s)) == {"paint-mule", "collect-chest-city", "buy-2", "end-turn"}
    do(s, "collect-chest-city", "paint-mule")
    assert offered(s) == ["buy-2", "end-turn"]
    do(s, "end-turn")
    assert play.asked(s) == [1]


# Kathmandu


@pytest.mark.rule("KA-ACT-7")
def test_the_rulebooks_example_the_first_in_kathmandu_takes_fifteen() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", exhaustion=2, tile="snow")
    go(s, 1, "go-north")
    assert player.kathmandu == 15 and player.exhaustion == 0 and player.arrived()
    give(s, 1, yak="3 6 4", tile="snow")
    go(s, 1, "go-north")
    assert s.players[1].kathmandu == 13


@pytest.mark.rule("KA-ACT-7")
def test_kathmandu_is_a_city_for_tile_animal_and_equipment() -> None:
    s = table(drawing=LANDS)
    show(s, animals="mule", equipment="chest-city")
    player = give(s, 0, yak="3 6 3", resources="paint-box", tile="city")
    go(s, 1, "go-north", "yak-tile-snow")
    assert set(offered(s)) == {"paint-mule", "collect-chest-city", "end-turn"}
    do(s, "paint-mule", "collect-chest-city")
    assert player.arrived() and player.face_down() == 8


@pytest.mark.rule("KA-ACT-7")
def test_from_then_on_a_turn_is_any_one_resource() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", cards="tool-case telescope", tile="snow")
    go(s, 1, "go-north")
    go(s, 1, "go-south")
    assert offered(s) == ["take-backpack", "take-compass", "take-paint-box", "take-coin", "take-fodder"]
    assert why(s, "die-brown") == why(s, "use-tool-case") == "KA-ACT-7"
    do(s, "take-coin")
    assert has(player) == "1 backpack 1 coin" and play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-7")
def test_a_yak_may_pass_over_kathmandu() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 4 5")
    go(s, 4, "go-west")
    assert where(player.yak) == "3 4 1" and player.kathmandu == 0


@pytest.mark.rule("KA-ACT-11")
def test_stopped_by_an_edge_in_kathmandu_is_arriving() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", tile="snow")
    go(s, 6, "go-north")
    assert player.arrived() and player.exhaustion == 0, "the marker of the edge is lost with the others"


@pytest.mark.rule("KA-ACT-11")
def test_after_cards_are_used_before_the_yak_leaves() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", cards="telescope chest", maps="red-A red-B", tile="snow", hidden="forest water")
    with printed("after", "telescope", "chest"):
        go(s, 1, "go-north")
        assert set(offered(s)) == {"use-telescope", "use-chest", "end-turn"} and not player.arrived()
        do(s, "use-telescope", "yak-tile-water", "use-chest")
    assert player.arrived() and points(s, 0)["maps"] == 8


@pytest.mark.rule("KA-ACT-11", "KA-EQP-14")
def test_before_cards_are_over_on_arrival() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", cards="telescope chest", maps="red-A red-B", tile="snow")
    go(s, 1, "go-north")
    assert player.arrived() and cards(player) == "telescope chest"


@pytest.mark.rule("KA-ACT-11", "KA-CHR-2")
def test_in_kathmandu_a_character_has_no_ability_any_more() -> None:
    s = table(drawing=LANDS, characters=True)
    give(s, 0, yak="3 6 3", character="yak-guide", resources="4 fodder", tile="snow")
    go(s, 1, "go-north", "exchange-for-coin", "end-turn")
    go(s, 1, "go-south")
    assert s.players[0].resource(4) == 2 and not any(option.startswith("exchange") for option in offered(s))


@pytest.mark.rule("KA-ACT-7", "KA-EQP-18")
def test_no_terrain_map_inside_kathmandu() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="3 6 3", cards="terrain-map", tile="snow")
    go(s, 1, "go-north")
    assert player.arrived() and cards(player) == "terrain-map"
