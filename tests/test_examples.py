"""The examples work, and are as short as they are said to be."""

import sys
from pathlib import Path

import pytest

from chautari.arena.game import play_game
from chautari.arena.match import Match
from chautari.engine.meta import Meta
from chautari.games import METAS

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[1] / "examples"
SPECS = {
    "first_bot.py": f"{FOLDER / 'first_bot.py'}:4it",
    "process_bot.py": f"process:{sys.executable} {FOLDER / 'process_bot.py'}",
}


def test_every_bot_among_the_examples_is_played() -> None:
    assert {path.name for path in FOLDER.glob("*_bot.py")} == set(SPECS)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) < 40


@pytest.mark.parametrize("example", SPECS)
@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_a_bot_plays_a_game_without_a_fault(meta: Meta, example: str) -> None:
    seats = meta.seats[0]
    match = Match(meta.name, seats, meta.complete(seats, {}), (SPECS[example], *["uniform"] * (seats - 1)))
    played = play_game(match, 1)
    seat = played.seating.index(0)
    assert sum(played.times[seat].values()) > 5
    assert (played.faults[seat], played.said[seat]) == ({}, "")
