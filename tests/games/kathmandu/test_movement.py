"""Yak movement rules."""

from dataclasses import dataclass
from typing import Any

import pytest

from chautari.engine import play
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import (
    END,
    at,
    cards,
    do,
    give,
    go,
    has,
    offered,
    table,
    told,
    use,
    where,
    why,
)

# Board 3 above board 2 above the start; mountains stand behind the strip, inside and at the eastern edge.
ROUGH = f"""{END}---
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  ^  F  F
F  F  F  F  F  F
M  M  F  F  F  F
M  M  ^  F  ^  F
---
M  M  M  S  S  S
M  M  M  S  S  S
R  R  ^  S  S  S
R  R  R  W  W  W
R  R  R  ^  W  ^
R  R  R  W  W  W
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""
ALL = "backpack 2 compass paint-box coin 3 fodder"


@pytest.mark.rule("KA-MOV-1")
@pytest.mark.parametrize(
    ("direction", "stop"), [("north", "2 1 3"), ("east", "2 3 5"), ("south", "2 5 3"), ("west", "2 3 1")]
)
def test_the_rulebooks_example_two_pips_are_two_spaces_in_a_line(direction: str, stop: str) -> None:
    s = table()
    give(s, 0, yak="2 3 3")
    go(s, 2, f"go-{direction}")
    assert where(s.players[0].yak) == stop


@pytest.mark.rule("KA-MOV-2")
def test_the_rulebooks_example_a_mountain_stops_the_yak_for_a_marker() -> None:
    s = table(drawing=ROUGH)
    player = give(s, 0, yak="2 3 1")
    go(s, 2, "go-east")
    assert where(player.yak) == "2 3 2" and player.exhaustion == 1


@pytest.mark.rule("KA-MOV-2")
def test_the_edge_of_the_last_board_stops_the_yak_for_a_marker() -> None:
    s = table()
    player = give(s, 0, yak="2 3 2")
    go(s, 5, "go-west")
    assert where(player.yak) == "2 3 1" and player.exhaustion == 1


@pytest.mark.rule("KA-MOV-2", "KA-MOV-7")
def test_a_direction_blocked_at_once_may_be_chosen_and_the_yak_acts_where_it_stands() -> None:
    s = table()
    player = give(s, 0, yak="2 3 1", tile="meadow")
    go(s, 5, "go-west")
    assert where(player.yak) == "2 3 1" and player.exhaustion == 1
    assert "fulfilled" in told(s), "its space is the target space"


@pytest.mark.rule("KA-MOV-3")
def test_crossing_a_strip_costs_a_fodder() -> None:
    s = table()
    player = give(s, 0, yak="2 2 3", resources="2 fodder")
    go(s, 3, "go-north")
    assert where(player.yak) == "3 5 3", "the strip is no space"
    assert has(player) == "1 backpack 1 fodder" and player.exhaustion == 0


@pytest.mark.rule("KA-MOV-3")
def test_the_rulebooks_example_without_fodder_a_marker() -> None:
    s = table()
    player = give(s, 0, yak="2 2 3")
    go(s, 3, "go-north")
    assert where(player.yak) == "3 5 3" and player.exhaustion == 1


@pytest.mark.rule("KA-MOV-3")
def test_a_mountain_behind_the_strip_blocks_before_crossing() -> None:
    s = table(drawing=ROUGH)
    player = give(s, 0, yak="2 2 3", resources="fodder")
    go(s, 3, "go-north")
    assert where(player.yak) == "2 1 3" and player.exhaustion == 1
    assert has(player) == "1 backpack 1 fodder"


@pytest.mark.rule("KA-MOV-4")
def test_the_rulebooks_example_the_first_step_along_the_needle_costs_a_compass() -> None:
    s = table(needles="east north")
    player = give(s, 0, yak="2 3 2", resources="2 compass")
    go(s, 2, "go-east")
    assert has(player) == "1 backpack 1 compass" and player.exhaustion == 0


@pytest.mark.rule("KA-MOV-4")
def test_without_a_compass_a_marker() -> None:
    s = table(needles="east north")
    player = give(s, 0, yak="2 3 2")
    go(s, 2, "go-east")
    assert where(player.yak) == "2 3 4" and player.exhaustion == 1


@pytest.mark.rule("KA-MOV-4")
def test_only_the_needle_of_the_board_it_starts_on_counts() -> None:
    s = table(needles="east north")
    player = give(s, 0, yak="2 1 2", resources="compass fodder")
    go(s, 3, "go-north")
    assert has(player) == "1 backpack 1 compass", "board 3 points north, board 2 does not"


@pytest.mark.rule("KA-MOV-4")
def test_no_compass_for_a_first_step_that_cannot_be_made() -> None:
    s = table(drawing=ROUGH, needles="east north")
    player = give(s, 0, yak="2 3 2", resources="compass")
    go(s, 2, "go-east")
    assert has(player) == "1 backpack 1 compass" and player.exhaustion == 1


@pytest.mark.rule("KA-MOV-5")
def test_never_more_than_three_markers() -> None:
    s = table(needles="west")
    player = give(s, 0, yak="2 1 2", exhaustion=2)
    go(s, 6, "go-west")
    assert player.exhaustion == 3, "needle and edge would be two more"


@pytest.mark.rule("KA-MOV-6")
def test_several_yaks_may_share_a_space() -> None:
    s = table()
    give(s, 0, yak="2 3 3")
    give(s, 1, yak="2 3 5")
    go(s, 2, "go-east")
    assert s.players[0].yak == s.players[1].yak


@pytest.mark.rule("KA-MOV-7")
def test_all_four_directions_are_open_and_nothing_else() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 3 2")
    use(s, 3)
    assert offered(s) == ["go-north", "go-east", "go-south", "go-west"]


@pytest.mark.rule("KA-MOV-8")
def test_each_strip_is_paid_by_itself_either_way_as_far_as_fodder_goes() -> None:
    s = table()
    player = give(s, 0, yak="3 4 1", resources="fodder", cards="tea-leaves")
    go(s, 6, "go-south-tea")
    assert where(player.yak) == "1 3 1", "board 3 to board 1, stopped by the edge"
    assert has(player) == "1 backpack" and player.exhaustion == 2, "a strip without fodder, and the edge"


@pytest.mark.rule("KA-MOV-8")
def test_paying_is_no_choice() -> None:
    s = table()
    player = give(s, 0, yak="2 1 2", resources="fodder")
    go(s, 1, "go-north")
    assert has(player) == "1 backpack" and play.asked(s) == [1]


@pytest.mark.rule("KA-MOV-9")
def test_a_third_marker_in_mid_turn_stops_nothing() -> None:
    s = table()
    player = give(s, 0, yak="2 1 2", exhaustion=2, tile="meadow")
    go(s, 3, "go-north")
    assert where(player.yak) == "3 4 2" and player.exhaustion == 3
    assert "fulfilled" in told(s)
    s.players[0].tile = 0
    do(s, "yak-tile-snow")
    go(s, 1, "go-north")
    use(s, 1, "grey")
    assert player.exhaustion == 0, "the rest comes in the next turn"


# Movement with everything at once: a row for each pair.


@dataclass
class Row:
    pair: str
    yak: str
    pips: int
    moves: str
    stop: str
    paid: str = ""
    exhaustion: int = 0
    cards: str = ""
    character: str = ""
    needles: str = "north"


ROWS = [
    Row("border needle", "2 1 1", 1, "go-north", "3 6 1", "compass fodder"),
    Row("border mountain", "2 1 3", 2, "go-north", "2 1 3", "", 1),
    Row("border edge", "3 2 6", 6, "go-north", "4 3 6", "fodder", 1),
    Row("border gear", "2 1 3", 2, "go-north-climbing", "3 5 3", "compass fodder", 0, "climbing-gear"),
    Row("border tea", "2 3 1", 6, "go-north-tea", "4 3 1", "compass fodder fodder", 0, "tea-leaves"),
    Row("border bridle", "2 2 1", 4, "go-north-bridle turn-east-after-3", "3 5 2", "compass fodder", 0, "bridle"),
    Row("border terrain", "2 2 2", 1, "move-to-2-5-1 go-south", "3 6 1", "fodder", 0, "terrain-map"),
    Row("border guard", "2 1 1", 2, "go-north emerge-2-6-4", "3 5 4", "compass fodder", 0, "", "border-guard"),
    Row("border mountaineer", "2 1 3", 1, "go-north-climbing", "3 6 3", "compass fodder", 0, "", "mountaineer"),
    Row("needle mountain", "2 3 2", 1, "go-east", "2 3 2", "", 1, needles="east"),
    Row("needle edge", "2 1 2", 3, "go-west", "2 1 1", "compass", 1, needles="west"),
    Row("needle gear", "2 3 2", 2, "go-east-climbing", "2 3 4", "compass", 0, "climbing-gear", needles="east"),
    Row("needle tea", "2 1 1", 2, "go-east-tea", "2 1 5", "compass", 0, "tea-leaves", needles="east"),
    Row("needle bridle", "2 2 1", 3, "go-east-bridle turn-north-after-2", "2 1 3", "", 0, "bridle"),
    Row("needle terrain", "3 6 1", 1, "move-to-1-1-1 go-north", "3 6 1", "compass fodder fodder", 0, "terrain-map"),
    Row("needle guard", "2 2 1", 2, "go-north emerge-2-6-1", "3 6 1", "compass fodder", 0, "", "border-guard"),
    Row("needle mountaineer", "2 3 2", 1, "go-east-climbing", "2 3 3", "compass", 0, "", "mountaineer", "east"),
    Row("mountain edge", "2 5 5", 6, "go-west", "2 5 5", "", 1),
    Row("mountain gear", "2 5 3", 2, "go-east-climbing", "2 5 5", "", 0, "climbing-gear"),
    Row("mountain tea", "2 3 1", 1, "go-east-tea", "2 3 2", "", 1, "tea-leaves"),
    Row("mountain bridle", "2 3 1", 3, "go-east-bridle turn-south-after-1", "2 5 2", "", 0, "bridle"),
    Row("mountain terrain", "2 4 5", 1, "move-to-1-6-4 go-north", "2 6 4", "", 1, "terrain-map"),
    Row("mountain guard", "2 1 3", 2, "go-north emerge-2-6-2", "3 5 2", "compass fodder", 0, "", "border-guard"),
    Row("mountain mountaineer", "2 5 3", 3, "go-east-climbing", "2 5 6", "", 0, "", "mountaineer"),
    Row("edge gear", "2 5 2", 6, "go-east", "2 5 3", "", 1, "climbing-gear"),
    Row("edge tea", "2 1 2", 5, "go-east", "2 1 6", "", 1, "tea-leaves"),
    Row("edge bridle", "2 1 5", 4, "go-east-bridle turn-south-after-1", "2 4 6", "", 0, "bridle"),
    Row("edge terrain", "2 1 2", 4, "move-to-1-2-3 go-west", "2 2 1", "", 1, "terrain-map"),
    Row("edge guard", "2 1 5", 3, "go-east", "2 1 6", "", 1, "", "border-guard"),
    Row("edge mountaineer", "2 5 4", 6, "go-east-climbing", "2 5 6", "", 1, "", "mountaineer"),
    Row("gear tea", "2 5 3", 1, "go-east-climbing-tea", "2 5 5", "", 0, "climbing-gear tea-leaves"),
    Row(
        "gear bridle",
        "2 4 3",
        3,
        "go-south-climbing-bridle",
        "2 5 5",
        "",
        0,
        "climbing-gear bridle",
    ),
    Row("gear terrain", "2 4 5", 2, "move-to-1-5-5 go-west-climbing", "2 5 3", "", 0, "climbing-gear terrain-map"),
    Row(
        "gear guard",
        "2 1 1",
        2,
        "go-north-climbing emerge-2-6-5",
        "3 5 5",
        "compass fodder",
        0,
        "climbing-gear",
        "border-guard",
    ),
    Row("gear mountaineer", "2 5 3", 2, "go-east-climbing", "2 5 5", "", 0, "climbing-gear", "mountaineer"),
    Row("tea bridle", "2 1 1", 2, "go-east-tea", "2 1 5", "", 0, "tea-leaves bridle"),
    Row("tea terrain", "2 2 2", 2, "move-to-1-1-1 go-east-tea", "2 1 5", "", 0, "tea-leaves terrain-map"),
    Row(
        "tea guard",
        "2 2 1",
        5,
        "go-north-tea emerge-2-6-6 emerge-3-6-5",
        "4 4 5",
        "compass fodder fodder",
        0,
        "tea-leaves",
        "border-guard",
    ),
    Row("tea mountaineer", "2 5 2", 2, "go-east-climbing-tea", "2 5 6", "", 0, "tea-leaves", "mountaineer"),
    Row(
        "bridle terrain",
        "3 6 1",
        2,
        "move-to-2-5-1 go-east-bridle turn-south-after-1",
        "3 6 2",
        "",
        0,
        "bridle terrain-map",
    ),
    Row(
        "bridle guard",
        "2 2 1",
        4,
        "go-north-bridle straight-on emerge-2-6-6 turn-west-after-3",
        "3 5 5",
        "compass fodder",
        0,
        "bridle",
        "border-guard",
    ),
    Row(
        "bridle mountaineer",
        "2 4 3",
        2,
        "go-south-climbing-bridle",
        "2 5 4",
        "",
        0,
        "bridle",
        "mountaineer",
    ),
    Row(
        "terrain guard",
        "3 6 1",
        1,
        "move-to-1-1-1 go-north emerge-2-6-4",
        "3 6 4",
        "compass fodder fodder",
        0,
        "terrain-map",
        "border-guard",
    ),
    Row(
        "terrain mountaineer",
        "2 4 5",
        1,
        "move-to-1-5-5 go-east-climbing",
        "2 5 6",
        "",
        0,
        "terrain-map",
        "mountaineer",
    ),
]
IMPOSSIBLE = {"guard mountaineer"}
THINGS = ["border", "needle", "mountain", "edge", "gear", "tea", "bridle", "terrain", "guard", "mountaineer"]
PAIRS = {f"{a} {b}" for n, a in enumerate(THINGS) for b in THINGS[n + 1 :]}


def test_the_table_holds_every_pair() -> None:
    assert {row.pair for row in ROWS} | IMPOSSIBLE == PAIRS


def set_up(row: Row) -> Trek:
    s = table(drawing=ROUGH, needles=row.needles, characters=bool(row.character))
    give(s, 0, yak=row.yak, resources=ALL, cards=row.cards)
    give(s, 1, yak="1 3 6")
    if row.character:
        give(s, 0, character=row.character)
    use(s, row.pips)
    return s


@pytest.mark.rule("KA-MOV-11", "KA-MOV-8")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.pair)
def test_each_pair(row: Row) -> None:
    s = set_up(row)
    player = s.players[0]
    before = {word: player.resource(kind) for kind, word in ((1, "compass"), (4, "fodder"))}
    shown = None
    for move in row.moves.split():
        if not move.startswith("move-to"):
            shown = preview(s, move)
        do(s, move)
    assert where(player.yak) == row.stop
    paid = {word: before[word] - player.resource(kind) for kind, word in ((1, "compass"), (4, "fodder"))}
    assert paid == {word: row.paid.split().count(word) for word in paid}
    assert player.exhaustion == row.exhaustion
    assert shown is not None and len(shown) == 1, "the last declaration shows where the yak will stop"
    if "move-to" not in row.moves:
        costs = {"stop": at(row.stop), "exhaustion": row.exhaustion} | paid
        assert {key: shown[0][key] for key in costs} == costs


def preview(s: Trek, move: str) -> list[dict[str, Any]]:
    """What the table shows of a choice before it is taken."""
    view = GAME.view(s, play.asked(s)[0])
    movements = view["movements"]
    assert isinstance(movements, list)
    return next(movement["ways"] for movement in movements if GAME.action_name(movement["action"]) == move)


@pytest.mark.rule("KA-EQP-9", "KA-EQP-16")
def test_gear_is_not_offered_if_the_die_or_an_edge_ends_on_a_mountain() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 5 3", cards="climbing-gear")
    use(s, 1)
    assert "go-east-climbing" not in offered(s) and why(s, "go-east-climbing") == "KA-EQP-16"
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 5 3", cards="climbing-gear")
    use(s, 6)
    assert "go-east-climbing" not in offered(s), "the edge stops it on the mountain of the last column"


@pytest.mark.rule("KA-EQP-16")
def test_one_gear_serves_for_all_mountains_also_behind_a_strip() -> None:
    s = table(drawing=ROUGH)
    player = give(s, 0, yak="2 4 3", cards="climbing-gear", resources="fodder")
    go(s, 5, "go-north-climbing")
    assert where(player.yak) == "3 5 3" and cards(player) == "" and player.exhaustion == 0


@pytest.mark.rule("KA-EQP-16")
def test_gear_without_a_mountain_on_the_way_is_no_choice() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 4 1", cards="climbing-gear")
    use(s, 2)
    assert not any("climbing" in option for option in offered(s))


@pytest.mark.rule("KA-EQP-10")
def test_tea_leaves_double_the_steps_up_to_twelve() -> None:
    s = table()
    player = give(s, 0, yak="1 2 1", cards="tea-leaves", resources="3 fodder")
    go(s, 6, "go-north-tea")
    assert where(player.yak) == "3 2 1" and has(player) == "1 backpack 1 fodder" and cards(player) == ""


@pytest.mark.rule("KA-EQP-10")
def test_tea_is_neither_doubled_again_nor_turned() -> None:
    s = table()
    give(s, 0, yak="2 3 3", cards="2 tea-leaves bridle")
    use(s, 2)
    assert {option for option in offered(s) if "tea" in option} == {
        f"go-{d}-tea" for d in ("north", "east", "south", "west")
    }


@pytest.mark.rule("KA-EQP-10")
def test_tea_that_changes_nothing_is_no_choice() -> None:
    s = table()
    give(s, 0, yak="2 3 1", cards="tea-leaves")
    use(s, 2)
    assert "go-west-tea" not in offered(s) and "go-east-tea" in offered(s)


@pytest.mark.rule("KA-EQP-11", "KA-EQP-17")
def test_a_bridle_turns_after_at_least_one_step_and_before_the_last() -> None:
    s = table()
    player = give(s, 0, yak="2 6 1", cards="bridle")
    go(s, 4, "go-north-bridle")
    turns = [f"turn-{direction}-after-{steps}" for steps in (1, 2, 3) for direction in ("east", "west")]
    assert offered(s) == turns
    do(s, "turn-east-after-3")
    assert where(player.yak) == "2 3 2" and cards(player) == "" and player.exhaustion == 0


@pytest.mark.rule("KA-EQP-17")
def test_a_die_of_one_leaves_no_room_for_a_turn() -> None:
    s = table()
    give(s, 0, yak="2 3 3", cards="bridle")
    use(s, 1)
    assert not any("bridle" in option for option in offered(s)) and why(s, "go-north-bridle") == "KA-EQP-17"


@pytest.mark.rule("KA-EQP-17")
def test_a_bridle_turns_in_front_of_an_obstacle_without_a_marker() -> None:
    s = table(drawing=ROUGH)
    player = give(s, 0, yak="2 3 1", cards="bridle")
    go(s, 6, "go-east-bridle", "turn-south-after-1")
    assert where(player.yak) == "1 2 2", "three more to the end of the board, then across the strip"
    assert player.exhaustion == 1, "only for the strip"


@pytest.mark.rule("KA-EQP-17")
def test_no_turn_where_no_step_can_be_made() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 3 2", cards="bridle")
    use(s, 4)
    assert "go-east-bridle" not in offered(s)


@pytest.mark.rule("KA-EQP-17")
def test_two_bridles_two_turns() -> None:
    s = table()
    player = give(s, 0, yak="2 6 1", cards="2 bridle")
    use(s, 4)
    assert "go-north-bridle" in offered(s)
    do(s, "go-north-2-bridles", "turn-east-after-1")
    assert offered(s) == [f"turn-{d}-after-{n}" for n in (2, 3) for d in ("north", "south")], "a step between two turns"
    do(s, "turn-north-after-2")
    assert where(player.yak) == "2 3 2" and cards(player) == ""


@pytest.mark.rule("KA-EQP-13")
def test_gear_with_bridle_only_offers_ways_that_end_on_a_landscape() -> None:
    s = table(drawing=ROUGH)
    player = give(s, 0, yak="2 5 2", cards="climbing-gear bridle")
    go(s, 3, "go-east-climbing-bridle")
    assert offered(s) == ["turn-north-after-2", "turn-south-after-2"], "on the mountain, the only one on the way"
    do(s, "turn-south-after-2")
    assert where(player.yak) == "2 6 4" and cards(player) == ""


@pytest.mark.rule("KA-MOV-11")
def test_an_open_declaration_shows_all_ways_it_can_still_become() -> None:
    s = table()
    give(s, 0, yak="2 6 1", cards="bridle")
    use(s, 2)
    ways = preview(s, "go-north-bridle")
    assert [where(way["stop"]) for way in ways] == ["2 5 2", "2 5 1"]
    assert [way["blocked"] for way in ways] == [False, True]
    assert preview(s, "go-north")[0] == {
        "stop": at("2 4 1"),
        "compass": 0,
        "fodder": 0,
        "exhaustion": 0,
        "blocked": False,
    }


@pytest.mark.rule("KA-MOV-11")
def test_nothing_moves_before_the_movement_is_declared_whole() -> None:
    s = table()
    player = give(s, 0, yak="2 6 1", cards="bridle")
    go(s, 2, "go-north-bridle")
    assert where(player.yak) == "2 6 1" and cards(player) == "bridle"
    assert why(s, "go-north") == "KA-MOV-11"
