"""Build: stones of one's own cart for food, placed on one's own tower (rulebook, Bauen)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.play import ask
from chautari.engine.state import Choices, Step
from chautari.games.yak import stones
from chautari.games.yak.actions import (
    ENOUGH_STONES,
    PAY,
    PICK,
    PLACE,
    SPILL,
    TAKE_ALL,
    TARGETS,
    kind_placed,
    where_placed,
)
from chautari.games.yak.components import CART_FOOD, EXCHANGE, MOST_SEATS
from chautari.games.yak.question import Question
from chautari.games.yak.rules.fog import LOAD_CARTS, draw
from chautari.games.yak.rules.pay import ask_payment, ask_to_spill, load_food, payment, price, purse
from chautari.games.yak.state import NO_SEAT, PAYMENT, Village
from chautari.games.yak.tower import BOTTOM, SPOTS, STACK, has_four_rows, open_places

MOST_STONES: Final = 3
REFILL: Final = 3


def build(s: Village, seat: i64) -> None:
    if can_pick(s, seat):
        s.then(PICK_STONES[seat])
    else:
        s.tell("buys-nothing", seat)


class PickStone(Question):
    """One more stone that can be paid for, or no more (YK-BLD-1, YK-BLD-7)."""

    def collect(self, s: Village, out: Choices) -> None:
        out.add(ENOUGH_STONES)
        cart = s.cart_before(self.seat)
        can_pay_extra = purse(s, self.seat, cart) > price_of_one_more(s)
        load = s.loads[cart]
        stones.offer_kinds(load if can_pay_extra else stones.coloured(load), PICK, out)

    def take(self, s: Village, action: i64) -> None:
        if action == ENOUGH_STONES:
            if s.hand == stones.NO_STONES:
                s.tell("takes-nothing", self.seat)
            else:
                exchange(s, self.seat)
            return
        stone = action - PICK
        s.loads[s.cart_before(self.seat)] -= stones.one(stone)
        s.hand += stones.one(stone)
        s.tell("picked", self.seat, stone)
        if can_pick(s, self.seat):
            s.then(self)
        else:
            exchange(s, self.seat)

    def prompt(self) -> str:
        return "prompt-pick"

    def due(self, s: Village) -> i64:
        return price(s.hand)

    def mixes(self, s: Village) -> list[list[int]]:
        return [] if s.hand == stones.NO_STONES else payment(s, self.seat).mixes(s)

    def about(self, s: Village) -> list[tuple[str, int]]:
        return [("cart", s.cart_before(self.seat)), ("due", self.due(s))]

    def refusal(self, s: Village, action: i64) -> str:
        """Whoever is asked can pay for a coloured stone, so only the food more for a crystal can be lacking.

        Food that is tried while stones are picked is refused as it will be when they are paid, a place as when they are
        laid.
        """
        if PLACE <= action < TAKE_ALL and not bits.has(open_places(s.filled(self.seat)), where_placed(action)):
            return place_refusal(s, self.seat, where_placed(action))
        if PAY <= action < SPILL and s.hand != stones.NO_STONES:
            return payment(s, self.seat).refusal(s, action)
        if not PICK <= action < ENOUGH_STONES:
            return "YK-BLD-8"
        return "YK-BLD-2" if action - PICK in s.stones_on(s.cart_before(self.seat)) else "YK-BLD-1"


def price_of_one_more(s: Village) -> i64:
    """What the stones in hand and one coloured stone more would cost; a crystal costs one food extra (YK-BLD-2)."""
    return EXCHANGE[stones.number(s.hand) + 1] + stones.crystals(s.hand)


def can_pick(s: Village, seat: i64) -> bool:
    cart = s.cart_before(seat)
    load = s.loads[cart]
    if load == stones.NO_STONES or stones.number(s.hand) == MOST_STONES:
        return False
    left = purse(s, seat, cart) - price_of_one_more(s)
    return left > 0 or (left == 0 and stones.coloured(load) != stones.NO_STONES)


def exchange(s: Village, seat: i64) -> None:
    """Pay, load the cart, place the stones (YK-BLD-8)."""
    s.then(EXCHANGES[seat])
    ask_payment(s, seat)


class Exchange(Step[Village]):
    """What would exceed nine on the cart goes to the market; then the food goes into the cart (YK-BLD-4)."""

    def __init__(self, builder: i64) -> None:
        super().__init__()
        self.builder: i64 = builder

    def happen(self, s: Village) -> None:
        cart = s.cart_before(self.builder)
        over = s.food_in(cart) + s.food_in(PAYMENT) - CART_FOOD
        if over > 0:
            s.then(self)
            ask_to_spill(s, self.builder, over)
        else:
            load_food(s, cart)
            place_stones(s, self.builder)


def place_stones(s: Village, seat: i64) -> None:
    """One after the other, until none is left in hand (YK-BLD-5)."""
    if s.hand == stones.NO_STONES:
        refill(s, seat)
    elif stones.are_of_one_kind(s.hand):
        ask(s, PLACE_STONES[seat])
    else:
        s.then(PLACE_STONES[seat])


class PlaceStone(Question):
    """Any stone in hand, anywhere it may lie (YK-BLD-8, YK-TOW-2)."""

    def collect(self, s: Village, out: Choices) -> None:
        places = open_places(s.filled(self.seat))
        hand = s.hand
        action: i64 = PLACE
        while hand != stones.NO_STONES:
            if hand & stones.DIGIT != 0:
                self.offer(action, places, out)
            hand >>= stones.WIDTH
            action += TARGETS

    def offer(self, action: i64, places: i64, out: Choices) -> None:
        """One kind of stone; `action` would be for the first place."""
        while places != 0:
            if places & 1 == 1:
                out.add(action)
            places >>= 1
            action += 1

    def take(self, s: Village, action: i64) -> None:
        stone = kind_placed(action)
        where = where_placed(action)
        s.hand -= stones.one(stone)
        s.put_on_tower(self.seat, where, stone)
        s.tell("placed", self.seat, stone, where)
        if s.stupa == NO_SEAT and has_four_rows(s.filled(self.seat)):
            s.stupa = self.seat
            s.tell("stupa", self.seat)
        place_stones(s, self.seat)

    def prompt(self) -> str:
        return "prompt-place"

    def refusal(self, s: Village, action: i64) -> str:
        if not PLACE <= action < TAKE_ALL:
            return "YK-BLD-8"
        if kind_placed(action) not in s.stones_in_hand():
            return "YK-BLD-5"
        return place_refusal(s, self.seat, where_placed(action))


def place_refusal(s: Village, seat: i64, place: i64) -> str:
    """Which rule of towers keeps a stone from a place that is not open, whatever stone it is."""
    if place == STACK:
        return "YK-TOW-3"
    if s.filled(seat) & SPOTS[place] != 0:
        return "YK-TOW-4"
    return "YK-TOW-2" if place < BOTTOM else "YK-TOW-1"


def refill(s: Village, seat: i64) -> None:
    """A cart without stones gets three at once (YK-BLD-6)."""
    cart = s.cart_before(seat)
    if s.loads[cart] == stones.NO_STONES:
        s.then(LOAD_CARTS[cart])
        draw(s, seat, REFILL)


PICK_STONES: Final = [PickStone(seat) for seat in range(MOST_SEATS)]
EXCHANGES: Final = [Exchange(seat) for seat in range(MOST_SEATS)]
PLACE_STONES: Final = [PlaceStone(seat) for seat in range(MOST_SEATS)]
