"""The abilities of the expert expeditions: what holds for all of them, and those that follow equipment."""

import pytest

from chautari.games.adventure_tours.components import (
    ACTION_TWICE,
    ANOTHER_TURN,
    EQUIPMENT_ACTS,
    ONE_MORE_EQUIPMENT,
    OPTIONAL_DRAW,
    SECOND_MEMBER,
)
from tests.games.adventure_tours.setting import RICH, asked, card, do, draw, gear, is_scored, offered, on, row


@pytest.mark.rule("AT-ABL-0")
@pytest.mark.parametrize(
    ("board", "moves"),
    [
        (ONE_MORE_EQUIPMENT, ["join miller red", "skip"]),
        (SECOND_MEMBER, ["join miller red", "skip"]),
        (ACTION_TWICE, ["join farsight red", "skip"]),
        (ANOTHER_TURN, ["join miller red", "skip"]),
    ],
)
def test_an_ability_may_be_declined(board: int, moves: list[str]) -> None:
    s = on(board, ["miller red", "farsight red", "ida red"])
    do(s, 0, *moves)
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-0", "AT-ABL-2")
def test_the_airship_may_draw_as_usual_and_give_nothing() -> None:
    s = on(OPTIONAL_DRAW, ["ida red", "bill red"])
    do(s, 0, "equip ida red", "draw-one")
    draw(s, 0)
    do(s, 0, "skip")
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-0", "AT-ABL-3")
def test_the_submarines_equipment_need_not_act() -> None:
    s = on(EQUIPMENT_ACTS, ["ida red", "bill red"])
    do(s, 0, "equip ida red", "skip")
    draw(s, 0)
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-0", "AT-ABL-3")
def test_an_ability_works_once_in_a_turn() -> None:
    s = on(EQUIPMENT_ACTS, ["earl red", "ida red", "bill red"])
    do(s, 0, "equip earl red", "equip ida red")
    draw(s, 0)
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-0", "AT-ABL-3", "AT-ACT-3")
def test_an_ability_goes_with_a_card_that_an_action_brought_into_play() -> None:
    s = on(EQUIPMENT_ACTS, ["earl red", "ida red", "bill red"])
    do(s, 0, "join earl red", "equip ida red")
    assert asked(s) == "0 give-one"
    do(s, 0, "seat-1")
    assert s.ability_used
    draw(s, 1)
    draw(s, 0)
    assert asked(s) == "1 turn"
    s = on(OPTIONAL_DRAW, ["earl red", "ida red", "bill red"])
    do(s, 0, "join earl red", "equip ida red")
    assert asked(s) == "0 draw"
    s = on(ACTION_TWICE, ["rufus red", "ida red", "bill red"])
    do(s, 0, "join rufus red", "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "0 give-one"


@pytest.mark.rule("AT-ABL-0")
def test_an_ability_does_not_go_with_stolen_or_moved_cards() -> None:
    s = on(EQUIPMENT_ACTS, ["bill red", "ida red"], equipment_of={1: ["betty blue"]})
    do(s, 0, "join bill red", "seat-1")
    assert asked(s) == "1 turn"
    s = on(ACTION_TWICE, ["amelia red", "ida blue"], members={1: ["ida red"]})
    do(s, 0, "join amelia red", "seat-1")
    assert asked(s) == "1 turn" and s.members[0] == row("amelia red", "ida red")
    s = on(ACTION_TWICE, ["grandtour red", "ida blue"], [*RICH, "ida red"])
    do(s, 0, "join grandtour red", "use", "skip")
    assert asked(s) == "1 turn" and card("ida red") in s.members[0]


@pytest.mark.rule("AT-ABL-0")
@pytest.mark.parametrize("board", [ONE_MORE_EQUIPMENT, SECOND_MEMBER])
def test_a_further_turn_renews_an_ability(board: int) -> None:
    s = on(board, ["farsight red", "miller red", "miller red", "miller red", "ida red"])
    verb = "equip" if board == ONE_MORE_EQUIPMENT else "join"
    do(s, 0, "join farsight red", "use", f"{verb} miller red")
    if verb == "equip":
        draw(s, 0)
    assert asked(s) == "0 turn" and not s.ability_used
    do(s, 0, "join miller red")
    assert asked(s) in ("0 add-equipment", "0 add-member")


@pytest.mark.rule("AT-ABL-1")
@pytest.mark.parametrize("first", ["equip bill red", "join miller red"])
def test_the_express_adds_equipment_after_the_turn_and_draws_for_it(first: str) -> None:
    s = on(ONE_MORE_EQUIPMENT, ["bill red", "miller red", "grandtour blue"])
    do(s, 0, first)
    if first.startswith("equip"):
        draw(s, 0)
    assert asked(s) == "0 add-equipment"
    do(s, 0, "equip grandtour blue")
    assert s.equipment[0][-1] == card("grandtour blue") and s.ability_used
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-1", "AT-END-1")
def test_the_express_with_an_empty_hand_has_nothing_to_add() -> None:
    s = on(ONE_MORE_EQUIPMENT, ["miller red"])
    do(s, 0, "join miller red")
    assert is_scored(s)


@pytest.mark.rule("AT-ABL-1", "AT-END-1")
def test_the_express_draws_for_its_last_card_and_the_round_goes_on() -> None:
    s = on(ONE_MORE_EQUIPMENT, ["miller red", "ida red"])
    do(s, 0, "join miller red", "equip ida red")
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-2", "AT-ABL-7")
def test_the_airship_decides_its_draw_first_and_then_the_gift() -> None:
    s = on(OPTIONAL_DRAW, ["bill red", "ida red"])
    do(s, 0, "equip bill red")
    assert offered(s, 0) == ["draw-one", "draw-none"]
    do(s, 0, "draw-one")
    draw(s, 0)
    assert offered(s, 0) == ["seat-0", "seat-1", "seat-2", "skip"]
    do(s, 0, "seat-0")
    assert s.ability_used
    draw(s, 0)
    assert s.hands[0].size == 3
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-2", "AT-ABL-7")
def test_the_airship_gives_also_when_it_draws_nothing_itself() -> None:
    s = on(OPTIONAL_DRAW, ["bill red", "ida red"])
    do(s, 0, "equip bill red", "draw-none")
    assert s.ability_used
    do(s, 0, "seat-2")
    draw(s, 2)
    assert [s.hands[seat].size for seat in range(3)] == [1, 3, 4]


@pytest.mark.rule("AT-ABL-2")
def test_the_airship_has_nothing_to_say_after_a_member() -> None:
    s = on(OPTIONAL_DRAW, ["miller red", "ida red"])
    do(s, 0, "join miller red")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-3")
@pytest.mark.parametrize(("before", "expected"), [(7, "draw 0"), (8, "0 equipment-joins")])
def test_the_submarines_equipment_acts_only_if_its_demand_is_met_its_own_support_counting(
    before: int, expected: str
) -> None:
    start = gear(on(EQUIPMENT_ACTS, ["ida red"], []), 0)[0]
    lying = (["ida red"] * 3 + ["finn red"] * 3 + ["betty red"] * 3)[: before - start]
    s = on(EQUIPMENT_ACTS, ["grandtour red", "ida blue"], lying)
    assert gear(s, 0)[0] == before
    do(s, 0, "equip grandtour red")
    assert asked(s) == expected


@pytest.mark.rule("AT-ABL-3", "AT-EQP-3")
def test_the_submarine_does_not_repeat_a_members_action() -> None:
    s = on(EQUIPMENT_ACTS, ["ida red", "bill red"])
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-8", "AT-ACT-4")
def test_the_submarine_draws_even_for_a_card_that_discarded_itself() -> None:
    s = on(EQUIPMENT_ACTS, ["finn red", "ida red"])
    do(s, 0, "equip finn red", "seat-0")
    assert s.discards == row("finn red") and s.equipment[0] == row(*RICH)
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-8", "AT-ACT-10")
def test_the_submarines_grandtour_moves_itself_too_and_is_drawn_for() -> None:
    s = on(EQUIPMENT_ACTS, ["grandtour red", "ida red"], [*RICH, "bill red"])
    do(s, 0, "equip grandtour red", "use")
    assert s.members[0] == row("roy red", "roy red", "roy red", "bill red", "grandtour red")
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-8", "AT-ACT-7")
def test_the_submarines_rufus_brings_a_member_of_his_colour() -> None:
    s = on(EQUIPMENT_ACTS, ["rufus red", "ida red", "ida blue"])
    do(s, 0, "equip rufus red")
    assert offered(s, 0) == ["join-ida-handout-red", "skip"]
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    draw(s, 0)
    assert s.members[0] == row("ida red") and s.equipment[0][-1] == card("rufus red")


@pytest.mark.rule("AT-ABL-3", "AT-ACT-0")
@pytest.mark.parametrize("words", ["earl red", "rufus red"])
def test_the_submarines_last_card_has_no_other_to_play_and_is_drawn_for(words: str) -> None:
    s = on(EQUIPMENT_ACTS, [words])
    do(s, 0, f"equip {words}")
    draw(s, 0)
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-2", "AT-END-1")
def test_the_airship_that_gives_itself_a_card_has_not_ended_the_round() -> None:
    s = on(OPTIONAL_DRAW, ["ida red"])
    do(s, 0, "equip ida red", "draw-none", "seat-0")
    draw(s, 0)
    assert asked(s) == "1 turn" and s.hands[0].size == 1
