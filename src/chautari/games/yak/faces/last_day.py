"""What a card can bring on the last day, in points, as the table stands: nothing is left to save for (YK-END-4)."""

from itertools import combinations

from chautari.engine import bits
from chautari.games.yak import stones
from chautari.games.yak.components import FOODS
from chautari.games.yak.faces.building import with_stone
from chautari.games.yak.faces.tomorrow import most_stones
from chautari.games.yak.rules.pay import price, purse, usable
from chautari.games.yak.rules.scoring import points
from chautari.games.yak.state import TENT, Village
from chautari.games.yak.tower import open_places


def by_build(s: Village, seat: int) -> int | None:
    """By the purchase that brings most, each stone laid where it brings most."""
    if not s.last_day:
        return None
    cart = s.cart_before(seat)
    most, load, food = most_stones(s, seat, cart), stones.listed(s.loads[cart]), purse(s, seat, cart)
    hands = {hand for count in range(1, most + 1) for hand in combinations(sorted(load), count)}
    gains = [_built(s, seat, cart, list(hand)) for hand in hands if _price(hand) <= food]
    return max(gains, default=0)


def by_food(s: Village, seat: int, gained: int) -> int | None:
    """By so much more food in the tent."""
    if not s.last_day:
        return None
    after = s.clone()
    after.food[(TENT + seat) * FOODS] += gained
    return points(after, seat) - points(s, seat)


def _price(hand: tuple[int, ...]) -> int:
    return price(sum(stones.one(stone) for stone in hand))


def _built(s: Village, seat: int, cart: int, hand: list[int]) -> int:
    now, due = s.clone(), _price(tuple(hand))
    for kind in range(FOODS):
        given = min(due, usable(s, seat, cart, kind))
        now.food[(TENT + seat) * FOODS + kind] -= given
        due -= given
    while hand:
        now, stone = max(
            ((with_stone(now, seat, place, stone), stone) for stone in set(hand) for place in _places(now, seat)),
            key=lambda one: points(one[0], seat),
        )
        hand.remove(stone)
    return points(now, seat) - points(s, seat)


def _places(s: Village, seat: int) -> list[int]:
    return list(bits.members_of(open_places(s.filled(seat))))
