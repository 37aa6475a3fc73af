"""What the table shows of what is asked and what will happen, and on which cards options lie."""

from typing import Any, cast, get_args

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import USE
from chautari.games.adventure_tours.components import (
    ACTION_TWICE,
    ADVENTURERS,
    ANOTHER_TURN,
    BOARDS,
    COLOURS,
    EQUIPMENT_ACTS,
)
from chautari.games.adventure_tours.faces import shapes
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.question import announced
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import RICH, do, on, seen, table


def attacked() -> Tours:
    """Seat 1 may stop a gift of seat 0; its two red Millers lie beside an Ida."""
    s = table(hands={0: ["ida red", "roy red"]}, members={1: ["miller red", "ida blue", "miller red"]})
    do(s, 0, "join ida red", "seat-1")
    return s


def lying_on(s: Tours, seat: int, name: str) -> list[str]:
    return GAME.pieces(s, seat, TABLE.by_name[name])


def test_the_declared_names_are_those_of_the_components() -> None:
    assert list(get_args(shapes.Colour)) == COLOURS
    assert list(get_args(shapes.Adventurer)) == ADVENTURERS
    assert list(get_args(shapes.BoardName)) == BOARDS
    assert ["", *get_args(shapes.StepKind)] == kinds.NAMES


def test_whatever_may_be_asked_or_happen_has_a_kind_of_its_own() -> None:
    found: dict[str, set[int]] = {}
    luck = Dice(5)
    for variant in ("dealt", "chosen"):
        s = GAME.start(5, GAME.meta.complete(5, {"level": "expert", "variant": variant}))
        while not s.is_over():
            for step in s.pending:
                found.setdefault(type(step).__name__, set()).add(announced(step).kind())
            play.playout(s, luck, 1)
    assert len(found) > 10
    assert all(len(numbers) == 1 for numbers in found.values())
    assert len(set.union(*found.values())) == len(found)


@pytest.mark.rule("AT-INF-1")
def test_everybody_sees_what_is_asked_and_what_comes_after_it() -> None:
    s = table(hands={0: ["ida red", "roy red"]})
    assert seen(s, 1)["to_come"][0] == {"kind": "turn", "seat": 0}
    do(s, 0, "join ida red")
    assert seen(s, 2)["to_come"] == [
        {"kind": "use-action", "seat": 0, "card": "ida-handout-red"},
        {"kind": "end-of-turn"},
        {"kind": "score-round"},
    ]


@pytest.mark.rule("AT-INF-1")
def test_only_the_eyes_of_all_see_everybodys_hand_and_money() -> None:
    s = table(hands={0: ["ida red", "roy red"], 1: ["finn blue"]})
    closed: dict[str, Any] = {"hand": [], "money": None}
    assert [player | closed == player for player in seen(s, 1)["players"]] == [True, False, True]
    shown = GAME.open_view(s, 1)
    opened = cast(Any, shown["players"])
    assert [[card["name"] for card in player["hand"]] for player in opened[:2]] == [
        ["ida-handout-red", "roy-nobleman-red"],
        ["butterfinger-finn-blue"],
    ]
    for player in opened:
        assert player == seen(s, player["seat"])["players"][player["seat"]]
        assert player | closed == seen(s, -1)["players"][player["seat"]]
    assert shown | {"players": seen(s, 1)["players"]} == seen(s, 1)


@pytest.mark.rule("AT-ACT-11")
def test_an_attack_shows_who_attacks_whom_and_what_it_threatens() -> None:
    assert seen(attacked(), 2)["to_come"][0] == {
        "kind": "protect",
        "seat": 1,
        "whom": 0,
        "blow": "draw",
    }
    s = table(hands={0: ["betty red", "bill red"]}, equipment={0: RICH}, members={1: ["miller red"]})
    do(s, 0, "join betty red", "seat-1")
    assert seen(s, 0)["to_come"][0] == {"kind": "give-second", "seat": 0, "whom": 1}
    do(s, 0, "seat-2")
    assert [(step["kind"], step["seat"], step["whom"], step["blow"]) for step in seen(s, 0)["to_come"][:2]] == [
        ("protect", 1, 0, "draw"),
        ("attack", 0, 2, "draw"),
    ]


@pytest.mark.rule("AT-ABL-3", "AT-ABL-5")
def test_a_question_says_by_which_ability_a_card_acts() -> None:
    s = on(EQUIPMENT_ACTS, ["finn red", "bill red"])
    do(s, 0, "equip finn red")
    assert seen(s, 1)["to_come"][0]["way"] == "by-equipment"
    assert GAME.say_prompt(s, s.pending[-1]) == (
        "As equipment, Butterfinger Finn (red): whose last equipment is discarded?"
    )
    s = on(ACTION_TWICE, ["farsight red", "bill red"])
    do(s, 0, "join farsight red", "use")
    assert seen(s, 1)["to_come"][0]["way"] == "once-more"
    assert GAME.say_prompt(s, s.pending[-1]) == ("Once more, Colonel Farsight (red): take another turn?")


@pytest.mark.rule("AT-ACT-11")
def test_to_protect_lies_on_the_miller_who_is_discarded() -> None:
    s = attacked()
    assert lying_on(s, 1, "protect-with-red-member-1") == ["members-1"]
    assert lying_on(s, 1, "protect-with-red-member-2") == ["members-3"]
    assert GAME.touching(s, 1, ["members-3"]) == TABLE.by_name["protect-with-red-member-2"]
    assert GAME.touching(s, 1, ["members-2"]) is None
    assert lying_on(s, 1, "suffer") == []


@pytest.mark.rule("AT-ACT-0")
def test_to_use_an_action_lies_on_the_card_that_acts() -> None:
    s = table(hands={0: ["farsight red", "bill red"]}, equipment={0: RICH[:6]}, members={0: ["farsight red"]})
    do(s, 0, "join farsight red")
    assert GAME.pieces(s, 0, USE) == ["members-2"]
    s = on(EQUIPMENT_ACTS, ["farsight red", "bill red"], RICH[:6], members={0: ["farsight red"]})
    do(s, 0, "equip farsight red")
    assert GAME.pieces(s, 0, USE) == ["equipment-7"]
    s = on(ANOTHER_TURN, ["miller red", "bill red"])
    do(s, 0, "join miller red")
    assert GAME.pieces(s, 0, USE) == []
