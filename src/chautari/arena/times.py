"""How long decisions took: counts in classes seven per cent wide, so that a million of them fit into a line."""

from collections.abc import Iterable, Mapping
from math import log2

CLASSES_PER_DOUBLING = 10

Times = Mapping[int, int]


def class_of(seconds: float) -> int:
    return round(CLASSES_PER_DOUBLING * log2(max(1.0, seconds * 1e6)))


def milliseconds(number: int) -> float:
    """The middle of a class."""
    return float(2 ** (number / CLASSES_PER_DOUBLING)) / 1000


def merge(many: Iterable[Times]) -> dict[int, int]:
    total: dict[int, int] = {}
    for times in many:
        for number, count in times.items():
            total[number] = total.get(number, 0) + count
    return dict(sorted(total.items()))


def quantile(times: Times, part: float) -> float:
    """The time in milliseconds within which this part of the decisions was made; 0 if there were none."""
    left = part * sum(times.values())
    for number, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return milliseconds(number)
    return 0.0
