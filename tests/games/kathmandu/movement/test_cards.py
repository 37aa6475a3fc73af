"""Cards used during the movement: climbing gear, tea leaves, bridle."""

from typing import Any

import pytest

from chautari.engine import play
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import (
    ROUGH,
    at,
    cards,
    do,
    give,
    go,
    has,
    offered,
    table,
    use,
    where,
    why,
)


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
    walked = [[where(space) for space in way["path"]] for way in ways]
    assert walked == [["2 6 1", "2 5 1", "2 5 2"], ["2 6 1", "2 5 1"]]
    assert preview(s, "go-north")[0] == {
        "stop": at("2 4 1"),
        "compass": 0,
        "fodder": 0,
        "exhaustion": 0,
        "blocked": False,
        "tile": False,
        "points": 0,
    }


@pytest.mark.rule("KA-MOV-11")
def test_nothing_moves_before_the_movement_is_declared_whole() -> None:
    s = table()
    player = give(s, 0, yak="2 6 1", cards="bridle")
    go(s, 2, "go-north-bridle")
    assert where(player.yak) == "2 6 1" and cards(player) == "bridle"
    assert why(s, "go-north") == "KA-MOV-11"
