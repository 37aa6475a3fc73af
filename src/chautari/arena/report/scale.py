"""Axes: where a value stands along one, in per cent of its width, and where the ticks are."""

from dataclasses import dataclass
from math import ceil, floor, log10

# Room at both ends, so that a dot on the last value is drawn whole.
MARGIN = 2.0
STEPS = (1, 2, 2.5, 5, 10)
MOST_TICKS = 6
TOPS = ((0.2, 0.05), (0.4, 0.1), (0.6, 0.2), (1.0, 0.25))


@dataclass(frozen=True)
class Scale:
    """An axis between two values, and where its ticks stand."""

    low: float
    high: float
    ticks: tuple[float, ...]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """The per cent of the width at which a value stands; values beyond the ends stand at them."""
        low, high, value = (log10(x) if self.logarithmic else x for x in (self.low, self.high, value))
        part = (value - low) / (high - low)
        return MARGIN + (100 - 2 * MARGIN) * max(0.0, min(1.0, part))


def linear(values: list[float]) -> Scale:
    """An axis that holds all values, with round ticks."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    step = _round_step((high - low) / (MOST_TICKS - 1))
    first, last = floor(low / step), ceil(high / step)
    return Scale(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def powers(values: list[float]) -> Scale:
    """An axis of powers of ten that holds all values, which are above 0."""
    first, last = floor(log10(min(values))), ceil(log10(max(values)))
    last = max(last, first + 1)
    return Scale(10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1)), logarithmic=True)


def shares(highest: float) -> Scale:
    """From 0 % to the next round share above the highest one."""
    top, step = next((top, step) for top, step in TOPS if top >= highest or top == 1.0)
    return Scale(0.0, top, tuple(step * number for number in range(round(top / step) + 1)))


def _round_step(step: float) -> float:
    power = float(10 ** floor(log10(step)))
    return next(power * nice for nice in STEPS if power * nice >= step * 0.999)
