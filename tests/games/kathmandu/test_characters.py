"""Expansion 2: characters."""

import pytest

from chautari.engine import bits, play
from chautari.engine.errors import BadRecord
from chautari.engine.luck import Dice
from chautari.engine.record import Record, begin
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.components import CHARACTERS, START_CARDS, START_RESOURCES
from chautari.games.kathmandu.game import GAME
from tests.games.kathmandu.setting import (
    END,
    at,
    cards,
    dealing,
    do,
    give,
    go,
    has,
    lay_good,
    maps,
    offered,
    printed,
    show,
    table,
    told,
    use,
    where,
    why,
)
from tests.games.kathmandu.test_maps import TEMPLES
from tests.games.kathmandu.test_setup import dealt_until
from tests.games.kathmandu.test_target import LANDS

ROUGH = f"""{END}---
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
S  S  ^  G  G* G
---
F  F  F  R  R  R
F  ^  F* R  ^  ^
F  ^  F  R  R  R
F  F  F  R  R  R
J  J  J  W  W  W
J  J  J  W  W  W
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""


@pytest.mark.rule("KA-CHR-0")
def test_chosen_in_reverse_turn_order_one_each() -> None:
    s = dealt_until(dealing(3, characters=True), "standee-")
    do(s, "standee-to-seat-1")
    assert play.asked(s) == [0] and offered(s) == [f"character-{each}" for each in CHARACTERS]
    do(s, "character-monk")
    assert play.asked(s) == [2] and "character-monk" not in offered(s) and why(s, "character-monk") == "KA-CHR-0"
    do(s, "character-artist")
    assert play.asked(s) == [1]
    do(s, "character-mountaineer")
    dealt_until(s, "place-")
    for player in s.players:
        start = START_RESOURCES[player.character]
        assert [player.resource(kind) for kind in range(5)] == start
        assert packs.size(player.equipment) == START_CARDS[player.character] <= 3


@pytest.mark.rule("KA-CHR-0")
@pytest.mark.parametrize("character", range(len(CHARACTERS)))
def test_everybody_starts_with_three_resources_and_a_card_at_least(character: int) -> None:
    assert sum(START_RESOURCES[character]) >= 3 and 1 <= START_CARDS[character] <= 3


@pytest.mark.rule("KA-CHR-0")
def test_games_from_before_they_started_with_more_go_on_unless_they_have_characters() -> None:
    names = ("Ani", "Dirk")
    begin(GAME, Record("kathmandu", 2, {"characters": False}, names))
    with pytest.raises(BadRecord, match="played by rules version 2 of Kathmandu; this program plays version 3"):
        begin(GAME, Record("kathmandu", 2, {"characters": True}, names))
    with pytest.raises(BadRecord, match="rules version 1"):
        begin(GAME, Record("kathmandu", 1, {"characters": False}, names))
    with pytest.raises(BadRecord, match="rules version 4"):
        begin(GAME, Record("kathmandu", 4, {"characters": False}, names))


@pytest.mark.rule("KA-CHR-0")
def test_without_the_expansion_nobody_is_a_character() -> None:
    s = dealing(2)
    play.playout(s, Dice(1))
    assert "character" not in told(s) and GAME.traits(s, 0) == []


@pytest.mark.rule("KA-CHR-1")
def test_the_mountaineer_crosses_mountains_and_may_end_on_one() -> None:
    for pips, stop in ((1, "2 2 2"), (2, "2 2 3")):
        s = table(drawing=ROUGH, characters=True)
        player = give(s, 0, character="mountaineer", yak="2 2 1")
        go(s, pips, "go-east-climbing")
        assert where(player.yak) == stop and player.exhaustion == 0


@pytest.mark.rule("KA-CHR-1")
def test_the_mountaineer_may_also_stop_before_a_mountain_and_needs_no_gear() -> None:
    s = table(drawing=ROUGH, characters=True)
    player = give(s, 0, character="mountaineer", yak="2 2 1", cards="climbing-gear")
    go(s, 2, "go-east")
    assert where(player.yak) == "2 2 1" and player.exhaustion == 1
    give(s, 1, yak="1 3 6")
    go(s, 1, "go-south")
    go(s, 2, "go-east-climbing", die="grey")
    assert where(player.yak) == "2 2 3" and cards(player) == "climbing-gear"


@pytest.mark.rule("KA-CHR-7")
def test_on_a_mountain_only_swaps_and_after_cards() -> None:
    s = table(drawing=ROUGH, characters=True)
    show(s, animals="red-panda", equipment="telescope-forest")
    give(
        s, 0, character="mountaineer", yak="2 2 1", cards="telescope terrain-map", resources="paint-box", tile="forest"
    )
    give(s, 1, yak="2 2 2", maps="red-A")
    give(s, 0, maps="blue-B")
    with printed("after", "telescope", "terrain-map"):
        go(s, 1, "go-east-climbing")
        assert set(offered(s)) == {"use-telescope", "swap-for-red-A-of-seat-1", "end-turn"}
    assert s.players[0].tile == 5, "a mountain fulfils no tile"


@pytest.mark.rule("KA-CHR-7", "KA-EQP-18")
def test_on_a_mountain_a_terrain_map_leads_nowhere() -> None:
    s = table(drawing=ROUGH, characters=True)
    give(s, 0, character="mountaineer", yak="2 2 2", cards="terrain-map")
    use(s, 1)
    assert not any(option.startswith("move-to") for option in offered(s))
    assert why(s, "move-to-1-2-1") == "KA-EQP-18"


@pytest.mark.rule("KA-CHR-2")
def test_the_guide_turns_the_pink_die_to_any_side_once() -> None:
    s = table(drawing=ROUGH, characters=True)
    player = give(s, 0, character="yak-guide", yak="2 6 1")
    use(s, 3, "pink")
    assert [option for option in offered(s) if option.startswith("turn-die")] == [
        f"turn-die-to-{n}" for n in (1, 2, 4, 5, 6)
    ]
    do(s, "turn-die-to-5")
    assert not any(option.startswith("turn-die") for option in offered(s))
    assert why(s, "turn-die-to-3") == "KA-CHR-2"
    do(s, "go-east")
    assert where(player.yak) == "2 6 6" and player.total() == 5, "it counts as it lies"


@pytest.mark.rule("KA-CHR-2")
def test_the_guide_turns_no_other_die() -> None:
    s = table(characters=True)
    give(s, 0, character="yak-guide")
    use(s, 3, "grey")
    assert why(s, "turn-die-to-5") == "KA-CHR-2"


@pytest.mark.rule("KA-CHR-2")
def test_two_fodder_for_any_other_resource_at_any_time_of_the_turn() -> None:
    s = table(drawing=LANDS, characters=True)
    lay_good(s, "2 3 2", "ring")
    show(s, animals="mule")
    player = give(s, 0, character="yak-guide", yak="2 3 3", resources="9 fodder", tile="snow")
    assert [option for option in offered(s) if "exchange" in option] == [
        "exchange-for-backpack",
        "exchange-for-compass",
        "exchange-for-paint-box",
        "exchange-for-coin",
    ]
    do(s, "exchange-for-compass")
    go(s, 1, "exchange-for-compass", "go-west")
    everything = [f"exchange-for-{what}" for what in ("backpack", "compass", "paint-box", "coin")]
    assert offered(s) == [*everything, "end-turn"]
    do(s, "exchange-for-coin", "buy-2", "exchange-for-paint-box", "paint-mule")
    assert has(player) == "1 backpack 2 compass 1 fodder"


@pytest.mark.rule("KA-CHR-2")
def test_the_guide_may_exchange_on_the_target_space_for_what_no_action_needs() -> None:
    s = table(drawing=LANDS, characters=True)
    player = give(s, 0, character="yak-guide", yak="2 3 3", resources="3 fodder", tile="snow")
    go(s, 1, "go-west")
    assert why(s, "exchange-for-fodder") == "KA-CHR-2", "for another resource"
    do(s, "exchange-for-compass")
    assert has(player) == "1 backpack 1 compass 1 fodder" and play.asked(s) == [1], "one fodder buys nothing"


@pytest.mark.rule("KA-CHR-2")
def test_in_the_midst_of_something_else_the_guide_is_told_what_comes_first() -> None:
    s = table(drawing=LANDS, characters=True)
    show(s, maps="red-A blue-A")
    give(s, 0, character="yak-guide", yak="2 3 4", resources="3 fodder", cards="tool-case", tile="snow")
    do(s, "use-tool-case")
    assert why(s, "exchange-for-coin") == "KA-EQP-1"
    do(s, "take-backpack+compass+coin")
    use(s, 1, "black")
    assert why(s, "exchange-for-coin") == "KA-DIE-1"
    do(s, "take-fodder", "go-east", "offer")
    assert why(s, "exchange-for-coin") == "KA-ACT-6", "the map of the offering"


@pytest.mark.rule("KA-CHR-3", "KA-CHR-8")
def test_the_monk_makes_two_offerings_for_one_map_three_times_a_game() -> None:
    s = table(drawing=LANDS, characters=True)
    show(s, maps="red-A blue-A green-A")
    player = give(s, 0, character="monk", yak="2 3 4")
    go(s, 1, "go-east")
    assert offered(s) == ["offer", "offer-two", "end-turn"]
    do(s, "offer-two", "take-map-red-A", "map-blue-B")
    assert player.offerings == 2 and maps(player) == "red-A" and player.doubles == 1
    for doubles, offerings, refused in ((2, 7, ""), (3, 4, "KA-CHR-3"), (1, 8, "KA-CHR-8")):
        s = table(drawing=LANDS, characters=True)
        give(s, 0, character="monk", yak="2 3 4", doubles=doubles, offerings=offerings)
        go(s, 1, "go-east")
        assert "offer" in offered(s)
        assert why(s, "offer-two") == refused if refused else "offer-two" in offered(s)


@pytest.mark.rule("KA-CHR-8")
def test_the_monks_two_offerings_not_on_a_second_visit_nor_by_rope_ladder() -> None:
    s = table(drawing=LANDS, characters=True)
    give(s, 0, character="monk", yak="2 3 4", visited=bits.bit(0))
    go(s, 1, "go-east")
    assert play.asked(s) == [1], "nothing is left to do"
    s = table(drawing=LANDS, characters=True)
    show(s, maps="red-A")
    player = give(s, 0, character="monk", yak="2 4 3", cards="rope-ladder")
    go(s, 1, "go-east", "rope-ladder-to-temple-1", "take-map-red-A", "map-blue-B")
    assert player.offerings == 1


@pytest.mark.rule("KA-CHR-8")
def test_the_monk_at_a_temple_tile() -> None:
    s = table(drawing=TEMPLES, characters=True)
    give(s, 0, character="monk", yak="3 6 5")
    go(s, 1, "go-east")
    assert "offer-two" in offered(s)


@pytest.mark.rule("KA-CHR-4", "KA-CHR-9")
def test_the_merchant_buys_any_one_good_of_her_city() -> None:
    s = table(drawing=LANDS, characters=True)
    for space, good in (("2 3 1", "ring"), ("2 4 1", "silk"), ("2 4 2", "ring")):
        lay_good(s, space, good)
    player = give(s, 0, character="merchant", yak="2 3 3", resources="4 coin", tile="snow")
    go(s, 1, "go-west")
    assert offered(s) == ["buy-1", "buy-3", "buy-4", "end-turn"], "her own space is empty"
    do(s, "buy-3", "buy-special")
    assert player.goods == 1 << 8 and play.asked(s) == [1], "one a turn"
    assert s.goods[s.landscape.sites[at("2 4 1")]] < 0


@pytest.mark.rule("KA-CHR-9")
def test_others_reach_only_their_own_space() -> None:
    s = table(drawing=LANDS, characters=True)
    lay_good(s, "2 3 1", "ring")
    give(s, 0, character="artist", yak="2 3 3", resources="coin", tile="snow")
    go(s, 1, "go-west")
    assert play.asked(s) == [1], "nothing is left to do"


@pytest.mark.rule("KA-CHR-5", "KA-CHR-10")
def test_the_border_guard_emerges_anywhere_passable_and_goes_on() -> None:
    s = table(drawing=ROUGH, characters=True)
    player = give(s, 0, character="border-guard", yak="2 1 1", resources="fodder")
    go(s, 3, "go-north")
    assert offered(s) == [f"emerge-2-6-{column}" for column in (1, 2, 4, 5, 6)], "not on the mountain"
    do(s, "emerge-2-6-6")
    assert where(player.yak) == "3 4 6", "emerging is the step across"
    assert has(player) == "1 backpack" and player.exhaustion == 0


@pytest.mark.rule("KA-CHR-10")
def test_a_mountain_opposite_does_not_stop_him_but_he_may_stop() -> None:
    for choice, stop, tired in (("emerge-2-6-4", "3 6 4", 1), ("stop-short", "2 1 3", 1)):
        s = table(drawing=ROUGH, characters=True)
        player = give(s, 0, character="border-guard", yak="2 1 3")
        go(s, 1, "go-north", choice)
        assert where(player.yak) == stop and player.exhaustion == tired, "without fodder exhaustion"


@pytest.mark.rule("KA-CHR-5")
def test_inside_a_board_the_guard_walks_like_everybody() -> None:
    s = table(drawing=ROUGH, characters=True)
    player = give(s, 0, character="border-guard", yak="2 6 1")
    go(s, 3, "go-north")
    assert where(player.yak) == "2 3 1"


@pytest.mark.rule("KA-CHR-6")
def test_the_artist_sees_the_four_neighbours_too_but_takes_one_of_each() -> None:
    s = table(drawing=LANDS, characters=True)
    show(
        s,
        animals="yak snow-leopard indian-rhinoceros red-panda dzo",
        equipment="chest-snow bridle-forest telescope-scree",
    )
    give(s, 0, character="artist", yak="2 2 4", resources="3 paint-box 3 backpack")
    go(s, 1, "go-west")
    assert {option for option in offered(s) if option.startswith("paint")} == {
        "paint-yak",
        "paint-snow-leopard",
        "paint-indian-rhinoceros",
        "paint-red-panda",
    }, "snow to the west, forest to the south, meadow"
    assert {option for option in offered(s) if option.startswith("collect")} == {
        "collect-chest-snow",
        "collect-bridle-forest",
    }
    do(s, "paint-yak", "collect-bridle-forest")
    assert play.asked(s) == [1], "one of each a turn"


@pytest.mark.rule("KA-CHR-6", "KA-EQP-19")
def test_the_artist_looks_across_a_strip() -> None:
    s = table(drawing=ROUGH, characters=True)
    show(s, animals="red-panda yak")
    give(s, 0, character="artist", yak="3 6 1", resources="paint-box")
    go(s, 1, "go-east")
    assert "paint-red-panda" in offered(s) and "paint-yak" in offered(s)


@pytest.mark.rule("KA-CHR-6")
def test_others_see_only_their_target() -> None:
    s = table(drawing=LANDS, characters=True)
    show(s, animals="yak indian-rhinoceros")
    give(s, 0, character="monk", yak="2 2 4", resources="paint-box")
    go(s, 1, "go-west")
    assert "paint-yak" not in offered(s) and "paint-indian-rhinoceros" in offered(s)


def test_a_character_is_what_the_balance_is_measured_by() -> None:
    s = table(characters=True)
    give(s, 0, character="border-guard")
    assert GAME.traits(s, 0) == ["border-guard"]
