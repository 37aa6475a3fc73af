"""What an option would do, told before it is chosen."""

from typing import Any

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.kathmandu.components import KINDS, RESOURCES
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.rules.before import Roll
from chautari.games.kathmandu.rules.maps import DrawMap
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.tiles import RevealTile
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, do, give, go, lay_good, printed, show, table, use, where
from tests.games.kathmandu.test_setup import dealt_until
from tests.games.kathmandu.test_target import LANDS


def preview(s: Trek, wanted: str) -> dict[str, Any]:
    seat = play.asked(s)[0]
    action = next(action for action in play.options(s, seat) if TABLE.name(action) == wanted)
    told = GAME.preview(s, seat, action)
    return {key: value for key, value in told.items() if key not in ("reach", "gains")}


def reach(s: Trek, die: str) -> dict[str, str]:
    """Where the four plain movements would lead, and what makes them dear."""
    action = next(action for action in play.options(s, 0) if TABLE.name(action) == f"die-{die}")
    ways: Any = GAME.preview(s, 0, action).get("reach", [])
    return {where(way["stop"]): " ".join(k for k in ("compass", "fodder", "exhaustion") if way[k]) for way in ways}


def test_a_die_brings_its_resource_and_a_point_with_it() -> None:
    s = table()
    assert preview(s, "die-brown") == {"kind": "die", "resources": {"backpack": 1}, "points": 1}


def test_a_die_shows_how_far_it_reaches() -> None:
    s = table()
    give(s, 0, yak="1 2 2", resources="", dice="1 2 3 4 5 6")
    assert reach(s, "grey") == {"2 6 2": "exhaustion", "1 2 4": "", "1 3 2": "exhaustion", "1 2 1": "exhaustion"}
    assert reach(s, "pink")["2 3 2"] == "fodder", "the die's own fodder pays for the strip"


def test_three_exhaustion_markers_turn_a_die_into_a_rest() -> None:
    s = table()
    give(s, 0, exhaustion=3)
    assert preview(s, "die-pink") == {
        "kind": "die",
        "resources": {"fodder": 1},
        "exhaustion": -3,
        "points": 10,
        "rests": True,
    }


def test_the_terrain_map_shows_its_price_and_where_the_die_leads_from_there() -> None:
    s = table()
    give(s, 0, yak="1 1 1", cards="terrain-map", resources="fodder")
    use(s, 2)
    action = next(action for action in play.options(s, 0) if TABLE.name(action) == "move-to-1-3-3")
    told: Any = GAME.preview(s, 0, action)
    assert told["resources"] == {"fodder": -1} and told["equipment"] == {"terrain map": -1}
    assert {where(way["stop"]) for way in told["reach"]} == {"2 1 3", "2 3 5", "2 5 3", "2 3 1"}


def test_a_terrain_map_after_the_movement_reaches_no_further() -> None:
    s = table()
    give(s, 0, yak="1 1 1", cards="terrain-map")
    with printed("after", "terrain-map"):
        go(s, 2, "go-east")
        assert preview(s, "move-to-0-2-3") == {"kind": "target", "equipment": {"terrain map": -1}, "points": -1}
        action = next(action for action in play.options(s, 0) if TABLE.name(action) == "move-to-0-2-3")
        assert "reach" not in GAME.preview(s, 0, action)


def test_a_telescope_names_the_tile_it_fulfils_and_counts_its_points() -> None:
    s = table()
    give(s, 0, cards="telescope", tile="water")
    # Eight tiles face down instead of nine, less the card.
    told = {"equipment": {"telescope": -1}, "tile": "water", "points": 7}
    assert preview(s, "use-telescope") == {"kind": "die"} | told
    use(s, 1)
    assert preview(s, "use-telescope") == {"kind": "movement"} | told


def test_the_tile_behind_a_telescope_counts_too_if_no_other_is_left_and_the_target_shows_it() -> None:
    s = table()
    with printed("after", "telescope"):
        go_with_telescope(s, hidden="meadow")
        assert preview(s, "use-telescope")["points"] == 10, "all tiles for one, less the card"
        s = table()
        go_with_telescope(s, hidden="meadow snow")
        assert preview(s, "use-telescope")["points"] == 1, "any tile might come"


def go_with_telescope(s: Trek, hidden: str) -> None:
    """On a meadow with a telescope to use, the water's tile open and these still hidden."""
    give(s, 0, cards="telescope", tile="water", hidden=hidden)
    go(s, 1, "go-north")


def test_a_last_card_before_the_rest_shows_the_rest() -> None:
    s = table()
    give(s, 0, cards="telescope", tile="water", exhaustion=3)
    use(s, 1)
    assert preview(s, "use-telescope") == {
        "kind": "rest",
        "equipment": {"telescope": -1},
        "exhaustion": -3,
        "tile": "water",
        "points": 16,
        "rests": True,
    }


def test_the_black_dies_resource_shows_the_rest() -> None:
    s = table()
    give(s, 0, exhaustion=3)
    use(s, 1, "black")
    assert preview(s, "take-coin") == {
        "kind": "gain",
        "resources": {"coin": 1},
        "exhaustion": -3,
        "points": 10,
        "rests": True,
    }


def test_a_last_card_shows_the_last_die_that_is_used_by_itself() -> None:
    s = table()
    give(s, 0, yak="1 2 2", cards="chest", maps="red-A red-B", unused=bits.bit(1))
    told = {"kind": "die", "resources": {"compass": 1}, "equipment": {"chest": -1}, "points": 4}
    assert preview(s, "use-chest") == told
    shown: Any = GAME.preview(s, 0, TABLE.by_name["use-chest"])["reach"]
    assert {where(way["stop"]) for way in shown} == {"2 6 2", "1 2 4", "1 3 2", "1 2 1"}


def test_a_die_put_aside_shows_the_last_die_that_is_used_by_itself() -> None:
    s = table()
    give(s, 0, unused=bits.bit(0) | bits.bit(1), exhaustion=3)
    assert preview(s, "aside-brown") == {
        "kind": "die",
        "resources": {"compass": 1},
        "exhaustion": -3,
        "points": 10,
        "rests": True,
        "rerolls": ["grey"],
    }
    give(s, 0, exhaustion=0)
    assert "reach" not in GAME.preview(s, 0, TABLE.by_name["aside-brown"]), "it is rolled first"


def test_a_yak_that_rests_reaches_nothing() -> None:
    s = table()
    give(s, 0, exhaustion=3)
    assert reach(s, "pink") == {}


@pytest.mark.rule("KA-RST-2")
def test_a_yak_that_must_rest_reaches_nothing_whatever_card_comes_first() -> None:
    s = table()
    give(s, 0, exhaustion=3, cards="tool-case")
    assert reach(s, "pink") == reach(s, "black") == {}


def test_a_die_put_aside_rerolls_the_others() -> None:
    s = table()
    assert preview(s, "aside-grey") == {"kind": "die", "rerolls": ["brown", "purple", "orange", "pink", "black"]}


def test_a_movement_into_the_edge_tires() -> None:
    s = table()
    use(s, 2)
    assert preview(s, "go-south") == {"kind": "movement", "exhaustion": 1, "points": -3}


def test_a_movement_over_the_strip_costs_fodder() -> None:
    s = table()
    give(s, 0, yak="1 1 1", resources="fodder")
    use(s, 1)
    told = preview(s, "go-north")
    assert told["resources"] == {"fodder": -1}
    assert "exhaustion" not in told


def test_a_movement_that_fulfils_the_yak_tile_says_so() -> None:
    s = table()
    give(s, 0, tile="meadow")
    use(s, 1)
    assert preview(s, "go-north") == {"kind": "movement", "tile": "meadow", "points": 8}


def test_a_used_card_is_named() -> None:
    s = table()
    give(s, 0, cards="tea-leaves magnifying-glass")
    use(s, 1)
    assert preview(s, "go-north-tea")["equipment"] == {"tea leaves": -1}
    assert preview(s, "use-magnifying-glass")["die"] == 6


def test_a_good_says_where_it_lies_and_what_it_costs() -> None:
    s = table(drawing=LANDS)
    city = next(space for space, site in enumerate(s.landscape.sites) if site == 1)
    place = f"{city // 36 + 1} {city % 36 // 6 + 1} {city % 6 + 1}"
    lay_good(s, place, "thangka")
    give(s, 0, resources="coin", tile="snow")
    s.players[0].yak = s.landscape.beside[city * 4 + 2]
    go(s, 1, "go-north")
    assert preview(s, "buy-2") == {"kind": "target", "space": city, "resources": {"coin": -1}, "points": 4}


def test_painting_raises_the_value_of_all_own_animals() -> None:
    s = table()
    give(s, 0, resources="paint-box", animals="mule")
    show(s, animals="blackbuck")
    go(s, 1, "go-north")
    # Two animals at two points instead of one at one, and the paint box is gone.
    assert preview(s, "paint-blackbuck") == {"kind": "target", "resources": {"paint-box": -1}, "points": 2}


def test_a_tent_tires_the_one_who_moved() -> None:
    s = table(tents=True)
    give(s, 1, tents="meadow")
    go(s, 1, "go-north")
    assert preview(s, "tent-meadow") == {"kind": "tent", "tires": 0}


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_happens(seed: int) -> None:
    s = dealing(3, tents=True, characters=True)
    luck = Dice(seed)
    while not s.is_over():
        if play.asked(s) == [CHANCE]:
            play.deal(s, luck)
            continue
        seat = play.asked(s)[0]
        options = play.options(s, seat)
        action = options[luck.below(len(options))]
        told = GAME.preview(s, seat, action)
        before = possessions(s, seat)
        s.events = []
        play.play(s, seat, action)
        while s.pending and isinstance(s.pending[-1], RevealTile | Roll | DrawMap):
            play.deal(s, luck)
        fulfilled = sum(event.name == "fulfilled" for event in s.events)
        assert fulfilled >= ("tile" in told) and ("tile" in told or not fulfilled), "a tile by itself is foretold"
        if s.day > 0 and fulfilled <= 1 and TABLE.name(action) != "draw-map":
            happened = {kind: now - before[kind] for kind, now in possessions(s, seat).items() if now != before[kind]}
            assert happened == foretold(told), TABLE.name(action)
            assert [event.seat for event in s.events if event.name == "rested"][:1] == [seat] * ("rests" in told)


def possessions(s: Trek, seat: int) -> dict[str, int]:
    """What a preview tells the changes of."""
    player = s.players[seat]
    held = {name: player.resource(kind) for kind, name in enumerate(RESOURCES)}
    held |= {name: player.card(kind) for kind, name in enumerate(KINDS)}
    return held | {"exhaustion": player.exhaustion, "points": sum(source.points for source in sources(s, seat))}


def foretold(told: dict[str, Any]) -> dict[str, int]:
    numbers = {kind: told[kind] for kind in ("exhaustion", "points") if kind in told}
    return {**told.get("resources", {}), **told.get("equipment", {}), **numbers}


def test_nothing_changes_by_looking() -> None:
    s = table()
    before = repr(s.players[0].resources), len(s.pending)
    preview(s, "die-brown")
    assert (repr(s.players[0].resources), len(s.pending)) == before
    do(s, "die-brown")


def test_a_start_space_shows_where_every_number_of_a_die_would_lead() -> None:
    s = dealt_until(dealing(2, landscape="first-game"), "place-")
    seat = play.asked(s)[0]
    told: Any = GAME.preview(s, seat, play.options(s, seat)[0])
    assert len(told["reach"]) == 4 * 6
    for direction in range(4):
        reach = told["reach"][direction * 6 : direction * 6 + 6]
        assert [way["blocked"] for way in reach] == sorted(way["blocked"] for way in reach)
        assert reach[0]["fodder"] == 0
    assert len({way["stop"] for way in told["reach"]}) > 6


def then(s: Trek, move: str) -> list[dict[str, Any]]:
    """What could be done where a movement ends."""
    action = TABLE.by_name[move]
    movements: Any = GAME.view(s, 0)["movements"]
    ways = next(one["ways"] for one in movements if one["action"] == action)
    return list(ways[0].get("then", []))


def test_a_swap_is_foretold_with_the_map_that_is_best_given() -> None:
    s = table()
    give(s, 0, yak="2 3 2", maps="green-A purple-B red-B")
    give(s, 1, yak="2 3 3", maps="red-A purple-B")
    use(s, 1)
    assert then(s, "go-east") == [{"what": "map", "points": 2}] and not then(s, "go-west")
    do(s, "go-east")
    assert preview(s, "swap-for-red-A-of-seat-1") == {"kind": "target", "gives": "green-A", "best": 2}
    assert preview(s, "swap-for-purple-B-of-seat-1") == {"kind": "target", "gives": "red-B", "best": 0}


def test_a_swap_of_the_only_map_is_foretold_for_certain() -> None:
    s = table()
    give(s, 0, yak="2 3 2", maps="green-A", secured="red")
    give(s, 1, yak="2 3 3", maps="red-A")
    go(s, 1, "go-east")
    assert preview(s, "swap-for-red-A-of-seat-1") == {"kind": "target", "gives": "green-A"}
