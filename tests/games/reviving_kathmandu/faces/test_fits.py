"""What in the market and in hand fits a seat's street as it stands, and that it is counted in one way everywhere."""

from typing import Any

from chautari.engine import play
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.rules import scoring
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, leftover, monument

MARKET = [
    card("blue pagoda third / green stupa top"),
    card("green pagoda second / red shrine top"),
    card("red pagoda top / green stupa bottom"),
    card("red buddha / yellow stupa centre"),
]


def found(s: City, seat: int) -> list[Any]:
    fits: list[Any] = GAME.view(s, seat)["fits"]  # type: ignore[assignment]
    return [(fit["card"], fit["face"], fit["completes"], fit["points"], fit["mission"]) for fit in fits]


def in_market(seat: int, *growing: str) -> list[Any]:
    """With the first mission (a red or blue Buddha) and these bottom sections."""
    s = bidding(4, market=MARKET)
    s.growing[0] = tuple(monument(words) for words in growing)
    return [fit for fit in found(s, seat) if fit[0] in MARKET]


def test_what_the_street_waits_for_fits() -> None:
    buddha = (MARKET[3], "red-buddha", True, 3, 1)
    begins = (MARKET[2], "green-stupa-bottom", False, 1, 0)
    assert in_market(0) == [begins, buddha]
    assert in_market(0, "red shrine bottom") == [(MARKET[1], "red-shrine-top", True, 4, 0), begins, buddha]
    assert in_market(0, "red stupa bottom") == [begins, buddha, (MARKET[3], "yellow-stupa-centre", False, 2, 0)]


def test_wild_sections_count_in_their_best_colour() -> None:
    plain, wild = in_market(0, "red shrine bottom")[0], in_market(0, "wild shrine bottom")[0]
    assert plain == wild


def test_others_are_not_told() -> None:
    assert in_market(-1, "red shrine bottom") == []


def test_the_hand_is_counted_as_the_market_is() -> None:
    held = cards("wild buddha", "white buddha", "red shrine top", "red pagoda bottom")
    s = building(3, {0: held}, {0: [monument("red shrine bottom")]}, missions=(1, 2, 3))
    assert sorted(fit[1:] for fit in found(s, 0)) == [
        ("red-pagoda-bottom", False, 1, 0),
        ("red-shrine-top", True, 4, 0),
        ("white-buddha", True, 3, 0),
        ("wild-buddha", True, 3, 1),
    ]


def test_what_goes_on_cards_of_the_hand_fits_after_them() -> None:
    s = building(3, {0: cards("red stupa bottom", "red stupa centre", "red stupa top")}, missions=(1, 2, 3))
    fits: Any = GAME.view(s, 0)["fits"]
    assert [(fit["face"], fit["after"], fit["points"], fit["mission"]) for fit in fits if fit["after"]] == [
        ("red-stupa-centre", ["red-stupa-bottom"], 2, 0),
        ("red-stupa-top", ["red-stupa-bottom", "red-stupa-centre"], 7, 3),
    ]


def going_on(market: str, *held: str, growing: str | None = None) -> list[Any]:
    """What is said of this card of the market to seat 0 with this hand."""
    s = bidding(4, market=[card(market), *MARKET[1:]])
    for number in s.hand(0):
        s.drop_card(0, number)
    for number in cards(*held):
        s.take_card(0, number)
    s.growing[0] = () if growing is None else (monument(growing),)
    fits: Any = GAME.view(s, 0)["fits"]
    return [(fit["face"], fit["points"], fit["then"]) for fit in fits if fit["card"] == card(market)]


def test_what_the_hand_can_put_on_top_is_counted_with_it() -> None:
    stupa = "blue pagoda second / red stupa centre"
    top = {"faces": ["green-stupa-top"], "completes": True, "points": 7, "at_once": 8, "mission": 0}
    assert going_on(stupa, growing="red stupa bottom") == [("red-stupa-centre", 2, None)]
    held = "blue pagoda third / green stupa top"
    assert going_on(stupa, held, growing="red stupa bottom") == [("red-stupa-centre", 2, top)]


def test_a_bottom_section_tells_its_worth_and_what_the_hand_puts_on_it() -> None:
    bottom = "blue pagoda top / yellow shrine bottom"
    assert going_on(bottom) == [("yellow-shrine-bottom", 1, None)]
    ((face, points, then),) = going_on(bottom, "green pagoda second / red shrine top")
    assert (face, points, then["faces"], then["completes"]) == ("yellow-shrine-bottom", 1, ["red-shrine-top"], True)


def test_a_choice_tells_the_same_number_as_the_mark() -> None:
    s = building(3, {0: cards("wild buddha")}, missions=(1, 2, 3))
    ((_, _, _, points, mission),) = found(s, 0)
    (build,) = [action for action in play.options(s, 0) if GAME.action_name(action).startswith("build-")]
    shown: Any = GAME.preview(s, 0, build)
    assert sum(gain["points"] for gain in shown["places"][0]["gains"]) == points + mission == 4


def test_completing_gains_only_what_the_unfinished_monument_was_not_worth_already() -> None:
    grown = monument("red shrine bottom")
    s = building(3, {0: cards("red shrine top", "red pagoda bottom")}, {0: [grown]}, missions=(1, 2, 3))
    before = scoring.points(s, 0)
    fits: Any = GAME.view(s, 0)["fits"]
    (mark,) = [fit for fit in fits if fit["face"] == "red-shrine-top"]
    (build,) = [action for action in play.options(s, 0) if GAME.action_name(action) == "build-red-shrine-top"]
    shown: Any = GAME.preview(s, 0, build)
    play.play(s, 0, build)
    assert (
        scoring.points(s, 0) - before
        == mark["points"]
        == sum(gain["points"] for gain in shown["places"][0]["gains"])
        == 4
    )
    assert mark["at_once"] == 5


def test_what_the_last_coin_buys_is_marked_while_it_is_spent() -> None:
    s = leftover([5, 1, 2], discards={1: cards("red buddha")})
    assert [fit[1:] for fit in found(s, 0)] == [("red-buddha", True, 3, 1)]
    assert found(s, 1) == []
