"""How a seat stands in Reviving Kathmandu, for nets: what the forecast looks at, and what it and the glance say."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.games.reviving_kathmandu.evaluation.forecast import ALWAYS, WEIGHTS, features, row
from chautari.games.reviving_kathmandu.evaluation.worth import worth
from chautari.games.reviving_kathmandu.state import City
from chautari.games.weights import blank, weighed

GLANCE: Final = 0
FORECAST: Final = 1
FIRST_FEATURE: Final = 2
SIGNS: Final = ALWAYS + 2
# What each feature of the forecast is divided by: points by ten, numbers of things by about as many as there are.
SIZES: Final = [10.0, 5.0, 10.0, 3.0, 3.0, 3.0, 5.0, 10.0, 4.0, 5.0, 5.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0]


def signs(s: City, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    seen[GLANCE] = worth(s, seat) / 10.0
    if s.is_over():
        seen[FORECAST] = seen[GLANCE]
        return seen
    feature = features(s, seat)
    i: i64 = 0
    while i < ALWAYS:
        seen[FIRST_FEATURE + i] = feature[i] / SIZES[i]
        i += 1
    seen[FORECAST] = weighed(feature, WEIGHTS, row(s, seat)) / 10.0
    return seen


NOTHING: Final = blank(SIGNS)
