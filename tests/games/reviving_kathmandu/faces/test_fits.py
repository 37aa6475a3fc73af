"""What in the market fits a seat's street as it stands."""

from typing import Any

from chautari.games.reviving_kathmandu.game import GAME
from tests.games.reviving_kathmandu.setting import bidding, card, monument

MARKET = [
    card("blue pagoda third / green stupa top"),
    card("green pagoda second / red shrine top"),
    card("red pagoda top / green stupa bottom"),
    card("red buddha / yellow stupa centre"),
]


def fits(seat: int, *growing: str) -> list[Any]:
    """With the first mission (a red or blue Buddha) and these bottom sections."""
    s = bidding(4, market=MARKET)
    s.growing[0] = tuple(monument(words) for words in growing)
    found: list[Any] = GAME.view(s, seat)["fits"]  # type: ignore[assignment]
    return [(fit["place"], fit["face"], fit["completes"], fit["points"], fit["mission"]) for fit in found]


def test_what_the_street_waits_for_fits() -> None:
    buddha = (3, "red-buddha", True, 3, 1)
    assert fits(0) == [buddha]
    assert fits(0, "red shrine bottom") == [(1, "red-shrine-top", True, 5, 0), buddha]
    assert fits(0, "red stupa bottom") == [buddha, (3, "yellow-stupa-centre", False, 2, 0)]


def test_wild_sections_count_in_their_best_colour() -> None:
    plain, wild = fits(0, "red shrine bottom")[0], fits(0, "wild shrine bottom")[0]
    assert plain == wild


def test_others_are_not_told() -> None:
    assert fits(-1, "red shrine bottom") == []
