"""The table as text."""

import re
from typing import cast

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.yak.actions import AMOUNTS, PAY
from chautari.games.yak.faces.shapes import View
from chautari.games.yak.faces.terminal import draw
from chautari.games.yak.game import GAME
from tests.games.yak.setting import choose, dealing, do, new_table, seen, table
from tests.games.yak.setting import draw as drawn_by_chance

NAMES = ["Anna", "Benedikta", "Chris", "Dolma"]


def text(view: dict[str, object]) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", draw(cast(View, view), NAMES))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_into_eighty_columns_at_any_moment(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    s = dealing(seats, bonus_cards=3)
    luck = Dice(seats)
    play.advance(s, luck)
    while not s.is_over():
        play.playout(s, luck, 29)
        play.advance(s, luck)
        for seat in range(-1, seats):
            assert max(len(line) for line in text(seen(s, seat)).splitlines()) <= 80


def test_the_ring_shows_every_cart_its_player_and_the_way_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(2, loads={"no-milk": "red crystal"})
    page = text(seen(s, 0))
    for word in (
        "Anna",
        "Benedikta",
        "between the two",
        "takes no milk",
        "takes no meat",
        "takes no bread",
        "red ◆◆◆",
        "──▶",
        "▲",
        "Market",
    ):
        assert word in page
    assert "look left: clockwise" in page
    s.left = False
    assert "◀──" in text(seen(s, 0)) and "look right: anticlockwise" in text(seen(s, 0))


@pytest.mark.parametrize(("count", "said"), [(0, "Pay no meat"), (1, "Pay one meat"), (8, "Pay eight meat")])
def test_amounts_are_words_beside_the_numbers_to_type(count: int, said: str) -> None:
    assert GAME.say_action(PAY + AMOUNTS + count) == said


def test_the_tower_is_drawn_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = table(4, towers={1: "b\nr\nrg\ng**\nrgoy\nkrokk"})
    column = [line[24:43].rstrip() for line in text(seen(s, 1)).splitlines()]
    foot = column.index("blk red ora blk blk")
    assert column[foot - 5 : foot + 1] == [
        "        blu",
        "        red",
        "      red gry",
        "    gry ◆◆◆ ◆◆◆",
        "  red gry ora yel",
        "blk red ora blk blk",
    ]
    assert "crystals as gry ora" in text(seen(s, 1))


def test_another_seats_card_is_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = new_table(2)
    do(s, 0, "choose-market")
    assert "Market (face down)" in text(seen(s, 0))
    assert "a card face down" in text(seen(s, 1)) and "Market (face down)" not in text(seen(s, 1))


def test_what_is_in_hand_and_the_fog_just_drawn_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    s = new_table(2)
    choose(s, "market", "build")
    do(s, 0, "enough-food")
    drawn_by_chance(s, "fog", "red", "blue", "grey")
    page = text(GAME.view(s, 1))
    assert "In hand: red gry blu" in page and "Fog [·][·][·][■] and 1 drawn" in page
