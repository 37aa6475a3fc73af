"""What nobody does with a day in the village, however badly they play."""

from typing import Final

from mypy_extensions import i64

from chautari.games.yak import stones
from chautari.games.yak.actions import CHOOSE, ENOUGH_FOOD, ENOUGH_STONES
from chautari.games.yak.components import BUILD, MARKET, SUPPLY, TENT_FOOD
from chautari.games.yak.rules.build import can_pick
from chautari.games.yak.rules.pay import price
from chautari.games.yak.state import MARKET_PLACE, TENT, Village

# Who keeps so much food can pay for another stone as well.
PLENTY: Final = 5


def wastes_the_day(s: Village, seat: i64, action: i64) -> bool:
    """Whether an action card could do nothing for the seat, or what could be had then is left lying."""
    if action == ENOUGH_STONES:
        return s.hand == stones.NO_STONES or (can_pick(s, seat) and s.food_in(TENT + seat) - price(s.hand) >= PLENTY)
    # Only who has room for food is asked for it, and it costs nothing.
    if action == ENOUGH_FOOD:
        return True
    if action == CHOOSE + BUILD:
        return not can_pick(s, seat)
    # Food is what the two others are for.
    room = TENT_FOOD - s.food_in(TENT + seat)
    if room == 0 or (room == 1 and can_pick(s, seat)):
        return action == CHOOSE + SUPPLY or action == CHOOSE + MARKET
    if action == CHOOSE + MARKET:
        return s.food_in(MARKET_PLACE) == 0
    return action == CHOOSE + SUPPLY and s.food_in(s.cart_before(seat)) == 0
