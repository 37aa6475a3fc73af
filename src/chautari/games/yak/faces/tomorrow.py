"""Which cart comes before whom next, and what a tent as it is now could buy from it; fog may still turn the carts."""

from itertools import product

from chautari.games.yak import stones
from chautari.games.yak.components import EXCHANGE, FOODS, MOST_KINDS
from chautari.games.yak.faces import shapes
from chautari.games.yak.faces.shown import cart_name
from chautari.games.yak.rules.build import MOST_STONES
from chautari.games.yak.rules.day import move_carts
from chautari.games.yak.rules.pay import purse, usable
from chautari.games.yak.state import MARKET_PLACE, TENT, Village


def most_stones(s: Village, seat: int, cart: int) -> int:
    """How many stones of a cart a seat could pay for: crystals, which cost more, only when nothing else is left."""
    food, load = purse(s, seat, cart), s.loads[cart]
    coloured = stones.number(stones.coloured(load))
    prices = [EXCHANGE[count] + max(0, count - coloured) for count in range(MOST_STONES + 1)]
    return min(max(count for count, price in enumerate(prices) if price <= food), stones.number(load))


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


def after_build(s: Village, seat: int) -> shapes.Forecast | None:
    """After any purchase that the cart allows today."""
    cart = s.cart_before(seat)
    paid = [mix for count in range(1, most_stones(s, seat, cart) + 1) for mix in _payments(s, seat, cart, count)]
    return _forecast(s, seat, [[-food for food in mix] for mix in paid])


def after_supply(s: Village, seat: int, takes: list[int]) -> shapes.Forecast | None:
    """After all food of any kind."""
    gains = [[food if kind == other else 0 for other in range(FOODS)] for kind, food in enumerate(takes) if food]
    return _forecast(s, seat, gains)


def after_market(s: Village, seat: int, most: int) -> shapes.Forecast | None:
    """After as much food as can be had, of any kinds."""
    there = [s.food_of(MARKET_PLACE, kind) for kind in range(FOODS)]
    gains = [list(mix) for mix in product(*(range(min(most, food) + 1) for food in there)) if sum(mix) == most]
    return _forecast(s, seat, gains)


def bought_next(s: Village, seat: int, mix: list[int]) -> list[int]:
    """How many stones the tent buys tomorrow once this is paid: as the yaks look now, and if fog turns them."""
    return [most_stones(then, seat, then.cart_before(seat)) for then in _both_ways(s, seat, mix)]


def usable_next(s: Village, seat: int, mix: list[int]) -> list[int]:
    """How much of the tent tomorrow's cart takes once this is paid: as the yaks look now, and if fog turns them."""
    return [purse(then, seat, then.cart_before(seat)) for then in _both_ways(s, seat, mix)]


def _both_ways(s: Village, seat: int, mix: list[int]) -> list[Village]:
    found: list[Village] = []
    for left in () if s.last_day else (s.left, not s.left):
        then = s.clone()
        then.left = left
        move_carts(then)
        for kind, food in enumerate(mix):
            then.food[(TENT + seat) * FOODS + kind] -= food
        found.append(then)
    return found


def _payments(s: Village, seat: int, cart: int, count: int) -> list[list[int]]:
    heaps = [usable(s, seat, cart, kind) for kind in range(FOODS)]
    mixes = [list(mix) for mix in product(*(range(heap + 1) for heap in heaps)) if sum(mix) == EXCHANGE[count]]
    return [mix for mix in mixes if FOODS - mix.count(0) <= MOST_KINDS[cart]]


def _forecast(s: Village, seat: int, changes: list[list[int]]) -> shapes.Forecast | None:
    """What the tent buys tomorrow after one of these changes to it, the rest of the table as it is now."""
    if s.last_day:
        return None
    then = s.clone()
    move_carts(then)
    cart = then.cart_before(seat)
    found = []
    for change in changes or [[0] * FOODS]:
        one = then.clone()
        for kind, food in enumerate(change):
            one.food[(TENT + seat) * FOODS + kind] += food
        found.append(most_stones(one, seat, cart))
    return {"cart": cart_name(cart), "least": min(found), "most": max(found)}
