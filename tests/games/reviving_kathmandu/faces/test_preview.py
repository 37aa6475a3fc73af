"""What an option would do is told before it is chosen."""

from typing import Any

import pytest

from chautari.engine import play
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, do, leftover, monument


def preview(s: City, seat: int, words: str) -> Any:
    found = [action for action in play.options(s, seat) if GAME.action_name(action).startswith(words)]
    return GAME.preview(s, seat, found[0])


def gains(place: Any) -> dict[str, int]:
    return {gain["key"].removeprefix("source-"): gain["points"] for gain in place["gains"]}


@pytest.mark.rule("RK-BID-2")
def test_a_bid_names_its_cards_nearest_first() -> None:
    shown = preview(bidding(4), 0, "bid-3-on-L2")["bids_for"]
    assert [(card["place"], card["near"]) for card in shown] == [(1, True), (3, False)]


@pytest.mark.rule("RK-BID-3")
def test_a_special_spot_is_near_both_of_its_cards() -> None:
    shown = preview(bidding(6), 0, "bid-3-on-b")["bids_for"]
    assert [(card["place"], card["near"]) for card in shown] == [(3, True), (5, True)]


@pytest.mark.rule("RK-COL-4")
def test_a_bid_names_its_rivals_and_who_wins_a_tie() -> None:
    s = bidding(4)
    do(s, 0, "bid-3-on-b")  # near card 4 on its long edge, far from card 2
    shown = preview(s, 1, "bid-3-on-L2")["bids_for"]
    assert [card["rivals"] for card in shown] == [
        [{"spot": "b", "seat": 0, "tie_won": True}],
        [{"spot": "b", "seat": 0, "tie_won": False}],
    ]


@pytest.mark.rule("RK-SCO-2")
def test_a_section_that_completes_a_monument_shows_what_it_scores() -> None:
    grown = [monument("green stupa bottom", "green stupa centre")]
    s = building(3, {0: cards("green stupa top", "red pagoda bottom")}, {0: grown}, missions=(1, 2, 3))
    (place,) = preview(s, 0, "build-green-stupa-top")["places"]
    assert (place["owner"], place["monument"], place["completes"]) == (0, 0, True)
    assert gains(place) == {"monuments": 6, "colours": 4, "unfinished": -3, "objective-stupa": 3}


def test_a_section_that_starts_a_monument_scores_only_at_the_end() -> None:
    s = building(3, {0: cards("red pagoda bottom")})
    (place,) = preview(s, 0, "build-red-pagoda-bottom")["places"]
    assert (place["monument"], place["completes"], gains(place)) == (None, False, {"unfinished": 1})


def test_a_discard_that_completes_something_tells_that_the_unfinished_is_gone() -> None:
    shrine = {0: [monument("red shrine bottom")]}
    s = leftover([5, 1, 2], growing=shrine, discards={1: cards("red shrine top")})
    (section,) = preview(s, 0, f"buy-{card('red shrine top')}-")["built"]
    (place,) = section["places"]
    assert gains(place) == {"monuments": 3, "colours": 2, "unfinished": -1}


def test_a_discard_that_waits_for_cards_of_the_hand_shows_nothing_built() -> None:
    s = leftover([5, 1, 2], {0: cards("blue shrine bottom")}, discards={1: cards("red shrine top")})
    assert preview(s, 0, f"buy-{card('red shrine top')}-")["built"] == []


@pytest.mark.rule("RK-TEAM-3")
def test_a_team_mates_hidden_mission_is_not_counted() -> None:
    s = building(4, {0: cards("red buddha")}, teams="two", missions=(1, 2, 3, 4))  # both ask for red
    own, mate = preview(s, 0, "build-red-buddha")["places"]
    assert (own["owner"], gains(own)) == (0, {"monuments": 2, "buddhas": 1, "objective-buddha": 1})
    assert (mate["owner"], gains(mate)) == (2, {"monuments": 2, "buddhas": 1})


@pytest.mark.rule("RK-BLD-6")
def test_a_colour_shows_which_section_takes_it_and_what_it_brings() -> None:
    grown = [monument("wild stupa bottom", "white stupa centre")]
    s = building(3, {0: cards("white stupa top", "red pagoda top")}, {0: grown}, missions=(1, 2, 3))
    assert preview(s, 0, "build-white-stupa-top")["places"][0]["wilds"] == 1
    do(s, 0, "build-white-stupa-top")
    shown = preview(s, 0, "wild-is-white")
    assert (shown["owner"], shown["finished"], shown["section"]) == (0, 0, 0)
    assert gains(shown) == {"colours": 2}
    assert preview(s, 0, "wild-is-red")["gains"] == []
    assert shown["later"] == []


@pytest.mark.rule("RK-BLD-6")
def test_a_colour_tells_what_another_wild_section_can_bring_after_it() -> None:
    grown = [monument("wild stupa bottom", "white stupa centre")]
    s = building(3, {0: cards("wild stupa top", "red pagoda top")}, {0: grown}, missions=(1, 2, 3))
    do(s, 0, "build-wild-stupa-top")
    red = preview(s, 0, "wild-is-red")
    assert red["gains"] == []
    assert sum(gain["points"] for gain in red["later"]) >= 2


@pytest.mark.rule("RK-BLD-5")
def test_being_done_shows_how_many_cards_have_to_go() -> None:
    held = cards("red pagoda top", "blue pagoda top", "white pagoda top", "green pagoda top", "red stupa top")
    assert preview(building(3, {0: held}), 0, "done") == {"kind": "done", "discards": 2}


@pytest.mark.rule("RK-COIN-1")
def test_a_leftover_coin_shows_its_points_or_the_pile_it_buys_from() -> None:
    s = leftover([5, 1, 2], discards={1: cards("red buddha")})
    assert gains(preview(s, 0, "take-points")) == {"coins": 5}
    bought = preview(s, 0, f"buy-{card('red buddha')}-")
    assert (bought["kind"], bought["pile"]) == ("buying", 1)
    (place,) = bought["built"][0]["places"]
    assert gains(place) == {"monuments": 2, "buddhas": 1, "objective-buddha": 1}
    do(s, 0, f"buy-{card('red buddha')}-")
    (place,) = preview(s, 0, "build-red-buddha")["places"]
    assert place["completes"]


@pytest.mark.rule("RK-TEAM-3")
def test_along_with_a_purchase_a_hand_card_shows_the_places_with_a_mate_and_the_bought_one_does_not() -> None:
    s = leftover([4, 3, 2, 1], {0: cards("blue buddha")}, discards={1: cards("red buddha")}, teams="two")
    do(s, 0, "buy")
    assert [place["owner"] for place in preview(s, 0, "build-blue-buddha")["places"]] == [0, 2]
    assert [place["owner"] for place in preview(s, 0, "build-red-buddha")["places"]] == [0]
