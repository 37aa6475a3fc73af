"""The adventurers' actions, as members use them."""

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.actions import EQUIP, JOIN, TARGET, USE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import (
    asked,
    card,
    do,
    draw,
    gear,
    hand,
    is_scored,
    names,
    offered,
    row,
    seen,
    table,
    told,
)

# Nine in red, without a card of any adventurer who acts.
RICH = ["roy red"] * 3 + ["roy blue"] * 3


def joining(words: str, others: list[str] | None = None, **rows: dict[int, list[str]]) -> Tours:
    """Seat 0 has played this member and may use its action."""
    equipment = {0: RICH} | rows.pop("equipment", {})
    s = table(hands={0: [words, *(others or ["bill yellow"])]}, equipment=equipment, **rows)  # type: ignore[arg-type]
    do(s, 0, f"join {words}")
    return s


@pytest.mark.rule("AT-ACT-0")
@pytest.mark.parametrize(
    "words", ["ida", "betty", "earl", "finn", "bill", "farsight", "rufus", "anthrop", "amelia", "grandtour"]
)
def test_every_action_may_be_declined(words: str) -> None:
    rows = {1: ["finn blue"], 2: ["ida blue"]}
    s = joining(f"{words} red", equipment=dict(rows), members={1: ["betty blue"]})
    before = (s.pile.size, s.equipment[:], s.members[:], s.further_turns)
    do(s, 0, "skip")
    assert (s.pile.size, s.equipment, s.members, s.further_turns) == before
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-0")
def test_anybody_may_be_the_target_oneself_too() -> None:
    rows = {1: ["finn blue"], 2: ["ida blue"]}
    for words in ("ida", "betty", "finn", "anthrop"):
        s = joining(f"{words} red", equipment=dict(rows), members=dict(rows))
        assert offered(s, 0) == ["seat-0", "seat-1", "seat-2", "skip"]


@pytest.mark.rule("AT-ACT-0")
def test_nobody_steals_from_themselves() -> None:
    for words in ("bill", "amelia"):
        s = joining(f"{words} red", equipment={1: ["finn blue"]}, members={1: ["finn blue"], 0: ["ida blue"]})
        assert offered(s, 0) == ["seat-1", "skip"]
        assert GAME.why_not(s, 0, TARGET + 0) == "AT-ACT-0"


@pytest.mark.rule("AT-ACT-0")
def test_a_target_needs_a_card_and_without_targets_the_action_lapses() -> None:
    assert asked(joining("bill red")) == "1 turn"
    assert asked(joining("amelia red")) == "1 turn"
    s = table(hands={0: ["finn red", "ida red"]})
    do(s, 0, "join finn red")
    assert asked(s) == "1 turn"
    assert offered(joining("finn red", equipment={2: ["ida blue"]}), 0) == ["seat-0", "seat-2", "skip"]


@pytest.mark.rule("AT-ACT-0", "AT-ACT-12")
def test_miss_anthrop_may_send_herself_away() -> None:
    s = joining("anthrop red")
    assert offered(s, 0) == ["seat-0", "skip"]
    do(s, 0, "seat-0")
    assert s.members[0] == () and s.discards == row("anthrop red")


@pytest.mark.rule("AT-ACT-0")
def test_a_further_card_needs_a_card_in_hand() -> None:
    for words in ("earl red", "rufus red"):
        s = table(hands={0: [words]}, equipment={0: RICH})
        do(s, 0, f"join {words}")
        assert is_scored(s)


@pytest.mark.rule("AT-ACT-0")
def test_rufus_asks_whatever_the_hidden_hand_holds() -> None:
    s = joining("rufus red", ["bill yellow"])
    assert offered(s, 0) == ["skip"]
    other = joining("rufus red", ["ida red"])
    assert seen(s, 1)["to_come"] == seen(other, 1)["to_come"]


@pytest.mark.rule("AT-ACT-1", "AT-ACT-14")
def test_ida_lets_a_player_draw_a_card_that_the_giver_does_not_see() -> None:
    s = joining("ida red")
    s.events = []
    do(s, 0, "seat-2")
    draw(s, 2, "betty blue")
    assert "betty-mcklug-blue" in hand(s, 2)
    assert told(s, 2, "own-draw") == [(card("betty blue"),)]
    assert told(s, 0, "own-draw") == [] and told(s, 0, "drew") == [()]
    assert seen(s, 0)["players"][2]["hand"] == []
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-1", "AT-ACT-14")
def test_without_a_pater_miller_lying_there_a_gift_cannot_be_refused() -> None:
    s = table(hands={0: ["ida red", "ida blue"], 1: ["miller red"]})
    do(s, 0, "join ida red", "seat-1")
    assert asked(s) == "draw 1"


@pytest.mark.rule("AT-ACT-2")
def test_betty_gives_two_cards_to_one_player_or_one_each_to_two() -> None:
    s = joining("betty red")
    do(s, 0, "seat-1", "seat-1")
    draw(s, 1)
    draw(s, 1)
    assert [s.hands[seat].size for seat in range(3)] == [1, 5, 3]
    s = joining("betty red")
    do(s, 0, "seat-1", "seat-0")
    draw(s, 1)
    draw(s, 0)
    assert [s.hands[seat].size for seat in range(3)] == [2, 4, 3]


@pytest.mark.rule("AT-ACT-2")
def test_the_whole_gift_is_announced_before_anybody_draws() -> None:
    s = joining("betty red")
    before = s.pile.size
    do(s, 0, "seat-2")
    assert asked(s) == "0 second-card" and s.pile.size == before
    assert offered(s, 0) == ["seat-0", "seat-1", "seat-2"]
    do(s, 0, "seat-1")
    assert asked(s) == "draw 2"


@pytest.mark.rule("AT-ACT-3")
def test_the_earl_lets_a_further_card_be_equipment_and_drawn_for() -> None:
    s = joining("earl red", ["grandtour blue", "ida red"])
    assert offered(s, 0) == ["equip-ida-handout-red", "equip-madame-grandtour-blue", "skip"]
    do(s, 0, "equip grandtour blue")
    assert s.equipment[0][-1] == card("grandtour blue")
    draw(s, 0)
    assert asked(s) == "1 turn" and s.hands[0].size == 2
    assert GAME.why_not(joining("earl red"), 0, EQUIP + card("amelia red")) == "AT-TRN-1"


@pytest.mark.rule("AT-ACT-4")
def test_finn_has_a_players_last_equipment_discarded() -> None:
    s = joining("finn red", equipment={1: ["ida blue", "betty blue"]})
    do(s, 0, "seat-1")
    assert s.equipment[1] == row("ida blue") and s.discards == row("betty blue")
    assert gear(s, 1) == [3, 4, 3]


@pytest.mark.rule("AT-ACT-5")
def test_bill_takes_a_players_last_equipment_and_draws_nothing() -> None:
    s = joining("bill red", equipment={1: ["ida blue", "betty blue"]})
    do(s, 0, "seat-1")
    assert s.equipment[1] == row("ida blue") and s.equipment[0] == row(*RICH, "betty blue")
    assert asked(s) == "1 turn" and s.hands[0].size == 1


@pytest.mark.rule("AT-ACT-6")
def test_the_colonel_gives_another_complete_turn() -> None:
    s = joining("farsight red", ["ida red", "ida red"])
    do(s, 0, "use")
    assert asked(s) == "0 turn"
    do(s, 0, "join ida red", "skip")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-7")
def test_rufus_brings_a_member_of_his_colour_whose_action_may_be_used() -> None:
    s = joining("rufus red", ["ida red", "ida blue", "farsight red"])
    assert offered(s, 0) == ["join-ida-handout-red", "join-colonel-farsight-red", "skip"]
    assert GAME.why_not(s, 0, JOIN + card("ida blue")) == "AT-ACT-7"
    do(s, 0, "join ida red")
    assert asked(s) == "0 give-one"
    do(s, 0, "seat-1")
    draw(s, 1)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-7")
def test_rufus_brings_nobody_whose_demand_is_not_met() -> None:
    s = table(hands={0: ["rufus red", "bill red"]})
    do(s, 0, "join rufus red")
    assert offered(s, 0) == ["skip"]
    assert GAME.why_not(s, 0, JOIN + card("bill red")) == "AT-MEM-1"


@pytest.mark.rule("AT-ACT-7")
def test_rufus_brings_rufus_who_brings_another() -> None:
    s = joining("rufus red", ["rufus red", "rufus red", "ida red", "bill yellow"])
    do(s, 0, "join rufus red", "join rufus red", "join ida red", "skip")
    assert s.members[0] == row("rufus red", "rufus red", "rufus red", "ida red")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-8")
def test_miss_anthrop_has_a_players_last_member_discarded_not_equipment() -> None:
    s = joining("anthrop red", equipment={1: ["ida red"]}, members={1: ["ida blue", "betty blue"]})
    do(s, 0, "seat-1")
    assert s.members[1] == row("ida blue") and s.equipment[1] == row("ida red")
    assert s.discards == row("betty blue")


@pytest.mark.rule("AT-ACT-9", "AT-ACT-12")
def test_amelia_takes_a_players_last_member_as_her_own_member_without_demand_or_action() -> None:
    s = joining("amelia red", members={1: ["ida blue", "grandtour yellow"]})
    assert gear(s, 0)[2] < 10
    do(s, 0, "seat-1")
    assert s.members[0] == row("amelia red", "grandtour yellow")
    assert s.members[1] == row("ida blue")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-9")
def test_a_stolen_members_demand_does_not_matter() -> None:
    s = table(hands={0: ["amelia red", "ida red"]}, equipment={0: ["earl red"] * 3}, members={2: ["grandtour yellow"]})
    do(s, 0, "join amelia red", "seat-2")
    assert s.members[0] == row("amelia red", "grandtour yellow") and gear(s, 0)[2] == 3


@pytest.mark.rule("AT-ACT-10", "AT-ACT-13", "AT-ACT-12")
def test_the_grandtour_turns_all_equipment_of_its_colour_into_members_in_order() -> None:
    equipment = ["bill red", "roy blue", "ida red", "earl yellow", "roy red", "earl red", "roy blue"]
    s = table(hands={0: ["grandtour red", "ida blue"]}, equipment={0: equipment}, members={0: ["betty blue"]})
    do(s, 0, "join grandtour red", "use")
    assert s.members[0] == row("betty blue", "grandtour red", "bill red", "ida red", "roy red", "earl red")
    assert s.equipment[0] == row("roy blue", "earl yellow", "roy blue")
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-ACT-13")
def test_the_grandtour_may_act_without_effect() -> None:
    s = table(hands={0: ["grandtour red", "ida blue"]}, equipment={0: ["roy blue"] * 3 + ["roy yellow"] * 3})
    do(s, 0, "join grandtour red")
    assert play.options(s, 0)[-1] == USE
    do(s, 0, "use")
    assert names(s.members[0]) == ["madame-grandtour-red"] and len(s.equipment[0]) == 6


@pytest.mark.rule("AT-ACT-5", "AT-ACT-12")
def test_a_stolen_card_lies_rightmost() -> None:
    s = joining("bill red", equipment={2: ["ida yellow"]})
    do(s, 0, "seat-2")
    assert s.equipment[0][-1] == card("ida yellow")


@pytest.mark.rule("AT-ACT-9", "AT-ACT-10")
def test_a_stolen_or_moved_colonel_gives_no_turn() -> None:
    s = joining("amelia red", members={1: ["farsight blue"]})
    do(s, 0, "seat-1")
    assert s.members[0][-1] == card("farsight blue") and asked(s) == "1 turn"
    s = joining("grandtour red", equipment={0: [*RICH, "farsight red"]})
    do(s, 0, "use")
    assert s.members[0][-1] == card("farsight red") and asked(s) == "1 turn"
