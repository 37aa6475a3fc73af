"""A choice told alone, away from its question, is a whole deed."""

import pytest

from chautari.games.adventure_tours.components import ANOTHER_TURN, OPTIONAL_DRAW, SECOND_MEMBER
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import RICH, do, table

NAMES = ["Asha", "Bina", "Dawa"]


def said(s: Tours, seat: int, action: str) -> str:
    return GAME.say_choice(s, seat, TABLE.by_name[action], NAMES)


def acting(words: str) -> Tours:
    s = table(
        hands={0: [words, "ida yellow"]},
        equipment={0: RICH, 1: ["earl red", "finn blue"]},
        members={1: ["earl blue", "ida blue"]},
    )
    do(s, 0, f"join {words}")
    return s


@pytest.mark.parametrize(
    ("acting_card", "action", "sentence"),
    [
        ("ida red", "seat-1", "Give Bina a card"),
        ("ida red", "seat-0", "Draw a card yourself"),
        ("betty red", "seat-2", "Give Dawa a card"),
        ("finn red", "seat-1", "Discard Bina’s Butterfinger Finn (blue)"),
        ("finn red", "seat-0", "Discard your own Roy Nobleman (yellow)"),
        ("bill red", "seat-1", "Take Bina’s Butterfinger Finn (blue)"),
        ("anthrop red", "seat-1", "Discard Bina’s Ida Handout (blue)"),
        ("amelia red", "seat-1", "Take Bina’s Ida Handout (blue)"),
        ("farsight red", "use", "Take another turn"),
        ("grandtour red", "use", "Let the equipment join"),
        ("ida red", "skip", "Leave the action of Ida Handout (red) unused"),
    ],
)
def test_a_target_is_told_with_what_is_done_to_it(acting_card: str, action: str, sentence: str) -> None:
    assert said(acting(acting_card), 0, action) == sentence


def test_the_second_of_two_cards_is_given_too() -> None:
    s = acting("betty red")
    do(s, 0, "seat-1")
    assert said(s, 0, "seat-2") == "Give Dawa a card"


def test_who_lets_it_happen_says_what() -> None:
    s = table(hands={0: ["amelia red"]}, equipment={0: RICH}, members={1: ["miller red"]})
    do(s, 0, "join amelia red", "seat-1")
    assert said(s, 1, "suffer") == "Let Asha take your last member"


@pytest.mark.parametrize(
    ("board", "moves", "action", "sentence"),
    [
        (OPTIONAL_DRAW, ["equip bill red", "draw-none"], "skip", "Give no card away"),
        (OPTIONAL_DRAW, ["equip bill red", "draw-none"], "seat-1", "Give Bina a card"),
        (SECOND_MEMBER, ["join miller red"], "skip", "No second member"),
        (ANOTHER_TURN, ["join miller red"], "use", "Take another turn"),
    ],
)
def test_what_an_expedition_allows(board: int, moves: list[str], action: str, sentence: str) -> None:
    hand = ["miller red", "bill red", "ida red", "amelia red"]
    s = table(hands={0: hand}, equipment={0: RICH}, boards={0: board})
    do(s, 0, *moves)
    assert said(s, 0, action) == sentence


def test_who_is_not_asked_hears_the_action_alone() -> None:
    assert said(acting("ida red"), 1, "seat-2") == "Dawa"
