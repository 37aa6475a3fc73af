"""What was seen in the last games at tables of one size, as batches to learn from."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from chautari.training.games import Seen
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
