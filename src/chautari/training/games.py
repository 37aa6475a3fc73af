"""Some games of self-play as a task that any process can do, and what is learned from them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chautari.bots.tuning import by_hand
from chautari.engine.meta import Settings
from chautari.games import load
from chautari.nets.file import judge_of, unpack
from chautari.nets.net import POINTS, Net
from chautari.training.choices import ChoicePlay
from chautari.training.self_play import LEARNER, Lessons, SelfPlay, Sights, Teacher
from chautari.training.trail import FURTHEST, Chosen, Floats, chosen_in


@dataclass(frozen=True)
class Task:
    """Games to be played at tables of one kind: who sits where in each, with which nets, how freely they choose."""

    number: int
    game: str
    seats: int
    settings: Settings
    net: bytes
    past: bytes
    minds: tuple[tuple[int, ...], ...]
    seeds: tuple[int, ...]
    noise: float
    greed: float
    faith: float
    is_test: bool = False
    teacher: int = 0  # the iterations of the search that plays the seats of the teacher
    by_choices: bool = False  # whether the learner learns from what it chose, not from what it saw

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class Seen:
    """Rows of cells and signs with the shares of the victory and the margins that followed, the viewer first."""

    cells: NDArray[np.int16]
    signs: Floats
    shares: Floats
    margins: Floats

    def __len__(self) -> int:
        return len(self.cells)


@dataclass(frozen=True)
class Taught:
    """Rows of cells and signs after options of some questions, one question after the other.

    `counts` are the rows of each question, `visits` how often the teacher tried each option, as a share of those kept.
    """

    cells: NDArray[np.int16]
    signs: Floats
    visits: Floats
    counts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.counts)


@dataclass(frozen=True)
class Played:
    """What came of a task: what was seen and taught, or chosen, and the share of each victory that went to learners."""

    task: Task
    seen: Seen
    taught: Taught
    learner_shares: tuple[float, ...]
    chosen: Chosen | None = None


def play_task(task: Task) -> Played:
    game = load(task.game)
    learner = judge_of(net_of(task.net), game, task.seats)
    past = judge_of(net_of(task.past), game, task.seats)
    tuned = by_hand(game)
    teacher = Teacher(tuned.belief(game), tuned.tuning, task.teacher) if task.teacher else None
    if task.by_choices and not task.is_test:
        return play_by_choices(task, ChoicePlay(game, game.start(task.seats, task.settings), learner, past, teacher))
    playing = SelfPlay(game, game.start(task.seats, task.settings), learner, past, teacher)
    for minds, seed in zip(task.minds, task.seeds, strict=True):
        playing.play(seed, list(minds), task.noise, task.greed)
    own = learner_shares(task, np.asarray(memoryview(playing.sights.shares)))
    return Played(task, seen_in(playing.sights, task.seats, task.faith), taught_in(playing.lessons), own)


def play_by_choices(task: Task, playing: ChoicePlay) -> Played:
    for minds, seed in zip(task.minds, task.seeds, strict=True):
        playing.play(seed, list(minds), task.noise)
    chosen = chosen_in(playing.trail, task.seats, int(playing.learner.net.signs))
    nothing = seen_in(Sights(), task.seats, task.faith), taught_in(Lessons())
    return Played(task, *nothing, learner_shares(task, chosen.shares), chosen)


def learner_shares(task: Task, shares: NDArray[np.float64]) -> tuple[float, ...]:
    """The share of each victory that went to learners."""
    rows = zip(shares.reshape(-1, task.seats), task.minds, strict=True)
    return tuple(float(row[[mind == LEARNER for mind in minds]].sum()) for row, minds in rows)


@lru_cache(maxsize=8)
def net_of(data: bytes) -> Net:
    return unpack("of the learner", data)[1]


def seen_in(sights: Sights, seats: int, faith: float) -> Seen:
    """The sights of some games with what to learn from them.

    The share in the victory is blended with what the net expected at the seat's later looks: `faith` 1 believes the
    end alone, less of it trusts the looks that came soon after.
    """
    games, viewers = np.asarray(memoryview(sights.games)), np.asarray(memoryview(sights.seats))
    rows = len(games)
    shares = as_chances(np.asarray(memoryview(sights.shares)).reshape(-1, seats))
    chances = as_chances(np.asarray(memoryview(sights.chances)).reshape(-1, seats))
    wanted = np.empty((rows, seats))
    later: dict[tuple[int, int], int] = {}
    for i in range(rows - 1, -1, -1):
        key = (int(games[i]), int(viewers[i]))
        j = later.get(key)
        wanted[i] = shares[key[0]] if j is None else (1 - faith) * chances[j] + faith * wanted[j]
        later[key] = i
    order = (viewers[:, None] + np.arange(seats)) % seats
    margins = np.asarray(memoryview(sights.margins)).reshape(-1, seats)
    points = np.clip(margins[games] / POINTS, -FURTHEST, FURTHEST)
    return Seen(
        by_rows(np.asarray(memoryview(sights.cells)), rows).copy(),
        by_rows(np.asarray(memoryview(sights.signs)), rows).astype(np.float32),
        np.take_along_axis(wanted, order, axis=1).astype(np.float32),
        np.take_along_axis(points, order, axis=1).astype(np.float32),
    )


def taught_in(lessons: Lessons) -> Taught:
    counts = np.asarray(memoryview(lessons.counts)).copy()
    visits = np.asarray(memoryview(lessons.visits)).astype(np.float32)
    of_question = np.repeat(np.arange(len(counts)), counts)
    together = np.bincount(of_question, visits, len(counts)).clip(1)
    return Taught(
        by_rows(np.asarray(memoryview(lessons.cells)), len(visits)).copy(),
        by_rows(np.asarray(memoryview(lessons.signs)), len(visits)).astype(np.float32),
        (visits / together[of_question]).astype(np.float32),
        counts,
    )


def by_rows(values: NDArray[Any], rows: int) -> NDArray[Any]:
    return values.reshape(rows, len(values) // max(rows, 1))


def as_chances(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Shares that add up to 1: team-mates, who win together, have half each."""
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))
