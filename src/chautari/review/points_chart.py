"""Points by source over the time of a game, drawn: a picture for each seat, a band for each source."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from chautari.arena.report.page import table
from chautari.engine.game import Game
from chautari.games.numerals import decimal
from chautari.review.points import PointsOverTime
from chautari.review.words import say

WIDTH, HEIGHT = 480.0, 180.0
BANDS: Final = 12  # colours, then they come again; the table below says what is what

Band = list[tuple[float, float]]
"""Where a source's band begins and ends, standing by standing."""


def points_by_source(game: Game[Any], points: PointsOverTime, names: Sequence[str]) -> str:
    """A picture for each seat on one scale, and what each source gave at the end."""
    stacks = [stacked([one.points[seat] for one in points.standings]) for seat in range(len(names))]
    edges = [edge for stack in stacks for band in stack for place in band for edge in place] + [0.0, 1.0]
    low, high = min(edges), max(edges)
    moves = [one.move for one in points.standings]
    drawn = "".join(
        f'<figure class="c{seat}"><figcaption>{escape(caption(points, seat, name))}</figcaption>'
        f'<svg class="points" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" preserveAspectRatio="none" aria-hidden="true">'
        + "".join(band_path(band, number, moves, low, high) for number, band in enumerate(stacks[seat]))
        + "</svg></figure>"
        for seat, name in enumerate(names)
    )
    last = points.standings[-1].points
    rows = [
        [
            f'<th><span class="swatch b{number % BANDS}"></span>{escape(game.say_source(source))}</th>',
            *(f"<td>{decimal(last[seat][number])}</td>" for seat in range(len(names))),
        ]
        for number, source in enumerate(points.sources)
    ]
    return f'<div class="points-charts">{drawn}</div>{table(["", *map(escape, names)], rows)}'


def caption(points: PointsOverTime, seat: int, name: str) -> str:
    total = sum(points.standings[-1].points[seat])
    return say("points-of", who=name, points=decimal(total))


def stacked(standings: Sequence[Sequence[int]]) -> list[Band]:
    """The bands of the sources, gains above each other from 0 upwards and losses from 0 downwards."""
    bands: list[Band] = [[] for _ in standings[0]]
    for points in standings:
        up = down = 0.0
        for band, value in zip(bands, points, strict=True):
            if value >= 0:
                band.append((up, up + value))
                up += value
            else:
                band.append((down + value, down))
                down += value
    return bands


def band_path(band: Band, number: int, moves: Sequence[int], low: float, high: float) -> str:
    def at(move: int, value: float) -> str:
        return f"{WIDTH * move / max(1, moves[-1]):.1f},{HEIGHT * (high - value) / (high - low):.1f}"

    tops = [at(move, top) for move, (_, top) in zip(moves, band, strict=True)]
    bottoms = [at(move, bottom) for move, (bottom, _) in zip(moves, band, strict=True)]
    return f'<polygon class="b{number % BANDS}" points="{" ".join(tops + bottoms[::-1])}"/>'
