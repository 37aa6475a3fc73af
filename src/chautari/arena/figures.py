"""Figures as people read them: each with half the width of its interval."""

from math import isfinite

from chautari.arena.intervals import Estimate

SMALL = 0.1


def rounded(estimate: Estimate, digits: int = 0) -> str:
    """A figure such as 57.2 ±5.4; alone where nothing is known of its interval."""
    margin = f" ±{estimate.high - estimate.value:.{digits}f}" if isfinite(estimate.high) else ""
    return f"{round(estimate.value, digits) + 0.0:.{digits}f}{margin}"  # adding 0 makes a plain one of −0


def rate(estimate: Estimate) -> str:
    """A part in per cent, such as 44 ±8 %; alone where there is nothing to be unsure of."""
    if estimate.low == estimate.high:
        return f"{100 * estimate.value:.1f} %"
    margin = (estimate.high - estimate.low) / 2
    digits = 0 if max(estimate.value, margin) >= SMALL else 1
    return f"{100 * estimate.value:.{digits}f} ±{100 * margin:.{digits}f} %"
