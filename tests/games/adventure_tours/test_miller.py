"""Pater Miller stops attacks."""

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.actions import PROTECT
from chautari.games.adventure_tours.components import ACTION_TWICE, DESERT, EQUIPMENT_ACTS, OPTIONAL_DRAW
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import asked, card, do, draw, offered, row, table

RICH = ["roy red"] * 3 + ["roy blue"] * 3
ATTACKS = ["ida red", "betty red", "finn red", "bill red", "anthrop red", "amelia red"]


def attacked_by(words: str, **rows: list[str]) -> Tours:
    """Seat 0 attacks seat 1, whose members are a Pater Miller and another."""
    members = {1: rows.get("members", ["miller red", "betty blue"])}
    s = table(hands={0: [words, "bill yellow"]}, equipment={0: RICH, 1: ["ida blue"]}, members=members)
    do(s, 0, f"join {words}", "seat-1")
    if asked(s) == "0 second-card":
        do(s, 0, "seat-1")
    return s


@pytest.mark.rule("AT-ACT-11")
@pytest.mark.parametrize("words", ATTACKS)
def test_he_stops_every_attack_and_is_discarded(words: str) -> None:
    s = attacked_by(words)
    assert asked(s) == "1 protect" and offered(s, 1) == ["suffer", "protect-with-red-member-1"]
    do(s, 1, "protect-with-red-member-1")
    assert s.members[1] == row("betty blue") and s.discards == row("miller red")
    assert s.equipment[1] == row("ida blue") and s.hands[1].size == 3
    assert s.members[0] == row(words) and s.equipment[0] == row(*RICH)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-11")
@pytest.mark.parametrize(
    ("words", "left"), [("finn red", (0, 2)), ("bill red", (0, 2)), ("anthrop red", (1, 1)), ("amelia red", (1, 1))]
)
def test_the_victim_may_let_it_happen(words: str, left: tuple[int, int]) -> None:
    s = attacked_by(words)
    do(s, 1, "suffer")
    assert (len(s.equipment[1]), len(s.members[1])) == left
    assert card("miller red") in s.members[1]


@pytest.mark.rule("AT-ACT-11")
def test_the_victim_is_asked_at_once_in_the_middle_of_the_others_turn() -> None:
    s = attacked_by("ida red")
    before = s.pile.size
    assert play.asked(s) == [1] and s.turn == 0
    do(s, 1, "suffer")
    assert s.pile.size == before
    draw(s, 1)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-11")
def test_the_attack_cannot_turn_to_somebody_else() -> None:
    s = attacked_by("finn red")
    do(s, 1, "protect-with-red-member-1")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-11")
def test_he_protects_from_any_position_among_the_members() -> None:
    for members in (["miller red", "ida blue", "betty blue"], ["ida blue", "miller red", "betty blue"]):
        s = attacked_by("anthrop red", members=members)
        do(s, 1, "protect-with-red-member-1")
        assert s.members[1] == row("ida blue", "betty blue")


@pytest.mark.rule("AT-ACT-11")
def test_he_does_nothing_from_the_hand_or_from_equipment() -> None:
    s = table(hands={0: ["ida red", "ida blue"], 1: ["miller red"]}, equipment={1: ["miller blue"]})
    do(s, 0, "join ida red", "seat-1")
    assert asked(s) == "draw 1"


@pytest.mark.rule("AT-ACT-11")
def test_what_one_does_to_oneself_is_no_attack() -> None:
    s = table(hands={0: ["finn red", "ida blue"]}, members={0: ["miller red"]}, equipment={0: ["ida red"]})
    do(s, 0, "join finn red", "seat-0")
    assert asked(s) == "1 turn" and s.equipment[0] == ()


@pytest.mark.rule("AT-ACT-11")
def test_of_a_divided_gift_each_victim_is_asked_alone_and_saves_only_itself() -> None:
    s = table(hands={0: ["betty red", "ida red"]}, equipment={0: RICH}, members={1: ["miller red"], 2: ["miller blue"]})
    do(s, 0, "join betty red", "seat-2", "seat-1")
    assert asked(s) == "2 protect"
    do(s, 2, "protect-with-blue-member-1")
    assert asked(s) == "1 protect"
    do(s, 1, "suffer")
    draw(s, 1)
    assert [s.hands[seat].size for seat in (1, 2)] == [4, 3]


@pytest.mark.rule("AT-ACT-15")
def test_one_miller_stops_both_cards_of_an_undivided_gift() -> None:
    s = attacked_by("betty red")
    do(s, 1, "protect-with-red-member-1")
    assert s.hands[1].size == 3 and asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-15")
def test_with_several_millers_the_owner_chooses_which() -> None:
    s = attacked_by("ida red", members=["miller red", "miller blue", "ida blue", "miller red"])
    assert offered(s, 1) == [
        "suffer",
        "protect-with-red-member-1",
        "protect-with-red-member-2",
        "protect-with-blue-member-1",
    ]
    assert GAME.why_not(s, 1, PROTECT + 9) == "AT-ABL-3"
    do(s, 1, "protect-with-red-member-2")
    assert s.members[1] == row("miller red", "miller blue", "ida blue")


@pytest.mark.rule("AT-ACT-15")
def test_nobody_is_asked_when_nothing_is_at_stake() -> None:
    s = table(hands={0: ["farsight red", "ida red"]}, equipment={0: RICH}, members={1: ["miller red"]})
    do(s, 0, "join farsight red", "use")
    assert asked(s) == "0 turn"


@pytest.mark.rule("AT-ACT-15", "AT-ABL-2")
def test_the_airships_gift_is_an_attack() -> None:
    s = table(hands={0: ["bill red", "ida red"]}, members={1: ["miller red"]}, boards={0: OPTIONAL_DRAW})
    do(s, 0, "equip bill red", "draw-none", "seat-1")
    assert asked(s) == "1 protect"
    do(s, 1, "protect-with-red-member-1")
    assert asked(s) == "1 turn" and s.hands[1].size == 3


@pytest.mark.rule("AT-ACT-15", "AT-ABL-3")
def test_what_the_submarines_equipment_does_is_an_attack() -> None:
    s = table(hands={0: ["ida red", "bill red"]}, members={1: ["miller red"]}, boards={0: EQUIPMENT_ACTS})
    do(s, 0, "equip ida red", "seat-1")
    assert asked(s) == "1 protect"
    do(s, 1, "protect-with-red-member-1")
    draw(s, 0)
    assert asked(s) == "1 turn" and s.hands[1].size == 3


@pytest.mark.rule("AT-ACT-16")
@pytest.mark.parametrize("words", ["anthrop red", "amelia red"])
def test_he_may_protect_when_he_himself_would_go_and_the_thief_gets_nothing(words: str) -> None:
    s = attacked_by(words, members=["betty blue", "miller yellow"])
    do(s, 1, "protect-with-yellow-member-1")
    assert s.members[1] == row("betty blue") and s.discards == row("miller yellow")
    assert s.members[0] == row(words)


@pytest.mark.rule("AT-ACT-16", "AT-ACT-9")
def test_a_stolen_miller_protects() -> None:
    hands = {0: ["amelia red", "bill yellow"], 1: ["ida red", "bill blue"]}
    s = table(hands=hands, equipment={0: RICH}, members={1: ["miller blue"]})
    do(s, 0, "join amelia red", "seat-1")
    do(s, 1, "suffer", "join ida red", "seat-0")
    assert offered(s, 0) == ["suffer", "protect-with-blue-member-1"]


@pytest.mark.rule("AT-ACT-16", "AT-ACT-10")
def test_a_miller_moved_from_the_equipment_protects() -> None:
    hands = {0: ["grandtour red", "bill yellow"], 1: ["ida red", "bill blue"]}
    s = table(hands=hands, equipment={0: [*RICH, "miller red"]})
    do(s, 0, "join grandtour red", "use")
    do(s, 1, "join ida red", "seat-0")
    assert offered(s, 0) == ["suffer", "protect-with-red-member-1"]


@pytest.mark.rule("AT-ABL-5", "AT-ACT-11")
def test_of_a_doubled_attack_one_miller_stops_one() -> None:
    s = table(
        hands={0: ["ida red", "bill red"]},
        equipment={0: ["earl red"]},
        members={1: ["miller red", "miller blue"]},
        boards={0: ACTION_TWICE},
    )
    do(s, 0, "join ida red", "seat-1")
    do(s, 1, "protect-with-red-member-1")
    do(s, 0, "seat-1")
    assert asked(s) == "1 protect" and offered(s, 1) == ["suffer", "protect-with-blue-member-1"]
    do(s, 1, "suffer")
    draw(s, 1)
    assert asked(s) == "1 turn"


def submarine(attack: str, equipment: list[str], board: int = EQUIPMENT_ACTS) -> Tours:
    s = table(hands={0: [attack, "bill yellow"]}, equipment={0: RICH, 1: equipment}, boards={1: board, 0: DESERT})
    do(s, 0, f"join {attack}", "seat-1")
    return s


@pytest.mark.rule("AT-ABL-3", "AT-ABL-8")
def test_on_the_submarine_he_protects_from_the_equipment_wherever_he_lies() -> None:
    s = submarine("ida red", ["miller red", "ida blue", "miller blue"])
    assert offered(s, 1) == ["suffer", "protect-with-red-equipment-1", "protect-with-blue-equipment-1"]
    do(s, 1, "protect-with-red-equipment-1")
    assert s.equipment[1] == row("ida blue", "miller blue") and s.discards == row("miller red")
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-3", "AT-ACT-11")
@pytest.mark.parametrize("words", ATTACKS)
def test_on_the_submarine_he_stops_every_attack_from_the_equipment_too(words: str) -> None:
    members = {1: ["betty blue"]}
    boards = {0: DESERT, 1: EQUIPMENT_ACTS}
    s = table(
        hands={0: [words, "bill yellow"]},
        equipment={0: RICH, 1: ["miller red", "ida blue"]},
        members=members,
        boards=boards,
    )
    do(s, 0, f"join {words}", *(["seat-1", "seat-1"] if words == "betty red" else ["seat-1"]))
    do(s, 1, "protect-with-red-equipment-1")
    assert s.equipment == [row(*RICH), row("ida blue"), ()] and s.discards == row("miller red")
    assert s.members == [row(words), row("betty blue"), ()] and s.hands[1].size == 3
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-3", "AT-ACT-15")
@pytest.mark.parametrize("words", ATTACKS)
def test_he_stops_every_attack_of_the_submarines_equipment(words: str) -> None:
    s = table(
        hands={0: [words, "bill yellow"]},
        equipment={0: RICH, 1: ["ida blue"]},
        members={1: ["miller red", "betty blue"]},
        boards={0: EQUIPMENT_ACTS},
    )
    do(s, 0, f"equip {words}", *(["seat-1", "seat-1"] if words == "betty red" else ["seat-1"]))
    do(s, 1, "protect-with-red-member-1")
    assert s.equipment == [row(*RICH, words), row("ida blue"), ()] and s.members[1] == row("betty blue")
    draw(s, 0)
    assert s.ability_used is False and asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-3", "AT-ACT-15")
def test_on_the_submarine_the_owner_chooses_among_members_and_equipment() -> None:
    s = table(
        hands={0: ["ida red", "bill yellow"]},
        equipment={1: ["miller blue", "ida blue", "miller blue", "earl blue"]},
        members={1: ["miller blue"]},
        boards={0: DESERT, 1: EQUIPMENT_ACTS},
    )
    do(s, 0, "join ida red", "seat-1")
    assert offered(s, 1)[1:] == [
        "protect-with-blue-member-1",
        "protect-with-blue-equipment-1",
        "protect-with-blue-equipment-2",
    ]
    do(s, 1, "protect-with-blue-equipment-2")
    assert s.equipment[1] == row("miller blue", "ida blue", "earl blue") and s.members[1] == row("miller blue")


@pytest.mark.rule("AT-ABL-8", "AT-ABL-5")
def test_on_the_submarine_he_protects_whatever_abilities_have_been_used_this_turn() -> None:
    s = table(
        hands={0: ["ida red", "bill yellow"]},
        equipment={1: ["miller blue"]},
        boards={0: ACTION_TWICE, 1: EQUIPMENT_ACTS},
    )
    do(s, 0, "join ida red", "seat-2")
    draw(s, 2)
    do(s, 0, "seat-1")
    assert s.ability_used and offered(s, 1) == ["suffer", "protect-with-blue-equipment-1"]


@pytest.mark.rule("AT-ABL-3", "AT-ABL-8", "AT-ACT-16")
def test_on_the_submarine_he_protects_himself_as_the_last_equipment() -> None:
    for attack in ("finn red", "bill red"):
        s = submarine(attack, ["ida blue", "miller blue"])
        do(s, 1, "protect-with-blue-equipment-1")
        assert s.equipment[1] == row("ida blue") and s.equipment[0] == row(*RICH)


@pytest.mark.rule("AT-ABL-8")
def test_on_the_submarine_a_stolen_one_protects_as_equipment() -> None:
    hands = {0: ["bill red", "bill yellow"], 1: ["ida red", "bill blue"]}
    s = table(hands=hands, equipment={0: RICH, 1: ["miller blue"]}, boards={0: EQUIPMENT_ACTS, 1: DESERT})
    do(s, 0, "join bill red", "seat-1")
    do(s, 1, "join ida red", "seat-0")
    assert offered(s, 0) == ["suffer", "protect-with-blue-equipment-1"]


@pytest.mark.rule("AT-ABL-8")
def test_on_the_submarine_he_protects_without_his_demand_being_met() -> None:
    s = table(
        hands={0: ["ida red", "bill yellow"]}, equipment={1: ["miller blue"]}, boards={1: EQUIPMENT_ACTS, 0: DESERT}
    )
    do(s, 0, "join ida red", "seat-1")
    assert asked(s) == "1 protect"
    assert card("miller blue") in s.equipment[1]


@pytest.mark.rule("AT-ABL-8")
def test_elsewhere_equipment_does_not_protect() -> None:
    assert asked(submarine("ida red", ["miller red"], board=OPTIONAL_DRAW)) == "draw 1"


@pytest.mark.rule("AT-ACT-11", "AT-ACT-15", "AT-ABL-3")
@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("protect-with-red-member-1", "member 1"),
        ("protect-with-red-member-2", "member 3"),
        ("protect-with-red-equipment-1", "equipment 2"),
    ],
)
def test_everybody_hears_which_of_several_millers_was_discarded(words: str, where: str) -> None:
    s = table(
        hands={0: ["ida red", "bill yellow"]},
        members={1: ["miller red", "ida blue", "miller red"]},
        equipment={1: ["betty blue", "miller red", "miller blue"]},
        boards={1: EQUIPMENT_ACTS},
    )
    do(s, 0, "join ida red", "seat-1")
    s.events = []
    do(s, 1, words)
    (said,) = [GAME.say_event(event, ["Asha", "Bina", "Chandra"]) for event in s.events if "protected" in event.name]
    assert said == f"Bina discarded Pater Miller (red) ({where}) and stopped the attack of Asha."
