"""A mean with how far it can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.96  # standard errors: 95 %
UNKNOWN: Final = 1.0


@dataclass(frozen=True)
class Margin:
    """A value, and the half width of its 95 % interval."""

    value: float
    margin: float


def mean_of(values: Sequence[float]) -> Margin:
    """The mean of independent values."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return Margin(mean, UNKNOWN)
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Margin(mean, SURE * sqrt(variance / number))
