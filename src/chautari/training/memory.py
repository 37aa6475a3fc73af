"""What was seen in the last games at tables of one size, as batches to learn from."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from chautari.training.games import Seen, Taught
from chautari.training.model import Reader

MIXED = 5  # a batch has rows of so many tasks, the newest among them


@dataclass(frozen=True)
class Batch:
    inputs: Tensor
    shares: Tensor
    margins: Tensor
    seats: int


class Memory:
    """The newest rows of one table size."""

    def __init__(self, reader: Reader, room: int) -> None:
        self.reader = reader
        self.room = room
        self.kept: list[Seen] = []
        self.size = 0

    def add(self, seen: Seen) -> None:
        self.kept.append(seen)
        self.size += len(seen)
        while self.size - len(self.kept[0]) > self.room:
            self.size -= len(self.kept.pop(0))

    def batch(self, luck: np.random.Generator, rows: int) -> Batch:
        """So many rows drawn by lot."""
        some = [self.kept[i] for i in luck.integers(len(self.kept), size=MIXED - 1)] + [self.kept[-1]]
        picks = [luck.integers(len(one), size=rows // MIXED) for one in some]
        cells, signs, shares, margins = (
            np.concatenate([getattr(one, name)[pick] for one, pick in zip(some, picks, strict=True)])
            for name in ("cells", "signs", "shares", "margins")
        )
        inputs = self.reader.read(cells, signs)
        return Batch(inputs, torch.from_numpy(shares), torch.from_numpy(margins), self.reader.seats)


@dataclass(frozen=True)
class LessonBatch:
    """Questions of the teacher: `inputs` has a row for each option, which belongs at the place `at` of `visits`."""

    inputs: Tensor
    at: tuple[Tensor, Tensor]
    visits: Tensor


class LessonMemory:
    """The newest lessons of one table size."""

    def __init__(self, reader: Reader, room: int) -> None:
        self.reader = reader
        self.room = room
        self.kept: list[Taught] = []
        self.begins: list[NDArray[np.int64]] = []
        self.size = 0

    def add(self, taught: Taught) -> None:
        if not len(taught):
            return
        self.kept.append(taught)
        self.begins.append(np.concatenate([[0], np.cumsum(taught.counts)]))
        self.size += len(taught)
        while self.size - len(self.kept[0]) > self.room:
            self.size -= len(self.kept.pop(0))
            self.begins.pop(0)

    def batch(self, luck: np.random.Generator, questions: int) -> LessonBatch:
        """So many questions drawn by lot."""
        sizes = np.array([len(one) for one in self.kept])
        some = luck.choice(len(self.kept), size=MIXED, p=sizes / sizes.sum())
        cells, signs, visits, counts = [], [], [], []
        for one in some:
            taught, begins = self.kept[one], self.begins[one]
            for question in luck.integers(len(taught), size=questions // MIXED):
                rows = slice(begins[question], begins[question + 1])
                cells.append(taught.cells[rows])
                signs.append(taught.signs[rows])
                visits.append(taught.visits[rows])
                counts.append(taught.counts[question])
        number = np.array(counts)
        line = np.repeat(np.arange(len(number)), number)
        place = np.concatenate([np.arange(count) for count in counts])
        table = np.zeros((len(number), int(number.max())), np.float32)
        table[line, place] = np.concatenate(visits)
        inputs = self.reader.read(np.concatenate(cells), np.concatenate(signs))
        return LessonBatch(inputs, (torch.from_numpy(line), torch.from_numpy(place)), torch.from_numpy(table))
