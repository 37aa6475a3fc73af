"""Every refusal names the rule that forbids the action."""

from collections.abc import Callable

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.actions import DRAW, NUM_ACTIONS
from chautari.games.adventure_tours.components import (
    ANOTHER_TURN,
    ONE_MORE_EQUIPMENT,
    OPTIONAL_DRAW,
    SECOND_MEMBER,
)
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import RICH, asked, card, do, table

ACTIONS = TABLE.by_name


def turn() -> Tours:
    return table(hands={0: ["bill red", "ida red"]})


def acting(words: str) -> Tours:
    """Seat 0 may use this card's action; a yellow Ida and a red Amelia are left in hand."""
    s = table(hands={0: [words, "ida yellow", "amelia red"]}, equipment={0: ["roy red"] * 2, 1: ["finn blue"]})
    do(s, 0, f"join {words}")
    return s


def attacked() -> Tours:
    s = table(hands={0: ["ida red", "ida blue"]}, members={1: ["miller red"]})
    do(s, 0, "join ida red", "seat-1")
    return s


def adding(board: int) -> Tours:
    s = table(hands={0: ["miller red", "amelia red"]}, equipment={0: ["earl red"]}, boards={0: board})
    do(s, 0, "join miller red")
    return s


def airship_draws() -> Tours:
    s = table(hands={0: ["bill red", "ida red"]}, boards={0: OPTIONAL_DRAW})
    do(s, 0, "equip bill red")
    return s


def airship_gives() -> Tours:
    s = airship_draws()
    do(s, 0, "draw-none")
    return s


def second_card() -> Tours:
    s = acting("betty red")
    do(s, 0, "seat-1")
    return s


def chooses_board() -> Tours:
    s = table(hands={2: ["miller red"]}, turn=2, boards={0: 0, 1: 1, 2: 2}, variant="chosen")
    do(s, 2, "join miller red")
    return s


def over() -> Tours:
    s = table(hands={0: ["miller red"]}, round=3)
    do(s, 0, "join miller red")
    return s


# Who is asked what at each table, and the rule that forbids some of the rest.
TABLES: dict[str, Callable[[], Tours]] = {
    "0 turn": turn,
    "0 discard-equipment": lambda: acting("finn red"),
    "0 further-member": lambda: acting("rufus red"),
    "0 one-more-equipment": lambda: acting("earl red"),
    "0 second-card": second_card,
    "1 protect": attacked,
    "0 add-member": lambda: adding(SECOND_MEMBER),
    "0 add-equipment": lambda: adding(ONE_MORE_EQUIPMENT),
    "0 go-on": lambda: adding(ANOTHER_TURN),
    "0 draw": airship_draws,
    "0 gift": airship_gives,
    "0 board": chooses_board,
}
ROWS = [
    ("0 turn", "join-slowhand-bill-red", "AT-MEM-1"),
    ("0 turn", "join-slowhand-bill-blue", "AT-TRN-1"),
    ("0 turn", "equip-slowhand-bill-blue", "AT-TRN-1"),
    ("0 turn", "skip", "AT-TRN-2"),
    ("0 turn", "seat-1", "AT-MEM-3"),
    ("0 turn", "use", "AT-MEM-3"),
    ("0 turn", "draw-none", "AT-ABL-2"),
    ("0 turn", "suffer", "AT-ACT-11"),
    ("0 turn", "protect-with-red-member-1", "AT-ACT-11"),
    ("0 turn", "take-polar-airship", "AT-VAR-2"),
    ("0 turn", "seat-1-begins", "AT-SET-2"),
    ("0 turn", "deal-polar-airship", "AT-SET-2"),
    ("0 turn", "draw-ida-handout-red", "AT-SET-2"),
    ("0 discard-equipment", "seat-2", "AT-ACT-0"),
    ("0 discard-equipment", "seat-5", "AT-ACT-0"),
    ("0 discard-equipment", "use", "AT-ACT-0"),
    ("0 discard-equipment", "equip-ida-handout-yellow", "AT-ACT-4"),
    ("0 discard-equipment", "join-ida-handout-yellow", "AT-ACT-4"),
    ("0 discard-equipment", "draw-one", "AT-ABL-2"),
    ("0 discard-equipment", "suffer", "AT-ACT-11"),
    ("0 discard-equipment", "take-polar-airship", "AT-VAR-2"),
    ("0 further-member", "join-ida-handout-yellow", "AT-ACT-7"),
    ("0 further-member", "join-amelia-airhead-red", "AT-MEM-1"),
    ("0 further-member", "join-slowhand-bill-red", "AT-TRN-1"),
    ("0 further-member", "equip-ida-handout-yellow", "AT-ACT-7"),
    ("0 further-member", "seat-1", "AT-ACT-0"),
    ("0 one-more-equipment", "equip-slowhand-bill-red", "AT-TRN-1"),
    ("0 one-more-equipment", "join-ida-handout-yellow", "AT-ACT-3"),
    ("0 second-card", "skip", "AT-ACT-2"),
    ("1 protect", "protect-with-blue-member-1", "AT-ACT-11"),
    ("1 protect", "protect-with-red-equipment-1", "AT-ABL-3"),
    ("1 protect", "skip", "AT-ACT-11"),
    ("1 protect", "take-polar-airship", "AT-ACT-11"),
    ("0 add-member", "join-amelia-airhead-red", "AT-MEM-1"),
    ("0 add-member", "join-amelia-airhead-blue", "AT-TRN-1"),
    ("0 add-member", "equip-amelia-airhead-red", "AT-ABL-4"),
    ("0 add-member", "use", "AT-ABL-4"),
    ("0 add-equipment", "equip-amelia-airhead-blue", "AT-TRN-1"),
    ("0 add-equipment", "join-amelia-airhead-red", "AT-ABL-1"),
    ("0 add-equipment", "use", "AT-ABL-1"),
    ("0 go-on", "equip-amelia-airhead-red", "AT-ABL-6"),
    ("0 draw", "skip", "AT-ABL-2"),
    ("0 gift", "draw-one", "AT-ABL-2"),
    ("0 board", "take-himalaya-yaks", "AT-VAR-2"),
    ("0 board", "skip", "AT-VAR-2"),
]


@pytest.mark.parametrize(("question", "words", "rule"), ROWS)
def test_a_refusal_names_its_rule(question: str, words: str, rule: str) -> None:
    s, seat = TABLES[question](), int(question[0])
    assert asked(s) == question
    assert ACTIONS[words] not in play.options(s, seat)
    assert GAME.why_not(s, seat, ACTIONS[words]) == rule


NAMES = ["Asha", "Bina", "Chandra"]
SENTENCES = [
    ("0 turn", "join-slowhand-bill-red", "Slowhand Bill (red) demands 6 technology; you have 3."),
    ("0 turn", "draw-one", "Whoever plays equipment draws; you first play a card."),
    ("0 discard-equipment", "seat-2", "Chandra has no equipment."),
    (
        "0 discard-equipment",
        "equip-ida-handout-yellow",
        "First comes the action of Butterfinger Finn (red): use it or not.",
    ),
    ("0 further-member", "equip-ida-handout-yellow", "Rufus Rigs (red) lets a red member follow, no other colour."),
    ("0 further-member", "equip-amelia-airhead-red", "Amelia Airhead (red) demands 8 technology; you have 5."),
    ("0 one-more-equipment", "join-ida-handout-yellow", "Ida Handout (yellow) may only be played as equipment now."),
    ("0 add-member", "equip-amelia-airhead-red", "Amelia Airhead (red) demands 8 technology; you have 5."),
    ("0 add-equipment", "join-amelia-airhead-red", "Amelia Airhead (red) may only be played as equipment now."),
    ("0 go-on", "equip-amelia-airhead-red", "First answer what is asked."),
]


@pytest.mark.parametrize(("question", "words", "said"), SENTENCES)
def test_a_refusal_is_about_this_moment(question: str, words: str, said: str) -> None:
    s, seat = TABLES[question](), int(question[0])
    assert asked(s) == question
    assert GAME.say_refusal(s, seat, ACTIONS[words], NAMES) == said


def test_nobody_robs_themselves_or_takes_what_is_not_there() -> None:
    s = table(hands={0: ["amelia red", "ida red"]}, equipment={0: RICH}, members={1: ["ida blue"]})
    do(s, 0, "join amelia red")
    assert GAME.say_refusal(s, 0, ACTIONS["seat-0"], NAMES) == "Nobody robs themselves."
    assert GAME.say_refusal(s, 0, ACTIONS["seat-2"], NAMES) == "Chandra has no members."


def test_a_member_who_may_follow_is_no_equipment() -> None:
    s = table(hands={0: ["rufus red", "ida red"]}, equipment={0: RICH})
    do(s, 0, "join rufus red")
    said = GAME.say_refusal(s, 0, ACTIONS["equip-ida-handout-red"], NAMES)
    assert said == "Ida Handout (red) may only join as a member now."


@pytest.mark.parametrize("question", TABLES)
def test_every_refusal_names_a_rule_of_the_ledger(question: str) -> None:
    s = TABLES[question]()
    for seat in range(s.seats):
        for action in set(range(NUM_ACTIONS)) - set(play.options(s, seat)):
            assert GAME.say_rule(GAME.why_not(s, seat, action))


def test_whoever_is_not_asked_waits_for_the_turn() -> None:
    s = turn()
    assert GAME.why_not(s, 1, ACTIONS["equip-ida-handout-red"]) == "AT-TRN-2"
    assert GAME.why_not(attacked(), 0, ACTIONS["skip"]) == "AT-TRN-2"
    assert GAME.why_not(over(), 0, ACTIONS["equip-ida-handout-red"]) == "AT-TRN-2"
    do(s, 0, "equip bill red")
    assert GAME.why_not(s, 0, DRAW + card("ida red")) == "AT-TRN-2"


def test_whoever_is_not_asked_learns_nothing_of_a_hand() -> None:
    """The same answer for a card that another seat holds and one that it does not."""
    s = turn()
    held, other = ACTIONS["equip-slowhand-bill-red"], ACTIONS["equip-slowhand-bill-blue"]
    assert GAME.why_not(s, 1, held) == GAME.why_not(s, 1, other)
