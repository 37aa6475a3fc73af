"""Supply: all food of one kind from one's own cart, then a stone into it (rulebook, Nachschub)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.play import ask
from chautari.engine.state import Choices
from chautari.games.yak.actions import TAKE_ALL
from chautari.games.yak.components import FOODS, MOST_SEATS, TENT_FOOD
from chautari.games.yak.question import Question
from chautari.games.yak.rules.fog import LOAD_CARTS, draw, has_room
from chautari.games.yak.state import TENT, Village


def supply(s: Village, seat: i64) -> None:
    if s.food_in(TENT + seat) < TENT_FOOD and s.food_in(s.cart_before(seat)) > 0:
        ask(s, TAKE_ALLS[seat])
    else:
        add_stone(s, seat)


class TakeAll(Question):
    """All of one kind; what the tent can't hold stays on the cart (YK-SUP-1)."""

    def collect(self, s: Village, out: Choices) -> None:
        cart = s.cart_before(self.seat)
        kind: i64 = 0
        while kind < FOODS:
            if s.food_of(cart, kind) > 0:
                out.add(TAKE_ALL + kind)
            kind += 1

    def take(self, s: Village, action: i64) -> None:
        kind = action - TAKE_ALL
        cart = s.cart_before(self.seat)
        count = min(s.food_of(cart, kind), TENT_FOOD - s.food_in(TENT + self.seat))
        s.move_food(cart, TENT + self.seat, kind, count)
        s.tell("took-all", self.seat, kind, count)
        add_stone(s, self.seat)

    def prompt(self) -> str:
        return "prompt-take-all"

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-SUP-1"


def add_stone(s: Village, seat: i64) -> None:
    """YK-SUP-2."""
    cart = s.cart_before(seat)
    if has_room(s, cart):
        s.then(LOAD_CARTS[cart])
        draw(s, seat, 1)
    elif s.quarry:
        s.tell("cart-full", seat)


TAKE_ALLS: Final = [TakeAll(seat) for seat in range(MOST_SEATS)]
