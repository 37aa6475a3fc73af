"""Every seat's chance to win, from what one seat may know."""

from typing import Any, Final

from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.nets.file import judge_of, own_net
from chautari.nets.net import Net

WORLDS: Final = 8


def win_chances(game: Game[Any], state: State, seat: int, seed: int = 0, net: Net | None = None) -> list[float] | None:
    """Each seat's chance to win with its team, as `seat` sees the table now; None if the game has no net.

    All that the seat can't know is imagined several times over, so nothing hidden shows in the chances.
    """
    learned = net or own_net(game.meta.name)
    if learned is None:
        return None
    judge, luck = judge_of(learned, game, int(state.seats)), Dice(seed)
    table = game.imagine(state, seat, luck)
    looks = [judge.chances(game.imagine(table, seat, luck), seat) for _ in range(WORLDS)]
    return [sum(each) / WORLDS for each in zip(*looks, strict=True)]
