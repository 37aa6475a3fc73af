"""Thousands of games advanced at once: NumPy arrays of actions in, masks and observations out."""

import gc

import numpy as np
from numpy.typing import ArrayLike, NDArray

from chautari.engine.errors import ChautariError
from chautari.engine.meta import Setting
from chautari.engine.sheet import Sheet
from chautari.games import load
from chautari.research.observers import observer_of
from chautari.research.observing import Layout, Numbers, layout_of
from chautari.research.tables import EVERYBODY, GREEDY, MARGIN, UNIFORM, WIN_SHARE, Tables

WHOLE = "iu"  # kinds of NumPy's numbers
REWARDS = {"win": WIN_SHARE, "margin": MARGIN}
RIVALS = {"uniform": UNIFORM, "greedy": GREEDY}


class BadEnvironment(ChautariError):
    """Something that an environment can't be asked for."""


def one_of(known: dict[str, int], what: str, wanted: str) -> int:
    if wanted not in known:
        raise BadEnvironment(f"{what} can't be {wanted!r}; it can be {', '.join(known)}.")
    return known[wanted]


def whole(action: object) -> int:
    """An action as a plain number, whatever kind of whole number it came as (NumPy has its own)."""
    if not hasattr(action, "__index__"):
        raise BadEnvironment(f"An action is a whole number, not {action!r}.")
    return int(action.__index__())


class undisturbed:  # noqa: N801  # read as a word
    """Tables hold no cycles: looking for them in thousands of tables would cost a tenth of the time."""

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
    With a `learner`, a seat, the others are played in here; `last_observations` then are what it saw when games ended.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: int = 0,
        reward: str = "win",
        observe: bool = True,
        mask: bool = True,
        learner: int | None = None,
        rivals: str = "uniform",
        **options: Setting,
    ) -> None:
        if games < 1:
            raise BadEnvironment(f"A batch has at least one game, not {games}.")
        if learner is not None and not 0 <= learner < seats:
            raise BadEnvironment(f"This table has seats 0 to {seats - 1}, not {learner}.")
        rules = load(game)
        fresh = rules.start(seats, rules.meta.settle(seats, options))
        self.game = rules
        self.layout: Layout = layout_of(game, seats)
        self._tables = Tables(
            rules,
            observer_of(game),
            fresh,
            games,
            seed,
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

    def step(self, actions: ArrayLike) -> None:
        """Every asked seat plays its action; nothing is played if one of them is not offered."""
        with undisturbed():
            self._tables.step(self._numbers(actions))

    def step_nth(self, numbers: ArrayLike) -> None:
        """The same with the place of an action among those offered, from 0 to `counts` − 1: the quick way to chance."""
        with undisturbed():
            self._tables.step_nth(self._numbers(numbers))

    def _numbers(self, wanted: ArrayLike) -> bytes:
        numbers = np.asarray(wanted)
        if numbers.shape != self.seats.shape or numbers.dtype.kind not in WHOLE:
            raise BadEnvironment(f"A step takes {len(self)} whole numbers, one for each game.")
        return numbers.astype("<i8", copy=False).tobytes()


def _rows(sheet: Sheet, layout: Layout) -> Numbers:
    return np.asarray(memoryview(sheet.cells)).reshape(-1, layout.size)
