"""Every action together with every ability: what is asked and drawn, in order, when seat 0 plays a card.

Seat 0 has a card with the action and three cards of Roy Nobleman, who has none. It plays the card as a member, on the
submarine as equipment, and then takes every chance: first at seat 1, then at seat 2, with Roy for every further card.
"""

import pytest

from chautari.games.adventure_tours.components import ACTION, ADVENTURERS
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import asked, do, draw, offered, table

EXPRESS, AIRSHIP, SUBMARINE, STEAMER, CARAVAN, YAKS = range(6)

PAIRS = {
    EXPRESS: {
        1: "turn, give-one, draw 1, add-equipment, draw 0",
        2: "turn, give-two, second-card, draw 1, draw 1, add-equipment, draw 0",
        3: "turn, one-more-equipment, draw 0, add-equipment, draw 0",
        4: "turn, discard-equipment, add-equipment, draw 0",
        5: "turn, take-equipment, add-equipment, draw 0",
        6: "turn, further-turn, add-equipment, draw 0, turn, draw 0, add-equipment, draw 0",
        7: "turn, further-member, add-equipment, draw 0",
        8: "turn, discard-member, add-equipment, draw 0",
        9: "turn, take-member, add-equipment, draw 0",
        10: "turn, equipment-joins, add-equipment, draw 0",
        11: "turn, add-equipment, draw 0",
    },
    AIRSHIP: {
        1: "turn, give-one, draw 1",
        2: "turn, give-two, second-card, draw 1, draw 1",
        3: "turn, one-more-equipment, draw, draw 0, gift, draw 1",
        4: "turn, discard-equipment",
        5: "turn, take-equipment",
        6: "turn, further-turn, turn, draw, draw 0, gift, draw 1",
        7: "turn, further-member",
        8: "turn, discard-member",
        9: "turn, take-member",
        10: "turn, equipment-joins",
        11: "turn",
    },
    SUBMARINE: {
        1: "turn, give-one, draw 1, draw 0",
        2: "turn, give-two, second-card, draw 1, draw 1, draw 0",
        3: "turn, one-more-equipment, draw 0, draw 0",
        4: "turn, discard-equipment, draw 0",
        5: "turn, take-equipment, draw 0",
        6: "turn, further-turn, draw 0, turn, draw 0",
        7: "turn, further-member, draw 0",
        8: "turn, discard-member, draw 0",
        9: "turn, take-member, draw 0",
        10: "turn, equipment-joins, draw 0",
        11: "turn, draw 0",
    },
    STEAMER: {
        1: "turn, give-one, draw 1, add-member",
        2: "turn, give-two, second-card, draw 1, draw 1, add-member",
        3: "turn, one-more-equipment, draw 0, add-member",
        4: "turn, discard-equipment, add-member",
        5: "turn, take-equipment, add-member",
        6: "turn, further-turn, add-member, turn, draw 0",
        7: "turn, further-member, add-member",
        8: "turn, discard-member, add-member",
        9: "turn, take-member, add-member",
        10: "turn, equipment-joins, add-member",
        11: "turn, add-member",
    },
    CARAVAN: {
        1: "turn, give-one, draw 1, give-one, draw 2",
        2: "turn, give-two, second-card, draw 1, draw 1, give-two, second-card, draw 2, draw 2",
        3: "turn, one-more-equipment, draw 0, one-more-equipment, draw 0",
        4: "turn, discard-equipment, discard-equipment",
        5: "turn, take-equipment, take-equipment",
        6: "turn, further-turn, further-turn, turn, draw 0, turn, draw 0",
        7: "turn, further-member, further-member",
        8: "turn, discard-member, discard-member",
        9: "turn, take-member, take-member",
        10: "turn, equipment-joins, equipment-joins",
        11: "turn",
    },
    YAKS: {
        1: "turn, give-one, draw 1, go-on, turn, draw 0",
        2: "turn, give-two, second-card, draw 1, draw 1, go-on, turn, draw 0",
        3: "turn, one-more-equipment, draw 0, go-on, turn, draw 0",
        4: "turn, discard-equipment, go-on, turn, draw 0",
        5: "turn, take-equipment, go-on, turn, draw 0",
        6: "turn, further-turn, turn, draw 0, go-on, turn, draw 0",
        7: "turn, further-member, go-on, turn, draw 0",
        8: "turn, discard-member, go-on, turn, draw 0",
        9: "turn, take-member, go-on, turn, draw 0",
        10: "turn, equipment-joins, go-on, turn, draw 0",
        11: "turn, go-on, turn, draw 0",
    },
}


def who_does(action: int) -> str:
    return ADVENTURERS[ACTION[::3].index(action)].rsplit("-", 1)[-1]


def everything_asked(s: Tours, first: str) -> list[str]:
    """Plays the card and takes every chance until it is seat 1's turn."""
    found: list[str] = []
    while asked(s) != "1 turn":
        question = asked(s)
        if question.startswith("draw "):
            found.append(question)
            draw(s, int(question[-1]), "")
            continue
        what = question.removeprefix("0 ")
        answer = first if not found else answer_to(s, what, 2 if what in found else 1)
        found.append(what)
        do(s, 0, answer)
    return found


def answer_to(s: Tours, what: str, seat: int) -> str:
    open_now = offered(s, 0)
    if what == "second-card":
        return f"seat-{s.pending[-1].receiver}"  # type: ignore[attr-defined]
    for wanted in (f"seat-{seat}", "use", "draw-one"):
        if wanted in open_now:
            return wanted
    return (
        next(words for words in open_now if words.endswith("roy-nobleman-red")) if what != "turn" else "equip roy red"
    )


@pytest.mark.rule(
    "AT-ACT-1",
    "AT-ACT-2",
    "AT-ACT-3",
    "AT-ACT-4",
    "AT-ACT-5",
    "AT-ACT-6",
    "AT-ACT-7",
    "AT-ACT-8",
    "AT-ACT-9",
    "AT-ACT-10",
    "AT-ACT-11",
)
@pytest.mark.rule("AT-ABL-1", "AT-ABL-2", "AT-ABL-3", "AT-ABL-4", "AT-ABL-5", "AT-ABL-6", "AT-TRN-3")
@pytest.mark.parametrize("action", range(1, 12))
@pytest.mark.parametrize("board", PAIRS)
def test_an_action_and_an_ability(board: int, action: int) -> None:
    acting = f"{who_does(action)} red"
    others = {1: ["ida blue", "finn blue"], 2: ["ida yellow", "finn yellow"]}
    s = table(
        hands={0: [acting, "roy red", "roy red", "roy red"]},
        equipment={
            0: ["roy blue"] * 3 + ["roy yellow"] * 3 + ["bill red"] * 2 + ["amelia red"],
            1: others[1],
            2: others[2],
        },
        members={1: ["betty blue", "anthrop blue"], 2: ["betty yellow", "anthrop yellow"]},
        boards={0: board},
    )
    verb = "equip" if board == SUBMARINE else "join"
    assert ", ".join(everything_asked(s, f"{verb} {acting}")) == PAIRS[board][action]
