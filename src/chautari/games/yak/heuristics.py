"""How good a position looks: points made, places that invite a colour, food, and what the card chosen promises."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.yak.components import BUILD, COLOURS, CRYSTAL, FOODS, SUPPLY, TENT_FOOD
from chautari.games.yak.rules.build import MOST_STONES, PickStone, PlaceStone
from chautari.games.yak.rules.market import MOST_FOOD
from chautari.games.yak.rules.pay import EXCHANGE, HowMany, Pay, purse
from chautari.games.yak.scoring import sources, touching
from chautari.games.yak.state import MARKET_PLACE, NO_CARD, TENT, Village
from chautari.games.yak.tower import EMPTY, PLACES, open_places

FOOD: Final = 0.9
SPARE_FOOD: Final = 0.5
DEAREST: Final = 5
INVITED: Final = 3.5
UNINVITED: Final = 1.5
INVITATION: Final = 0.6
DRAWN_STONE: Final = 0.3


def worth(s: Village, seat: i64) -> float:
    points = 0.0
    for source in sources(s, seat):
        points += float(source.points)
    if s.is_over():
        return points
    points += plan(s, seat) + at_work(s, seat)
    if s.last_day and bits.has(s.revealed, seat):
        return points
    return points + worth_of_food(s.food_in(TENT + seat)) + INVITATION * float(bits.size(invited(s, seat)))


def worth_of_food(count: i64) -> float:
    """The food for three stones is worth more than what lies beside it."""
    return FOOD * float(min(count, DEAREST)) + SPARE_FOOD * float(max(count - DEAREST, 0))


def invited(s: Village, seat: i64) -> i64:
    """The colours that an open place would join to a stone of their own, as a set of bits."""
    tower = s.tower(seat)
    found: i64 = 0
    for place in bits.members_of(open_places(s.filled_places(seat))):
        for other in touching(tower, place) if place < PLACES else [len(tower) - 1]:
            if tower[other] != EMPTY and tower[other] < COLOURS:
                found = bits.plus(found, tower[other])
    return found


def worth_of_stone(stone: i64, welcome: i64) -> float:
    return INVITED if stone == CRYSTAL or bits.has(welcome, stone) else UNINVITED


def plan(s: Village, seat: i64) -> float:
    """What the card chosen for today promises, while it is not revealed."""
    card = s.chosen[seat]
    if card == NO_CARD or bits.has(s.revealed, seat):
        return 0.0
    if card == BUILD:
        return promise_of_building(s, seat, [])
    mine = s.food_in(TENT + seat)
    if card == SUPPLY:
        most: i64 = 0
        for kind in range(FOODS):
            most = max(most, s.food_of(s.cart_before(seat), kind))
        return worth_of_food(min(mine + most, TENT_FOOD)) - worth_of_food(mine)
    gain = min(s.food_in(MARKET_PLACE), MOST_FOOD)
    return worth_of_food(min(mine + gain, TENT_FOOD)) - worth_of_food(mine) + DRAWN_STONE


def at_work(s: Village, seat: i64) -> float:
    """What the action in progress still promises: stones in hand, less the food due for them."""
    question = s.pending[-1]
    if question.seat != seat:
        return 0.0
    if isinstance(question, PickStone):
        return promise_of_building(s, seat, s.stones_in_hand())
    if not isinstance(question, (HowMany, PlaceStone)):
        return 0.0
    welcome = invited(s, seat)
    total = 0.0
    for stone in s.stones_in_hand():
        total += worth_of_stone(stone, welcome)
    return total - FOOD * float(question.due) if isinstance(question, Pay) else total


def promise_of_building(s: Village, seat: i64, hand: list[int]) -> float:
    """The stones in hand, and with them the best of the cart that can be paid for."""
    cart = s.cart_before(seat)
    welcome = invited(s, seat)
    total = 0.0
    extra: i64 = 0
    for stone in hand:
        total += worth_of_stone(stone, welcome)
        if stone == CRYSTAL:
            extra += 1
    offers: list[tuple[float, int]] = []
    for stone in s.stones_on(cart):
        offers.append((worth_of_stone(stone, welcome), stone))
    offers.sort(reverse=True)
    money = purse(s, seat, cart)
    food = s.food_in(TENT + seat)
    best = 0.0
    count: i64 = len(hand)
    cost: i64 = EXCHANGE[count] + extra
    if count > 0:
        best = total - worth_of_food(food) + worth_of_food(food - cost)
    for value, stone in offers:
        if count == MOST_STONES:
            break
        count += 1
        total += value
        if stone == CRYSTAL:
            extra += 1
        cost = EXCHANGE[count] + extra
        if cost <= money:
            best = max(best, total - worth_of_food(food) + worth_of_food(food - cost))
    return best
