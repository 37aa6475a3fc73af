"""The equipment cards: when they may be used, what they do, several in one turn."""

import pytest

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from chautari.games.kathmandu.rules.day import ShowEquipment
from tests.games.kathmandu.setting import (
    LANDS,
    cards,
    do,
    give,
    go,
    has,
    offered,
    printed,
    show,
    table,
    told,
    use,
    where,
    why,
)


@pytest.mark.rule("KA-EQP-0")
def test_any_number_of_cards_in_a_turn_each_discarded() -> None:
    s = table(drawing=LANDS)
    player = give(
        s,
        0,
        yak="2 1 5",
        exhaustion=2,
        cards="tool-case first-aid-bag magnifying-glass water-bottle telescope chest",
        maps="red-A red-B",
    )
    do(s, "use-tool-case", "take-compass+coin+fodder", "use-first-aid-bag")
    use(s, 6)
    do(s, "use-magnifying-glass", "use-telescope", "yak-tile-snow", "die-up", "use-chest", "go-west")
    assert cards(player) == "" and where(player.yak) == "2 1 3" and player.exhaustion == 0


@pytest.mark.rule("KA-EQP-0")
def test_a_card_one_does_not_hold_is_refused() -> None:
    s = table()
    assert why(s, "use-tool-case") == "KA-EQP-0"
    use(s, 2)
    assert why(s, "go-north-tea") == why(s, "go-north-climbing") == why(s, "go-north-bridle") == "KA-EQP-0"
    assert why(s, "die-up") == "KA-EQP-0"


@pytest.mark.rule("KA-EQP-14", "KA-CMP-6")
def test_each_card_at_its_time() -> None:
    everything = "tool-case magnifying-glass wooden-barrel first-aid-bag telescope water-bottle"
    everything += " terrain-map chest climbing-gear tea-leaves bridle rope-ladder"
    s = table(drawing=LANDS)
    give(s, 0, yak="2 4 5", cards=everything, exhaustion=1, maps="red-A red-B", tile="snow")
    before = {"use-tool-case", "use-wooden-barrel", "use-first-aid-bag", "use-telescope", "use-chest"}
    assert {option for option in offered(s) if option.startswith("use-")} == before
    assert why(s, "rope-ladder-to-temple-1") == why(s, "use-rope-ladder") == "KA-EQP-14"
    use(s, 2)
    assert {option for option in offered(s) if option.startswith(("use-", "die-"))} == before | {
        "use-magnifying-glass",
        "die-up",
        "die-down",
    }
    assert any("tea" in option for option in offered(s)) and any("bridle" in option for option in offered(s))
    assert "move-to-1-3-4" in offered(s)
    do(s, "go-north")
    assert offered(s) == ["rope-ladder-to-temple-1", "end-turn"]
    for kind in ("tool-case", "telescope", "chest", "first-aid-bag", "tea-leaves", "terrain-map"):
        assert why(s, f"use-{kind}") == "KA-EQP-14"
    assert why(s, "move-to-1-3-4") == "KA-EQP-14"


@pytest.mark.rule("KA-EQP-14")
def test_a_card_just_collected_may_be_used_if_its_time_is_not_over() -> None:
    s = table(drawing=LANDS)
    show(s, equipment="telescope-grain-field")
    player = give(s, 0, yak="2 1 4")
    with printed("after", "telescope"):
        go(s, 1, "go-east", "collect-telescope-grain-field", "use-telescope", "yak-tile-snow")
    assert player.face_down() == 8 and cards(player) == ""
    s = table(drawing=LANDS)
    show(s, equipment="telescope-grain-field")
    player = give(s, 0, yak="2 1 4")
    go(s, 1, "go-east", "collect-telescope-grain-field")
    assert play.asked(s) == [1] and cards(player) == "telescope", "it keeps for the next turn"


@pytest.mark.rule("KA-EQP-14")
def test_used_cards_never_return_and_an_empty_pile_means_a_shorter_display() -> None:
    s = table(drawing=LANDS)
    show(s, equipment="telescope-grain-field")
    s.equipment_deck = 0
    ShowEquipment().happen(s)
    assert bits.size(s.equipment_shown) == 1
    give(s, 0, yak="2 1 4", cards="telescope")
    do(s, "use-telescope", "yak-tile-snow")
    go(s, 1, "go-east", "collect-telescope-grain-field")
    assert s.equipment_deck == 0 and s.equipment_shown == 0


@pytest.mark.rule("KA-EQP-1")
def test_the_tool_case_holds_any_three_different_resources() -> None:
    s = table()
    player = give(s, 0, cards="tool-case")
    do(s, "use-tool-case")
    assert len(offered(s)) == 10 and "take-backpack+compass+paint-box" in offered(s)
    do(s, "take-compass+coin+fodder")
    assert has(player) == "1 compass 1 coin 1 fodder" and cards(player) == ""
    assert "die-brown" in offered(s), "before the die too"


@pytest.mark.rule("KA-EQP-2")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_magnifying_glass_shows_the_opposite_side(pips: int) -> None:
    s = table()
    player = give(s, 0, cards="magnifying-glass")
    go(s, pips, "use-magnifying-glass")
    assert s.die_pips(0) == player.total() == 7 - pips


@pytest.mark.rule("KA-EQP-3", "KA-EQP-15")
def test_the_barrel_throws_up_to_three_times_each_time_other_dice() -> None:
    s = table()
    player = give(s, 0, cards="wooden-barrel", dice="1 1 1 1 1 1")
    do(s, "use-wooden-barrel")
    assert "keep-dice" not in offered(s) and len(offered(s)) == 63
    do(s, "throw-brown+black", "roll-2", "roll-3", "throw-grey", "roll-4", "throw-brown", "roll-5")
    assert [player.die(colour) for colour in range(6)] == [5, 4, 1, 1, 1, 3]
    assert "die-brown" in offered(s) and cards(player) == ""


@pytest.mark.rule("KA-EQP-3")
def test_the_barrel_may_stop_after_any_throw() -> None:
    s = table()
    give(s, 0, cards="wooden-barrel")
    do(s, "use-wooden-barrel", "throw-pink", "roll-6", "keep-dice")
    assert "die-pink" in offered(s)


@pytest.mark.rule("KA-EQP-15")
def test_the_barrel_also_works_after_the_choice_but_not_on_the_chosen_die() -> None:
    s = table()
    give(s, 0, cards="wooden-barrel")
    use(s, 4)
    do(s, "use-wooden-barrel")
    assert len(offered(s)) == 31 and not any("brown" in option for option in offered(s))
    do(s, "throw-black", "roll-2", "keep-dice", "go-north")
    assert s.players[0].total() == 4


@pytest.mark.rule("KA-EQP-4", "KA-EQP-15")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_first_aid_takes_off_up_to_two(before: int, after: int) -> None:
    s = table()
    player = give(s, 0, cards="first-aid-bag", exhaustion=before)
    do(s, "use-first-aid-bag")
    assert player.exhaustion == after


@pytest.mark.rule("KA-EQP-4")
def test_first_aid_without_exhaustion_is_no_choice() -> None:
    s = table()
    give(s, 0, cards="first-aid-bag")
    assert "use-first-aid-bag" not in offered(s) and why(s, "use-first-aid-bag") == "KA-EQP-4"


@pytest.mark.rule("KA-EQP-5")
def test_the_telescope_fulfils_the_open_tile_anywhere() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 4", cards="telescope", tile="water")
    do(s, "use-telescope", "yak-tile-snow")
    assert player.tile == 0 and player.face_down() == 8 and "die-brown" in offered(s)


@pytest.mark.rule("KA-ACT-9")
def test_telescope_and_landscape_each_fulfil_a_tile_in_one_turn() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 4", cards="telescope", tile="water")
    do(s, "use-telescope", "yak-tile-meadow")
    assert player.tile == 2, "the landscape is looked at after the movement, not where the yak stands now"
    player.hidden_tiles = bits.plus(player.hidden_tiles, 3)
    player.tile = 3
    go(s, 1, "go-east")
    assert play.asked(s) == [CHANCE], "grain field is fulfilled by itself"
    do(s, "yak-tile-snow")
    assert told(s).count("fulfilled") == 2


@pytest.mark.rule("KA-ACT-9")
def test_what_a_telescope_reveals_after_the_movement_is_fulfilled_too_if_it_shows_the_target() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 4", cards="telescope", tile="water")
    with printed("after", "telescope"):
        go(s, 1, "go-east", "use-telescope", "yak-tile-grain-field")
        assert play.asked(s) == [CHANCE], "grain field is fulfilled by itself"
        do(s, "yak-tile-snow")
    assert player.face_down() == 7 and told(s).count("fulfilled") == 2


@pytest.mark.rule("KA-ACT-9")
def test_unless_the_landscape_has_fulfilled_one_this_turn() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 1 4", cards="telescope", tile="grain-field")
    with printed("after", "telescope"):
        go(s, 1, "go-east", "yak-tile-water", "use-telescope")
        player.hidden_tiles = bits.plus(player.hidden_tiles, 3)
        do(s, "yak-tile-grain-field")
    assert player.tile == 3 and play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-9", "KA-EQP-18")
def test_the_landscape_is_looked_at_before_a_telescope_and_a_terrain_map_of_the_same_time() -> None:
    s = table(drawing=LANDS)
    player = give(s, 0, yak="2 3 2", cards="terrain-map telescope", tile="forest")
    with printed("after", "telescope", "terrain-map"):
        go(s, 1, "go-east")
        assert play.asked(s) == [CHANCE], "the forest is fulfilled by itself, wherever in it the map will lead"
        do(s, "yak-tile-water", "use-telescope", "yak-tile-snow", "move-to-1-4-4")
    assert player.face_down() == 7 and where(player.yak) == "2 4 4"


@pytest.mark.rule("KA-EQP-15")
def test_no_telescope_once_the_ten_point_tile_shows() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 1 4", cards="telescope chest", maps="red-A red-B", hidden_tiles=0)
    s.players[0].tile = 9
    assert "use-telescope" not in offered(s) and why(s, "use-telescope") == "KA-EQP-15"


@pytest.mark.rule("KA-EQP-6")
@pytest.mark.parametrize(("pips", "offers"), [(1, ["die-up"]), (3, ["die-up", "die-down"]), (6, ["die-down"])])
def test_the_bottle_adds_or_takes_one_but_never_turns_six_to_one(pips: int, offers: list[str]) -> None:
    s = table()
    give(s, 0, cards="water-bottle")
    use(s, pips)
    assert [option for option in offered(s) if option.startswith("die-")] == offers
    do(s, offers[0])
    assert s.die_pips(0) == pips + (1 if offers[0] == "die-up" else -1)


@pytest.mark.rule("KA-EQP-13")
def test_glass_and_bottle_in_either_order_and_the_die_counts_as_it_lies() -> None:
    for order, pips in ((("use-magnifying-glass", "die-up"), 6), (("die-up", "use-magnifying-glass"), 4)):
        s = table()
        player = give(s, 0, cards="magnifying-glass water-bottle", yak="2 6 1")
        go(s, 2, *order)
        assert s.die_pips(0) == pips
        do(s, "go-east")
        assert player.total() == pips


@pytest.mark.rule("KA-EQP-13")
def test_tea_changes_steps_not_the_die() -> None:
    s = table()
    player = give(s, 0, cards="tea-leaves", yak="2 6 1")
    go(s, 2, "go-east-tea")
    assert where(player.yak) == "2 6 5" and player.total() == 2
