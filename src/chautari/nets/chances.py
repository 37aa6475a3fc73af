"""Every seat's chance to win, from what one seat may know."""

from typing import Any, Final

from chautari.engine.game import Game
from chautari.engine.luck import Dice, Luck
from chautari.engine.state import State
from chautari.nets.file import judge_of, own_net
from chautari.nets.net import Judge, Net

WORLDS: Final = 8


def win_chances(game: Game[Any], state: State, seat: int, seed: int = 0, net: Net | None = None) -> list[float] | None:
    """Each seat's chance to win with its team, as `seat` sees the table now; None if the game has no net.

    All that the seat can't know is imagined several times over, so nothing hidden shows in the chances.
    """
    learned = net or own_net(game.meta.name)
    if learned is None:
        return None
    luck = Dice(seed)
    table = game.imagine(state, seat, luck)
    return believed(judge_of(learned, game, int(state.seats)), game, table, seat, luck)


def believed(judge: Judge, game: Game[Any], state: State, seat: int, luck: Luck, worlds: int = WORLDS) -> list[float]:
    """Every seat's chance as one of them sees the table: the mean of a few imagined ones."""
    return mean_rows([judge.chances(game.imagine(state, seat, luck), seat) for _ in range(worlds)])


def mean_rows(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
