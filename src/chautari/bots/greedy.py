"""One step ahead with the game's own evaluation, averaged over imagined tables."""

from math import log
from typing import Any, Final

from mypy_extensions import i64

from chautari.engine.game import Game
from chautari.engine.luck import Luck
from chautari.engine.play import advance, carry_out, index_of
from chautari.engine.state import State

FINE: Final = 1 << 30
ANY_SLACK: Final = 1e9
RIVALRY: Final = 0.1  # how much the best rival's points count beside one's own, one step ahead


def best_option(
    game: Game[Any],
    worlds: list[State],
    seat: i64,
    options: list[int],
    luck: Luck,
    noise: float = 0.0,
    slack: float = ANY_SLACK,
) -> i64:
    """The option after which these tables look best for the seat; equals are drawn by lot.

    With noise, an option that is `noise` points worse is taken about a third as often as the best, but none is taken
    that is worse by more than `slack`: who plays badly still sees what is plainly senseless.
    """
    values = [mean_outlook(game, worlds, seat, option, luck) for option in options]
    least = max(values) - slack - 1e-9
    best: i64 = options[0]
    highest = -1e9
    ties: i64 = 1
    for place, option in enumerate(options):
        value = values[place]
        if value < least:
            continue
        if noise > 0.0:
            value += noise * gumbel_noise(luck)
        if value > highest + 1e-9:
            best = option
            highest = value
            ties = 1
        elif value > highest - 1e-9:
            ties += 1
            if luck.below(ties) == 0:
                best = option
    return best


def mean_outlook(game: Game[Any], worlds: list[State], seat: i64, option: i64, luck: Luck) -> float:
    """How good these tables look for a seat after one choice, on the average."""
    value = 0.0
    for world in worlds:
        value += outlook(game, world, seat, option, luck)
    return value / float(len(worlds))


def outlook(game: Game[Any], world: State, seat: i64, option: i64, luck: Luck) -> float:
    """How good a table looks for a seat after one choice."""
    after = play_on(world, seat, option, luck)
    team = game.team(after, seat)
    rivals = -1e9
    for other in range(after.seats):
        if other not in team:
            rivals = max(rivals, game.worth(after, other))
    return game.worth(after, seat) - RIVALRY * rivals


def play_on(world: State, seat: i64, option: i64, luck: Luck) -> State:
    """A copy of the table after a choice and what chance makes of it."""
    after = world.clone()
    carry_out(after, index_of(after, seat), option)
    advance(after, luck)
    return after


def gumbel_noise(luck: Luck) -> float:
    """A draw from Gumbel's distribution: options are then taken in proportion to the exponential of their values."""
    return -log(-log((float(luck.below(FINE)) + 0.5) / float(FINE)))
