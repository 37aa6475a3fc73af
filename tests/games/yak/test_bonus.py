"""The variant for the advanced: bonus cards (Variante für Fortgeschrittene)."""

import pytest

from chautari.games.yak.components import BONUS_KINDS, BONUSES, COLOUR_NAMES
from chautari.games.yak.tower import place_name
from tests.games.yak.setting import points, seen, table, total


def bonus(colour: str, *towers: str) -> list[int]:
    """What a card brings each seat."""
    s = table(len(towers), bonuses=colour, towers=dict(enumerate(towers)))
    return [points(s, seat, f"bonus-{colour}") for seat in range(len(towers))]


@pytest.mark.rule("YK-BON-2")
def test_most_stones_get_the_upper_number_second_most_the_lower() -> None:
    assert bonus("red", "rrr..", "rr...", "r....", ".....") == [5, 2, 0, 0]
    assert bonus("blue", "b....", "bb...") == [2, 5]


@pytest.mark.rule("YK-BON-2")
def test_tied_for_most_all_get_the_lower_and_nobody_is_second() -> None:
    assert bonus("red", "rr...", "rr...", "r....", ".....") == [2, 2, 0, 0]
    assert bonus("red", "rr...", "rr...", "rr...", "r....") == [2, 2, 2, 0]
    assert bonus("red", "r....", "r....", "r....", "r....") == [2, 2, 2, 2]


@pytest.mark.rule("YK-BON-2")
def test_tied_for_second_only_the_first_scores() -> None:
    assert bonus("red", "rr...", "r....", "r....", ".....") == [5, 0, 0, 0]


@pytest.mark.rule("YK-BON-2")
def test_nobody_scores_without_a_stone() -> None:
    assert bonus("red", "b....", "y....", ".....", ".....") == [0, 0, 0, 0]
    assert bonus("red", "r....", ".....", ".....", ".....") == [5, 0, 0, 0]
    assert bonus("red", "r....", ".....") == [5, 0]


@pytest.mark.rule("YK-BON-1", "YK-BON-2")
def test_a_crystal_given_to_the_colour_does_not_count() -> None:
    assert bonus("red", "rr*..", "rr...") == [2, 2]
    assert bonus("yellow", "yy*..", ".....") == [2, 0]
    assert bonus("purple", "*....", "p....", "o....", "o....") == [-4, 0, -4, -4]


@pytest.mark.rule("YK-BON-3")
def test_one_point_for_each_stone_on_a_marked_place() -> None:
    assert bonus("yellow", "y...\nyryry", ".....") == [3, 0]
    assert bonus("green", "n.\nnnn\nnnnn\nnnnnn", ".....") == [5, 0]


@pytest.mark.rule("YK-BON-4")
def test_two_points_for_each_stone_on_a_marked_place() -> None:
    assert bonus("black", "k\nkk\nrrr\nrrrr\nrrrrk", ".....") == [6, 0]
    assert bonus("grey", "rgr\nrrrr\ngrrrg", "g....") == [6, 2]


@pytest.mark.rule("YK-BON-5")
def test_whoever_lacks_the_colour_loses_the_number() -> None:
    assert bonus("orange", "o....", "r....", ".....", "or...") == [0, -4, -4, 0]


@pytest.mark.rule("YK-BON-6")
def test_the_cards() -> None:
    cards = {
        colour: (BONUS_KINDS[card.kind], card.upper, card.lower, [place_name(place) for place in card.places])
        for colour, card in zip(COLOUR_NAMES, BONUSES, strict=True)
    }
    assert cards == {
        "red": ("majority", 5, 2, []),
        "blue": ("majority", 5, 2, []),
        "yellow": ("places", 1, 0, ["1.1", "1.2", "1.3", "1.4", "1.5"]),
        "green": ("places", 1, 0, ["2.1", "2.4", "3.1", "3.3", "4.1", "4.2"]),
        "black": ("places", 2, 0, ["4.1", "4.2", "5.1"]),
        "grey": ("places", 2, 0, ["1.1", "1.5", "3.2"]),
        "orange": ("duty", 4, 0, []),
        "purple": ("duty", 4, 0, []),
    }


@pytest.mark.rule("YK-BON-6")
def test_stones_stacked_above_the_fifteenth_lie_on_no_marked_place_but_count_for_majorities() -> None:
    full = "r\nry\nryr\nyryr\nryryr"
    assert bonus("black", f"k\nk\n{full}", ".....") == [0, 0]
    assert bonus("blue", f"b\nb\n{full}", "b....") == [5, 2]


@pytest.mark.rule("YK-BON-1")
def test_all_cards_laid_out_are_scored_and_seen() -> None:
    s = table(4, bonuses="orange grey red", towers={0: "rg..g", 1: "o...."})
    assert [card["colour"] for card in seen(s, 2)["bonuses"]] == ["red", "orange", "grey"]
    assert [points(s, 0, f"bonus-{colour}") for colour in ("red", "orange", "grey")] == [5, -4, 2]
    without = table(4, towers={0: "rg..g", 1: "o...."})
    assert total(s, 0) == total(without, 0) + 3
