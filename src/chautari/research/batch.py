"""Thousands of games advanced at once: NumPy arrays of actions in, masks and observations out."""

import gc
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from chautari.engine.meta import Setting
from chautari.engine.sheet import Sheet
from chautari.engine.state import State
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.research.arguments import REWARDS, BadEnvironment, check_seat, one_of, whole_number
from chautari.research.observing import Layout, Numbers, layout_of
from chautari.research.tables import EVERYBODY, GREEDY, UNIFORM, Tables

WHOLE = "iu"  # kinds of NumPy's numbers
Seeds = int | Sequence[int] | NDArray[np.integer[Any]]
RIVALS = {"uniform": UNIFORM, "greedy": GREEDY}
SPREAD = 1000003  # neighbouring seeds share no game


class GarbageCollectionPaused:
    """No search for cyclic garbage meanwhile: tables hold none, and it would cost a tenth of the time."""

    def __enter__(self) -> None:
        self.was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.was_on:
            gc.enable()


class Batch:
    """Games side by side. The arrays show the tables as they lie: copy what has to outlive the next step.

    `seats`, `counts`, `over` have a number for each game: who is asked, how much is offered, whether the last step
    ended a game (a new one has been dealt since). `rewards` has a row for each game, `masks` and `observations` too.
    One `seed` deals all games; a list has one for each.
    With a `learner`, a seat, the others are played in here; `last_observations` then are what it saw when games ended.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: Seeds = 0,
        reward: str = "win",
        observe: bool = True,
        mask: bool = True,
        learner: int | None = None,
        rivals: str = "uniform",
        **options: Setting,
    ) -> None:
        rules = load(game)
        settings = rules.meta.complete(seats, options)
        if learner is not None:
            check_seat(seats, learner)
        seeds = seeds_of(seed, games)
        self.game = rules
        self.layout: Layout = layout_of(game, seats)
        self._tables = Tables(
            rules,
            observer_of(game),
            rules.start(seats, settings),
            seeds,
            one_of(REWARDS, "reward", reward),
            observe,
            mask,
            EVERYBODY if learner is None else learner,
            one_of(RIVALS, "rivals", rivals),
        )
        tables = self._tables
        self.seats: NDArray[np.int64] = np.asarray(memoryview(tables.asked))
        self.counts: NDArray[np.int64] = np.asarray(memoryview(tables.counts))
        self.over: NDArray[np.int64] = np.asarray(memoryview(tables.over))
        self.rewards: NDArray[np.float64] = np.asarray(memoryview(tables.rewards)).reshape(games, seats)
        self.masks: NDArray[np.uint8] = np.asarray(memoryview(tables.masks)).reshape(-1, rules.actions)
        self.observations: Numbers = _rows(tables.sheet, self.layout)
        self.last_observations: Numbers = _rows(tables.last, self.layout)

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: ArrayLike, illegal_reward: float | None = None) -> None:
        """Every asked seat plays its action; nothing is played if one of them is not offered.

        With an `illegal_reward` an action that is not offered ends its game instead, and that is what its seat gets.
        """
        numbers = self._numbers(actions)
        with GarbageCollectionPaused():
            if illegal_reward is None:
                self._tables.step(numbers)
            else:
                self._tables.step_or_end(numbers, illegal_reward)

    def step_nth(self, numbers: ArrayLike) -> None:
        """The same with the place of an action among those offered, from 0 to `counts` − 1: the quick way to chance."""
        with GarbageCollectionPaused():
            self._tables.step_nth(self._numbers(numbers))

    def states(self) -> list[State]:
        """The tables themselves, secrets and all: to draw them, not to learn from."""
        return [slot.state for slot in self._tables.slots]

    def _numbers(self, given: ArrayLike) -> bytes:
        try:
            numbers = np.asarray(given)
        except ValueError:  # rows of different lengths
            numbers = np.empty(0)
        if numbers.shape != self.seats.shape or numbers.dtype.kind not in WHOLE:
            raise BadEnvironment(f"A step takes {len(self)} whole numbers, one for each game.")
        return numbers.astype("<i8", copy=False).tobytes()


def seeds_of(seed: Seeds, games: int) -> list[int]:
    """A seed for each game, from one for all or one for each."""
    count = whole_number(games, "The number of games")
    if count < 1:
        raise BadEnvironment(f"A batch has at least one game, not {count}.")
    if not isinstance(seed, Sequence | np.ndarray):
        first = whole_number(seed, "A seed") * SPREAD
        return list(range(first, first + count))
    if len(seed) != count:
        raise BadEnvironment(f"A batch of {count} takes one seed, or {count} of them, not {seed!r}.")
    return [whole_number(one, "A seed") for one in seed]


def _rows(sheet: Sheet, layout: Layout) -> Numbers:
    return np.asarray(memoryview(sheet.cells)).reshape(-1, layout.size)
