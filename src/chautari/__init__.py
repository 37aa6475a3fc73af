"""Chautari: four board games of the Himalaya, their rules enforced and explained.

>>> import chautari
>>> table = chautari.start("reviving-kathmandu", seats=3, seed=7)
>>> table.asked
[0]
"""

from pathlib import Path

from chautari.engine.errors import (
    BadAction,
    BadOption,
    BadRecord,
    BadSeats,
    ChautariError,
    NotAsked,
    NotOffered,
    StillPlaying,
    UndoRefused,
    UnknownGame,
)
from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.meta import Meta, Setting
from chautari.engine.record import Record
from chautari.engine.table import SPECTATOR, Offer, Score, Table
from chautari.games import METAS as TITLES
from chautari.games import load as game

__all__ = [
    "SPECTATOR",
    "TITLES",
    "BadAction",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "ChautariError",
    "Event",
    "Game",
    "Meta",
    "NotAsked",
    "NotOffered",
    "Offer",
    "Record",
    "Score",
    "Source",
    "StillPlaying",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "__version__",
    "compiled",
    "game",
    "load",
    "start",
]

__version__ = "0.1.0"


def start(name: str, seats: int | list[str], seed: int | str | None = None, **options: Setting) -> Table:
    """A new table of a game; `seats` is how many, or the players' names."""
    return Table.start(game(name), seats, seed, **options)


def load(path: str | Path) -> Table:
    """The table of a saved record, ready to go on."""
    record = Record.load(path)
    return Table.resume(game(record.game), record)


def compiled() -> bool:
    """Whether the rules run compiled."""
    from chautari.engine import state

    return not str(state.__file__).endswith(".py")
