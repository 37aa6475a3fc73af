"""What plainly helps is not declined, and nobody robs themselves."""

import pytest

from chautari.engine import play
from chautari.games.adventure_tours.components import ANOTHER_TURN
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import RICH, do, draw, on, table

HAND = ["miller red", "ida red", "ida blue"]


def senseless(s: Tours) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, 0) if GAME.is_senseless(s, 0, action)]


def joined(name: str, members: dict[int, list[str]], equipment: dict[int, list[str]]) -> Tours:
    """Seat 0 has just taken somebody along."""
    s = table(hands={0: [name, *HAND]}, equipment={0: RICH} | equipment, members=members)
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
    assert senseless(joined(name, {1: ["ida yellow"]}, {1: ["finn blue"]})) == []
