"""The four games: named here, loaded when asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from chautari.engine.errors import UnknownGame
from chautari.engine.meta import Meta
from chautari.games.adventure_tours.meta import META as ADVENTURE_TOURS
from chautari.games.kathmandu.meta import META as KATHMANDU
from chautari.games.reviving_kathmandu.meta import META as REVIVING_KATHMANDU
from chautari.games.yak.meta import META as YAK

if TYPE_CHECKING:  # it reads texts: only whoever plays needs them
    from chautari.games.title import Title

METAS: tuple[Meta, ...] = (REVIVING_KATHMANDU, ADVENTURE_TOURS, YAK, KATHMANDU)
NAMES = [meta.name for meta in METAS]


def load(name: str) -> "Title[Any]":
    """The rules of a game, by its name on the command line."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    game: Title[Any] = import_module(f"{__name__}.{name.replace('-', '_')}.game").GAME
    return game
