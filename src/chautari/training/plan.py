"""What is played while a net learns: at which tables, who sits there, how freely they choose, how fast is learned."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi
from random import Random
from typing import Final

from chautari.engine.meta import Settings
from chautari.games import load
from chautari.training.games import Task
from chautari.training.self_play import GREEDY, LEARNER, PAST, TEACHER

GAMES: Final = 24  # in a task
TEST_GAMES: Final = 40
USUAL_SEATS: Final = 4
TEST_SEED: Final = 1_000_000_000
USUAL_TABLES: Final = 0.4  # this share of the tasks is played without any option, or with it if nothing else is asked
WITH_GREEDY, CHOOSING_WITH_GREEDY = 0.2, 0.4  # games in which somebody plays by the game's own judgement
WITH_PAST: Final = 0.15  # games in which somebody plays by an earlier net
PASTS: Final = 6
USUAL_SIZE: Final = 0.4  # this share of the tasks is played at the size at which strength is measured
LESSONS: Final = 0.5  # with a teacher, it plays all seats in this share of the tasks
LESSON_GAMES: Final = 2  # in such a task

# What is learned by, from the beginning to the end of a training.
HIGHEST_RATE, LOWEST_RATE = 2e-3, 1e-4
MOST_NOISE, LEAST_NOISE = 0.012, 0.004
TAUGHT_NOISE: Final = 0.4  # of preferences: between the best option and the teacher's own doubt
OWN_NOISE: Final = 1.0  # who learns from its own choices makes each as often as it thinks it should
GREED: Final = 0.05
FAITH: Final = 0.8


@dataclass(frozen=True)
class Schedule:
    """How the learning changes from the beginning (0) to the end (1) of a training."""

    done: float

    @property
    def rate(self) -> float:
        return LOWEST_RATE + (HIGHEST_RATE - LOWEST_RATE) * (1 + cos(pi * self.done)) / 2

    @property
    def fade(self) -> float:
        """1 in the first half, then falling to 0."""
        return (1 + cos(pi * max(0.0, 2 * self.done - 1))) / 2

    @property
    def noise(self) -> float:
        return MOST_NOISE + (LEAST_NOISE - MOST_NOISE) * self.done


def tested_size(sizes: range) -> int:
    """The table size at which strength is measured: four seats, or the next below that is trained, or the smallest."""
    return max([size for size in sizes if size <= USUAL_SEATS] or [sizes[0]])


class Plan:
    """The tasks of a training, one after the other; `net`, `tested` and `done` are kept up to date by whoever learns.

    `teacher` are the iterations of the search that plays some of the games, 0 if there is none; `by_choices` says that
    the net learns from its own choices, `foresees` that it only learns how games of its own kind end.
    """

    def __init__(
        self,
        game: str,
        sizes: range,
        seed: int,
        net: bytes,
        teacher: int = 0,
        by_choices: bool = False,
        foresees: bool = False,
    ) -> None:
        self.game = game
        self.sizes = sizes
        self.luck = Random(seed)
        self.net = net
        self.tested = net
        self.teacher = teacher
        self.by_choices = by_choices
        self.foresees = foresees
        self.pasts = [net]
        self.done = 0.0
        self.tests_due = 0
        self.number = 0
        meta = load(game).meta
        self.tables: dict[int, list[Settings]] = {seats: list(meta.settings(seats)) for seats in sizes}

    def tasks(self) -> Iterator[Task]:
        while True:
            if self.tests_due:
                self.tests_due -= 1
                yield self.test()
            else:
                yield self.task()

    def remember(self) -> None:
        """The net as it is now becomes one of those that are played against."""
        self.pasts = [*self.pasts[-(PASTS - 1) :], self.net]

    def task(self) -> Task:
        luck = self.luck
        seats = tested_size(self.sizes) if luck.random() < USUAL_SIZE else luck.choice(self.sizes)
        tables = self.tables[seats]
        settings = tables[0] if luck.random() < USUAL_TABLES else luck.choice(tables)
        past = luck.choice(self.pasts)
        is_lesson = self.teacher > 0 and not self.by_choices and luck.random() < LESSONS
        games = LESSON_GAMES if is_lesson else GAMES
        minds = tuple((TEACHER,) * seats if is_lesson else self.minds(seats) for _ in range(games))
        seeds = tuple(luck.getrandbits(32) for _ in range(games))
        return self.numbered(seats, settings, self.net, past, minds, seeds, self.noise(), False)

    def noise(self) -> float:
        if self.foresees:
            return 0.0
        if self.by_choices:
            return OWN_NOISE
        return TAUGHT_NOISE if self.teacher else Schedule(self.done).noise

    def minds(self, seats: int) -> tuple[int, ...]:
        """Who plays each seat of a game; at least one of them learns."""
        luck = self.luck
        lot = luck.random()
        with_greedy = CHOOSING_WITH_GREEDY if self.by_choices else WITH_GREEDY
        if self.foresees or lot >= with_greedy + WITH_PAST:
            return (LEARNER,) * seats
        other = GREEDY if lot < with_greedy else PAST
        others = luck.sample(range(seats), luck.randrange(1, seats))
        return tuple(other if seat in others else LEARNER for seat in range(seats))

    def test(self) -> Task:
        """The net alone against `greedy` on every other seat, at the usual table of four or the largest below."""
        seats = tested_size(self.sizes)
        alone = [tuple(LEARNER if seat == own else GREEDY for seat in range(seats)) for own in range(seats)]
        minds = tuple(alone[game % seats] for game in range(TEST_GAMES))
        seeds = tuple(TEST_SEED + self.tests_due * TEST_GAMES + game // seats for game in range(TEST_GAMES))
        return self.numbered(seats, self.tables[seats][0], self.tested, self.tested, minds, seeds, 0.0, True)

    def numbered(
        self,
        seats: int,
        settings: Settings,
        net: bytes,
        past: bytes,
        minds: tuple[tuple[int, ...], ...],
        seeds: tuple[int, ...],
        noise: float,
        is_test: bool,
    ) -> Task:
        self.number += 1
        rows = (net, past, minds, seeds, noise, GREED, FAITH, is_test, self.teacher, self.by_choices)
        return Task(self.number, self.game, seats, settings, *rows)
