"""The tuning of the search for each game, chosen by playing: docs/results.md says what was tried."""

from typing import Any, Final

from chautari.bots.search import Tuning
from chautari.engine.game import Game

REVIVING_KATHMANDU: Final = Tuning(
    scale=5.0, rivalry=1.0, sharpness=2.0, curiosity=0.5, trust=1.0, patience=2, reach=8, looks=2, blindfold=False
)
ADVENTURE_TOURS: Final = Tuning(
    scale=8.0, rivalry=1.0, sharpness=2.0, curiosity=0.5, trust=1.0, patience=3, reach=8, looks=3, blindfold=False
)
YAK: Final = Tuning(
    scale=5.0, rivalry=1.0, sharpness=2.0, curiosity=0.5, trust=1.0, patience=1, reach=8, looks=3, blindfold=True
)
KATHMANDU: Final = Tuning(
    scale=8.0, rivalry=1.0, sharpness=2.0, curiosity=0.5, trust=1.0, patience=2, reach=6, looks=3, blindfold=False
)

TUNED: Final[dict[str, Tuning]] = {
    "reviving-kathmandu": REVIVING_KATHMANDU,
    "adventure-tours": ADVENTURE_TOURS,
    "yak": YAK,
    "kathmandu": KATHMANDU,
}


def tuned_for(game: Game[Any]) -> Tuning:
    """The tuning of a game; one that nobody has tuned yet has that of the first."""
    return TUNED.get(game.meta.name, REVIVING_KATHMANDU)
