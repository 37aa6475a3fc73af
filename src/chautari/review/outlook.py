"""Win chances for a review: from what the seats could know at that moment."""

from dataclasses import dataclass
from typing import Any, Final

from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.nets.chances import WORLDS, believed, mean_rows
from chautari.nets.file import judge_of, own_net
from chautari.nets.net import Net

LOOK: Final = 1  # the seed of a look at a table that is being played


@dataclass(frozen=True)
class Moment:
    """Every seat's chance to win after so many moves."""

    move: int
    chances: tuple[float, ...]


class NoOutlook(ChautariError):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(
            f"{game.meta.title} has no net yet, so nobody can say how likely a win was.",
            "no-outlook",
            title=game.meta.title,
        )


class Outlook:
    """The chances that a game's net sees at tables of one size."""

    def __init__(self, game: Game[Any], seats: int, net: Net | None = None) -> None:
        learned = net or own_net(game.meta.name)
        if learned is None:
            raise NoOutlook(game)
        self.game = game
        self.seats = seats
        self.judge = judge_of(learned, game, seats)

    def chance(self, state: State, seat: int, seed: int, worlds: int = WORLDS) -> float:
        """A seat's chance to win with its team, as it sees the table itself."""
        return self.seen(state, seat, seed, worlds)[seat]

    def seen(self, state: State, seat: int, seed: int, worlds: int = WORLDS) -> list[float]:
        """Every seat's chance as one of them sees the table: the mean of a few imagined ones."""
        return believed(self.judge, self.game, state, seat, Dice(seed), worlds)

    def now(self, state: State, seat: int) -> list[float]:
        """Every seat's chance as one of them sees the table; the same whenever it is asked of the same table."""
        return self.seen(state, seat, LOOK)

    def own_chances(self, state: State, seed: int, worlds: int = WORLDS) -> list[float]:
        """Each seat's chance as that seat sees the table; together they need not make 1."""
        return [self.chance(state, seat, seed, worlds) for seat in range(self.seats)]

    def chances(self, state: State, seed: int, worlds: int = WORLDS) -> tuple[float, ...]:
        """Every seat's chance: the mean of what all seats believe of it, each from its own knowledge.

        Each of those makes 1 over the sides, so does the mean; and it is right more often than what a seat believes of
        itself alone.
        """
        return tuple(mean_rows([self.seen(state, seat, seed, worlds) for seat in range(self.seats)]))
