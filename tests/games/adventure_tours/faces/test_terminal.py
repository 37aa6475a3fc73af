"""The table as text."""

import re

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.adventure_tours.components import SECOND_MEMBER
from chautari.games.adventure_tours.faces.shapes import View
from chautari.games.adventure_tours.faces.terminal import draw
from chautari.games.adventure_tours.game import GAME
from tests.games.adventure_tours.setting import do, seen, table

pytestmark = pytest.mark.slow

NAMES = ["Anna", "Benedikta", "Chris", "Dolma", "Emil", "Frieda"]


def text(view: View) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", draw(view, NAMES))


@pytest.mark.parametrize("seats", [3, 6])
def test_it_fits_into_eighty_columns_at_any_moment(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    s = GAME.start(seats, GAME.meta.complete(seats, {"level": "expert", "variant": "chosen"}))
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
    assert "Round 1 of 3 is over" in page and "turn" not in page.splitlines()[0]


def test_an_ability_that_has_been_used_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(hands={0: ["miller red", "ida red", "roy red"]}, equipment={0: ["earl red"]}, boards={0: SECOND_MEMBER})
    do(s, 0, "join miller red", "join ida red")
    assert "ability used" in text(seen(s, 0))


def test_players_are_numbered_as_in_the_choices_and_only_ones_own_money_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    s = table(hands={0: ["roy red"], 1: ["bill red"]}, round=2)
    s.earned, s.paid = (12, 8, 0), (2, 0, 4)
    page = text(seen(s, 0))
    for line in (
        "Player 1: Anna (you)  1 card  10 coins  rounds +10",
        "Player 2: Benedikta  1 card  rounds +8",
        "Player 3: Chris  3 cards  rounds -4",
    ):
        assert line in page.splitlines()


def test_a_hand_shows_what_each_card_demands_pays_and_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    s = table(hands={0: ["earl red", "finn yellow", "roy blue"]})
    assert [line.rstrip() for line in text(seen(s, 0)).splitlines()[-4:]] == [
        "Hand                        demand  pays  adds  action",
        "Earl of Bucket (red)             2     1    +2  play one more equipment",
        "Butterfinger Finn (yellow)       3     3    +1  discard anybody's last equipment",
        "Roy Nobleman (blue)              5     5    +1  no action; adds to all three",
    ]


def test_no_name_is_broken_over_two_lines_and_equal_discards_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lying = ["earl red", "finn yellow", "grandtour yellow", "amelia yellow", "farsight yellow", "bill yellow"]
    s = table(hands={0: ["ida blue"]}, equipment={1: lying}, pile=["ida red"])
    page = text(seen(s, 0))
    assert "3× Rufus Rigs (blue)" in page
    assert all(line.count("(") == line.count(")") for line in page.splitlines())
