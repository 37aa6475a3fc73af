"""The final scoring (Endwertung)."""

import random

import pytest

from chautari.games.yak.components import CRYSTAL, KIND_NAMES
from chautari.games.yak.groups import GROUP, number_points
from chautari.games.yak.rules.scoring import as_scored, sources
from tests.games.yak.brute_force import best_points, random_tower
from tests.games.yak.setting import points, put_tower, seen, table, total


def score(drawing: str) -> dict[str, int]:
    """A tower's points, without those for food and the Stupa marker."""
    s = table(4, towers={0: drawing})
    return {key: points(s, 0, key) for key in ("sizes", "number", "singles")}


def given(drawing: str) -> list[str | None]:
    """The colour each crystal of a tower is given to."""
    s = table(4, towers={0: drawing})
    return [crystal["colour"] for crystal in seen(s, 0)["players"][0]["crystals"]]


@pytest.mark.rule("YK-SCO-1")
@pytest.mark.parametrize(
    ("drawing", "worth"),
    [
        ("r....", 0),
        ("rr...", 3),
        ("rrr..", 6),
        ("r...\nrrr..", 9),
        ("rr..\nrrr..", 12),
        ("rr..\nrrrr.", 16),
        ("rrr.\nrrrr.", 20),
        ("rrr.\nrrrrr", 20),
    ],
)
def test_a_group_is_worth_its_size(drawing: str, worth: int) -> None:
    assert score(drawing)["sizes"] == worth


@pytest.mark.rule("YK-SCO-1")
def test_only_stones_that_touch_are_a_group() -> None:
    assert score("ryr..")["sizes"] == 0
    assert score("r...\nyrb..")["sizes"] == 3
    assert score(".r..\nyyyr.")["sizes"] == 6  # the red one on 2.2 does not lie on 1.4
    assert score("..r.\nyyyr.")["sizes"] == 9


@pytest.mark.rule("YK-SCO-1", "YK-TOW-5")
def test_stacked_stones_touch_the_one_below() -> None:
    motley = "p\nrg\nkyo\nbnpr\nrykog"
    assert score(motley) == {"sizes": 0, "number": 0, "singles": 15}
    assert score(f"b\nb\n{motley}")["sizes"] == 3
    assert score(f"b\np\n{motley}")["sizes"] == 3
    assert score(f"p\nb\n{motley}")["sizes"] == 0


@pytest.mark.rule("YK-SCO-2")
def test_the_number_of_groups_is_worth_points_from_three_on() -> None:
    assert [number_points(number * GROUP) for number in range(9)] == [0, 0, 0, 4, 8, 12, 16, 20, 20]
    assert score("rryy.")["number"] == 0
    assert score("kk..\nrryyb") == {"sizes": 9, "number": 4, "singles": 1}


@pytest.mark.rule("YK-SCO-2")
def test_groups_of_one_colour_that_do_not_touch_count_each() -> None:
    assert score("yy..\nrrbrr") == {"sizes": 9, "number": 4, "singles": 1}


@pytest.mark.rule("YK-SCO-3")
def test_each_single_stone_and_single_crystal_is_worth_one() -> None:
    assert score("ry*..") == {"sizes": 0, "number": 0, "singles": 3}
    assert score("**...") == {"sizes": 0, "number": 0, "singles": 2}  # crystals are no group


@pytest.mark.rule("YK-SCO-4")
def test_the_stupa_marker_is_worth_three() -> None:
    s = table(4)
    s.stupa = 2
    assert [points(s, seat, "stupa") for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.rule("YK-SCO-5")
def test_the_most_food_is_worth_two_for_everyone_tied() -> None:
    s = table(4, tents={0: "3 milk", 1: "1 milk 2 bread", 2: "2 meat", 3: ""})
    assert [points(s, seat, "food") for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("YK-SCO-5")
def test_nobody_has_the_most_food_when_there_is_none() -> None:
    s = table(4, tents=dict.fromkeys(range(4), ""))
    assert [points(s, seat, "food") for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("YK-SCO-6")
def test_a_crystal_joins_a_group_it_touches() -> None:
    assert given("rr*..") == ["red"]
    assert score("rr*..") == {"sizes": 6, "number": 0, "singles": 0}


@pytest.mark.rule("YK-SCO-6")
def test_a_crystal_makes_a_group_of_two_stones_it_touches() -> None:
    assert given("r*r..") == ["red"]
    assert score("r*r..") == {"sizes": 6, "number": 0, "singles": 0}


@pytest.mark.rule("YK-SCO-6")
def test_a_single_stone_beside_it_is_not_enough() -> None:
    assert given("r*y..") == [None]
    assert score("r*y..") == {"sizes": 0, "number": 0, "singles": 3}


@pytest.mark.rule("YK-SCO-6")
def test_a_crystal_merges_groups_and_single_stones_of_its_colour() -> None:
    assert score("rr*rr")["sizes"] == 12
    assert score("rr*r.")["sizes"] == 9


@pytest.mark.rule("YK-SCO-6")
def test_a_colour_takes_one_crystal_only() -> None:
    assert sorted(given("*rr*."), key=str) == [None, "red"]
    assert score("*rr*.") == {"sizes": 6, "number": 0, "singles": 1}


@pytest.mark.rule("YK-SCO-6")
def test_groups_of_one_colour_apart_share_one_crystal() -> None:
    assert sorted(given("*...\nrrbrr"), key=str) == ["red"]
    assert given("*..*\nrrbrr") == ["red", None]


@pytest.mark.rule("YK-SCO-6")
def test_another_crystal_does_not_count_as_a_stone_of_the_colour() -> None:
    assert given("r**..") == [None, None]
    assert given("**r..") == [None, None]
    assert given("rr**.") == ["red", None]  # the second touches red only by way of the first


@pytest.mark.rule("YK-SCO-6")
def test_a_crystal_must_be_given_where_a_free_colour_would_take_it() -> None:
    """Left alone it would keep two red groups of four apart, for three groups and 28 points."""
    drawing = """
           g .
          r g r
         r y b r
        r r * r r
    """
    assert given(drawing) == ["red"]
    assert score(drawing) == {"sizes": 20 + 3, "number": 0, "singles": 2}


@pytest.mark.rule("YK-SCO-6")
def test_the_best_assignment_is_not_the_greedy_one() -> None:
    """The lower crystal would gain most with red, but the upper one has no other colour."""
    drawing = """
          * . .
         r r . y
        r r r * y
    """
    assert given(drawing) == ["yellow", "red"]
    assert score(drawing) == {"sizes": 16 + 6, "number": 0, "singles": 0}


@pytest.mark.rule("YK-SCO-6")
def test_no_assignment_is_better_by_brute_force() -> None:
    wish = random.Random(2022)
    crystals = 0
    s = table(4)
    for _ in range(1500):
        built = random_tower(wish)
        put_tower(s, 0, built)
        assert sum(points(s, 0, key) for key in ("sizes", "number", "singles")) == best_points(built), built
        crystals += built.count(CRYSTAL) > 1
    assert crystals > 500


@pytest.mark.rule("YK-SCO-6")
def test_the_assignment_is_shown_with_the_score() -> None:
    player = seen(table(4, towers={0: "*...\nrrbb."}), 3)["players"][0]
    assert player["crystals"] == [{"place": 5, "colour": "red"}]
    assert player["groups"] == [
        {"colour": "red", "places": [0, 1, 5], "points": 6},
        {"colour": "blue", "places": [2, 3], "points": 3},
    ]


@pytest.mark.rule("YK-EX-1")
def test_the_scoring_example_is_forty() -> None:
    s = table(
        4,
        tents={0: "3 milk", 1: "2 milk", 2: "1 meat", 3: ""},
        towers={
            0: """
                r
               r g
              g * *
             r g o y
            k r o k k
            """
        },
    )
    s.stupa = 1
    assert {source.key: source.points for source in sources(s, 0)} == {
        "source-sizes": 9 + 6 + 9,
        "source-number": 12,
        "source-singles": 2,
        "source-stupa": 0,
        "source-food": 2,
    }
    assert total(s, 0) == 40
    assert [KIND_NAMES[stone] for stone in as_scored(s, 0)[10:12]] == ["grey", "orange"]
