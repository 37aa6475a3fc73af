"""The learner: a model, what it remembers, and how it goes on from both."""

import io
from copy import deepcopy
from dataclasses import asdict
from typing import Any

import numpy as np
import torch
from torch import Tensor

from chautari.engine.luck import Dice
from chautari.engine.play import advance
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.nets.file import columns_for, pack
from chautari.training.games import Seen, Taught
from chautari.training.memory import LessonMemory, Memory
from chautari.training.model import Model, Reader, Shape, loss_of, teaching_loss

WIDE, NARROW = 64, 32
ROOM = 150_000
ROWS = 1024
LESSON_ROOM = 60_000
PASSES, LESSON_PASSES = 2.0, 10.0  # how often a row and a lesson are learned from, on the average, before others come
QUESTIONS = 150  # in a step, about as many rows as the others
NEWEST = 0.003  # the share of the newest step in what plays


def shape_for(game: str, taught: int) -> Shape:
    rules = load(game)
    seats = rules.meta.seats
    state = rules.start(seats[0], rules.meta.complete(seats[0], {}))
    advance(state, Dice(1))
    return Shape(columns_for(game).count, len(rules.signs(state, 0)), seats[0], seats[-1], WIDE, NARROW, taught)


class Learner:
    """Learns one game from what is seen at tables of the given sizes, and from a search if it is `taught` by one."""

    def __init__(self, game: str, sizes: range, seed: int, taught: bool = False) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.shape = shape_for(game, int(taught))
        self.model = Model(self.shape)
        self.optimizer = torch.optim.Adam(self.model.parameters())
        self.smoothed = deepcopy(self.model)  # the mean of the last steps: what plays, as single steps are noisy
        self.steps = 0
        self.luck = np.random.default_rng(seed)
        columns = columns_for(game)
        self.memories = {seats: Memory(Reader(self.shape, columns, seats), ROOM) for seats in sizes}
        self.lessons = {seats: LessonMemory(memory.reader, LESSON_ROOM) for seats, memory in self.memories.items()}

    def learn(self, seats: int, seen: Seen, taught: Taught, rate: float) -> None:
        """Remembers what was seen and taught at a table of this size, and learns from all that is remembered of it."""
        memory, lessons = self.memories[seats], self.lessons[seats]
        memory.add(seen)
        lessons.add(taught)
        steps = max(len(seen) * PASSES / ROWS, len(taught) * LESSON_PASSES / QUESTIONS, 1)
        for _ in range(round(steps)):
            loss = loss_of(self.model, memory.batch(self.luck, ROWS))
            if lessons.size:
                loss = loss + teaching_loss(self.model, lessons.batch(self.luck, QUESTIONS))
            self.step(loss, rate)

    def step(self, loss: Tensor, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        self.smooth()

    def smooth(self) -> None:
        self.steps += 1
        share = max(1.0 / self.steps, NEWEST)
        with torch.no_grad():
            for mean, newest in zip(self.smoothed.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(newest, share)

    def net(self, made: dict[str, Any]) -> bytes:
        """The net as it is now, as a file; `made` says how."""
        versions = {"rules": load(self.game).meta.rules_version, "observations": observer_of(self.game).version}
        return pack({"game": self.game, **versions, **asdict(self.shape), "made": made}, self.smoothed.parts())

    def player(self) -> bytes:
        """What plays while it learns."""
        return self.net({})

    def tested(self) -> bytes:
        """What is measured while it learns."""
        return self.net({})

    def saved(self) -> bytes:
        """All that is needed to go on, but for what is remembered: that fills again within a minute."""
        file = io.BytesIO()
        state = {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(state | {"smoothed": self.smoothed.state_dict(), "steps": self.steps}, file)
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        state = torch.load(io.BytesIO(saved), weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.smoothed.load_state_dict(state["smoothed"])
        self.steps = state["steps"]
