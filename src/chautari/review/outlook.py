"""Win chances for a review: each seat's own, from what it could know at that moment."""

from typing import Any, Final

from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.nets.file import judge_of, own_net
from chautari.nets.net import Net

WORLDS: Final = 8


class NoOutlook(ChautariError):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(f"{game.meta.title} has no net yet, so nobody can say how likely a win was.")


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
        luck = Dice(seed)
        imagined = [self.game.imagine(state, seat, luck) for _ in range(worlds)]
        return sum(self.judge.chance(world, seat) for world in imagined) / worlds

    def chances(self, state: State, seed: int, worlds: int = WORLDS) -> tuple[float, ...]:
        """Every seat's chance, each as that seat sees the table; together they need not make 1."""
        return tuple(self.chance(state, seat, seed, worlds) for seat in range(self.seats))
