"""The net alone: every option is looked at once, and the one that looks best is taken."""

from mypy_extensions import i64

from chautari.bots.greedy import FINE, gumbel_noise, play_on
from chautari.engine.luck import Dice, Luck
from chautari.engine.state import State
from chautari.nets.net import Judge


def promises(judge: Judge, worlds: list[State], seat: i64, options: list[int], luck: Luck, greed: float) -> list[float]:
    """How good each option looks, averaged over these tables.

    A net that was taught to choose says what it prefers; another one the chance to win, and beside it so much of the
    points ahead.
    """
    judge.forget()
    taught = judge.net.taught == 1
    values: list[float] = [0.0] * len(options)
    for world in worlds:
        if taught:
            liked = preferences(judge, world, seat, options, luck)
            values = [values[place] + liked[place] for place in range(len(options))]
        else:
            for place, option in enumerate(options):
                values[place] += judge.value(play_on(world, seat, option, luck), seat, greed)
    return [value / float(len(worlds)) for value in values]


def preferences(judge: Judge, world: State, seat: i64, options: list[int], luck: Luck) -> list[float]:
    """How much each option is liked at a table, with the same luck after all of them."""
    judge.looks[seat] = None
    judge.look(world, seat)
    fate = luck.below(FINE)
    return [judge.preference(play_on(world, seat, option, Dice(fate)), seat) for option in options]


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
