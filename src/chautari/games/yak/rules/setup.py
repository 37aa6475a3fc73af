"""Setting the table: carts, food, the bag, and who begins (rulebook, Spielvorbereitung)."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.meta import Settings
from chautari.engine.state import Chance, Choices, Decision, Step
from chautari.games.yak.actions import BONUS, DEAL_CART, FIRST, REMOVE
from chautari.games.yak.components import (
    CART_START,
    CARTS,
    COLOURS,
    CRYSTAL,
    CRYSTALS,
    FOG,
    FOGS,
    FOODS,
    MARKET_START,
    MOST_SEATS,
    STONES_EACH,
    TENT_START,
)
from chautari.games.yak.rules.day import MORNING
from chautari.games.yak.rules.fog import COVERED_TRACK, LOAD_CARTS, draw
from chautari.games.yak.state import (
    HOLDERS,
    KINDS,
    MARKET_PLACE,
    NO_CHOICES,
    NO_COLOUR,
    NO_SEAT,
    TENT,
    Village,
)
from chautari.games.yak.stones import NO_STONES

FIRST_BAG: Final = bits.table([STONES_EACH] * COLOURS + [CRYSTALS, 0])
NO_FOOD: Final = bits.table([0] * (HOLDERS * FOODS))
EMPTY_CARTS: Final = bits.table([NO_STONES] * CARTS)
NO_TOWERS: Final = bits.table([0] * (MOST_SEATS * KINDS))


def set_table(seats: i64, settings: Settings) -> Village:
    s = Village(
        seats,
        [],
        floor=-1,
        phases=0,
        removed=NO_COLOUR,
        bonuses=0,
        day=0,
        last_day=False,
        baby=0,
        left=True,
        quarry=True,
        mist=0,
        track=0,
        fields=COVERED_TRACK,
        stupa=NO_SEAT,
        revealed=0,
        chosen=NO_CHOICES[:],
        yesterday=NO_CHOICES,
        bag=FIRST_BAG[:],
        food=NO_FOOD[:],
        loads=EMPTY_CARTS[:],
        road=vec[i64](),
        towers=NO_TOWERS[:],
        hand=NO_STONES,
    )
    put_food(s)
    steps: list[Decision[Any]] = [RemoveColour()] if seats < CARTS else []
    steps.extend(DrawBonus() for _ in range(int(settings["bonus_cards"])))
    steps.extend(DealCart() for _ in range(carts_used(s)))
    steps.extend(FillCart(cart) for cart in range(carts_used(s)))
    steps.extend([AddFog(), FirstPlayer(), MORNING])
    s.then_all(steps)
    return s


def carts_used(s: Village) -> i64:
    """Two and three players play without the cart that takes two kinds, which is the last (YK-SET-2)."""
    return CARTS if s.seats == CARTS else CARTS - 1


def put_food(s: Village) -> None:
    """YK-SET-1 and YK-SET-3; what is not placed is not in the game (YK-SET-9)."""
    for kind in range(FOODS):
        s.food[MARKET_PLACE * FOODS + kind] = MARKET_START[kind]
        for seat in range(s.seats):
            s.food[(TENT + seat) * FOODS + kind] = TENT_START[kind]
        for cart in range(carts_used(s)):
            s.food[cart * FOODS + kind] = CART_START[cart * FOODS + kind]


class RemoveColour(Chance[Village]):
    """Fewer than four players leave out a colour, and one stone of each other kind (YK-SET-4)."""

    def collect(self, s: Village, out: Choices) -> None:
        for colour in range(COLOURS):
            out.add(REMOVE + colour)

    def take(self, s: Village, action: i64) -> None:
        s.removed = action - REMOVE
        for kind in range(CRYSTAL + 1):
            s.bag[kind] -= 1
        s.bag[s.removed] = 0
        s.tell("removed", -1, s.removed)


class DrawBonus(Chance[Village]):
    """A bonus card of a colour that is played with (YK-BON-1)."""

    def collect(self, s: Village, out: Choices) -> None:
        for colour in range(COLOURS):
            if colour != s.removed and not bits.has(s.bonuses, colour):
                out.add(BONUS + colour)

    def take(self, s: Village, action: i64) -> None:
        s.bonuses = bits.plus(s.bonuses, action - BONUS)
        s.tell("bonus", -1, action - BONUS)


class DealCart(Chance[Village]):
    """A cart to the next place of the ring (YK-SET-9)."""

    def collect(self, s: Village, out: Choices) -> None:
        for cart in range(carts_used(s)):
            if cart not in list(s.road):
                out.add(DEAL_CART + cart)

    def take(self, s: Village, action: i64) -> None:
        cart = action - DEAL_CART
        s.tell("cart-at", -1, cart, len(s.road))
        s.road = append(s.road[:], cart)


class FillCart(Step[Village]):
    """Three stones each, before there is fog in the bag (YK-SET-5)."""

    def __init__(self, cart: i64) -> None:
        super().__init__()
        self.cart: i64 = cart

    def happen(self, s: Village) -> None:
        s.then(LOAD_CARTS[self.cart])
        draw(s, NO_SEAT, 3)


class AddFog(Step[Village]):
    """YK-SET-5."""

    def happen(self, s: Village) -> None:
        s.bag[FOG] = FOGS


class FirstPlayer(Chance[Village]):
    """YK-SET-8."""

    def collect(self, s: Village, out: Choices) -> None:
        for seat in range(s.seats):
            out.add(FIRST + seat)

    def take(self, s: Village, action: i64) -> None:
        s.baby = action - FIRST
        s.tell("begins", s.baby)
