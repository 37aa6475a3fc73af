"""How fast a game's rules run: processor time, the best of many short windows, one core."""

from collections.abc import Callable
from time import process_time
from typing import Any

import chautari
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State

WINDOW = 0.06
WORD = 0xFFFFFFFF
CLONES = 100

Speed = dict[str, str | int | float | bool]


def measure(name: str, seats: int, seconds: float) -> Speed:
    """The figures of one game and player count, by its usual options."""
    game = chautari.game(name)
    settings = game.meta.complete(seats, {})

    def fresh() -> State:
        state: State = game.start(seats, settings)
        return state

    return {
        "game": name,
        "seats": seats,
        "compiled": chautari.compiled(),
        "decisions_per_s": round(best_rate(playouts(fresh), seconds)),
        "python_decisions_per_s": round(best_rate(stepping(fresh), seconds)),
        "clone_ns": round(1e9 / best_rate(cloning(middle(game, fresh)), seconds / 2), 1),
    }


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """The most units of work a second that any window reached; other programs only ever make it slower."""
    best, until = 0.0, process_time() + seconds
    while best == 0.0 or process_time() < until:
        done, start = 0, process_time()
        while (spent := process_time() - start) < WINDOW:
            done += work()
        best = max(best, done / spent)
    return best


def playouts(fresh: Callable[[], State]) -> Callable[[], int]:
    """Random games inside the engine; a unit is a player's decision."""
    luck = Dice(1)
    return lambda: play.playout(fresh(), luck)


def stepping(fresh: Callable[[], State]) -> Callable[[], int]:
    """The same from plain Python: list the options, choose with a small generator, step."""
    luck = Dice(1)
    word = 2463534242
    options, step, advance = play.lowest_options, play.step, play.advance

    def one_game() -> int:
        nonlocal word
        state, made = fresh(), 0
        advance(state, luck)
        while state.pending:
            word ^= (word << 13) & WORD
            word ^= word >> 17
            word ^= (word << 5) & WORD
            open_now = options(state)
            step(state, open_now[word * len(open_now) >> 32], luck)
            made += 1
        return made

    return one_game


def middle(game: Game[Any], fresh: Callable[[], State]) -> State:
    """A position halfway through a random game."""
    length = play.playout(fresh(), Dice(2))
    state = fresh()
    play.playout(state, Dice(2), length // 2)
    play.advance(state, Dice(3))
    return state


def cloning(state: State) -> Callable[[], int]:
    clone, times = state.clone, range(CLONES)

    def some_clones() -> int:
        for _ in times:
            clone()
        return CLONES

    return some_clones
