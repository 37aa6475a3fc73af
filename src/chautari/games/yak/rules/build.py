"""Build: stones of one's own cart for food, placed on one's own tower (rulebook, Bauen)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.state import Choices, Decision, Step
from chautari.games.yak.actions import ENOUGH_STONES, PICK, kind_placed, place, where_placed
from chautari.games.yak.components import CRYSTAL
from chautari.games.yak.rules.asking import ask
from chautari.games.yak.rules.fog import LoadCart, draw
from chautari.games.yak.rules.pay import EXCHANGE, LoadFood, MakeRoom, ask_payment, price, purse
from chautari.games.yak.state import NO_SEAT, Village
from chautari.games.yak.tower import has_four_rows, open_places, with_stone

MOST_STONES: Final = 3
REFILL: Final = 3


def build(s: Village, seat: i64) -> None:
    s.then(Refill(seat))
    if can_pick(s, seat):
        s.then(PickStone(seat))
    else:
        s.tell("takes-nothing", seat)


class PickStone(Decision[Village]):
    """One more stone that can be paid for, or no more (YK-BLD-1, YK-BLD-7)."""

    def collect(self, s: Village, out: Choices) -> None:
        out.add(ENOUGH_STONES)
        cart = s.cart_before(self.seat)
        left = purse(s, self.seat, cart) - price_of_one_more(s)
        last: i64 = -1
        for stone in s.loads[cart]:
            if stone != last and left >= extra(stone):
                out.add(PICK + stone)
            last = stone

    def take(self, s: Village, action: i64) -> None:
        if action == ENOUGH_STONES:
            if len(s.hand) == 0:
                s.tell("takes-nothing", self.seat)
            else:
                exchange(s, self.seat)
            return
        stone = action - PICK
        s.unload(s.cart_before(self.seat), stone)
        s.put_in_hand(stone)
        s.tell("picked", self.seat, stone)
        if can_pick(s, self.seat):
            s.then(self)
        else:
            exchange(s, self.seat)

    def prompt(self) -> str:
        return "prompt-pick"


def price_of_one_more(s: Village) -> i64:
    """What the stones in hand and one coloured stone more would cost."""
    return price(s.hand) - EXCHANGE[len(s.hand)] + EXCHANGE[len(s.hand) + 1]


def extra(stone: i64) -> i64:
    """YK-BLD-2."""
    return 1 if stone == CRYSTAL else 0


def can_pick(s: Village, seat: i64) -> bool:
    cart = s.cart_before(seat)
    if len(s.hand) == MOST_STONES or len(s.loads[cart]) == 0:
        return False
    cheapest: i64 = s.loads[cart][0]  # crystals come last
    return purse(s, seat, cart) >= price_of_one_more(s) + extra(cheapest)


def exchange(s: Village, seat: i64) -> None:
    """Pay, load the cart, place the stones (YK-BLD-8)."""
    s.then(MakeRoom(seat), LoadFood(seat), PlaceStones(seat))
    ask_payment(s, seat)


class PlaceStones(Step[Village]):
    """One after the other, until none is left in hand (YK-BLD-5)."""

    def __init__(self, builder: i64) -> None:
        super().__init__()
        self.builder: i64 = builder

    def happen(self, s: Village) -> None:
        if len(s.hand) > 0:
            s.then(self)
            ask(s, PlaceStone(self.builder))


class PlaceStone(Decision[Village]):
    """Any stone in hand, anywhere it may lie (YK-BLD-8, YK-TOW-2)."""

    def collect(self, s: Village, out: Choices) -> None:
        places = open_places(s.towers[self.seat])
        last: i64 = -1
        for stone in s.hand:
            if stone != last:
                self.offer(stone, places, out)
            last = stone

    def offer(self, stone: i64, places: i64, out: Choices) -> None:
        action = place(stone, 0)
        while places != 0:
            if places & 1 == 1:
                out.add(action)
            places >>= 1
            action += 1

    def take(self, s: Village, action: i64) -> None:
        stone = kind_placed(action)
        where = where_placed(action)
        s.drop_from_hand(stone)
        s.towers[self.seat] = with_stone(s.towers[self.seat], where, stone)
        s.tell("placed", self.seat, stone, where)
        if s.stupa == NO_SEAT and has_four_rows(s.towers[self.seat]):
            s.stupa = self.seat
            s.tell("stupa", self.seat)

    def prompt(self) -> str:
        return "prompt-place"


class Refill(Step[Village]):
    """A cart without stones gets three at once (YK-BLD-6)."""

    def __init__(self, builder: i64) -> None:
        super().__init__()
        self.builder: i64 = builder

    def happen(self, s: Village) -> None:
        cart = s.cart_before(self.builder)
        if len(s.loads[cart]) == 0:
            s.then(LoadCart(cart))
            draw(s, self.builder, REFILL)
