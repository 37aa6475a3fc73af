"""The learner that learns what to choose: proximal policy optimisation, after it has learned to foresee the end."""

import io
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from chautari.games import load
from chautari.games.observers import observer_of
from chautari.nets.file import BadNet, net_in, pack
from chautari.training.chooser import Chooser
from chautari.training.learner import shape_for
from chautari.training.model import Shape
from chautari.training.trail import Chosen, Ends, Ints, Targets, targets

TASKS = 3  # are learned from at once, and then forgotten
LOOKING_ON = 6  # so many times it only learns to foresee: a choice is judged by what was foreseen before and after it
LOOKING_ON_AGAIN = 2  # the same for who begins as another net
LESS_SURE = 0.35  # who goes on learning what to choose prefers as that net does, but tries other options again
FIRST_PASSES, FORESIGHT_PASSES, CHOICE_PASSES = 4, 1, 2
FORESIGHT_ROWS, QUESTIONS = 512, 768  # in a step
MOST_AT_ONCE = 4096
MOST_LESSONS, LESSON_STEPS = 300, 60  # tasks with a teacher are remembered, and steps made by them each time
GREED, FAITH = 1.0, 0.95  # points tell more of a choice than who won, which a single point may decide
POINTS_COUNT = 0.5  # beside who wins
FURTHEST_CHANGE = 0.2  # a choice becomes no more and no less likely than by this share, from one set of games
VARIETY = 0.003  # what keeps it from making up its mind too soon
MOST_BETTER = 5.0  # in standard deviations
STEEPEST = 1.0
HIGHEST_RATE, FORESIGHT_RATE = 1e-3, 2e-3
HIGHEST_RATE_AGAIN = 5e-4  # for who begins as another net
LOWEST = 0.05  # of these, at the end
NEWEST = 0.004  # the share of the newest step in the mean of the last ones: that is the net, while the newest plays
VOTES_FASTER, TASTE_FASTER = 3.0, 20.0  # what signs say by themselves is large, and learned faster than the rest


class ChoiceLearner:
    """Learns one game from what it chose itself, at tables of any size; if it `foresees`, only how games end."""

    def __init__(self, game: str, seed: int, foresees: bool = False) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.model = Chooser(shape_for(game, 1))
        self.smoothed = deepcopy(self.model)
        self.highest_rate = HIGHEST_RATE
        model = self.model
        self.foresight = optimizer_of(model.foresees, model.votes, VOTES_FASTER)
        self.preference = optimizer_of(model.prefers, model.taste, TASTE_FASTER)
        self.foresees = foresees
        self.luck = np.random.default_rng(seed)
        self.waiting: list[Chosen] = []
        self.lessons: list[Chosen] = []
        self.rounds = 0
        self.playing = b""

    def begin_as(self, path: Path) -> None:
        """Goes on from what the net of a file has learned, if that learned to choose and is as large as this one."""
        net = net_in(path, self.game)
        whole = self.model.whole
        if (net.taught, net.wide, net.narrow) != (1, whole.wide, whole.narrow) or net.signs > whole.signs:
            raise BadNet(path.name, "it has another shape than one that learns to choose", "net-shape")
        self.model.begin_as(net, 1.0 if self.foresees else LESS_SURE)
        self.smoothed = deepcopy(self.model)
        self.rounds = LOOKING_ON - LOOKING_ON_AGAIN
        self.highest_rate = HIGHEST_RATE_AGAIN

    def learn(self, chosen: Chosen, fade: float) -> None:
        """Learns once enough games have come together; `fade` falls from 1 to 0 towards the end of a training."""
        self.waiting.append(chosen)
        if chosen.visits.any():
            self.lessons = [*self.lessons[-(MOST_LESSONS - 1) :], chosen.taught()]
        if len(self.waiting) < TASKS:
            return
        games = [(one, self.judged(one)) for one in self.waiting if len(one)]
        self.waiting = []
        strength = LOWEST + (1 - LOWEST) * fade
        begins = self.rounds < LOOKING_ON and not self.foresees
        for _ in range(FIRST_PASSES if begins else FORESIGHT_PASSES):
            self.learn_to_foresee(games, FORESIGHT_RATE * strength)
        for _ in range(LESSON_STEPS if self.lessons else 0):
            self.learn_lesson(self.highest_rate * strength)
        if not begins and not self.foresees:
            self.learn_to_choose(games, self.highest_rate * strength, VARIETY * fade)
        self.rounds += 1
        self.playing = b""

    def judged(self, chosen: Chosen) -> Targets:
        """What to learn from some games, by what the net foresees now."""
        told = []
        with torch.no_grad():
            for some in pieces(np.arange(len(chosen)), MOST_AT_ONCE):
                votes, margins, beyond = self.model.outlook(chosen.tables(some))
                told.append((torch.softmax(votes, dim=1).numpy(), margins.numpy(), beyond.numpy()))
        return targets(chosen, Ends(*map(np.concatenate, zip(*told, strict=True))), GREED, FAITH)

    def learn_to_foresee(self, games: list[tuple[Chosen, Targets]], rate: float) -> None:
        for chosen, wanted in games:
            ends = wanted.ends
            for some in pieces(self.luck.permutation(len(chosen)), FORESIGHT_ROWS):
                votes, margins, beyond = self.model.outlook(chosen.tables(some))
                told = torch.log_softmax(votes, dim=1)
                loss = -(torch.from_numpy(ends.shares[some]) * told).sum(dim=1).mean()
                points = nn.functional.smooth_l1_loss(margins, torch.from_numpy(ends.margins[some]))
                points = points + nn.functional.smooth_l1_loss(beyond, torch.from_numpy(ends.beyond[some]))
                self.step(self.foresight, loss + POINTS_COUNT * points, rate)

    def learn_to_choose(self, games: list[tuple[Chosen, Targets]], rate: float, variety: float) -> None:
        """Makes likelier what went better than expected, and less likely what went worse."""
        better = np.concatenate([wanted.advantages[chosen.options > 0] for chosen, wanted in games])
        middle, spread = float(better.mean()), float(better.std()) + 1e-8
        for _ in range(CHOICE_PASSES):
            parts = [
                (chosen, wanted, some)
                for chosen, wanted in games
                for some in pieces(self.luck.permutation(np.flatnonzero(chosen.options)), QUESTIONS)
            ]
            for place in self.luck.permutation(len(parts)):
                chosen, wanted, some = parts[place]
                gains = ((wanted.advantages[some] - middle) / spread).clip(-MOST_BETTER, MOST_BETTER)
                loss = self.regret(chosen, some, torch.from_numpy(gains.astype(np.float32)), variety)
                self.step(self.preference, loss, rate)

    def learn_lesson(self, rate: float) -> None:
        """Comes to prefer as the teacher does, at questions of some task that it was asked about."""
        lesson = self.lessons[self.luck.integers(len(self.lessons))]
        asked = lesson.asked(self.luck.permutation(len(lesson))[:QUESTIONS])
        together = torch.zeros(len(asked)).index_add(0, asked.line, asked.visits)
        shares = asked.visits / together[asked.line]
        self.step(self.preference, -(shares * self.model.odds(asked)).sum() / len(asked), rate)

    def step(self, optimizer: torch.optim.Optimizer, loss: Tensor, rate: float) -> None:
        """One step of one half; the mean of the last ones follows."""
        step(optimizer, loss, rate)
        with torch.no_grad():
            for mean, newest in zip(self.smoothed.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(newest, NEWEST)

    def regret(self, chosen: Chosen, some: Ints, gains: Tensor, variety: float) -> Tensor:
        asked = chosen.asked(some)
        odds = self.model.odds(asked)
        change = torch.exp(odds[asked.at] - torch.from_numpy(chosen.told[some]))
        bounded = change.clamp(1 - FURTHEST_CHANGE, 1 + FURTHEST_CHANGE)
        gain = torch.minimum(change * gains, bounded * gains).mean()
        entropy = -(odds.exp() * odds).sum() / len(asked)
        return -gain - variety * entropy

    def net(self, made: dict[str, Any]) -> bytes:
        """The net as it is now, as a file; `made` says how."""
        return self.packed(self.model.whole, self.smoothed.parts(), made)

    def tested(self) -> bytes:
        """What chooses as that net does, at half the cost, and foresees nothing."""
        return self.packed(self.model.shape, self.smoothed.preferring_parts(), {})

    def player(self) -> bytes:
        """The same by the newest step: who learns from its own choices has to make them itself."""
        if not self.playing:
            self.playing = self.packed(self.model.shape, self.model.preferring_parts(), {})
        return self.playing

    def packed(self, shape: Shape, parts: dict[str, list[float]], made: dict[str, Any]) -> bytes:
        versions = {"rules": load(self.game).meta.rules_version, "observations": observer_of(self.game).version}
        return pack({"game": self.game, **versions, **asdict(shape), "made": made}, parts)

    def saved(self) -> bytes:
        """All that is needed to go on."""
        file = io.BytesIO()
        optimizers = {"foresight": self.foresight.state_dict(), "preference": self.preference.state_dict()}
        models = {"model": self.model.state_dict(), "smoothed": self.smoothed.state_dict()}
        torch.save({**models, **optimizers, "rounds": self.rounds}, file)
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        state = torch.load(io.BytesIO(saved), weights_only=True)
        self.model.load_state_dict(state["model"])
        self.smoothed.load_state_dict(state["smoothed"])
        self.foresight.load_state_dict(state["foresight"])
        self.preference.load_state_dict(state["preference"])
        self.rounds = state["rounds"]
        self.playing = b""


def pieces(rows: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    """The rows in pieces of about this size."""
    return iter(np.array_split(rows, max(1, len(rows) // size)))


def optimizer_of(half: nn.Module, straight: nn.Parameter, faster: float) -> torch.optim.Adam:
    return torch.optim.Adam([{"params": [*half.parameters()], "faster": 1.0}, {"params": [straight], "faster": faster}])


def step(optimizer: torch.optim.Optimizer, loss: Tensor, rate: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = rate * group["faster"]
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_([each for group in optimizer.param_groups for each in group["params"]], STEEPEST)
    optimizer.step()
