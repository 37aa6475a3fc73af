"""What a net chose among in some games, as arrays, and how much better or worse each choice was than expected."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from chautari.nets.net import POINTS
from chautari.training.choices import Trail

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
FURTHEST = 6.0  # a margin counts no more than this many times POINTS


@dataclass(frozen=True)
class Bags:
    """Rows of a net's columns: those of a row from its offset to the next one's, each counted so many times."""

    columns: Tensor
    times: Tensor
    offsets: Tensor


@dataclass(frozen=True)
class Asked:
    """Some questions with their options, in one row of options after the other.

    `line` is the question of an option, `at` the option chosen at each question, `visits` how often the teacher tried
    each option.
    """

    before: Bags
    after: Bags
    signs: Tensor
    line: Tensor
    at: Tensor
    visits: Tensor

    def __len__(self) -> int:
        return len(self.at)


@dataclass(frozen=True)
class Chosen:
    """The questions of some games at tables of one size; `Trail` says what is what.

    `before` is the row of each question's table, `first` its first option, `after` the row of each option.
    """

    seats: int
    columns: NDArray[np.int32]
    times: Floats
    begins: Ints
    before: Ints
    after: Ints
    first: Ints
    options: Ints
    chosen: Ints
    told: Floats
    visits: Floats
    games: Ints
    viewers: Ints
    signs_before: Floats
    signs_after: Floats
    shares: NDArray[np.float64]
    margins: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.options)

    def bags(self, rows: Ints) -> Bags:
        begins, sizes = self.begins[rows], self.begins[rows + 1] - self.begins[rows]
        offsets = np.cumsum(sizes) - sizes
        at = np.arange(sizes.sum()) + np.repeat(begins - offsets, sizes)
        columns = self.columns[at].astype(np.int64)
        return Bags(torch.from_numpy(columns), torch.from_numpy(self.times[at]), torch.from_numpy(offsets))

    def tables(self, questions: Ints) -> tuple[Bags, Tensor]:
        """The tables before these questions, and the signs of every seat there."""
        return self.bags(self.before[questions]), torch.from_numpy(self.signs_before[questions])

    def asked(self, questions: Ints) -> Asked:
        numbers = self.options[questions]
        offsets = np.cumsum(numbers) - numbers
        options = np.arange(numbers.sum()) + np.repeat(self.first[questions] - offsets, numbers)
        return Asked(
            self.bags(self.before[questions]),
            self.bags(self.after[options]),
            torch.from_numpy(self.signs_after[options]),
            torch.from_numpy(np.repeat(np.arange(len(questions)), numbers)),
            torch.from_numpy(offsets + self.chosen[questions]),
            torch.from_numpy(self.visits[options]),
        )

    def taught(self) -> "Chosen":
        """The questions that the teacher was asked about, alone."""
        together = np.add.reduceat(np.append(self.visits, 0.0), self.first) * (self.options > 0)
        questions = np.flatnonzero(together)
        numbers = self.options[questions]
        first = np.cumsum(numbers) - numbers
        options = np.arange(numbers.sum()) + np.repeat(self.first[questions] - first, numbers)
        rows = np.sort(np.concatenate([self.before[questions], self.after[options]]))
        sizes = self.begins[rows + 1] - self.begins[rows]
        begins = np.concatenate([[0], np.cumsum(sizes)])
        at = np.arange(begins[-1]) + np.repeat(self.begins[rows] - begins[:-1], sizes)
        return replace(
            self,
            columns=self.columns[at],
            times=self.times[at],
            begins=begins,
            before=np.searchsorted(rows, self.before[questions]),
            after=np.searchsorted(rows, self.after[options]),
            first=first,
            options=numbers,
            chosen=self.chosen[questions],
            told=self.told[questions],
            visits=self.visits[options],
            games=self.games[questions],
            viewers=self.viewers[questions],
            signs_before=self.signs_before[questions],
            signs_after=self.signs_after[options],
        )

    def ends(self) -> "Ends":
        """For each question how its game ended."""
        order = (self.viewers[:, None] + np.arange(self.seats)) % self.seats
        shares = self.shares / self.shares.sum(axis=1, keepdims=True)
        points = np.clip(self.margins / POINTS, -FURTHEST, FURTHEST)
        behind = np.minimum(self.margins, 0.0) / POINTS  # whoever won
        beyond = behind - behind.mean(axis=1, keepdims=True)
        return Ends(
            np.take_along_axis(shares[self.games], order, axis=1),
            np.take_along_axis(points[self.games], order, axis=1),
            beyond[self.games, self.viewers],
        )


@dataclass(frozen=True)
class Ends:
    """Shares in the victory and margins, the viewer's first, and its points beyond the mean of the table."""

    shares: NDArray[Any]
    margins: NDArray[Any]
    beyond: NDArray[Any]


def chosen_in(trail: Trail, seats: int, signs: int) -> Chosen:
    """A trail as arrays."""
    sizes, options = numbers(trail.sizes, np.int64), numbers(trail.options, np.int64)
    before = np.cumsum(options + 1) - options - 1
    is_after = np.ones(len(sizes), bool)
    is_after[before] = False
    after = np.flatnonzero(is_after)
    votes = np.full(len(sizes), signs)
    votes[before] = signs * seats
    at = np.cumsum(votes) - votes
    told = numbers(trail.votes, np.float32)
    return Chosen(
        seats=seats,
        columns=numbers(trail.columns, np.int32),
        times=numbers(trail.times, np.float32),
        begins=np.concatenate([[0], np.cumsum(sizes)]),
        before=before,
        after=after,
        first=np.cumsum(options) - options,
        options=options,
        chosen=numbers(trail.chosen, np.int64),
        told=numbers(trail.told, np.float32),
        visits=numbers(trail.visits, np.float32),
        games=numbers(trail.games, np.int64),
        viewers=numbers(trail.seats, np.int64),
        signs_before=told[at[before][:, None] + np.arange(signs * seats)].reshape(-1, seats, signs),
        signs_after=told[at[after][:, None] + np.arange(signs)],
        shares=numbers(trail.shares, np.float64).reshape(-1, seats),
        margins=numbers(trail.margins, np.float64).reshape(-1, seats),
    )


def numbers(values: Any, kind: Any) -> NDArray[Any]:
    return np.asarray(memoryview(values)).astype(kind)


@dataclass(frozen=True)
class Targets:
    """What should have been foreseen at each question, and how much better its choice was than expected.

    The last is 0 where a seat only looked on.
    """

    ends: Ends
    advantages: Floats


def targets(chosen: Chosen, foreseen: Ends, greed: float, faith: float) -> Targets:
    """Looks back from the end of each game.

    What came is blended with what was foreseen at the seat's later questions: `faith` 1 believes the end alone, less of
    it trusts what was foreseen soon after. `greed` is what ten points are worth beside the victory.
    """
    ends = chosen.ends()
    hoped = foreseen.shares[:, 0] + greed * foreseen.beyond
    better = ends.shares[:, 0] + greed * ends.beyond - hoped
    told = np.column_stack([foreseen.shares, foreseen.margins, foreseen.beyond])
    wanted = np.column_stack([ends.shares, ends.margins, ends.beyond])
    later: dict[tuple[int, int], int] = {}
    for i in range(len(chosen) - 1, -1, -1):
        key = (int(chosen.games[i]), int(chosen.viewers[i]))
        j = later.get(key)
        if j is not None:
            wanted[i] = (1 - faith) * told[j] + faith * wanted[j]
            better[i] = hoped[j] - hoped[i] + faith * better[j]
        if chosen.options[i]:
            later[key] = i
    better[chosen.options == 0] = 0.0
    shares, margins, beyond = np.split(wanted.astype(np.float32), [chosen.seats, 2 * chosen.seats], axis=1)
    return Targets(Ends(shares, margins, beyond[:, 0]), better.astype(np.float32))
