"""Plots as HTML with SVG inside: one row per name, so that they are read as tables too and fit any width."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite

from chautari.arena.intervals import Estimate
from chautari.arena.report.scale import Scale
from chautari.games import numerals
from chautari.games.numerals import decimal, short

COLOURS = 12
BINS = 36
ROOM_FOR_A_NUMBER = 0.1


@dataclass(frozen=True)
class Row:
    """A name, the number of its colour, what is drawn for it and the words behind it."""

    name: str
    colour: int
    drawn: str
    label: str


def plot(rows: Sequence[Row], scale: Scale, tick: Callable[[float], str], tall: bool = False) -> str:
    """Rows over a common axis."""
    grid = "".join(
        f'<line class="grid" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="100%"/>' for x in map(scale.at, scale.ticks)
    )
    lines = [
        f'<div class="row c{row.colour % COLOURS}"><span class="name">{escape(row.name)}</span>'
        f'<svg class="track" aria-hidden="true">{grid}{row.drawn}</svg><span class="told">{row.label}</span></div>'
        for row in rows
    ]
    labels = "".join(
        f'<text x="{scale.at(value):.2f}%" y="14" text-anchor="middle">{escape(tick(value))}</text>'
        for value in scale.ticks
    )
    axis = f'<div class="row axis" aria-hidden="true"><span></span><svg class="ticks">{labels}</svg><span></span></div>'
    return f'<div class="plot{" tall" if tall else ""}">{"".join(lines)}{axis}</div>'


def dot(estimate: Estimate, scale: Scale, mark: float | None = None) -> str:
    """A value on its interval; `mark` is what it is compared with."""
    low = estimate.low if isfinite(estimate.low) else scale.low
    high = estimate.high if isfinite(estimate.high) else scale.high
    start, end = scale.at(low), scale.at(high)
    return (
        (_mark(scale.at(mark)) if mark is not None else "")
        + f'<rect class="reach" x="{start:.2f}%" width="{end - start:.2f}%" y="50%" height="8"/>'
        f'<circle class="dot" cx="{scale.at(estimate.value):.2f}%" cy="50%" r="6"/>'
    )


def stretch(low: float, high: float, scale: Scale) -> str:
    """From one value, with a dot, to another, with a bar."""
    start, end = scale.at(low), scale.at(high)
    return (
        f'<line class="stretch" x1="{start:.2f}%" x2="{end:.2f}%" y1="50%" y2="50%"/>'
        f'<line class="stop" x1="{end:.2f}%" x2="{end:.2f}%" y1="30%" y2="70%"/>'
        f'<circle class="dot" cx="{start:.2f}%" cy="50%" r="6"/>'
    )


def hill(values: Sequence[float], scale: Scale, mean: float) -> str:
    """How values are distributed, as the outline of a hill, and their mean."""
    counts = binned(values, scale)
    width, outline = 100 / len(counts), ["M0,100"]
    for number, count in enumerate(counts):
        height = 100 - 92 * count / max(counts)
        outline.append(f"L{number * width:.2f},{height:.2f} L{(number + 1) * width:.2f},{height:.2f}")
    start, end, middle = scale.at(scale.low), scale.at(scale.high), scale.at(mean)
    return (
        f'<svg x="{start}%" width="{end - start}%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">'
        f'<path class="hill" d="{" ".join(outline)} L100,100 Z"/></svg>'
        f'<line class="mean" x1="{middle:.2f}%" x2="{middle:.2f}%" y1="8%" y2="100%"/>'
    )


def binned(values: Sequence[float], scale: Scale) -> list[int]:
    """How many values lie in each of equally wide parts of the axis; whole numbers never fall between two."""
    span = scale.high - scale.low
    bins = min(BINS, max(1, round(span))) if all(value == int(value) for value in values) else BINS
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - scale.low) / span * bins))] += 1
    return counts


def parts(shares: Sequence[float], scale: Scale) -> str:
    """A whole divided into parts, the first the darkest; each tells its per cent where there is room."""
    drawn, done = [], 0.0
    for number, share in enumerate(shares):
        strength = 1 - 0.8 * number / max(1, len(shares) - 1)
        start, end = scale.at(done), scale.at(done + share)
        drawn.append(
            f'<rect class="part" x="{start:.2f}%" width="{end - start:.2f}%" y="20%" height="60%" '
            f'fill-opacity="{strength:.2f}"/>'
        )
        if share >= ROOM_FOR_A_NUMBER:
            ink = "on" if strength > 0.55 else "off"
            drawn.append(
                f'<text class="{ink}" x="{(start + end) / 2:.2f}%" y="50%" dy="0.35em">{decimal(100 * share)}</text>'
            )
        done += share
    return "".join(drawn)


def per_cent(value: float) -> str:
    return numerals.per_cent(value, 0)


def number(value: float) -> str:
    """A short number: 0.5, 20, 1,500."""
    return decimal(value) if value == int(value) else short(value, 6)


def _mark(at: float) -> str:
    return f'<line class="mark" x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="100%"/>'
