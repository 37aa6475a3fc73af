"""Supply: all food of one kind from one's own cart, then a stone into it (rulebook, Nachschub)."""

from mypy_extensions import i64

from chautari.engine.state import Choices, Decision, Step
from chautari.games.yak.actions import TAKE_ALL
from chautari.games.yak.components import FOODS, TENT_FOOD
from chautari.games.yak.rules.asking import ask
from chautari.games.yak.rules.fog import LoadCart, draw, has_room
from chautari.games.yak.state import TENT, Village


def supply(s: Village, seat: i64) -> None:
    s.then(AddStone(seat))
    if s.food_in(TENT + seat) < TENT_FOOD:
        ask(s, TakeAll(seat))


class TakeAll(Decision[Village]):
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

    def prompt(self) -> str:
        return "prompt-take-all"


class AddStone(Step[Village]):
    """YK-SUP-2."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: Village) -> None:
        cart = s.cart_before(self.drawer)
        if has_room(s, cart):
            s.then(LoadCart(cart))
            draw(s, self.drawer, 1)
