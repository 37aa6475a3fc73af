"""The four games: found by name, loaded when asked for."""

from importlib import import_module
from typing import Any

from chautari.engine.errors import UnknownGame
from chautari.engine.game import Game
from chautari.engine.meta import Meta
from chautari.games.adventure_tours.meta import META as ADVENTURE_TOURS
from chautari.games.kathmandu.meta import META as KATHMANDU
from chautari.games.reviving_kathmandu.meta import META as REVIVING_KATHMANDU
from chautari.games.yak.meta import META as YAK

METAS: tuple[Meta, ...] = (REVIVING_KATHMANDU, ADVENTURE_TOURS, YAK, KATHMANDU)
NAMES = [meta.name for meta in METAS]


def load(name: str) -> Game[Any]:
    """The rules of a game, by its name on the command line."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    game: Game[Any] = import_module(f"{__name__}.{name.replace('-', '_')}.game").GAME
    return game
