"""How good a position looks: money made, members aboard, and what the hand promises."""

from mypy_extensions import i64

from chautari.games.adventure_tours.scoring import money
from chautari.games.adventure_tours.state import Tours


def worth(s: Tours, seat: i64) -> float:
    return float(money(s, seat))
