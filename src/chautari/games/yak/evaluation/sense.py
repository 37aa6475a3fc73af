"""What nobody does with a day in the village, however badly they play."""

from mypy_extensions import i64

from chautari.games.yak import stones
from chautari.games.yak.actions import CHOOSE, ENOUGH_STONES
from chautari.games.yak.components import BUILD, MARKET, SUPPLY, TENT_FOOD
from chautari.games.yak.rules.build import can_pick
from chautari.games.yak.state import TENT, Village


def wastes_the_day(s: Village, seat: i64, action: i64) -> bool:
    """Whether an action card could do nothing for the seat, or building ends with no stone that could be paid for."""
    if action == ENOUGH_STONES:
        return s.hand == stones.NO_STONES
    if action == CHOOSE + BUILD:
        return not can_pick(s, seat)
    # Food is what the two others are for.
    if s.food_in(TENT + seat) == TENT_FOOD:
        return action == CHOOSE + SUPPLY or action == CHOOSE + MARKET
    return action == CHOOSE + SUPPLY and s.food_in(s.cart_before(seat)) == 0
