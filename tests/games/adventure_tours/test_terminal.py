"""The table as text."""

import re

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.adventure_tours.components import SECOND_MEMBER
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.terminal import draw
from tests.games.adventure_tours.setting import do, seen, table

NAMES = ["Anna", "Benedikta", "Chris", "Dolma", "Emil", "Frieda"]


def text(view: dict[str, object]) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", draw(view, NAMES))


@pytest.mark.parametrize("seats", [3, 6])
def test_it_fits_into_eighty_columns_at_any_moment(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    s = GAME.start(seats, GAME.meta.settle(seats, {"level": "expert", "variant": "chosen"}))
    luck = Dice(seats)
    while not s.is_over():
        play.playout(s, luck, 29)
        for seat in range(-1, seats):
            assert max(len(line) for line in text(seen(s, seat)).splitlines()) <= 80


@pytest.mark.rule("AT-INF-1")
def test_every_expedition_shows_its_sums_members_and_hand_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(
        hands={0: ["ida red"], 1: ["bill red", "farsight blue"]},
        equipment={1: ["roy blue", "earl yellow"]},
        members={1: ["betty blue", "miller red"]},
    )
    page = text(seen(s, 0))
    expedition = page[page.index("Benedikta") : page.index("Chris")]
    for words in ("2 cards", "red 4 blue 4 yellow 6", "Roy Nobleman (blue), Earl of Bucket (yellow)", "pay 6"):
        assert words in expedition
    assert "Betty McKlug (blue), Pater Miller (red)" in expedition
    assert "Farsight" not in page and "Ida Handout (red)" in page


def test_boards_to_choose_from_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(hands={0: ["ida red"]}, boards={0: 0, 1: SECOND_MEMBER, 2: 2}, variant="chosen")
    do(s, 0, "join ida red", "skip")
    page = text(seen(s, 1))
    assert "Orient express" in page and "Jungle steamer" in page and "Submarine trip" in page
    assert "Round 1 of 3" in page


def test_an_ability_that_has_been_used_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(hands={0: ["miller red", "ida red", "roy red"]}, equipment={0: ["earl red"]}, boards={0: SECOND_MEMBER})
    do(s, 0, "join miller red", "join ida red")
    assert "ability used" in text(seen(s, 0))
