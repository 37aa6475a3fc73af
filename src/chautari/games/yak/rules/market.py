"""Market: up to two food, then one of three stones for any cart (rulebook, Markt)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.play import ask
from chautari.engine.state import Choices, Step
from chautari.games.yak import stones
from chautari.games.yak.actions import ENOUGH_FOOD, KEEP, ONTO, TAKE_FOOD
from chautari.games.yak.components import FOODS, MOST_SEATS, TENT_FOOD
from chautari.games.yak.question import Question
from chautari.games.yak.rules.fog import draw, has_room, settle_fog
from chautari.games.yak.state import MARKET_PLACE, TENT, Village

MOST_FOOD: Final = 2
LOOK_AT: Final = 3


def market(s: Village, seat: i64) -> None:
    ask_for_food(s, seat, MOST_FOOD)


def ask_for_food(s: Village, seat: i64, left: i64) -> None:
    if left > 0 and s.food_in(TENT + seat) < TENT_FOOD and s.food_in(MARKET_PLACE) > 0:
        s.then(TAKE_FOODS[seat * MOST_FOOD + left - 1])
    else:
        draw_three(s, seat)


class TakeFood(Question):
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
            draw_three(s, self.seat)
            return
        s.move_food(MARKET_PLACE, TENT + self.seat, action - TAKE_FOOD, 1)
        s.tell("took-food", self.seat, action - TAKE_FOOD)
        ask_for_food(s, self.seat, self.left - 1)

    def prompt(self) -> str:
        return "prompt-take-food"

    def about(self, s: Village) -> list[tuple[str, int]]:
        room = TENT_FOOD - s.food_in(TENT + self.seat)
        return [("count", min(self.left, room, s.food_in(MARKET_PLACE)))]

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-MKT-1"


def draw_three(s: Village, seat: i64) -> None:
    """Nothing is drawn when no cart has room (YK-MKT-2)."""
    if some_cart_has_room(s):
        s.then(CHOOSE_STONES[seat])
        draw(s, seat, LOOK_AT)
    elif s.quarry:
        s.tell("carts-full", seat)


def some_cart_has_room(s: Village) -> bool:
    place: i64 = 0
    while place < len(s.road):
        if has_room(s, s.road[place]):
            return True
        place += 1
    return False


class ChooseStone(Step[Village]):
    """When the drawing is over, one of the stones is kept; there is none without the bag (YK-FOG-6)."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: Village) -> None:
        if s.hand != stones.NO_STONES:
            ask(s, KEEP_STONES[self.drawer])


class KeepStone(Question):
    """One stays; the others go back into the bag, or out of the game with it (YK-MKT-2, YK-FOG-6)."""

    def collect(self, s: Village, out: Choices) -> None:
        stones.offer_kinds(s.hand, KEEP, out)

    def take(self, s: Village, action: i64) -> None:
        kept = action - KEEP
        s.tell("kept", self.seat, kept)
        put_back(s, self.seat, s.hand - stones.one(kept))
        s.hand = stones.one(kept)
        ask(s, PUT_ON_CARTS[self.seat])

    def prompt(self) -> str:
        return "prompt-keep"

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-MKT-3" if action == ENOUGH_FOOD else "YK-MKT-2"


def put_back(s: Village, seat: i64, others: i64) -> None:
    kind: i64 = 0
    while others != stones.NO_STONES:
        count = others & stones.DIGIT
        while count > 0:
            if s.quarry:
                s.bag[kind] += 1
                s.tell("put-back", seat, kind)
            else:
                s.tell("lost", seat, kind)
            count -= 1
        others >>= stones.WIDTH
        kind += 1


class PutOnCart(Question):
    """Any cart with room, the one between two players too (YK-MKT-2, YK-EVE-2)."""

    def collect(self, s: Village, out: Choices) -> None:
        place: i64 = 0
        while place < len(s.road):
            cart = s.road[place]
            if has_room(s, cart):
                out.add(ONTO + cart)
            place += 1

    def take(self, s: Village, action: i64) -> None:
        cart = action - ONTO
        if s.events is not None:
            s.tell("loaded", self.seat, s.stones_in_hand()[0], cart)
        s.loads[cart] += s.hand
        s.hand = stones.NO_STONES
        settle_fog(s)

    def prompt(self) -> str:
        return "prompt-onto"

    def about(self, s: Village) -> list[tuple[str, int]]:
        return [("stone", s.stones_in_hand()[0])]

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-MKT-3" if action == ENOUGH_FOOD else "YK-MKT-2"


TAKE_FOODS: Final = [TakeFood(seat, left + 1) for seat in range(MOST_SEATS) for left in range(MOST_FOOD)]
CHOOSE_STONES: Final = [ChooseStone(seat) for seat in range(MOST_SEATS)]
KEEP_STONES: Final = [KeepStone(seat) for seat in range(MOST_SEATS)]
PUT_ON_CARTS: Final = [PutOnCart(seat) for seat in range(MOST_SEATS)]
