"""How good a position looks: points made, places that invite a colour, food, and what the card chosen promises."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.yak import stones
from chautari.games.yak.components import BUILD, COLOURS, EXCHANGE, FOODS, SUPPLY, TENT_FOOD
from chautari.games.yak.rules.build import MOST_STONES, PickStone, PlaceStone
from chautari.games.yak.rules.market import MOST_FOOD
from chautari.games.yak.rules.pay import HowMany, Pay, price, purse
from chautari.games.yak.rules.scoring import points
from chautari.games.yak.state import MARKET_PLACE, NO_CARD, TENT, Village
from chautari.games.yak.tower import around, open_spots

FOOD: Final = 0.9
SPARE_FOOD: Final = 0.5
DEAREST: Final = 5
INVITED: Final = 3.5
UNINVITED: Final = 1.5
INVITATION: Final = 0.6
DRAWN_STONE: Final = 0.3


def worth(s: Village, seat: i64) -> float:
    made = float(points(s, seat))
    if s.is_over():
        return made
    welcome = invited(s, seat)
    made += plan(s, seat, welcome) + at_work(s, seat, welcome)
    if s.last_day and bits.has(s.revealed, seat):
        return made
    return made + worth_of_food(s.food_in(TENT + seat)) + INVITATION * float(stones.number(welcome))


def worth_of_food(count: i64) -> float:
    """The food for three stones is worth more than what lies beside it."""
    return FOOD * float(min(count, DEAREST)) + SPARE_FOOD * float(max(count - DEAREST, 0))


def invited(s: Village, seat: i64) -> i64:
    """A stone of each colour that an open place would join to a stone of its own."""
    near = around(open_spots(s.filled(seat)))
    welcome: i64 = stones.NO_STONES
    colour: i64 = 0
    while colour < COLOURS:
        if s.laid(seat, colour) & near != 0:
            welcome += stones.one(colour)
        colour += 1
    return welcome


def number_welcome(some: i64, welcome: i64) -> i64:
    """How many of these stones are crystals or of an invited colour."""
    return stones.crystals(some) + stones.number(some & welcome * stones.DIGIT)


def worth_of_stones(some: i64, welcome: i64) -> float:
    liked = number_welcome(some, welcome)
    return INVITED * float(liked) + UNINVITED * float(stones.number(some) - liked)


def plan(s: Village, seat: i64, welcome: i64) -> float:
    """What the card chosen for today promises, while it is not revealed."""
    card = s.chosen[seat]
    if card == NO_CARD or bits.has(s.revealed, seat):
        return 0.0
    if card == BUILD:
        return promise_of_building(s, seat, stones.NO_STONES, welcome)
    mine = s.food_in(TENT + seat)
    if card == SUPPLY:
        most = most_of_a_kind(s, s.cart_before(seat))
        return worth_of_food(min(mine + most, TENT_FOOD)) - worth_of_food(mine)
    gain = min(s.food_in(MARKET_PLACE), MOST_FOOD)
    return worth_of_food(min(mine + gain, TENT_FOOD)) - worth_of_food(mine) + DRAWN_STONE


def most_of_a_kind(s: Village, cart: i64) -> i64:
    most: i64 = 0
    kind: i64 = 0
    while kind < FOODS:
        most = max(most, s.food_of(cart, kind))
        kind += 1
    return most


def at_work(s: Village, seat: i64, welcome: i64) -> float:
    """What the action in progress still promises: stones in hand, less the food due for them."""
    question = s.pending[-1]
    if question.seat != seat:
        return 0.0
    if isinstance(question, PickStone):
        return promise_of_building(s, seat, s.hand, welcome)
    if not isinstance(question, (HowMany, PlaceStone)):
        return 0.0
    total = worth_of_stones(s.hand, welcome)
    return total - FOOD * float(question.owed) if isinstance(question, Pay) else total


def promise_of_building(s: Village, seat: i64, hand: i64, welcome: i64) -> float:
    """The stones in hand, and with them the best of the cart that can be paid for: crystals, then invited colours."""
    cart = s.cart_before(seat)
    load = s.loads[cart]
    liked = number_welcome(load, welcome)
    money = purse(s, seat, cart)
    food = s.food_in(TENT + seat)
    total = worth_of_stones(hand, welcome) - worth_of_food(food)
    best = total + worth_of_food(food - price(hand)) if hand != stones.NO_STONES else 0.0
    count = stones.number(hand)
    extra = stones.crystals(hand)
    picked: i64 = 0
    while count < MOST_STONES and picked < stones.number(load):
        total += INVITED if picked < liked else UNINVITED
        if picked < stones.crystals(load):
            extra += 1
        picked += 1
        count += 1
        cost = EXCHANGE[count] + extra
        if cost <= money:
            best = max(best, total + worth_of_food(food - cost))
    return best
