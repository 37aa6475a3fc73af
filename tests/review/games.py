"""Finished games to review."""

from functools import cache
from pathlib import Path

from chautari.engine.record import Record
from chautari.games import NAMES

RECORDS = Path(__file__).parents[1] / "records"
GAMES = list(NAMES)


@cache
def finished(game: str) -> Record:
    """A game from the recorded ones, of few players."""
    return Record.load(sorted((RECORDS / game).glob("t*.json"))[-1])
