"""What a search believes of the tables it imagines: the game's own forecast, or a net."""

from math import exp, log
from typing import Any, Final

from mypy_extensions import i64

from chautari.bots.greedy import RIVALRY
from chautari.engine.game import Game
from chautari.engine.state import State
from chautari.nets.net import Judge

STEEPEST: Final = 30.0
NEVER: Final = -1e18


class Belief:
    """How good tables look; `sharpness` is how much below the best makes an answer unlikely at first (37 %).

    With `same_luck` the options of the question that the search is about are each looked at with the same luck.
    """

    def __init__(self, sharpness: float, same_luck: bool) -> None:
        self.sharpness = sharpness
        self.same_luck = same_luck

    def begin(self, table: State, seat: i64) -> None:
        """A seat starts thinking at this table."""

    def look(self, world: State, seat: i64, first: bool) -> float:
        """How a table looks to a seat after its answer; `first` is the answer that the search is about."""
        raise NotImplementedError

    def taste(self, world: State, seat: i64, look: float, first: bool) -> float:
        """How likely an answer is to be the best after such a look at the table: its odds are the exponential."""
        return look / self.sharpness

    def prospects(self, look: float, seat: i64) -> float:
        """Such a look as a value from 0 to 1, comparable with `values`."""
        raise NotImplementedError

    def glance(self, world: State, seat: i64) -> float:
        """The same at less cost, to compare a few answers far ahead."""
        raise NotImplementedError

    def values(self, world: State) -> list[float]:
        """How good the table at the end of an iteration is for each seat, from 0 to 1."""
        raise NotImplementedError


class ForecastBelief(Belief):
    """The game's forecast of points: how much better a side would stand beside its best rival than it does now."""

    def __init__(
        self, game: Game[Any], sharpness: float, scale: float, rivalry: float, same_luck: bool = False
    ) -> None:
        super().__init__(sharpness, same_luck)
        self.game = game
        self.scale = scale
        self.rivalry = rivalry
        self.sides: list[list[int]] = []
        self.own: list[float] = []
        self.now: list[float] = []
        self.rival = 0.0

    def begin(self, table: State, seat: i64) -> None:
        self.sides = [self.game.team(table, each) for each in range(table.seats)]
        self.own = [self.glance(table, each) for each in range(table.seats)]
        self.rival = self.best_rival(table, seat)
        self.now = self.balances(table)

    def look(self, world: State, seat: i64, first: bool) -> float:
        value = self.glance(world, seat)
        if first:
            value -= RIVALRY * (self.best_rival(world, seat) - self.rival)
        return value

    def prospects(self, look: float, seat: i64) -> float:
        return self.likely(look - self.own[seat])

    def glance(self, world: State, seat: i64) -> float:
        """The forecasts of a seat and its team-mates together."""
        value = 0.0
        for mate in self.sides[seat]:
            value += self.game.forecast(world, mate)
        return value

    def values(self, world: State) -> list[float]:
        """By how each side stands, and at the end half by whether it won."""
        balances = self.balances(world)
        values = [self.likely(balances[seat] - self.now[seat]) for seat in range(world.seats)]
        if world.is_over():
            places = self.game.places(world)
            for seat in range(world.seats):
                won = 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0
                values[seat] = (values[seat] + won) / 2.0
        return values

    def balances(self, world: State) -> list[float]:
        """How each seat's side stands beside its best rival."""
        forecasts = [self.glance(world, seat) for seat in range(world.seats)]
        balances: list[float] = []
        for seat in range(world.seats):
            rival = NEVER
            for other in range(world.seats):
                if forecasts[other] > rival and other not in self.sides[seat]:
                    rival = forecasts[other]
            balances.append(forecasts[seat] - self.rivalry * rival)
        return balances

    def best_rival(self, world: State, seat: i64) -> float:
        """The forecast of the best other side."""
        highest = NEVER
        for other in range(world.seats):
            if other not in self.sides[seat]:
                value = self.glance(world, other)
                if value > highest:
                    highest = value
        return highest

    def likely(self, gain: float) -> float:
        """From 0 to 1: how good it is to stand so many points better than now."""
        return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, gain / self.scale))))


class NetBelief(ForecastBelief):
    """The game's forecast, and a net's chances beside it at the end of every iteration: `share` is what those count.

    Which of its options to try first the seat that thinks asks the net, if that has learned to choose; with `doubt`
    above 1 it is less sure of that than the net.
    """

    def __init__(
        self,
        judge: Judge,
        sharpness: float,
        scale: float,
        greed: float,
        share: float = 1.0,
        doubt: float = 1.0,
    ) -> None:
        super().__init__(judge.game, sharpness, scale, 1.0, judge.net.taught == 1)
        self.judge = judge
        self.greed = greed
        self.share = share
        self.doubt = doubt
        self.seat: i64 = 0
        self.odds: list[float] = []

    def begin(self, table: State, seat: i64) -> None:
        super().begin(table, seat)
        self.judge.forget()
        self.seat = seat
        self.odds = [log_odds(chance) for chance in self.judge.values(table, seat, self.greed)]

    def taste(self, world: State, seat: i64, look: float, first: bool) -> float:
        if first and self.judge.net.taught == 1:
            return self.judge.preference(world, seat) / self.doubt
        return look / self.sharpness

    def prospects(self, look: float, seat: i64) -> float:
        better = look - self.own[seat]
        by_net = self.likely(self.scale * self.odds[seat] + better)
        return self.share * by_net + (1.0 - self.share) * self.likely(better)

    def values(self, world: State) -> list[float]:
        """As the seat that thinks sees it."""
        if self.share == 0.0:
            return super().values(world)
        chances = self.judge.values(world, self.seat, self.greed)
        if self.share == 1.0:
            return chances
        by_hand = super().values(world)
        return [by_hand[seat] + self.share * (chances[seat] - by_hand[seat]) for seat in range(world.seats)]


def log_odds(chance: float) -> float:
    bounded = max(0.01, min(0.99, chance))
    return log(bounded / (1.0 - bounded))
