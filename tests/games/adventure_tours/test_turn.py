"""A turn: one card, as equipment or as a member."""

import pytest

from chautari.engine import play
from chautari.engine.errors import NotOffered
from chautari.games.adventure_tours.actions import JOIN, SKIP
from chautari.games.adventure_tours.components import (
    ACTION_TWICE,
    EQUIPMENT_ACTS,
    SECOND_MEMBER,
)
from chautari.games.adventure_tours.game import GAME
from tests.games.adventure_tours.setting import asked, card, do, draw, gear, hand, is_scored, offered, row, table


@pytest.mark.rule("AT-TRN-1")
def test_a_turn_is_one_card_of_the_hand_as_equipment_or_member() -> None:
    s = table(hands={0: ["ida red", "ida red", "roy blue"]})
    assert offered(s, 0) == ["equip-ida-handout-red", "equip-roy-nobleman-blue", "join-ida-handout-red"]
    do(s, 0, "equip roy blue")
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-TRN-2")
def test_turns_go_clockwise_and_nobody_passes() -> None:
    s = table(4)
    order = []
    for _ in range(5):
        seat = s.pending[-1].seat
        order.append(seat)
        assert SKIP not in play.options(s, seat)
        play.play(s, seat, play.options(s, seat)[0])
        draw(s, seat)
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("AT-TRN-2")
def test_every_card_can_be_played_by_somebody_without_any_equipment() -> None:
    s = table(hands={0: ["grandtour red"]})
    assert offered(s, 0) == ["equip-madame-grandtour-red"]
    assert GAME.why_not(s, 0, SKIP) == "AT-TRN-2"


@pytest.mark.rule("AT-TRN-3")
def test_a_member_acts_then_acts_again_then_the_hand_is_looked_at() -> None:
    s = table(hands={0: ["ida red"]}, boards={0: ACTION_TWICE})
    do(s, 0, "join ida red", "seat-0")
    draw(s, 0)
    assert asked(s) == "0 give-one"
    do(s, 0, "skip")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-TRN-3")
def test_equipment_acts_before_its_card_is_drawn() -> None:
    s = table(hands={0: ["ida red"]}, boards={0: EQUIPMENT_ACTS})
    do(s, 0, "equip ida red", "seat-1")
    draw(s, 1)
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-TRN-3", "AT-ACT-3")
def test_a_card_brought_into_play_is_dealt_with_first_its_draw_included() -> None:
    s = table(hands={0: ["earl red", "ida red", "roy blue"]}, boards={0: SECOND_MEMBER}, equipment={0: ["roy red"] * 3})
    do(s, 0, "join earl red", "equip roy blue")
    draw(s, 0, "bill red")
    assert asked(s) == "0 add-member"


@pytest.mark.rule("AT-TRN-4", "AT-ACT-6")
def test_further_turns_wait_for_the_end_of_this_one_and_add_up() -> None:
    s = table(
        hands={0: ["farsight red", "farsight red", "ida red", "ida blue"]},
        boards={0: SECOND_MEMBER},
        equipment={0: ["earl red"] * 3},
    )
    do(s, 0, "join farsight red", "use")
    assert asked(s) == "0 add-member"
    do(s, 0, "join farsight red", "use")
    assert asked(s) == "0 turn" and s.further_turns == 1
    do(s, 0, "equip ida red")
    draw(s, 0)
    assert asked(s) == "0 turn" and s.further_turns == 0
    do(s, 0, "equip ida blue")
    draw(s, 0)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-TRN-4", "AT-END-1")
def test_with_an_empty_hand_further_turns_lapse_and_the_round_ends() -> None:
    s = table(hands={0: ["farsight red"]}, equipment={0: ["earl red"] * 2})
    do(s, 0, "join farsight red", "use")
    assert is_scored(s) and s.further_turns == 0


@pytest.mark.rule("AT-EQP-1")
def test_equipment_has_no_conditions_and_lies_rightmost() -> None:
    s = table(hands={0: ["grandtour blue", "earl yellow"]}, equipment={0: ["ida red"]})
    do(s, 0, "equip earl yellow")
    assert s.equipment[0] == row("ida red", "earl yellow")
    assert gear(s, 0) == [4, 3, 5]


@pytest.mark.rule("AT-EQP-2")
def test_a_card_is_drawn_for_equipment() -> None:
    s = table(hands={0: ["bill red"]})
    do(s, 0, "equip bill red")
    assert asked(s) == "draw 0"
    draw(s, 0, "amelia blue")
    assert hand(s, 0) == ["amelia-airhead-blue"]


@pytest.mark.rule("AT-EQP-3")
def test_equipment_has_no_action_and_no_coins() -> None:
    s = table(hands={0: ["ida red"]})
    do(s, 0, "equip ida red")
    draw(s, 0)
    assert asked(s) == "1 turn"
    assert s.members[0] == ()


@pytest.mark.rule("AT-MEM-1", "AT-EX-2")
def test_a_member_joins_only_if_the_equipment_of_its_colour_suffices() -> None:
    bills = ["bill red", "bill blue", "bill yellow"]
    s = table(hands={0: bills}, equipment={0: ["roy blue", "ida red", "earl yellow"]})
    assert gear(s, 0) == [5, 4, 6]
    assert [words for words in offered(s, 0) if words.startswith("join")] == ["join-slowhand-bill-yellow"]
    assert GAME.why_not(s, 0, JOIN + card("bill red")) == "AT-MEM-1"
    with pytest.raises(NotOffered):
        play.play(s, 0, JOIN + card("bill red"))


@pytest.mark.rule("AT-EX-1", "AT-EQP-1")
def test_the_desert_becomes_five_four_six() -> None:
    s = table(hands={0: ["roy blue"], 1: ["bill red"], 2: ["bill red"]})
    for round_of_play in ("roy blue", "ida red", "earl yellow"):
        do(s, 0, f"equip {round_of_play}")
        draw(s, 0, {"roy blue": "ida red", "ida red": "earl yellow", "earl yellow": "ida blue"}[round_of_play])
        for seat in (1, 2):
            play.play(s, seat, play.options(s, seat)[0])
            draw(s, seat, "bill blue" if round_of_play == "roy blue" else "")
    assert gear(s, 0) == [5, 4, 6]


@pytest.mark.rule("AT-MEM-2")
def test_a_member_lies_rightmost() -> None:
    s = table(hands={0: ["miller red", "roy red"]}, members={0: ["betty blue"]})
    do(s, 0, "join miller red")
    assert s.members[0] == row("betty blue", "miller red")


@pytest.mark.rule("AT-MEM-3")
def test_the_action_is_offered_right_after_joining_and_not_later() -> None:
    s = table(hands={0: ["ida red", "roy red"]})
    do(s, 0, "join ida red")
    assert asked(s) == "0 give-one"
    do(s, 0, "skip")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-MEM-3")
def test_pater_miller_and_roy_nobleman_ask_nothing_when_they_join() -> None:
    for words in ("miller red", "roy red"):
        s = table(hands={0: [words, "ida blue"]}, equipment={0: ["earl red"]})
        do(s, 0, f"join {words}")
        assert asked(s) == "1 turn"


@pytest.mark.rule("AT-MEM-4")
def test_nothing_is_drawn_for_a_member() -> None:
    s = table(hands={0: ["miller red", "ida red"]})
    before = s.pile.size
    do(s, 0, "join miller red")
    assert s.pile.size == before and hand(s, 0) == ["ida-handout-red"]


@pytest.mark.rule("AT-MEM-5")
def test_members_stay_when_their_equipment_goes() -> None:
    s = table(hands={0: ["finn red", "ida red"]}, equipment={1: ["earl red"]}, members={1: ["roy red"]})
    do(s, 0, "join finn red", "seat-1")
    assert gear(s, 1) == [3, 3, 3] and s.members[1] == row("roy red")
