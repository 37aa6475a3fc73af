"""A training from beginning to end: games are played, the learner learns, strength is measured, all of it is kept."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import chautari
from chautari.engine.errors import ChautariError
from chautari.engine.record import write_whole
from chautari.games import load
from chautari.nets.file import unpack
from chautari.training.choice_learner import ChoiceLearner
from chautari.training.curve import Look, curve
from chautari.training.games import Played, Task
from chautari.training.learner import Learner
from chautari.training.plan import TEST_GAMES, Plan, Schedule, tested_size

LOOK_EVERY = 60.0  # seconds
LOOKING = 0.1  # of the time, at most
TESTS = 3  # tasks of a look
KEEP_EVERY = 20.0
PAST_EVERY = 60  # tasks

Playing = Callable[[Iterable[Task]], Iterator[Played]]


class NotATraining(ChautariError):
    def __init__(self, path: Path, why: str, key: str, **values: str) -> None:
        reason = ChautariError(f"{why}.", key, **values)
        super().__init__(f"{path} can't be resumed: {reason}", "training-unresumed", file=str(path), problem=reason)


@dataclass(frozen=True)
class Wanted:
    """What is to be trained, for how long, and where it is kept."""

    game: str
    sizes: range
    minutes: float
    tasks: int  # ends after so many, if it is not 0: the same net each time on one core
    seed: int
    out: Path
    command: str
    teacher: int = 0  # the iterations of a search that teaches beside it
    by_choices: bool = False  # whether it learns what to choose from its own choices
    begin: Path | None = None  # the net that it begins as
    foresees: bool = False  # whether it only learns how games of that net end


def learner_for(wanted: Wanted) -> Learner | ChoiceLearner:
    if wanted.by_choices:
        learner = ChoiceLearner(wanted.game, wanted.seed, wanted.foresees)
        if wanted.begin:
            learner.begin_as(wanted.begin)
        return learner
    return Learner(wanted.game, wanted.sizes, wanted.seed, wanted.teacher > 0)


@cache
def made_in(path: Path) -> Any:
    """How the net of a file was made."""
    return unpack(path.name, path.read_bytes())[0]["made"]


class Training:
    """A training that can be interrupted at any moment and goes on from what is kept beside its net."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.learner = learner_for(wanted)
        self.seconds = 0.0
        self.looking = 0.0
        self.tasks = 0
        self.games = 0
        self.looks: list[Look] = []
        self.shares: list[float] = []

    @property
    def state_file(self) -> Path:
        return self.wanted.out.with_name(self.wanted.out.name + ".training")

    @property
    def curve_file(self) -> Path:
        return self.wanted.out.with_suffix(".svg")

    @property
    def done(self) -> float:
        """How much of it is over, from 0 to 1."""
        if self.wanted.tasks:
            return min(self.tasks / self.wanted.tasks, 1.0)
        return min(self.seconds / (60 * self.wanted.minutes), 1.0)

    def run(self, playing: Playing) -> Iterator["Training"]:
        """Trains; comes up for air after every task."""
        wanted = self.wanted
        net = self.learner.player()
        kind = (wanted.teacher, wanted.by_choices, wanted.foresees)
        plan = Plan(wanted.game, wanted.sizes, wanted.seed + self.tasks, net, *kind)
        last_look = last_kept = last = monotonic()
        plan.tested = self.learner.tested()
        for played in playing(self.planned(plan)):
            if played.task.is_test:
                self.looked(played)
            else:
                self.learned(played)
                plan.net = self.learner.player()
                plan.done = self.done
                if self.tasks % PAST_EVERY == 0:
                    plan.remember()
            now = monotonic()
            self.seconds += now - last
            self.looking += now - last if played.task.is_test else 0.0
            last = now
            is_due = now - last_look > LOOK_EVERY and self.looking <= LOOKING * self.seconds
            if is_due and not plan.tests_due and not self.shares:
                plan.tests_due, last_look, plan.tested = TESTS, now, self.learner.tested()
            if now - last_kept > KEEP_EVERY:
                self.keep()
                last_kept = now
            yield self
            if self.done >= 1.0:
                break
        self.keep()

    def planned(self, plan: Plan) -> Iterator[Task]:
        """The tasks of a plan until the training is over."""
        for task in plan.tasks():
            if self.done >= 1.0:
                return
            yield task

    def learned(self, played: Played) -> None:
        schedule = Schedule(self.done)
        if isinstance(self.learner, ChoiceLearner):
            assert played.chosen is not None, "a task of choices"
            self.learner.learn(played.chosen, schedule.fade)
        elif len(played.seen):
            self.learner.learn(played.task.seats, played.seen, played.taught, schedule.rate)
        self.tasks += 1
        self.games += len(played.task.seeds)

    def looked(self, played: Played) -> None:
        self.shares.extend(played.learner_shares)
        if len(self.shares) >= TESTS * TEST_GAMES:
            share = sum(self.shares) / len(self.shares)
            self.looks.append(Look(self.seconds / 60, share, len(self.shares)))
            self.shares = []

    def made(self) -> dict[str, Any]:
        """How the net was made, for its file, and what it began as."""
        before = {"from": made_in(self.wanted.begin)} if self.wanted.begin else {}
        return before | {
            "command": self.wanted.command,
            "seed": self.wanted.seed,
            "hours": round(self.seconds / 3600, 2),
            "games": self.games,
            "version": chautari.__version__,
        }

    def keep(self) -> None:
        """Writes the net, its curve and all that is needed to go on, each whole or not at all."""
        write_whole(self.wanted.out, self.learner.net(self.made()))
        progress = {
            "game": self.wanted.game,
            "sizes": [self.wanted.sizes[0], self.wanted.sizes[-1]],
            "seconds": self.seconds,
            "looking": self.looking,
            "tasks": self.tasks,
            "games": self.games,
            "looks": [asdict(look) for look in self.looks],
        }
        write_whole(self.state_file, json.dumps(progress).encode() + b"\n" + self.learner.saved())
        if self.looks:
            title = load(self.wanted.game).meta.title
            seats = tested_size(self.wanted.sizes)
            write_whole(
                self.curve_file, curve(f"{title}: alone against {seats - 1} greedy", self.looks, 1 / seats).encode()
            )

    def resume(self) -> None:
        """Goes on with the training that is kept beside the net."""
        path = self.state_file
        try:
            line, _, saved = path.read_bytes().partition(b"\n")
            progress = json.loads(line)
        except (OSError, ValueError) as error:
            raise NotATraining(path, "there is no training kept there", "training-none") from error
        if progress["game"] != self.wanted.game:
            raise NotATraining(path, f"it is one of {progress['game']}", "training-other", game=progress["game"])
        try:
            self.learner.restore(saved)
        except (RuntimeError, KeyError, ValueError, EOFError) as error:
            raise NotATraining(path, "its net has another shape", "training-shape") from error
        self.seconds, self.tasks, self.games = progress["seconds"], progress["tasks"], progress["games"]
        self.looking = progress.get("looking", 0.0)
        self.looks = [Look(**look) for look in progress["looks"]]
