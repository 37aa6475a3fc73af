"""Teams."""

import pytest

from chautari.engine import play
from chautari.engine.errors import BadOption
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.meta import META
from tests.games.reviving_kathmandu.setting import (
    building,
    card,
    cards,
    do,
    leftover,
    monument,
    new_table,
    offered,
    points,
    seen,
)


@pytest.mark.rule("RK-TEAM-1")
@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [
        (4, "two", [[0, 2], [1, 3], [0, 2], [1, 3]]),
        (6, "two", [[0, 2, 4], [1, 3, 5]] * 3),
        (6, "three", [[0, 3], [1, 4], [2, 5]] * 2),
    ],
)
def test_mates_never_sit_next_to_each_other(seats: int, teams: str, sides: list[list[int]]) -> None:
    s = new_table(seats, teams=teams)
    assert [GAME.team(s, seat) for seat in range(seats)] == sides


@pytest.mark.rule("RK-TEAM-1")
@pytest.mark.parametrize(("seats", "teams"), [(2, "two"), (3, "two"), (5, "two"), (4, "three"), (5, "three")])
def test_teams_must_be_equal(seats: int, teams: str) -> None:
    with pytest.raises(BadOption):
        META.complete(seats, {"teams": teams})


@pytest.mark.rule("RK-TEAM-2")
def test_mates_do_not_see_each_others_hands_or_missions() -> None:
    s = building(4, {0: cards("red buddha")}, teams="two")
    mate = seen(s, 2)["players"][0]
    assert mate["hand"] == [] and mate["cards"] == 1 and mate["mission"] is None


@pytest.mark.rule("RK-TEAM-3")
def test_a_mates_area_is_open_for_starting_and_adding_but_not_an_opponents() -> None:
    s = building(4, {0: cards("red buddha", "red shrine top")}, {2: [monument("blue shrine bottom")]}, teams="two")
    do(s, 0, "build-red-buddha")
    assert offered(s, 0) == ["with-seat-0", "with-seat-2"]
    do(s, 0, "with-seat-2")
    do(s, 0, "build-red-shrine-top")
    assert len(s.finished[2]) == 2 and s.finished[0] == ()
    s = building(4, {0: cards("red shrine top")}, {1: [monument("blue shrine bottom")]}, teams="two")
    assert offered(s, 0) == ["done"]


@pytest.mark.rule("RK-TEAM-3")
def test_points_and_objectives_count_for_the_owner_of_the_area_and_the_builder_decides_wilds() -> None:
    s = building(4, {0: cards("red shrine top")}, {2: [monument("wild shrine bottom")]}, teams="two")
    do(s, 0, "build-red-shrine-top")
    assert "wild-is-red" in offered(s, 0) and "wild-is-red" not in offered(s, 2)
    do(s, 0, "wild-is-red")
    assert (points(s, 0, "monuments"), points(s, 2, "monuments"), points(s, 2, "colours")) == (0, 3, 2)


@pytest.mark.rule("RK-TEAM-3")
def test_a_bought_discard_goes_only_into_the_buyers_own_area() -> None:
    s = leftover(
        [4, 3, 2, 1],
        growing={2: [monument("blue shrine bottom")]},
        discards={1: cards("red shrine top", "red buddha")},
        teams="two",
    )
    assert [name for name in offered(s, 0) if name.startswith("buy")] == [f"buy-{card('red buddha')}-red-buddha"]
    do(s, 0, "buy")
    do(s, 0, "build-red-buddha")
    assert len(s.finished[0]) == 1


@pytest.mark.rule("RK-TEAM-3")
def test_a_card_picked_up_for_a_monument_that_a_mate_covers_meanwhile_goes_back_to_the_hand() -> None:
    two = [monument("blue shrine bottom"), monument("white shrine bottom")]
    s = building(
        4, {0: cards("red shrine top"), 2: cards("green shrine top", "yellow shrine top")}, {0: two}, teams="two"
    )
    do(s, 0, "build-red-shrine-top")
    do(s, 2, "build-green-shrine-top")
    do(s, 2, f"on-{card('blue shrine bottom')}-")
    do(s, 2, "build-yellow-shrine-top")
    assert offered(s, 0) == ["withdraw"]
    do(s, 0, "withdraw")
    assert offered(s, 0) == ["done"] and s.hand(0) == [card("red shrine top")]
    assert play.asked(s) == [0, 1, 3]


@pytest.mark.rule("RK-TEAM-4")
def test_points_of_a_team_are_added_and_a_tie_is_shared() -> None:
    s = new_table(4, teams="two")
    s.coin_points = (5, 4, 0, 2)
    assert GAME.places(s) == [2, 1, 2, 1]
    s.coin_points = (5, 4, 1, 2)
    assert GAME.places(s) == [1, 1, 1, 1]


@pytest.mark.rule("RK-TEAM-3")
def test_buddha_colours_and_objectives_of_a_mate_are_the_mates_alone() -> None:
    s = new_table(4, missions=(1, 2, 3, 4), teams="two")
    s.finished[0] = (monument("green buddha"),)
    s.finished[2] = (monument("blue buddha"), monument("red shrine bottom", "white shrine top"))
    assert (points(s, 0, "buddhas"), points(s, 2, "buddhas")) == (1, 1)
    # A blue Buddha and a white Shrine top are what the first mission asks for, not the third.
    assert [points(s, seat, f"objective-{kind}") for seat in (0, 2) for kind in ("buddha", "shrine")] == [0, 0, 0, 0]
    s.missions = (2, 1, 0, 3)
    assert [points(s, seat, f"objective-{kind}") for seat in (0, 2) for kind in ("buddha", "shrine")] == [0, 0, 1, 2]


@pytest.mark.rule("RK-TEAM-3")
def test_any_monument_may_be_started_with_a_mate() -> None:
    s = building(4, {0: cards("red pagoda bottom")}, teams="two")
    do(s, 0, "build-red-pagoda-bottom")
    assert offered(s, 0) == ["with-seat-0", "with-seat-2"]
    do(s, 0, "with-seat-2")
    assert [m.colours for m in s.growing[2]] == [(2,)] and s.growing[0] == ()


@pytest.mark.rule("RK-TEAM-3")
def test_with_three_teams_the_monuments_of_the_one_mate_are_open() -> None:
    s = building(6, {0: cards("red shrine top")}, {3: [monument("blue shrine bottom")]}, teams="three")
    assert offered(s, 0) == ["done", "build-red-shrine-top"]
    do(s, 0, "build-red-shrine-top")
    assert len(s.finished[3]) == 1
    for opponent in (1, 2, 4, 5):
        s = building(6, {0: cards("red shrine top")}, {opponent: [monument("blue shrine bottom")]}, teams="three")
        assert offered(s, 0) == ["done"]


@pytest.mark.rule("RK-TEAM-3")
@pytest.mark.parametrize("bought_first", [True, False])
def test_hand_cards_built_along_with_a_purchase_may_go_to_a_mate(bought_first: bool) -> None:
    s = leftover(
        [4, 3, 2, 1],
        {0: cards("blue buddha", "red stupa centre", "red pagoda bottom", "white shrine top")},
        {1: [monument("white shrine bottom")], 2: [monument("blue stupa bottom")]},
        {1: cards("red buddha")},
        teams="two",
    )
    do(s, 0, "buy")
    assert "build-white-shrine-top" not in offered(s, 0), "only an opponent has a place for it"
    if bought_first:
        do(s, 0, "build-red-buddha")
    do(s, 0, "build-blue-buddha")
    assert offered(s, 0) == ["with-seat-0", "with-seat-2"]
    do(s, 0, "with-seat-2")
    do(s, 0, "build-red-stupa-centre")
    do(s, 0, "build-red-pagoda-bottom")
    do(s, 0, "with-seat-0")
    if not bought_first:
        do(s, 0, "build-red-buddha")
    assert [len(s.finished[seat]) for seat in (0, 2)] == [1, 1]
    assert [[m.height() for m in s.growing[seat]] for seat in (0, 2)] == [[1], [2]]
    assert offered(s, 0) == ["done"]


@pytest.mark.rule("RK-TEAM-3")
def test_a_bought_discard_stays_in_the_buyers_own_area_though_a_mate_has_a_place_for_it() -> None:
    s = leftover(
        [4, 3, 2, 1],
        growing={0: [monument("blue shrine bottom")], 2: [monument("white shrine bottom")]},
        discards={1: cards("red shrine top")},
        teams="two",
    )
    do(s, 0, "buy")
    do(s, 0, "build-red-shrine-top")
    assert [len(s.finished[seat]) for seat in (0, 2)] == [1, 0]


@pytest.mark.rule("RK-TEAM-3", "RK-COIN-1")
def test_a_hand_card_that_the_bought_one_needs_below_it_does_not_go_to_a_mate() -> None:
    hand = cards("blue shrine bottom", "white shrine bottom")
    s = leftover([4, 3, 2, 1], {0: hand}, discards={1: cards("red shrine top")}, teams="two")
    do(s, 0, "buy")
    do(s, 0, "build-blue-shrine-bottom")
    assert offered(s, 0) == ["with-seat-0", "with-seat-2"], "the other one is left for the bought card"
    do(s, 0, "with-seat-2")
    do(s, 0, "build-white-shrine-bottom")
    assert [len(s.growing[seat]) for seat in (0, 2)] == [1, 1]
    do(s, 0, "build-red-shrine-top")
    assert len(s.finished[0]) == 1


@pytest.mark.rule("RK-TEAM-3", "RK-BLD-6")
def test_whoever_completes_a_mates_monument_along_with_a_purchase_decides_its_wilds() -> None:
    s = leftover(
        [4, 3, 2, 1],
        {0: cards("red shrine top")},
        {2: [monument("wild shrine bottom")]},
        {1: cards("red buddha")},
        teams="two",
    )
    do(s, 0, "buy")
    do(s, 0, "build-red-shrine-top")
    do(s, 0, "wild-is-red")
    do(s, 0, "build-red-buddha")
    assert (points(s, 0, "monuments"), points(s, 2, "monuments"), points(s, 2, "colours")) == (2, 3, 2)
    assert play.asked(s) == [1]


def test_what_is_built_with_a_mate_is_told_so_even_if_both_have_one_name() -> None:
    s = building(4, {0: cards("red stupa top")}, {2: [monument("blue stupa bottom", "wild stupa centre")]}, teams="two")
    s.events = []
    do(s, 0, "build-red-stupa-top")
    do(s, 0, "wild-is-green")
    names = ["Maya", "Bina", "Maya", "Tara"]
    assert [GAME.say_event(event, names) for event in s.events] == [
        "Maya added red Stupa top for Maya.",
        "Maya completed a Stupa for Maya: +6.",
        "Maya made the wild Stupa centre of Maya green.",
    ]
    assert [GAME.brief_event(event, names) for event in s.events] == [
        "added red Stupa top for Maya",
        "completed a Stupa for Maya: +6",
        "made the wild Stupa centre of Maya green",
    ]
