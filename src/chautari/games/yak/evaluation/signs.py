"""How a seat stands in Yak, for nets: points, food, and what tower and chosen card promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.weights import blank
from chautari.games.yak import stones
from chautari.games.yak.evaluation.worth import at_work, invited, plan, worth
from chautari.games.yak.rules.scoring import points
from chautari.games.yak.state import TENT, Village

SIGNS: Final = 6


def signs(s: Village, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    seen[0] = worth(s, seat) / 10.0
    seen[1] = float(points(s, seat)) / 10.0
    if s.is_over():
        return seen
    welcome = invited(s, seat)
    seen[2] = float(s.food_in(TENT + seat)) / 5.0
    seen[3] = float(stones.number(welcome)) / 4.0
    seen[4] = (plan(s, seat, welcome) + at_work(s, seat, welcome)) / 5.0
    seen[5] = float(bits.size(s.filled(seat))) / 10.0
    return seen


NOTHING: Final = blank(SIGNS)
