"""The net alone: every option is looked at once, and the one that looks best is taken."""

from mypy_extensions import i64

from chautari.bots.greedy import gumbel_noise, play_on
from chautari.engine.luck import Luck
from chautari.engine.state import State
from chautari.nets.net import Judge


def promises(judge: Judge, worlds: list[State], seat: i64, options: list[int], luck: Luck, greed: float) -> list[float]:
    """How good each option looks, averaged over these tables.

    A net that was taught by a search says what the search would prefer; another one the chance to win, and beside it so
    much of the points ahead.
    """
    judge.forget()
    taught = judge.net.taught == 1
    values: list[float] = []
    for option in options:
        value = 0.0
        for world in worlds:
            after = play_on(world, seat, option, luck)
            value += judge.preference(after, seat) if taught else judge.value(after, seat, greed)
        values.append(value / float(len(worlds)))
    return values


def most_promising(options: list[int], values: list[float], luck: Luck, noise: float = 0.0) -> i64:
    """The option of the highest value; with noise, one that is worse by that much is taken about a third as often."""
    best: i64 = options[0]
    highest = -1e18
    for place, option in enumerate(options):
        value = values[place]
        if noise > 0.0:
            value += noise * gumbel_noise(luck)
        if value > highest:
            highest = value
            best = option
    return best
