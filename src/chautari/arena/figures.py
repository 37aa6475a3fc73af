"""Figures as people read them: each with half the width of its interval."""

from math import isfinite

from chautari.arena.intervals import Estimate
from chautari.games.numerals import decimal, per_cent

SMALL = 0.1


def rounded(estimate: Estimate, digits: int = 0) -> str:
    """A figure such as 57.2 ±5.4; alone where nothing is known of its interval."""
    margin = f" ±{decimal(estimate.high - estimate.value, digits)}" if isfinite(estimate.high) else ""
    return f"{decimal(round(estimate.value, digits) + 0.0, digits)}{margin}"  # adding 0 makes a plain one of −0


def rate(estimate: Estimate) -> str:
    """A part in per cent, such as 44 ±8 %; alone where there is nothing to be unsure of."""
    if estimate.low == estimate.high:
        return per_cent(estimate.value)
    margin = (estimate.high - estimate.low) / 2
    digits = 0 if max(estimate.value, margin) >= SMALL else 1
    return f"{decimal(100 * estimate.value, digits)} ±{per_cent(margin, digits)}"
