"""The tuning of the search for each game, chosen by playing: docs/results.md says what was tried."""

from dataclasses import dataclass
from typing import Any, Final

from chautari.bots.belief import Belief, ForecastBelief, NetBelief
from chautari.bots.search import Tuning
from chautari.engine.game import Game
from chautari.nets.net import Judge


@dataclass(frozen=True)
class ByHand:
    """A search that believes the game's forecast.

    `scale` are the points more than now that make an ending look good (73 %), `rivalry` is how much the best rival's
    points count beside one's own, `sharpness` how many points less make an answer unlikely at first look.
    """

    scale: float
    rivalry: float
    sharpness: float
    tuning: Tuning

    def belief(self, game: Game[Any]) -> Belief:
        return ForecastBelief(game, self.sharpness, self.scale, self.rivalry)


@dataclass(frozen=True)
class ByNet:
    """A search that believes a net: `scale` and `sharpness` as by hand, `greed` the worth of ten points ahead.

    `share` is what the net's chances count at the end of an iteration beside the game's forecast, `doubt` how much less
    sure a search is of what a net prefers than the net itself.
    """

    scale: float
    sharpness: float
    greed: float
    tuning: Tuning
    share: float = 1.0
    doubt: float = 1.0

    def belief(self, judge: Judge) -> Belief:
        return NetBelief(judge, self.sharpness, self.scale, self.greed, self.share, self.doubt)


def tuning(patience: int, reach: int, looks: int, blindfold: bool = False, curiosity: float = 0.5) -> Tuning:
    return Tuning(curiosity, 1.0, patience, reach, looks, blindfold)


BY_HAND: Final = {
    "reviving-kathmandu": ByHand(5.0, 1.0, 2.0, tuning(patience=2, reach=8, looks=2)),
    "adventure-tours": ByHand(8.0, 1.0, 2.0, tuning(patience=3, reach=8, looks=3)),
    "yak": ByHand(5.0, 1.0, 2.0, tuning(patience=1, reach=8, looks=3, blindfold=True)),
    "kathmandu": ByHand(8.0, 1.0, 2.0, tuning(patience=2, reach=6, looks=3)),
}

BY_NET: Final = {
    "reviving-kathmandu": ByNet(5.0, 2.0, 0.02, tuning(patience=2, reach=8, looks=2, curiosity=0.15)),
    "adventure-tours": ByNet(8.0, 2.0, 0.02, tuning(patience=3, reach=8, looks=3, curiosity=0.15)),
    "yak": ByNet(5.0, 2.0, 0.02, tuning(patience=1, reach=8, looks=3, blindfold=True)),
    "kathmandu": ByNet(8.0, 2.0, 0.02, tuning(patience=2, reach=6, looks=3, curiosity=0.15), doubt=3.0),
}


# Where a search has been seen to play no worse with the net than by hand, given the same time.
SEARCHED_BY_NET: Final = ("yak", "kathmandu")


def by_hand(game: Game[Any]) -> ByHand:
    """The tuning of a game for its forecast; one that nobody has tuned yet has that of the first."""
    return BY_HAND.get(game.meta.name, BY_HAND["reviving-kathmandu"])


def by_net(game: Game[Any]) -> ByNet:
    """The tuning of a game for a net."""
    return BY_NET.get(game.meta.name, BY_NET["reviving-kathmandu"])
