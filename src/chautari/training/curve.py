"""The learning curve as a picture: the share of games won alone against greedy players, over the minutes."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt

WIDTH, HEIGHT, EDGE = 640, 300, 44
GRID = (0, 25, 50, 75, 100)
COLOUR = "#b5651d"


@dataclass(frozen=True)
class Look:
    """How strong the net was after so many minutes: the share of so many games."""

    minutes: float
    share: float
    games: int

    @property
    def error(self) -> float:
        """Half of the 95 % interval."""
        return 1.96 * sqrt(max(self.share * (1 - self.share), 0.01) / self.games)


def curve(title: str, looks: Sequence[Look], even: float) -> str:
    """An SVG with the shares, their intervals, and the share that equals would have."""
    last = max([look.minutes for look in looks] + [1.0])

    def x(minutes: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * minutes / last

    def y(share: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(max(share, 0.0), 1.0)

    grid = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(p / 100):.1f}" y2="{y(p / 100):.1f}" stroke="#ddd"/>'
        f'<text x="{EDGE - 6}" y="{y(p / 100) + 4:.1f}" text-anchor="end">{p} %</text>'
        for p in GRID
    ]
    equals = f'y1="{y(even):.1f}" y2="{y(even):.1f}" stroke="#888" stroke-dasharray="4 4"'
    band = [(x(k.minutes), y(k.share + k.error)) for k in looks]
    band += [(x(k.minutes), y(k.share - k.error)) for k in reversed(looks)]
    line = points([(x(k.minutes), y(k.share)) for k in looks])
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="22" font-size="14">{escape(title)}</text>',
        '<g font-size="12">',
        *grid,
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" {equals}/>',
        f'<polygon points="{points(band)}" fill="{COLOUR}" fill-opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="{COLOUR}" stroke-width="2"/>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 14}" text-anchor="end">{last:.0f} min</text>',
        "</g></svg>",
    ]
    return "\n".join(drawn) + "\n"


def points(some: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in some)
