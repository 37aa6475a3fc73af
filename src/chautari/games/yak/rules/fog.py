"""Drawing from the bag, and the fog that may rise (rulebook, Nebel steigt auf)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices, Step
from chautari.games.yak import stones
from chautari.games.yak.actions import DRAW
from chautari.games.yak.components import CART_STONES, CARTS, FOG, MOST_SEATS
from chautari.games.yak.state import NO_SEAT, Village

COVERED_TRACK: Final = 3
WHOLE_TRACK: Final = 4

MOST_DRAWN: Final = 3  # at once


def draw(s: Village, drawer: i64, count: i64) -> None:
    """So many at once into the hand; from a bag with too few, all there is, and the bag is done (YK-FOG-6)."""
    if s.in_bag() >= count:
        s.then(drawing(drawer, count, 0))
    elif s.quarry:
        empty_bag(s, drawer)


class Draw(Chance[Village]):
    """One of several drawn at once: `left` more with this one, among them `fogs` fogs so far."""

    def __init__(self, drawer: i64, left: i64, fogs: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer
        self.left: i64 = left
        self.fogs: i64 = fogs

    def collect(self, s: Village, out: Choices) -> None:
        kind: i64 = 0
        while kind <= FOG:
            if s.bag[kind] > 0:
                out.add(DRAW + kind)
            kind += 1

    def weight(self, s: Village, outcome: i64) -> i64:
        return s.bag[outcome - DRAW]

    def sample(self, s: Village, luck: Luck) -> i64:
        ticket = luck.below(s.in_bag())
        kind: i64 = 0
        while True:
            ticket -= s.bag[kind]
            if ticket < 0:
                return DRAW + kind
            kind += 1

    def take(self, s: Village, action: i64) -> None:
        kind = action - DRAW
        take_from_bag(s, self.drawer, kind)
        fogs = self.fogs
        if kind == FOG:
            fogs += 1
        if self.left > 1:
            s.then(drawing(self.drawer, self.left - 1, fogs))
        elif fogs > 0:
            turn_carts(s)
            draw(s, self.drawer, fogs)


def take_from_bag(s: Village, drawer: i64, kind: i64) -> None:
    s.bag[kind] -= 1
    if kind == FOG:
        s.mist += 1
    else:
        s.hand += stones.one(kind)
    if drawer >= 0:
        s.tell("drew", drawer, kind)


def turn_carts(s: Village) -> None:
    """Once for all fogs drawn together (YK-FOG-1)."""
    s.left = not s.left
    s.tell("carts-turn", -1, 1 if s.left else 0)


def empty_bag(s: Village, drawer: i64) -> None:
    """The last draw: the bag and every fog that is not on the track leave the game (YK-FOG-6)."""
    has_fog = s.bag[FOG] > 0
    for kind in range(FOG + 1):
        while s.bag[kind] > 0:
            take_from_bag(s, drawer, kind)
    if has_fog:
        turn_carts(s)
    s.mist = 0
    s.quarry = False
    s.tell("bag-gone", -1)


def has_room(s: Village, cart: i64) -> bool:
    return stones.number(s.loads[cart]) < CART_STONES


class LoadCart(Step[Village]):
    """The stones drawn go onto a cart, which ends the action."""

    def __init__(self, cart: i64) -> None:
        super().__init__()
        self.cart: i64 = cart

    def happen(self, s: Village) -> None:
        if s.events is not None:
            for stone in s.stones_in_hand():
                s.tell("loaded", -1, stone, self.cart)
        s.loads[self.cart] += s.hand
        s.hand = stones.NO_STONES
        settle_fog(s)


def settle_fog(s: Village) -> None:
    """When the action is over, its fogs go onto the track one by one (YK-FOG-3, YK-FOG-8)."""
    while s.mist > 0:
        if s.track == WHOLE_TRACK:
            return_fog(s, s.mist)  # the fifth (YK-FOG-5)
            s.mist = 0
            return
        s.mist -= 1
        s.track += 1
        s.tell("fog-on-track", -1, s.track)
        if s.track == COVERED_TRACK and s.fields == COVERED_TRACK:
            s.fields = WHOLE_TRACK
            s.tell("track-opens", -1)
            return_fog(s, s.track + s.mist)  # YK-FOG-4
            s.track = 0
            s.mist = 0


def return_fog(s: Village, count: i64) -> None:
    s.bag[FOG] += count
    s.tell("fog-returns", -1, count)


# Decisions are immutable, so the ones met often are made once.
LOAD_CARTS: Final = [LoadCart(cart) for cart in range(CARTS)]
DRAWS: Final = [
    Draw(drawer, left, fogs)
    for drawer in range(NO_SEAT, MOST_SEATS)
    for left in range(MOST_DRAWN + 1)
    for fogs in range(MOST_DRAWN + 1)
]


def drawing(drawer: i64, left: i64, fogs: i64) -> Draw:
    return DRAWS[((drawer - NO_SEAT) * (MOST_DRAWN + 1) + left) * (MOST_DRAWN + 1) + fogs]
