"""How good a position looks, in points."""

from mypy_extensions import i64

from chautari.games.kathmandu.scoring import sources
from chautari.games.kathmandu.state import Trek


def worth(s: Trek, seat: i64) -> float:
    points = 0.0
    for source in sources(s, seat):
        points += float(source.points)
    return points
