"""What plainly helps is not declined, and nobody robs themselves, or the last of all."""

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.components import ANOTHER_TURN, DESERT, EQUIPMENT_ACTS, OPTIONAL_DRAW
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import NO_CARDS, Tours
from tests.games.adventure_tours.setting import RICH, card, do, draw, on, table

HAND = ["miller red", "ida red", "ida blue"]


def senseless(s: Tours) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, 0) if GAME.is_senseless(s, 0, action)]


def joined(
    name: str,
    members: dict[int, list[str]],
    equipment: dict[int, list[str]],
    hands: dict[int, list[str]] | None = None,
) -> Tours:
    """Seat 0 has just taken somebody along."""
    s = table(hands={0: [name, *HAND]} | (hands or {}), equipment={0: RICH} | equipment, members=members)
    do(s, 0, f"join {name}")
    return s


@pytest.mark.parametrize("name", ["bill red", "amelia blue"])
def test_a_theft_is_not_declined(name: str) -> None:
    assert senseless(joined(name, {1: ["ida yellow"]}, {1: ["finn blue"]})) == ["skip"]


@pytest.mark.parametrize("name", ["finn red", "anthrop blue"])
def test_a_rival_is_made_to_discard_and_never_oneself(name: str) -> None:
    assert senseless(joined(name, {1: ["ida yellow"]}, {1: ["finn blue"]})) == ["seat-0", "skip"]


@pytest.mark.parametrize("name", ["finn red", "anthrop blue"])
def test_where_only_ones_own_card_could_be_discarded_one_declines(name: str) -> None:
    assert senseless(joined(name, {}, {})) == ["seat-0"]


def test_a_further_turn_is_not_declined() -> None:
    assert senseless(joined("farsight blue", {}, {})) == ["skip"]
    s = on(ANOTHER_TURN, ["roy red", *HAND], [])
    do(s, 0, "equip roy red")
    draw(s, 0)
    assert senseless(s) == ["skip"]


@pytest.mark.parametrize("name", ["ida yellow", "earl blue", "rufus blue", "grandtour blue"])
def test_what_is_a_matter_of_taste_may_be_declined(name: str) -> None:
    alike = ["ida yellow"]
    assert senseless(joined(name, {1: alike, 2: alike}, {1: ["finn blue"]})) == []


@pytest.mark.parametrize("name", ["ida red", "finn red", "bill red"])
def test_nobody_aims_at_the_last_where_somebody_ahead_can_be_hit(name: str) -> None:
    s = joined(name, {1: ["bill blue"], 2: ["ida yellow"]}, {1: ["finn blue"], 2: ["finn blue"]})
    assert "seat-2" in senseless(s)
    assert "seat-1" not in senseless(s)


@pytest.mark.parametrize("name", ["anthrop blue", "amelia blue"])
def test_a_member_who_pays_more_may_be_taken_from_anybody(name: str) -> None:
    ahead, behind = ["farsight red", "ida yellow"], ["bill red"]
    assert "seat-2" not in senseless(joined(name, {1: ahead, 2: behind}, {}))
    assert "seat-2" in senseless(joined(name, {1: behind, 2: ["ida yellow"]}, {}))


def test_neither_of_two_cards_is_given_to_the_last() -> None:
    s = joined("betty red", {1: ["bill blue"]}, {})
    assert senseless(s) == ["seat-2"]
    do(s, 0, "seat-1")
    assert senseless(s) == ["seat-2"]


@pytest.mark.parametrize("name", ["ida yellow", "betty red"])
def test_whoever_is_about_to_go_out_gets_a_card_even_if_they_are_last(name: str) -> None:
    s = joined(name, {1: ["bill blue"]}, {}, {2: ["finn red"]})
    assert senseless(s) == ["seat-0", "seat-1", "skip"]


def test_of_two_cards_the_second_may_go_to_somebody_else() -> None:
    s = joined("betty red", {1: ["bill blue"]}, {}, {2: ["finn red"]})
    do(s, 0, "seat-2")
    assert senseless(s) == ["seat-2"]


@pytest.mark.parametrize("name", ["ida yellow", "betty red"])
def test_a_card_is_handed_out_when_a_rival_holds_two(name: str) -> None:
    s = joined(name, {1: ["bill blue"]}, {}, {1: ["finn red", "finn blue"]})
    assert senseless(s) == ["seat-2", "skip"]


def test_whoever_ends_the_round_hands_out_a_card_that_costs() -> None:
    alike = ["bill blue"]
    assert senseless(joined("ida yellow", {1: alike, 2: alike}, {}, {0: ["ida yellow"]})) == ["skip"]


def test_a_gift_of_the_airship_keeps_a_rival_from_going_out() -> None:
    s = on(OPTIONAL_DRAW, ["roy red", *HAND], [])
    s.hands[2] = NO_CARDS.plus(card("finn red"))
    do(s, 0, "equip roy red", "draw-none")
    assert senseless(s) == ["seat-0", "seat-1", "skip"]


def on_turn(hand: list[str], rival: list[str], board: int = DESERT, pile: list[str] | None = None) -> Tours:
    """Seat 0 is about to play a card; seat 1 holds these."""
    return table(hands={0: hand, 1: rival}, boards={0: board}, pile=pile)


LAID = ["equip-earl-of-bucket-red", "equip-amelia-airhead-blue"]


def test_nobody_equips_for_later_when_a_rival_may_end_the_round_and_a_paying_member_can_join() -> None:
    hand = ["earl red", "amelia blue"]
    assert set(senseless(on_turn(hand, ["finn red"]))) == set(LAID)
    assert senseless(on_turn(hand, ["finn red", "finn blue"])) == []


def test_equipment_is_all_that_is_left_where_nobody_who_pays_can_join() -> None:
    assert senseless(on_turn(["amelia blue", "bill yellow"], ["finn red"])) == []
    assert senseless(on_turn(["rufus blue", "amelia blue"], ["finn red"])) == []


@pytest.mark.parametrize("board", [EQUIPMENT_ACTS, OPTIONAL_DRAW, ANOTHER_TURN])
def test_equipment_that_does_more_is_never_senseless(board: int) -> None:
    assert senseless(on_turn(["earl red", "amelia blue"], ["finn red"], board)) == []


def test_equipment_that_ends_the_round_or_comes_before_a_further_turn_is_not_senseless() -> None:
    hand = ["earl red", "amelia blue"]
    assert senseless(on_turn(hand, ["finn red"], pile=["ida red"])) == []
    s = on_turn(hand, ["finn red"])
    s.further_turns = 1
    assert senseless(s) == []


def last_card(
    name: str,
    ahead: list[str],
    round: int = 3,
    hands: dict[int, list[str]] | None = None,
    pile: list[str] | None = None,
) -> list[str]:
    """What is senseless for seat 0 with a single card, when both others have these members."""
    members = {1: ahead, 2: ahead}
    held = {0: [name], **(hands or {})}
    return senseless(table(hands=held, equipment={0: RICH}, members=members, round=round, pile=pile))


AHEAD = ["farsight red", "farsight blue"]


@pytest.mark.parametrize("name", ["miller red", "finn red", "bill red", "earl red", "rufus red"])
def test_nobody_ends_the_game_as_the_last_of_all(name: str) -> None:
    assert [action.split("-")[0] for action in last_card(name, AHEAD)] == ["join"]
    assert last_card(name, []) == []
    assert last_card(name, AHEAD, round=2) == []


@pytest.mark.parametrize("name", ["ida red", "betty red", "anthrop red", "amelia red", "grandtour red"])
def test_a_last_card_that_changes_who_is_ahead_is_a_matter_of_taste(name: str) -> None:
    assert last_card(name, AHEAD) == []


def test_the_game_may_be_ended_where_it_ends_at_once_anyway() -> None:
    assert "join-pater-miller-red" not in last_card("miller red", AHEAD, hands={1: ["finn red"]})
    assert last_card("miller red", AHEAD, pile=["ida red"]) == []
