"""A round ends with an empty hand or with the last card of the pile."""

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.adventure_tours.actions import EQUIP
from chautari.games.adventure_tours.components import (
    ACTION_TWICE,
    ANOTHER_TURN,
    EQUIPMENT_ACTS,
    ONE_MORE_EQUIPMENT,
    OPTIONAL_DRAW,
    SECOND_MEMBER,
)
from tests.games.adventure_tours.setting import asked, do, draw, hand, is_scored, offered, table


@pytest.mark.rule("AT-END-1")
def test_an_empty_hand_at_the_end_of_the_turn_ends_the_round_at_once() -> None:
    s = table(4, hands={1: ["miller red"]}, turn=1)
    do(s, 1, "join miller red")
    assert is_scored(s)
    assert s.earned == (0, 2, 0, 0)


@pytest.mark.rule("AT-END-1")
def test_a_hand_empty_in_the_middle_of_the_turn_only_ends_nothing() -> None:
    s = table(hands={0: ["ida red"]})
    do(s, 0, "join ida red", "seat-0")
    assert hand(s, 0) == []
    draw(s, 0)
    assert asked(s) == "1 turn" and not is_scored(s)


@pytest.mark.rule("AT-END-1")
def test_equipment_ends_the_round_only_where_the_draw_is_optional() -> None:
    s = table(hands={0: ["ida red"]}, boards={0: OPTIONAL_DRAW})
    do(s, 0, "equip ida red", "draw-none")
    assert not is_scored(s)
    do(s, 0, "skip")
    assert is_scored(s)
    s = table(hands={0: ["ida red"]})
    do(s, 0, "equip ida red")
    draw(s, 0)
    assert not is_scored(s)


@pytest.mark.rule("AT-END-1", "AT-ACT-2", "AT-ACT-7")
def test_the_last_of_a_chain_may_fill_the_empty_hand_again() -> None:
    s = table(hands={0: ["rufus red", "betty red"]}, equipment={0: ["earl red"]})
    do(s, 0, "join rufus red", "join betty red")
    assert hand(s, 0) == []
    do(s, 0, "seat-0", "seat-0")
    draw(s, 0)
    draw(s, 0)
    assert asked(s) == "1 turn" and s.hands[0].size == 2


@pytest.mark.rule("AT-END-2")
def test_the_last_card_of_the_pile_drawn_for_equipment_ends_the_round_and_is_kept() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, pile=["ida red"])
    do(s, 0, "equip bill red")
    draw(s, 0)
    assert is_scored(s)
    assert s.paid[0] == 4


@pytest.mark.rule("AT-END-2", "AT-ABL-1")
def test_abilities_and_further_turns_lapse_with_the_last_card() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, boards={0: ANOTHER_TURN}, pile=["ida red"])
    s.further_turns = 1
    do(s, 0, "equip bill red")
    draw(s, 0)
    assert is_scored(s) and s.further_turns == 0


@pytest.mark.rule("AT-END-2", "AT-ACT-2")
def test_of_two_given_cards_the_last_one_goes_to_the_player_named_first() -> None:
    s = table(hands={0: ["betty red", "bill red"]}, equipment={0: ["earl red"]}, pile=["ida red"])
    do(s, 0, "join betty red", "seat-2", "seat-1")
    draw(s, 2)
    assert is_scored(s)
    assert s.paid == (2, 6, 8)


@pytest.mark.rule("AT-END-2", "AT-ACT-2")
def test_one_player_given_two_gets_the_one_that_is_left() -> None:
    s = table(hands={0: ["betty red", "bill red"]}, equipment={0: ["earl red"]}, pile=["ida red"])
    do(s, 0, "join betty red", "seat-1", "seat-1")
    draw(s, 1)
    assert is_scored(s)
    assert s.paid == (2, 8, 6)


@pytest.mark.rule("AT-END-2", "AT-ACT-2")
def test_the_second_given_card_may_be_the_last_one() -> None:
    s = table(
        hands={0: ["betty red", "bill red"]},
        equipment={0: ["earl red"]},
        pile=["ida red"] * 2,
        boards={0: ACTION_TWICE},
    )
    do(s, 0, "join betty red", "seat-2", "seat-1")
    draw(s, 2)
    assert not is_scored(s)
    draw(s, 1)
    assert is_scored(s) and s.paid == (2, 8, 8)


@pytest.mark.rule("AT-END-2", "AT-ACT-3")
@pytest.mark.parametrize("board", [SECOND_MEMBER, ACTION_TWICE, ONE_MORE_EQUIPMENT, ANOTHER_TURN])
def test_the_last_card_drawn_for_the_earls_equipment_ends_the_round(board: int) -> None:
    s = table(
        hands={0: ["earl red", "ida red", "ida red"]}, equipment={0: ["earl red"]}, pile=["bill red"], boards={0: board}
    )
    do(s, 0, "join earl red", "equip ida red")
    draw(s, 0)
    assert is_scored(s) and s.paid[0] == 4


@pytest.mark.rule("AT-END-2", "AT-ABL-1")
def test_the_last_card_drawn_for_the_expresss_second_equipment_ends_the_round() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, boards={0: ONE_MORE_EQUIPMENT}, pile=["ida red"] * 2)
    do(s, 0, "equip bill red")
    draw(s, 0)
    do(s, 0, "equip bill blue")
    draw(s, 0)
    assert is_scored(s) and s.paid[0] == 4


@pytest.mark.rule("AT-END-2", "AT-END-1", "AT-RND-1")
def test_the_last_card_given_to_the_next_player_leaves_the_giver_the_ender() -> None:
    s = table(hands={0: ["ida red"]}, pile=["bill red"])
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    assert s.paid == (0, 8, 6) and s.first == 1


@pytest.mark.rule("AT-END-2", "AT-ABL-2")
def test_the_last_card_given_away_by_the_airship_ends_the_round() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, boards={0: OPTIONAL_DRAW}, pile=["ida red"])
    do(s, 0, "equip bill red", "draw-none", "seat-2")
    draw(s, 2)
    assert is_scored(s)
    assert s.paid == (2, 6, 8)


@pytest.mark.rule("AT-END-2", "AT-ABL-2")
def test_the_airships_gift_lapses_when_its_own_draw_took_the_last_card() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, boards={0: OPTIONAL_DRAW}, pile=["ida red"])
    do(s, 0, "equip bill red", "draw-one")
    draw(s, 0)
    assert is_scored(s)


@pytest.mark.rule("AT-END-2", "AT-ABL-5")
def test_a_repetition_lapses_with_the_last_card() -> None:
    s = table(hands={0: ["ida red", "bill blue"]}, boards={0: ACTION_TWICE}, pile=["ida blue"])
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    assert is_scored(s)


@pytest.mark.rule("AT-END-2", "AT-ABL-3")
def test_the_draw_for_equipment_lapses_when_its_action_took_the_last_card() -> None:
    s = table(hands={0: ["ida red", "bill blue"]}, boards={0: EQUIPMENT_ACTS}, pile=["ida blue"])
    do(s, 0, "equip ida red", "seat-1")
    draw(s, 1)
    assert is_scored(s)
    assert s.paid == (2, 8, 6)


@pytest.mark.rule("AT-END-2", "AT-ACT-11")
def test_a_stopped_gift_leaves_the_pile_untouched() -> None:
    s = table(hands={0: ["ida red", "bill blue"]}, members={1: ["miller red"]}, pile=["ida blue"])
    do(s, 0, "join ida red", "seat-1")
    do(s, 1, "protect-with-red-member-1")
    assert s.pile.size == 1 and asked(s) == "1 turn"


@pytest.mark.rule("AT-END-2", "AT-ACT-11")
def test_the_last_card_goes_to_the_second_player_when_the_first_is_protected() -> None:
    s = table(
        hands={0: ["betty red", "bill red"]},
        equipment={0: ["earl red"]},
        members={2: ["miller blue"]},
        pile=["ida red"],
    )
    do(s, 0, "join betty red", "seat-2", "seat-1")
    do(s, 2, "protect-with-blue-member-1")
    draw(s, 1)
    assert is_scored(s)
    assert s.paid == (2, 8, 6)


@pytest.mark.rule("AT-END-2")
def test_discards_are_never_shuffled_back() -> None:
    s = table(hands={0: ["bill red", "bill blue"]}, pile=["ida red"])
    assert len(s.discards) > 80
    assert play.options(s, 0)[0] >= EQUIP
    do(s, 0, "equip bill red")
    assert len(offered(s, CHANCE)) == 1
    draw(s, 0)
    assert is_scored(s)
