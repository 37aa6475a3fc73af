"""The table as text."""

import re
from typing import cast

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.kathmandu.faces.shapes import View
from chautari.games.kathmandu.faces.terminal import draw
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, give, lay_good, table, use
from tests.games.kathmandu.test_target import LANDS

pytestmark = pytest.mark.slow

NAMES = ["Ani", "Nathalie", "Dirk", "Vincent"]


def text(s: Trek, seat: int) -> str:
    page = re.sub(r"\x1b\[[0-9;]*m", "", draw(cast(View, GAME.view(s, seat)), NAMES))
    return "\n".join(line.rstrip() for line in page.splitlines())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("long", [False, True])
def test_it_fits_into_a_hundred_columns_at_any_moment(seats: int, long: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = dealing(seats, long=long, tents=True, characters=True)
    luck = Dice(seats)
    for _ in range(9):
        play.deal(s, luck)
        assert text(s, 0)
    while not s.is_over():
        play.playout(s, luck, 41)
        for seat in range(-1, seats):
            assert max(len(line) for line in text(s, seat).splitlines()) <= 100


def test_the_map_shows_landscapes_yaks_temples_goods_and_the_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "thangka")
    give(s, 0, yak="2 1 3")
    give(s, 1, yak="2 6 6")
    s.storm = 1
    page = text(s, 0)
    rows = """
S S M1M G G
S S M M G G
C CtF F F*F
C C F F F F
J J W W T T
J J W W T T2
≈≈≈≈≈≈≈≈≈≈≈≈
M M M M M M
M M M M M M
MoMoMoMoMoMo
"""
    assert rows.strip() in page
    assert "K K K" in page and "────" in page


def test_two_yaks_on_a_space_are_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(3, drawing=LANDS)
    for seat in range(3):
        give(s, seat, yak="2 1 3")
    assert "S S M&M G G" in text(s, 0)


def test_movements_are_shown_with_their_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(drawing=LANDS)
    give(s, 0, yak="1 1 3", cards="bridle")
    use(s, 2)
    page = text(s, 0)
    assert "Go north: board 2, row 5, column 3, 1 exhaustion" in page
    assert "Go south: board 1, row 3, column 3" in page
    assert "Go south, with a bridle: 2 ways" in page


@pytest.mark.rule("KA-ACT-7")
def test_exhaustion_that_arriving_takes_away_is_no_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(drawing=LANDS)
    give(s, 0, yak="2 1 3")
    use(s, 2)
    assert "Go north: board 3, row 5, column 3\n" in text(s, 0)


def test_a_hidden_hand_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(tents=True)
    give(s, 1, tents="snow")
    assert "1 tent" in text(s, 0) and "tent: snow" not in text(s, 0) and "tent: snow" in text(s, 1)
