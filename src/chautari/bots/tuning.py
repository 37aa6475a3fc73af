"""What suits each game best, found by playing: docs/results.md says what was tried."""

from typing import Any, Final

from chautari.bots.search import Tuning
from chautari.engine.game import Game

USUAL: Final = Tuning(scale=8.0, rivalry=0.3, sharpness=2.0, curiosity=0.5, trust=1.0, patience=1, reach=8, looks=3)

TUNED: Final[dict[str, Tuning]] = {
    "reviving-kathmandu": Tuning(
        scale=5.0, rivalry=0.3, sharpness=2.0, curiosity=0.5, trust=1.0, patience=3, reach=8, looks=3
    ),
    "adventure-tours": Tuning(
        scale=15.0, rivalry=0.3, sharpness=4.0, curiosity=0.5, trust=1.0, patience=3, reach=8, looks=3
    ),
    "yak": Tuning(scale=5.0, rivalry=0.3, sharpness=2.0, curiosity=0.5, trust=1.0, patience=1, reach=8, looks=3),
    "kathmandu": Tuning(scale=8.0, rivalry=0.3, sharpness=2.0, curiosity=0.5, trust=1.0, patience=1, reach=8, looks=2),
}


def tuned_for(game: Game[Any]) -> Tuning:
    return TUNED.get(game.meta.name, USUAL)
