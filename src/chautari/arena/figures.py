"""Figures as people read them: each with half the width of its interval."""

from math import isfinite

from chautari.arena.intervals import Estimate

SMALL = 0.1


def rounded(found: Estimate, digits: int = 0) -> str:
    """A figure such as 57.2 ±5.4; alone where nothing is known of its interval."""
    margin = f" ±{found.high - found.value:.{digits}f}" if isfinite(found.high) else ""
    return f"{round(found.value, digits) + 0.0:.{digits}f}{margin}"  # adding 0 makes a plain one of −0


def rate(found: Estimate) -> str:
    """A part in per cent, such as 44 ±8 %; alone where there is nothing to be unsure of."""
    if found.low == found.high:
        return f"{100 * found.value:.1f} %"
    margin = (found.high - found.low) / 2
    digits = 0 if max(found.value, margin) >= SMALL else 1
    return f"{100 * found.value:.{digits}f} ±{100 * margin:.{digits}f} %"
