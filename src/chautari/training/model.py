"""The net as PyTorch learns it; `parts` gives the numbers that `nets` plays with."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from chautari.nets.columns import Columns

MARGINS_COUNT = 0.2  # beside the chances
TASTE = 3.0  # at first a search is thought to prefer what brings ten points more by this, as an exponent


@dataclass(frozen=True)
class Shape:
    """How many numbers a net reads and has in its two layers."""

    columns: int
    signs: int
    least: int
    most: int
    wide: int
    narrow: int
    taught: int

    @property
    def inputs(self) -> int:
        return self.columns + self.most - self.least + 1 + self.signs * self.most


class Model(nn.Module):
    """Reads what a seat sees, gives votes for who wins, the viewer first, and how far each will be ahead in points."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(shape.inputs, shape.wide, bias=False)
        self.second = nn.Linear(shape.wide, shape.narrow)
        self.third = nn.Linear(shape.narrow, 2 * shape.most + shape.taught)
        self.straight = nn.Parameter(torch.zeros(1 + shape.taught, shape.signs))
        with torch.no_grad():
            self.first.weight.mul_(2.0)
            self.third.weight.zero_()
            self.third.bias.zero_()
            self.straight[0, 0] = 1.0  # at first it goes by what the game itself thinks of a position: the first sign
            self.straight[1:, 0] = TASTE

    def forward(self, inputs: Tensor, seats: int) -> tuple[Tensor, Tensor]:
        """Votes for the seats and their margins."""
        out, signs = self.outputs(inputs)
        most = self.shape.most
        return out[:, :seats] + signs[:, :seats] @ self.straight[0], out[:, most : most + seats]

    def preferences(self, inputs: Tensor) -> Tensor:
        """How much the search that taught it would like to have come to each of these tables."""
        out, signs = self.outputs(inputs)
        return out[:, 2 * self.shape.most] + signs[:, 0] @ self.straight[1]

    def outputs(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """What the last layer gives, and the signs of every seat."""
        shape = self.shape
        begin = shape.columns + shape.most - shape.least + 1
        signs = inputs[:, begin:].reshape(len(inputs), shape.most, shape.signs)
        return self.third(torch.relu(self.second(torch.relu(self.first(inputs))))), signs

    def parts(self) -> dict[str, list[float]]:
        """The numbers in the order in which `nets.net.Net` has them."""
        with torch.no_grad():
            rows: dict[str, list[Tensor]] = {
                "first": [self.first.weight.T],
                "second": [self.second.weight.T, self.second.bias[None]],
                "third": [self.third.weight.T, self.third.bias[None]],
                "straight": [self.straight],
            }
            return {name: torch.cat(some).reshape(-1).double().tolist() for name, some in rows.items()}


class Reader:
    """Turns rows of cells and signs into what the model reads, at tables of one size."""

    def __init__(self, shape: Shape, columns: Columns, seats: int) -> None:
        self.shape = shape
        self.seats = seats
        plain: list[tuple[int, int, float]] = []
        which: list[tuple[int, int, int]] = []
        kinds = widths(columns, seats)
        for cell, (start, scale) in enumerate(zip(columns.starts[seats], columns.scales[seats], strict=True)):
            if start >= 0 and scale:
                plain.append((cell, start, scale))
            elif start >= 0:
                which.extend((cell, start + kind, kind + 1) for kind in range(kinds[cell]))
        self.plain_cells = np.array([cell for cell, _, _ in plain])
        self.plain_columns = np.array([column for _, column, _ in plain])
        self.plain_scales = np.array([scale for _, _, scale in plain], np.float32)
        self.which_cells = np.array([cell for cell, _, _ in which])
        self.which_columns = np.array([column for _, column, _ in which])
        self.which_values = np.array([value for _, _, value in which], np.int16)

    def read(self, cells: NDArray[np.int16], signs: NDArray[np.float32]) -> Tensor:
        shape = self.shape
        inputs = np.zeros((len(cells), shape.inputs), np.float32)
        inputs[:, self.plain_columns] = cells[:, self.plain_cells] * self.plain_scales
        inputs[:, self.which_columns] = cells[:, self.which_cells] == self.which_values
        inputs[:, shape.columns + self.seats - shape.least] = 1.0
        begin = shape.columns + shape.most - shape.least + 1
        inputs[:, begin : begin + signs.shape[1]] = signs
        return torch.from_numpy(inputs)


def widths(columns: Columns, seats: int) -> list[int]:
    """How many columns each cell has: up to where those of the next one begin."""
    begins = sorted({start for starts in columns.starts.values() for start in starts if start >= 0} | {columns.count})
    after: dict[int, int] = dict(pairwise(begins))
    return [after[start] - start if start >= 0 else 0 for start in columns.starts[seats]]


def loss_of(model: Model, batch: Any) -> Tensor:
    """How far the votes are from who won, and the margins from what came."""
    votes, margins = model(batch.inputs, batch.seats)
    chances: Tensor = -(batch.shares * torch.log_softmax(votes, dim=1)).sum(dim=1).mean()
    points: Tensor = nn.functional.smooth_l1_loss(margins, batch.margins)
    return chances + MARGINS_COUNT * points


def teaching_loss(model: Model, batch: Any) -> Tensor:
    """How far the preferences at each question are from how often the search tried each of its options."""
    odds = torch.full(batch.visits.shape, -torch.inf)
    odds[batch.at] = model.preferences(batch.inputs)
    told = torch.log_softmax(odds, dim=1).masked_fill(odds == -torch.inf, 0.0)
    loss: Tensor = -(batch.visits * told).sum(dim=1).mean()
    return loss
