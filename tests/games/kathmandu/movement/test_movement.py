"""Yak movement rules."""

import pytest

from chautari.engine import play
from tests.games.kathmandu.setting import (
    ROUGH,
    do,
    give,
    go,
    has,
    offered,
    table,
    told,
    use,
    where,
)


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
