"""Which cart comes before whom next, and what a tent as it is now could buy from it; fog may still turn the carts."""

from chautari.games.yak import stones
from chautari.games.yak.components import EXCHANGE
from chautari.games.yak.faces import shapes
from chautari.games.yak.faces.shown import cart_name
from chautari.games.yak.rules.build import MOST_STONES
from chautari.games.yak.rules.day import move_carts
from chautari.games.yak.rules.pay import purse
from chautari.games.yak.state import Village


def most_stones(s: Village, seat: int, cart: int) -> int:
    """How many stones of a cart a seat could pay for, none of them a crystal."""
    food = purse(s, seat, cart)
    most = max(count for count in range(MOST_STONES + 1) if EXCHANGE[count] <= food)
    return min(most, stones.number(s.loads[cart]))


def tomorrow_shown(s: Village) -> list[shapes.Tomorrow | None]:
    """For every seat; no cart moves before the first day, or after the last."""
    if s.last_day or s.is_over() or s.day == 0:
        return [None] * s.seats
    then = s.clone()
    move_carts(then)
    return [
        {
            "cart": cart_name(cart),
            "food": purse(then, seat, cart),
            "stones": most_stones(then, seat, cart),
        }
        for seat, cart in ((seat, then.cart_before(seat)) for seat in range(s.seats))
    ]
