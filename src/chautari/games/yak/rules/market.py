"""Market: up to two food, then one of three stones for any cart (rulebook, Markt)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import rows
from chautari.engine.state import Choices, Decision, Step
from chautari.games.yak.actions import ENOUGH_FOOD, KEEP, ONTO, TAKE_FOOD
from chautari.games.yak.components import FOODS, TENT_FOOD
from chautari.games.yak.rules.asking import ask
from chautari.games.yak.rules.fog import draw, has_room
from chautari.games.yak.state import MARKET_PLACE, TENT, Village

MOST_FOOD: Final = 2
LOOK_AT: Final = 3


def market(s: Village, seat: i64) -> None:
    s.then(DrawThree(seat))
    ask_for_food(s, seat, MOST_FOOD)


def ask_for_food(s: Village, seat: i64, left: i64) -> None:
    if left > 0 and s.food_in(TENT + seat) < TENT_FOOD and s.food_in(MARKET_PLACE) > 0:
        s.then(TakeFood(seat, left))


class TakeFood(Decision[Village]):
    """One food of any kind, or no more (YK-MKT-1, YK-MKT-3)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def collect(self, s: Village, out: Choices) -> None:
        out.add(ENOUGH_FOOD)
        kind: i64 = 0
        while kind < FOODS:
            if s.food_of(MARKET_PLACE, kind) > 0:
                out.add(TAKE_FOOD + kind)
            kind += 1

    def take(self, s: Village, action: i64) -> None:
        if action == ENOUGH_FOOD:
            return
        s.move_food(MARKET_PLACE, TENT + self.seat, action - TAKE_FOOD, 1)
        s.tell("took-food", self.seat, action - TAKE_FOOD)
        ask_for_food(s, self.seat, self.left - 1)

    def prompt(self) -> str:
        return "prompt-take-food"


class DrawThree(Step[Village]):
    """Nothing is drawn when no cart has room (YK-MKT-2)."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: Village) -> None:
        for cart in s.road:
            if has_room(s, cart):
                s.then(ChooseStone(self.drawer))
                draw(s, self.drawer, LOOK_AT)
                return


class ChooseStone(Step[Village]):
    """When the drawing is over, one of the stones is kept."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: Village) -> None:
        ask(s, KeepStone(self.drawer))


class KeepStone(Decision[Village]):
    """One stays; the others go back into the bag, or out of the game with it (YK-MKT-2, YK-FOG-6)."""

    def collect(self, s: Village, out: Choices) -> None:
        last: i64 = -1
        for stone in s.hand:
            if stone != last:
                out.add(KEEP + stone)
            last = stone

    def take(self, s: Village, action: i64) -> None:
        kept: int = action - KEEP
        s.tell("kept", self.seat, kept)
        for stone in rows.without(s.hand, rows.place_in(s.hand, kept)):
            if s.quarry:
                s.bag[stone] += 1
                s.tell("put-back", self.seat, stone)
            else:
                s.tell("lost", self.seat, stone)
        s.hand = (kept,)
        ask(s, PutOnCart(self.seat))

    def prompt(self) -> str:
        return "prompt-keep"


class PutOnCart(Decision[Village]):
    """Any cart with room, the one between two players too (YK-MKT-2, YK-EVE-2)."""

    def collect(self, s: Village, out: Choices) -> None:
        for cart in s.road:
            if has_room(s, cart):
                out.add(ONTO + cart)

    def take(self, s: Village, action: i64) -> None:
        cart = action - ONTO
        s.load(cart, s.hand[0])
        s.tell("loaded", self.seat, s.hand[0], cart)
        s.hand = ()

    def prompt(self) -> str:
        return "prompt-onto"
