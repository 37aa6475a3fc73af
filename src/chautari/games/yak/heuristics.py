"""How good a position looks: points made, places that invite a colour, food in the tent, and the card chosen."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.yak.components import BUILD, COLOURS, CRYSTAL, FOODS, SUPPLY, TENT_FOOD
from chautari.games.yak.rules.build import MOST_STONES
from chautari.games.yak.rules.market import MOST_FOOD
from chautari.games.yak.rules.pay import EXCHANGE, purse
from chautari.games.yak.scoring import sources, touching
from chautari.games.yak.state import MARKET_PLACE, NO_CARD, TENT, Village
from chautari.games.yak.tower import PLACES, open_places, stones_in

FOOD: Final = 0.8
INVITED: Final = 3.2
UNINVITED: Final = 1.6


def worth(s: Village, seat: i64) -> float:
    points = 0.0
    for source in sources(s, seat):
        points += float(source.points)
    if s.is_over():
        return points
    points += plan(s, seat)
    if s.last_day and is_done(s, seat):
        return points
    points += FOOD * float(s.food_in(TENT + seat)) + 0.5 * float(bits.size(invited(s, seat)))
    return points + 0.4 * float(stones_in(s.towers[seat]))


def is_done(s: Village, seat: i64) -> bool:
    return bits.has(s.revealed, seat)


def invited(s: Village, seat: i64) -> i64:
    """The colours that an open place would join to a stone of their own, as a set of bits."""
    tower = s.towers[seat]
    found: i64 = 0
    for place in bits.members_of(open_places(tower)):
        for other in touching(tower, place) if place < PLACES else [len(tower) - 1]:
            if 0 <= tower[other] < COLOURS:
                found = bits.plus(found, tower[other])
    return found


def plan(s: Village, seat: i64) -> float:
    """What the card chosen for today promises, while it is not carried out."""
    card = s.chosen[seat]
    if card == NO_CARD or is_done(s, seat):
        return 0.0
    room = TENT_FOOD - s.food_in(TENT + seat)
    food = FOOD if not s.last_day else 0.1
    if card == BUILD:
        return promise_of_cart(s, seat, food)
    if card == SUPPLY:
        most: i64 = 0
        for kind in range(FOODS):
            most = max(most, s.food_of(s.cart_before(seat), kind))
        return food * float(min(most, room)) + 0.1
    gain = min(s.food_in(MARKET_PLACE), room)
    return food * float(min(gain, MOST_FOOD)) + 0.3


def promise_of_cart(s: Village, seat: i64, food: float) -> float:
    """The best stones that can be paid for, each worth more if the tower invites its colour."""
    cart = s.cart_before(seat)
    welcome = invited(s, seat)
    values: list[float] = []
    for stone in s.loads[cart]:
        values.append(INVITED if stone == CRYSTAL or bits.has(welcome, stone) else UNINVITED)
    values.sort(reverse=True)
    money = purse(s, seat, cart)
    best = 0.0
    total = 0.0
    for count in range(min(len(values), MOST_STONES)):
        total += values[count] + 0.4
        cost = EXCHANGE[count + 1]
        if cost <= money:
            best = max(best, total - food * float(cost))
    return best
