"""The sums before and after, as every option shows them."""

from typing import Any

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.components import ACTION_TWICE, ANOTHER_TURN
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import card, do, names, table


def preview(s: Tours, seat: int, words: str) -> Any:
    verb, _, rest = words.partition(" ")
    wanted = f"{verb}-{names([card(rest)])[0]}" if rest else verb
    found = [action for action in play.options(s, seat) if TABLE.name(action) == wanted]
    return GAME.preview(s, seat, found[0])


@pytest.mark.rule("AT-EQP-1", "AT-EQP-2")
def test_equipment_adds_its_support_draws_a_card_and_opens_the_way_to_others() -> None:
    s = table(hands={0: ["earl red", "betty red", "betty blue", "miss red", "roy red"]})
    shown = preview(s, 0, "equip earl red")
    (own,) = shown["seats"]
    assert (own["seat"], own["draws"], own["cards"]) == (0, 1, [5, 5])
    assert own["gear"] == [[3, 3, 3], [5, 3, 3]]
    assert own["equipment"] == {"leaving": [], "coming": ["earl-of-bucket-red"]}
    assert shown["opens"] == ["betty-mcklug-red", "miss-anthrop-red", "roy-nobleman-red"]
    assert shown["next"] == {"seat": 1, "key": "prompt-turn"}


@pytest.mark.rule("AT-MEM-3", "AT-SCO-1")
def test_a_member_pays_and_may_then_act() -> None:
    shown = preview(table(hands={0: ["ida red", "roy red"]}), 0, "join ida red")
    assert shown["seats"][0]["income"] == [0, 2] and shown["seats"][0]["draws"] == 0
    assert shown["next"] == {"seat": 0, "key": "prompt-give-one"}


@pytest.mark.rule("AT-ACT-5")
def test_stolen_equipment_changes_the_sums_of_both() -> None:
    s = table(hands={0: ["bill red", "roy red"]}, equipment={0: ["earl red"] * 2, 1: ["roy blue"]})
    do(s, 0, "join bill red")
    thief, victim = preview(s, 0, "seat-1")["seats"]
    assert thief["gear"] == [[7, 3, 3], [8, 4, 4]]
    assert victim["gear"] == [[4, 4, 4], [3, 3, 3]]
    assert thief["equipment"] == {"leaving": [], "coming": ["roy-nobleman-blue"]}
    assert victim["equipment"] == {"leaving": [0], "coming": []}


@pytest.mark.rule("AT-ACT-11")
def test_whoever_could_stop_an_attack_is_named() -> None:
    s = table(hands={0: ["ida red", "roy red"]}, members={1: ["miller red"]})
    do(s, 0, "join ida red")
    assert preview(s, 0, "seat-2")["stopped_by"] == []
    shown = preview(s, 0, "seat-1")
    assert shown["stopped_by"] == [1]
    assert [(part["seat"], part["draws"], part["cards"]) for part in shown["seats"]] == [(1, 1, [3, 4])]


@pytest.mark.rule("AT-ACT-11")
def test_a_miller_who_steps_in_pays_no_more() -> None:
    s = table(hands={0: ["ida red", "roy red"]}, members={1: ["miller red", "ida blue"]})
    do(s, 0, "join ida red", "seat-1")
    (own,) = preview(s, 1, "protect-with-red-member-1")["seats"]
    assert own["income"] == [4, 2] and own["members"] == {"leaving": [0], "coming": []}
    assert preview(s, 1, "suffer")["seats"][0]["cards"] == [3, 4]


@pytest.mark.rule("AT-END-1", "AT-SCO-2")
def test_the_last_card_of_a_hand_shows_everybodys_result() -> None:
    s = table(hands={0: ["miller red"], 1: ["roy red", "roy blue"]}, members={1: ["betty red"]})
    shown = preview(s, 0, "join miller red")
    assert shown["results"] == [2, 0, -6]
    assert shown["next"] is None
    assert shown["seats"] == [
        {"seat": 0, "draws": 0, "gear": [[3, 3, 3], [3, 3, 3]], "income": [0, 2], "cards": [1, 0]}
    ]


@pytest.mark.rule("AT-END-2")
def test_equipment_for_which_the_last_card_is_drawn_ends_the_round() -> None:
    s = table(hands={0: ["ida red", "roy red"]}, pile=["roy blue"])
    assert preview(s, 0, "equip ida red")["results"] == [-4, -6, -6]
    assert preview(s, 0, "join ida red")["results"] is None


@pytest.mark.rule("AT-ACT-6", "AT-ABL-6")
def test_further_turns_are_counted() -> None:
    s = table(hands={0: ["farsight red", "roy red"]}, equipment={0: ["earl red"] * 2}, boards={0: ACTION_TWICE})
    do(s, 0, "join farsight red")
    assert preview(s, 0, "use")["further_turns"] == [0, 1]
    s = table(hands={0: ["miller red", "roy red"]}, boards={0: ANOTHER_TURN})
    do(s, 0, "join miller red")
    assert preview(s, 0, "use")["next"] == {"seat": 0, "key": "prompt-turn"}


@pytest.mark.rule("AT-VAR-2")
def test_a_board_shows_what_its_gear_starts_with() -> None:
    s = table(hands={0: ["ida red"]}, equipment={1: ["earl red"]}, boards={0: 0, 1: 3, 2: 2}, variant="chosen")
    do(s, 0, "join ida red", "skip")
    (own,) = preview(s, 1, "take-jungle-steamer")["seats"]
    assert own["gear"] == [None, [3, 3, 2]]


@pytest.mark.rule("AT-ACT-2")
def test_the_first_of_two_cards_is_shown_for_whom_it_is_before_anybody_draws() -> None:
    s = table(hands={0: ["betty red", "roy red"]}, equipment={0: ["earl red"] * 2})
    do(s, 0, "join betty red")
    shown = preview(s, 0, "seat-1")
    assert [(part["seat"], part["draws"], part["cards"]) for part in shown["seats"]] == [(1, 1, [3, 4])]
    assert shown["next"] == {"seat": 0, "key": "prompt-second-card"}
    do(s, 0, "seat-1")
    both = preview(s, 0, "seat-2")["seats"]
    assert [(part["seat"], part["draws"], part["cards"]) for part in both] == [(1, 1, [3, 4]), (2, 1, [3, 4])]
    (twice,) = preview(s, 0, "seat-1")["seats"]
    assert (twice["seat"], twice["draws"], twice["cards"]) == (1, 2, [3, 5])
