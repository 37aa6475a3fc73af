"""95 % intervals of shares and means over games that are not independent, as several share a deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, isfinite, pi, sqrt, tan
from statistics import NormalDist

PART = 0.95
NORMAL = NormalDist().inv_cdf((1 + PART) / 2)


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def as_dict(self, value: str, low: str = "low", high: str = "high") -> dict[str, float | None]:
        """The figures under these names; an infinite end is None."""
        return {value: self.value, low: _finite(self.low), high: _finite(self.high)}


@dataclass(frozen=True)
class DealSum:
    """The sum over all games of one deal, and how many values it sums up."""

    total: float
    count: int


def mean(deals: Iterable[DealSum]) -> Estimate:
    """The mean over all deals, with an interval from how the deals differ."""
    deals = list(deals)
    value = _mean(deals)
    margin = student_t(len(deals) - 1) * sqrt(_variance(deals, value)) if len(deals) > 1 else inf
    return Estimate(value, value - margin, value + margin)


def share(deals: Iterable[DealSum], most: float = 1.0) -> Estimate:
    """A share between 0 and `most`, with Wilson's interval, which stays honest at both ends.

    Its size is not the number of games but that of independent games which would say as much (Korn and Graubard), fewer
    where few deals were played.
    """
    deals = list(deals)
    count = sum(deal.count for deal in deals)
    size = count / _design_effect(deals, most) * (NORMAL / student_t(len(deals) - 1)) ** 2
    return wilson(_mean(deals), size)


def _design_effect(deals: list[DealSum], most: float) -> float:
    """The design effect: how many games with the same deal say as much as one with a deal of its own; at least 1.

    Few victories or few defeats tell little of how alike they come. So half a deal won throughout and half a deal lost
    throughout are added here: without them the truth would lie outside up to 11 of 100 intervals.
    """
    usual = sum(deal.count for deal in deals) / len(deals)
    weighed = [(1.0, deal.total, float(deal.count)) for deal in deals]
    weighed += [(0.5, most * usual, usual), (0.5, 0.0, usual)]
    count = sum(weight * number for weight, _, number in weighed)
    value = sum(weight * total for weight, total, _ in weighed) / count
    squares = sum(weight * (total - value * number) ** 2 for weight, total, number in weighed)
    return max(1.0, (len(deals) + 1) / len(deals) * squares / (value * (1 - value) * count))


def wilson(value: float, size: float) -> Estimate:
    """Wilson's interval for a share that was seen in so many independent games."""
    if size == 0:
        return Estimate(value, 0.0, 1.0)
    pull = NORMAL**2 / size
    middle = (value + pull / 2) / (1 + pull)
    margin = NORMAL / (1 + pull) * sqrt(value * (1 - value) / size + pull / (4 * size))
    return Estimate(value, max(0.0, min(value, middle - margin)), min(1.0, max(value, middle + margin)))


def student_t(freedom: int) -> float:
    """Student's t: how many standard errors make 95 % when the error itself is estimated from few deals."""
    if freedom < 1:
        return inf
    if freedom == 1:
        return tan(pi * PART / 2)
    if freedom == 2:
        return PART * sqrt(2 / (1 - PART**2))
    # Fisher's expansion; wrong by less than 0.005 from three on.
    z, n = NORMAL, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n**power) for power, term in enumerate(terms, 1))


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None


def _mean(deals: list[DealSum]) -> float:
    return sum(deal.total for deal in deals) / sum(deal.count for deal in deals)


def _variance(deals: list[DealSum], value: float) -> float:
    """The variance of the mean, from how far whole deals lie from it."""
    count, number = sum(deal.count for deal in deals), len(deals)
    return number / (number - 1) * sum((deal.total - value * deal.count) ** 2 for deal in deals) / count**2
