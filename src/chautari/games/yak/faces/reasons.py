"""Why something on the board can't be done just now, in one sentence about this very moment."""

from chautari.engine import bits
from chautari.engine.play import index_of
from chautari.engine.state import Decision
from chautari.games.title import NO_REASON, Reason
from chautari.games.yak import stones
from chautari.games.yak.actions import (
    AMOUNTS,
    CHOOSE,
    ENOUGH_STONES,
    KEEP,
    ONTO,
    PAY,
    PICK,
    PLACE,
    SPILL,
    TAKE_ALL,
    TAKE_FOOD,
    where_placed,
)
from chautari.games.yak.components import CRYSTAL, refuses
from chautari.games.yak.rules.build import MOST_STONES, PickStone, PlaceStone, place_refusal, price_of_one_more
from chautari.games.yak.rules.day import ChooseCard
from chautari.games.yak.rules.market import KeepStone, PutOnCart, TakeFood
from chautari.games.yak.rules.pay import Pay, Spill, price, purse
from chautari.games.yak.rules.supply import TakeAll
from chautari.games.yak.state import PAYMENT, Village
from chautari.games.yak.tower import open_places

TOWER = {
    "YK-TOW-1": "why-rests",
    "YK-TOW-2": "why-beside",
    "YK-TOW-3": "why-top",
    "YK-TOW-4": "why-taken",
}


def reason(s: Village, seat: int, action: int) -> Reason:
    question = s.pending[index_of(s, seat)]
    if isinstance(question, ChooseCard):
        return "why-morning", {}
    if CHOOSE <= action < PICK:
        return "why-noon", {}
    if isinstance(question, (PickStone, Pay, Spill, PlaceStone, TakeAll)) and TAKE_FOOD <= action < KEEP - 1:
        return "why-market", {}
    if isinstance(question, (PickStone, Pay, Spill, PlaceStone)) and TAKE_ALL <= action < TAKE_FOOD:
        return "why-supply", {}
    if isinstance(question, (PickStone, Pay)):
        return _buying(s, question, action)
    if isinstance(question, PlaceStone):
        return _placing(s, question, action)
    return _trading(s, question, action)


def _buying(s: Village, question: PickStone | Pay, action: int) -> Reason:
    if PICK <= action < ENOUGH_STONES:
        return _stone(s, question.seat, action - PICK)
    if PLACE <= action < TAKE_ALL:
        place = where_placed(action)
        if place not in bits.members_of(open_places(s.filled(question.seat))):
            return TOWER[place_refusal(s, question.seat, place)], {}
        return ("why-pick-first", {}) if s.hand == stones.NO_STONES else ("why-pay-first", {"due": price(s.hand)})
    if PAY <= action < SPILL and s.hand == stones.NO_STONES:
        kind = (action - PAY) // AMOUNTS
        return ("why-refused", {"food": kind}) if refuses(s.cart_before(question.seat), kind) else ("why-price", {})
    return _payment(s, question, action) if PAY <= action < SPILL else NO_REASON


def _stone(s: Village, seat: int, stone: int) -> Reason:
    """One more stone: it is not there, there are three, or the food that the cart takes is too little."""
    cart = s.cart_before(seat)
    if stone not in s.stones_on(cart):
        return "why-no-stone", {"stone": stone}
    if stones.number(s.hand) == MOST_STONES:
        return "why-three", {}
    cost = price_of_one_more(s) + stones.crystals(stones.one(stone))
    have = purse(s, seat, cart) + s.food_in(PAYMENT)
    key = "why-too-dear-crystal" if stone == CRYSTAL else "why-too-dear"
    return (key, {"due": cost, "count": have}) if cost > have else NO_REASON


def _payment(s: Village, question: PickStone | Pay, action: int) -> Reason:
    rule = question.refusal(s, action)
    kind, count = divmod(action - PAY, AMOUNTS)
    if rule == "YK-BLD-3":
        refused = refuses(s.cart_before(question.seat), kind)
        return ("why-refused", {"food": kind}) if refused else ("why-two-kinds", {})
    due = question.due(s)
    return ("why-paid", {"due": due}) if rule == "YK-BLD-1" and count > due else NO_REASON


def _placing(s: Village, question: Decision[Village], action: int) -> Reason:
    if PICK <= action < PLACE:
        return "why-place-first", {}
    return TOWER.get(question.refusal(s, action), ""), {}


def _trading(s: Village, question: Decision[Village], action: int) -> Reason:
    """Supply and Market."""
    if isinstance(question, TakeAll):
        return ("why-cart-without", {"food": action - TAKE_ALL}) if TAKE_ALL <= action < TAKE_FOOD else NO_REASON
    if isinstance(question, TakeFood):
        return ("why-market-without", {"food": action - TAKE_FOOD}) if TAKE_FOOD <= action < KEEP - 1 else NO_REASON
    if isinstance(question, KeepStone):
        return ("why-keep-first", {}) if action >= ONTO else NO_REASON
    full = isinstance(question, PutOnCart) and ONTO <= action < ONTO + len(s.loads)
    return ("why-full", {"cart": action - ONTO}) if full else NO_REASON
