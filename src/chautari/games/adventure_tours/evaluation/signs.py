"""How a seat stands in Adventure Tours, for nets: money, what the round will pay, and what the hand promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.games.adventure_tours.evaluation.forecast import (
    CARDS_HELD,
    COINS_IN_HAND,
    COINS_IN_REACH,
    GEAR,
    INCOME,
    PROMISE,
    WEIGHTS,
    features,
    row,
)
from chautari.games.adventure_tours.evaluation.worth import besides, has_paid
from chautari.games.adventure_tours.rules.round import hand_costs
from chautari.games.adventure_tours.state import Tours
from chautari.games.weights import blank, weighed

SIGNS: Final = 9


def signs(s: Tours, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    made = besides(s, seat)
    seen[1] = made / 10.0
    if has_paid(s):
        seen[0] = seen[1]
        seen[2] = seen[1]
        return seen
    feature = features(s, seat)
    seen[0] = (made + feature[INCOME] - float(hand_costs(s, seat)) + feature[PROMISE]) / 10.0
    seen[2] = (made + weighed(feature, WEIGHTS, row(s, seat))) / 10.0
    seen[3] = feature[INCOME] / 10.0
    seen[4] = feature[CARDS_HELD] / 10.0
    seen[5] = feature[PROMISE] / 10.0
    seen[6] = feature[COINS_IN_HAND] / 10.0
    seen[7] = feature[COINS_IN_REACH] / 10.0
    seen[8] = feature[GEAR] / 10.0
    return seen


NOTHING: Final = blank(SIGNS)
