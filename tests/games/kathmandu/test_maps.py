"""Offerings, maps, swaps, the chest and the rope ladder."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.game import GAME
from tests.games.kathmandu.setting import (
    END,
    MAP_NAMES,
    cards,
    do,
    give,
    go,
    maps,
    offered,
    points,
    show,
    table,
    told,
    why,
)

TEMPLES = f"""{END}---
F  F  F  F  F  F
F* F  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F+
---
M  M  M* M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M+
M  M  M  M  M  M
M  M  M  M  M  M
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""


@pytest.mark.rule("KA-ACT-6")
def test_the_rulebooks_example_an_offering_and_a_map_of_the_display() -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A blue-B green-A")
    player = give(s, 0, yak="2 1 2")
    go(s, 1, "go-east")
    assert offered(s) == ["offer", "end-turn"]
    do(s, "offer")
    assert offered(s) == ["take-map-red-A", "take-map-green-A", "take-map-blue-B", "draw-map"]
    do(s, "take-map-blue-B")
    assert play.asked(s) == [CHANCE], "the display is refilled at once"
    do(s, "map-purple-A")
    assert maps(player) == "blue-B" and packs.size(s.maps_shown) == 3 and player.offerings == 1
    assert points(s, 0)["offerings"] == 3


@pytest.mark.rule("KA-ACT-6")
def test_or_a_map_from_the_pile() -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A blue-B green-A")
    player = give(s, 0, yak="2 1 2")
    go(s, 1, "go-east", "offer", "draw-map", "map-red-B")
    assert maps(player) == "red-B" and packs.size(s.maps_shown) == 3


@pytest.mark.rule("KA-ACT-6")
def test_one_offering_per_player_and_temple() -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A")
    give(s, 0, yak="2 1 2")
    go(s, 1, "go-east", "offer", "take-map-red-A", "map-red-B")
    give(s, 1, yak="2 1 2")
    go(s, 1, "go-east")
    assert "offer" in offered(s), "somebody else's offering does not matter"
    do(s, "end-turn")
    give(s, 0, yak="2 1 2", maps="")
    go(s, 1, "go-east", die="grey")
    assert play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-6", "KA-MAP-5")
def test_temple_tiles_are_temples_and_bare_marks_are_not() -> None:
    s = table(drawing=TEMPLES)
    assert s.landscape.temples[0] >= 0 and s.landscape.temples[1] == -1, "no tile on the 2nd board"
    assert s.landscape.temples[3] >= 0, "but one on the 3rd"
    give(s, 0, yak="3 6 5")
    go(s, 1, "go-east")
    assert "offer" in offered(s)


@pytest.mark.rule("KA-ACT-6")
def test_without_offerings_no_action_and_without_maps_an_offering_all_the_same() -> None:
    s = table(drawing=TEMPLES)
    give(s, 0, yak="2 1 2", offerings=9)
    go(s, 1, "go-east")
    assert play.asked(s) == [1]
    s = table(drawing=TEMPLES)
    s.map_deck = s.maps_shown = 0
    s.maps_under = ()
    player = give(s, 0, yak="2 1 2")
    go(s, 1, "go-east", "offer")
    assert player.offerings == 1 and maps(player) == "" and play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-6", "KA-SET-4")
def test_when_the_pile_is_down_to_the_maps_put_under_it_everybody_knows_what_comes() -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A blue-B green-A")
    s.map_deck = 0
    s.maps_under = tuple(map(MAP_NAMES.index, ("orange-B", "yellow-B")))
    player = give(s, 0, yak="2 1 2")
    go(s, 1, "go-east", "offer", "draw-map")
    assert maps(player) == "orange-B"
    assert GAME.view(s, 1)["maps_under"] == ["yellow-B"]
    assert play.asked(s) == [1], "chance had nothing to say"


@pytest.mark.rule("KA-ACT-8")
def test_the_rulebooks_example_purple_b_for_red_a() -> None:
    s = table(drawing=TEMPLES)
    give(s, 0, yak="2 3 2", maps="purple-B green-A")
    give(s, 1, yak="2 3 3", maps="red-A purple-B", secured="blue")
    go(s, 1, "go-east")
    assert offered(s) == ["swap-for-red-A-of-seat-1", "swap-for-purple-B-of-seat-1", "end-turn"], (
        "secured maps are safe"
    )
    do(s, "swap-for-red-A-of-seat-1", "give-purple-B")
    assert maps(s.players[0]) == "red-A green-A" and maps(s.players[1]) == "purple-B purple-B"
    assert play.asked(s) == [1], "once a turn"


@pytest.mark.rule("KA-ACT-8")
def test_a_swap_needs_another_yak_and_a_map_on_both_sides() -> None:
    for own, theirs, yak in (("", "red-A", "2 3 3"), ("red-A", "", "2 3 3"), ("red-A", "red-B", "2 3 4")):
        s = table(drawing=TEMPLES)
        give(s, 0, yak="2 3 2", maps=own)
        give(s, 1, yak=yak, maps=theirs)
        go(s, 1, "go-east")
        assert play.asked(s) == [1]


@pytest.mark.rule("KA-ACT-8")
def test_one_of_several_players_is_chosen_and_nothing_is_asked_that_is_clear() -> None:
    s = table(3, drawing=TEMPLES)
    give(s, 0, yak="2 3 2", maps="green-A")
    give(s, 1, yak="2 3 3", maps="red-A green-A")
    give(s, 2, yak="2 3 3", maps="blue-A")
    go(s, 1, "go-east")
    assert offered(s) == ["swap-for-red-A-of-seat-1", "swap-for-blue-A-of-seat-2", "end-turn"], "not like for like"
    do(s, "swap-for-blue-A-of-seat-2")
    assert maps(s.players[0]) == "blue-A" and maps(s.players[2]) == "green-A"
    assert told(s)[-1] != "swapped" or play.asked(s) == [1]


@pytest.mark.rule("KA-EQP-8")
def test_the_chest_secures_all_pairs_held_now_of_whatever_colours() -> None:
    s = table(drawing=TEMPLES)
    player = give(s, 0, yak="2 3 2", cards="chest", maps="2 red-A 2 red-B green-A green-B blue-A")
    do(s, "use-chest")
    go(s, 1, "go-east")
    assert maps(player) == "blue-A" and packs.size(player.secured) == 3 and cards(player) == ""
    assert points(s, 0)["maps"] == 3 * 8 + 1
    assert points(s, 0)["left-over"] == 1, "the backpack; the used chest scores nothing"


@pytest.mark.rule("KA-EQP-8")
def test_a_chest_without_a_pair_is_no_choice() -> None:
    s = table(drawing=TEMPLES)
    give(s, 0, yak="2 3 2", cards="chest", maps="red-A green-B")
    assert why(s, "use-chest") == "KA-EQP-8"


@pytest.mark.rule("KA-EQP-8")
def test_a_pair_collected_later_is_not_secured() -> None:
    s = table(drawing=TEMPLES)
    player = give(s, 0, secured="red", maps="green-A green-B")
    assert points(s, 0)["maps"] == 8 + 4
    assert packs.size(player.secured) == 1


@pytest.mark.rule("KA-EQP-12")
@pytest.mark.parametrize("stop", ["2 1 2", "2 1 4", "2 2 2", "2 2 3", "2 2 4"])
def test_a_rope_ladder_reaches_the_eight_neighbours(stop: str) -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A")
    row, column = stop.split()[1:]
    player = give(s, 0, yak=f"2 {int(row) + 2} {column}", cards="rope-ladder")
    go(s, 2, "go-north")
    do(s, "rope-ladder-to-temple-1", "take-map-red-A", "map-blue-B")
    assert player.offerings == 1 and maps(player) == "red-A" and cards(player) == ""
    give(s, 0, yak=stop, cards="rope-ladder", maps="")
    s.players[1].yak = s.landscape.start_spaces[0]
    go(s, 1, "go-south")
    go(s, 1, "go-south", die="grey")
    assert not any(option.startswith("rope") for option in offered(s)), "visited once"


@pytest.mark.rule("KA-EQP-12")
def test_two_spaces_away_is_too_far() -> None:
    s = table(drawing=TEMPLES)
    show(s, animals="hog-deer")
    give(s, 0, yak="2 3 2", cards="rope-ladder", resources="paint-box")
    go(s, 1, "go-east")
    assert offered(s) == ["paint-hog-deer", "end-turn"] and why(s, "rope-ladder-to-temple-1") == "KA-EQP-12"


@pytest.mark.rule("KA-EQP-19")
def test_the_ladder_reaches_across_a_strip_for_free() -> None:
    s = table(drawing=TEMPLES)
    show(s, maps="red-A")
    player = give(s, 0, yak="3 6 5", cards="rope-ladder")
    go(s, 1, "go-west")
    do(s, "rope-ladder-to-temple-1", "take-map-red-A", "map-blue-B")
    assert player.exhaustion == 0 and player.offerings == 1


@pytest.mark.rule("KA-EQP-19")
def test_the_ladders_offering_is_in_addition_to_the_target_spaces() -> None:
    close = TEMPLES.replace("F  F  F  F  F  F+", "F  F  F+ F  F  F")
    s = table(drawing=close)
    show(s, maps="red-A red-B blue-A")
    player = give(s, 0, yak="3 6 2", cards="rope-ladder")
    go(s, 1, "go-east")
    assert set(offered(s)) == {"offer", "rope-ladder-to-temple-1", "end-turn"}
    do(s, "rope-ladder-to-temple-1", "take-map-red-A", "map-blue-B", "offer", "take-map-red-B", "map-green-B")
    assert player.offerings == 2 and maps(player) == "red-A red-B"
