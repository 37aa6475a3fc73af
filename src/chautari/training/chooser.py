"""The net that learns to choose, as PyTorch learns it: one half prefers, the other one says who will win."""

from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from chautari.nets.net import Net
from chautari.training.model import Shape
from chautari.training.trail import Asked, Bags

TASTE = 15.0  # at first what looks ten points better is preferred by this, as an exponent: nearly as greedy does


class Half(nn.Module):
    """Two layers over the columns of a row; at first it says 0."""

    def __init__(self, inputs: int, wide: int, narrow: int, outputs: int) -> None:
        super().__init__()
        self.first = nn.Parameter((2 * torch.rand(inputs, wide) - 1) * 2 / sqrt(inputs))
        self.second = nn.Linear(wide, narrow)
        self.third = nn.Linear(narrow, outputs)
        with torch.no_grad():
            self.third.weight.zero_()
            self.third.bias.zero_()

    def read(self, rows: Bags) -> Tensor:
        summed: Tensor = nn.functional.embedding_bag(
            rows.columns, self.first, rows.offsets, mode="sum", per_sample_weights=rows.times
        )
        return summed

    def think(self, sums: Tensor) -> Tensor:
        out: Tensor = self.third(torch.relu(self.second(torch.relu(sums))))
        return out


class Chooser(nn.Module):
    """Prefers some options to others, and gives every seat's chance and margin; the halves share nothing.

    `shape` is that of one half; the net that plays has both side by side. What the viewer will have beyond the mean of
    the table is foreseen for learning only.
    """

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.prefers = Half(shape.inputs, shape.wide, shape.narrow, 1)
        self.foresees = Half(shape.inputs, shape.wide, shape.narrow, 2 * shape.most + 1)
        self.taste = nn.Parameter(torch.zeros(shape.signs))
        self.votes = nn.Parameter(torch.zeros(shape.signs))
        with torch.no_grad():
            self.taste[0] = TASTE
            self.votes[0] = 1.0

    def outlook(self, tables: tuple[Bags, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """The votes for each seat and the margins, the viewer's first, and its points beyond the mean."""
        rows, signs = tables
        seats, most = signs.shape[1], self.shape.most
        out = self.foresees.think(self.foresees.read(rows))
        return out[:, :seats] + signs @ self.votes, out[:, most : most + seats], out[:, 2 * most]

    def odds(self, asked: Asked) -> Tensor:
        """How likely each option is to be chosen among those of its question, as a logarithm."""
        sums = self.prefers.read(asked.before)[asked.line] + self.prefers.read(asked.after)
        liked = self.prefers.think(sums)[:, 0] + asked.signs @ self.taste
        most = torch.full((len(asked),), -torch.inf).scatter_reduce(0, asked.line, liked.detach(), "amax")
        liked = liked - most[asked.line]
        together = torch.zeros(len(asked)).index_add(0, asked.line, liked.exp())
        return liked - together.log()[asked.line]

    def begin_as(self, net: Net, sure: float = 1.0) -> None:
        """Takes over what a net has learned, as `sure` of its preferences; signs that it did not know say nothing."""
        wide, narrow, outputs = self.shape.wide, self.shape.narrow, 2 * self.shape.most
        known, most = int(net.signs), self.shape.most
        plain = self.shape.inputs - self.shape.signs * most
        first = numbers(net.first).reshape(-1, 2 * wide)
        second = numbers(net.second).reshape(-1, 2 * narrow)
        third = numbers(net.third).reshape(-1, outputs + 1)
        straight = numbers(net.straight).reshape(2, known)
        prefers, foresees = self.prefers, self.foresees
        with torch.no_grad():
            for half, columns in ((prefers, slice(0, wide)), (foresees, slice(wide, None))):
                half.first[:plain] = first[:plain, columns]
                by_seat = half.first[plain:].view(most, -1, wide)
                by_seat.zero_()
                by_seat[:, :known] = first[plain:, columns].reshape(most, known, wide)
            prefers.second.weight.copy_(second[:wide, :narrow].T)
            foresees.second.weight.copy_(second[wide:-1, narrow:].T)
            prefers.second.bias.copy_(second[-1, :narrow])
            foresees.second.bias.copy_(second[-1, narrow:])
            prefers.third.weight.copy_(sure * third[:narrow, outputs:].T)
            prefers.third.bias.copy_(sure * third[-1, outputs:])
            foresees.third.weight[:outputs] = third[narrow:-1, :outputs].T
            foresees.third.bias[:outputs] = third[-1, :outputs]
            self.votes[:known], self.taste[:known] = straight[0], sure * straight[1]

    @property
    def whole(self) -> Shape:
        """The shape of both halves as one net."""
        return replace(self.shape, wide=2 * self.shape.wide, narrow=2 * self.shape.narrow)

    def parts(self) -> dict[str, list[float]]:
        """The numbers of both halves side by side, in the order in which `nets.net.Net` has them."""
        wide, narrow, outputs = self.shape.wide, self.shape.narrow, 2 * self.shape.most
        prefers, foresees = self.prefers, self.foresees
        second = torch.zeros(2 * wide + 1, 2 * narrow)
        third = torch.zeros(2 * narrow + 1, outputs + 1)
        with torch.no_grad():
            second[:wide, :narrow] = prefers.second.weight.T
            second[wide:-1, narrow:] = foresees.second.weight.T
            second[-1] = torch.cat([prefers.second.bias, foresees.second.bias])
            third[:narrow, outputs:] = prefers.third.weight.T
            third[narrow:-1, :outputs] = foresees.third.weight[:outputs].T
            third[-1] = torch.cat([foresees.third.bias[:outputs], prefers.third.bias])
            return self.rows(torch.cat([prefers.first, foresees.first], dim=1), second, third)

    def preferring_parts(self) -> dict[str, list[float]]:
        """The same of the half that prefers: all that choosing needs, at half the cost."""
        prefers, narrow = self.prefers, self.shape.narrow
        third = torch.zeros(narrow + 1, 2 * self.shape.most + 1)
        with torch.no_grad():
            second = torch.cat([prefers.second.weight.T, prefers.second.bias[None]])
            third[:narrow, -1:] = prefers.third.weight.T
            third[-1, -1:] = prefers.third.bias
            return self.rows(prefers.first, second, third)

    def rows(self, first: Tensor, second: Tensor, third: Tensor) -> dict[str, list[float]]:
        parts = {"first": first, "second": second, "third": third, "straight": torch.stack([self.votes, self.taste])}
        return {name: part.reshape(-1).double().tolist() for name, part in parts.items()}


def numbers(row: Any) -> Tensor:
    return torch.from_numpy(np.asarray(memoryview(row)).astype(np.float32))
