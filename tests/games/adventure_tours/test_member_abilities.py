"""The abilities of the expeditions that add members, double actions or go on."""

import pytest

from chautari.games.adventure_tours.components import (
    ACTION_TWICE,
    ANOTHER_TURN,
    SECOND_MEMBER,
)
from tests.games.adventure_tours.setting import asked, do, draw, is_scored, offered, on, row, table


@pytest.mark.rule("AT-ABL-0", "AT-ABL-5")
def test_a_further_turn_renews_the_caravans_doubling() -> None:
    s = on(ACTION_TWICE, ["farsight red", "ida red", "bill red", "bill blue"])
    do(s, 0, "join farsight red", "use", "use")
    assert s.ability_used is False and asked(s) == "0 turn"
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "0 give-one"


@pytest.mark.rule("AT-ABL-4")
def test_the_steamer_adds_a_member_of_any_colour_whose_action_may_be_used() -> None:
    s = on(SECOND_MEMBER, ["miller red", "ida blue", "bill yellow"])
    do(s, 0, "join miller red")
    assert offered(s, 0) == ["join-ida-handout-blue", "join-slowhand-bill-yellow", "skip"]
    do(s, 0, "join ida blue", "seat-1")
    draw(s, 1)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-4")
def test_the_steamer_adds_nobody_after_equipment_or_without_the_demand_met() -> None:
    s = on(SECOND_MEMBER, ["miller red", "grandtour blue"])
    do(s, 0, "equip miller red")
    draw(s, 0)
    assert asked(s) == "1 turn"
    s = on(SECOND_MEMBER, ["miller red", "grandtour blue"], ["earl red"])
    do(s, 0, "join miller red")
    assert offered(s, 0) == ["skip"]


@pytest.mark.rule("AT-ABL-9", "AT-ACT-7")
def test_the_steamers_second_member_comes_after_the_whole_chain_and_may_chain_itself() -> None:
    s = on(SECOND_MEMBER, ["rufus red", "ida red", "rufus blue", "ida blue", "miller red"])
    do(s, 0, "join rufus red", "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "0 add-member"
    do(s, 0, "join rufus blue", "join ida blue", "skip")
    assert asked(s) == "1 turn"
    assert s.members[0] == row("rufus red", "ida red", "rufus blue", "ida blue")


@pytest.mark.rule("AT-ABL-5", "AT-ABL-10")
def test_the_caravan_decides_after_the_first_use_and_may_change_the_target() -> None:
    s = on(ACTION_TWICE, ["finn red", "ida red"], equipment_of={1: ["ida blue"], 2: ["ida yellow"]})
    do(s, 0, "join finn red", "seat-1")
    assert s.equipment[1] == () and not s.ability_used
    assert offered(s, 0) == ["seat-0", "seat-2", "skip"]
    do(s, 0, "seat-2")
    assert s.equipment[2] == ()
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-5")
def test_the_caravan_repeats_nothing_that_was_not_used_once() -> None:
    s = on(ACTION_TWICE, ["ida red", "bill red"])
    do(s, 0, "join ida red", "skip")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-5", "AT-MEM-3")
def test_the_caravan_cannot_double_pater_miller() -> None:
    s = on(ACTION_TWICE, ["miller red", "bill red"])
    do(s, 0, "join miller red")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-10", "AT-ACT-6")
def test_the_caravans_colonel_gives_two_turns() -> None:
    s = on(ACTION_TWICE, ["farsight red", "miller red", "miller blue", "ida red"])
    do(s, 0, "join farsight red", "use", "use", "join miller red", "join miller blue")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-10", "AT-ACT-7")
def test_the_caravans_rufus_brings_two_members_whose_actions_are_not_doubled() -> None:
    s = on(ACTION_TWICE, ["rufus red", "miller red", "ida red", "bill blue"])
    do(s, 0, "join rufus red", "join miller red", "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "1 turn"
    assert s.members[0] == row("rufus red", "miller red", "ida red")


@pytest.mark.rule("AT-ABL-10", "AT-ACT-7")
def test_doubling_what_rufus_brought_leaves_rufus_undoubled() -> None:
    s = on(ACTION_TWICE, ["rufus red", "ida red", "miller red", "bill blue"])
    do(s, 0, "join rufus red", "join ida red", "seat-1")
    draw(s, 1)
    do(s, 0, "seat-2")
    draw(s, 2)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-10", "AT-ACT-3")
def test_the_caravans_earl_plays_two_cards_each_drawn_for() -> None:
    s = on(ACTION_TWICE, ["earl red", "ida red", "bill blue"])
    do(s, 0, "join earl red", "equip ida red")
    draw(s, 0)
    do(s, 0, "equip bill blue")
    draw(s, 0)
    assert asked(s) == "1 turn" and s.hands[0].size == 2


@pytest.mark.rule("AT-ABL-10", "AT-ACT-10")
def test_the_caravans_second_grandtour_moves_nothing() -> None:
    s = on(ACTION_TWICE, ["grandtour red", "ida red"])
    do(s, 0, "join grandtour red", "use")
    moved = s.members[0]
    do(s, 0, "use")
    assert s.members[0] == moved == row("grandtour red", "roy red", "roy red", "roy red")


@pytest.mark.rule("AT-ABL-10", "AT-ACT-13")
def test_the_second_grandtour_is_asked_for_even_without_any_equipment_left() -> None:
    s = on(ACTION_TWICE, ["grandtour red", "ida red"], ["earl red"] * 3)
    do(s, 0, "join grandtour red", "use")
    assert s.equipment[0] == () and offered(s, 0) == ["skip", "use"]


@pytest.mark.rule("AT-ABL-10", "AT-ACT-7")
def test_the_caravan_may_double_any_one_rufus_of_a_chain_the_last_one_first() -> None:
    s = on(ACTION_TWICE, ["rufus red", "rufus red", "ida red", "miller red", "bill blue"])
    do(s, 0, "join rufus red", "join rufus red", "join ida red", "seat-1")
    draw(s, 1)
    assert asked(s) == "0 give-one"
    do(s, 0, "skip")
    assert asked(s) == "0 further-member"
    do(s, 0, "skip")
    assert asked(s) == "0 further-member" and not s.ability_used
    do(s, 0, "join miller red")
    assert s.members[0] == row("rufus red", "rufus red", "ida red", "miller red") and asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-10", "AT-ACT-0")
def test_the_caravans_repetition_lapses_without_a_target() -> None:
    s = on(ACTION_TWICE, ["amelia red", "ida red"], members={1: ["betty blue"]})
    do(s, 0, "join amelia red", "seat-1")
    assert asked(s) == "1 turn" and not s.ability_used
    s = on(ACTION_TWICE, ["bill red", "ida red"], equipment_of={1: ["betty blue"]})
    do(s, 0, "join bill red", "seat-1")
    assert asked(s) == "1 turn" and not s.ability_used


@pytest.mark.rule("AT-ABL-10", "AT-ACT-8")
def test_the_caravans_repetition_stands_when_the_card_has_gone() -> None:
    s = on(ACTION_TWICE, ["anthrop red", "ida red"], members={1: ["betty blue"]})
    do(s, 0, "join anthrop red", "seat-0")
    assert s.members[0] == () and asked(s) == "0 discard-member"
    do(s, 0, "seat-1")
    assert s.members[1] == ()


@pytest.mark.rule("AT-ABL-6")
def test_the_yaks_take_another_turn_in_which_a_card_just_drawn_can_be_played() -> None:
    s = on(ANOTHER_TURN, ["bill blue", "grandtour blue"])
    do(s, 0, "equip bill blue")
    draw(s, 0, "miller red")
    assert asked(s) == "0 go-on"
    do(s, 0, "use", "join miller red")
    assert asked(s) == "1 turn" and s.members[0] == row("miller red")


@pytest.mark.rule("AT-ABL-6", "AT-ACT-6")
def test_the_yaks_go_on_once_and_the_colonels_turns_come_on_top() -> None:
    s = on(ANOTHER_TURN, ["farsight red", "farsight red", "miller red", "miller blue", "miller yellow", "ida red"])
    do(s, 0, "join farsight red", "use")
    do(s, 0, "join miller red")
    assert asked(s) == "0 go-on"
    do(s, 0, "use", "join farsight red", "use")
    assert asked(s) == "0 turn"
    do(s, 0, "join miller blue")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ABL-6")
def test_the_yaks_may_go_on_again_when_another_player_has_had_a_turn() -> None:
    s = on(ANOTHER_TURN, ["ida red", "ida blue", "ida yellow", "bill red"])
    do(s, 0, "join ida red", "skip", "use", "join ida blue", "skip")
    for seat in (1, 2):
        do(s, seat, offered(s, seat)[0])
        draw(s, seat)
    do(s, 0, "join ida yellow", "skip")
    assert asked(s) == "0 go-on"


@pytest.mark.rule("AT-ABL-6", "AT-ACT-6", "AT-END-1")
def test_a_hand_emptied_in_the_colonels_turn_ends_the_round_before_the_yaks_go_on() -> None:
    s = on(ANOTHER_TURN, ["farsight red", "miller red"])
    do(s, 0, "join farsight red", "use", "join miller red")
    assert is_scored(s)


@pytest.mark.rule("AT-ABL-4", "AT-END-1")
def test_the_steamers_second_member_may_be_the_last_card() -> None:
    s = on(SECOND_MEMBER, ["miller red", "betty red"])
    do(s, 0, "join miller red", "join betty red", "seat-0", "seat-1")
    draw(s, 0)
    draw(s, 1)
    assert asked(s) == "1 turn" and s.hands[0].size == 1
    s = on(SECOND_MEMBER, ["miller red", "roy red"], ["earl red"] * 2)
    do(s, 0, "join miller red", "join roy red")
    assert is_scored(s)


@pytest.mark.rule("AT-ABL-6", "AT-END-1")
def test_the_yaks_with_an_empty_hand_have_ended_the_round() -> None:
    s = on(ANOTHER_TURN, ["miller red"])
    do(s, 0, "join miller red")
    assert is_scored(s)


@pytest.mark.rule("AT-ABL-6", "AT-TRN-2")
def test_when_the_yaks_do_not_go_on_the_player_to_the_left_does() -> None:
    s = table(4, hands={2: ["ida red", "bill red"]}, boards={2: ANOTHER_TURN}, turn=2)
    do(s, 2, "join ida red", "skip", "skip")
    assert asked(s) == "3 turn"
