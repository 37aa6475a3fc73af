"""What an option would do, for whoever draws it: where stones may go, what they score, what a payment leaves."""

from collections.abc import Callable
from typing import cast

from chautari.engine import bits
from chautari.engine.play import answered, index_of
from chautari.engine.state import Decision
from chautari.games.yak import stones
from chautari.games.yak.actions import (
    CHOOSE,
    ENOUGH_FOOD,
    ENOUGH_STONES,
    KEEP,
    ONTO,
    PICK,
    TAKE_ALL,
    kind_placed,
    where_placed,
)
from chautari.games.yak.components import (
    BUILD,
    CART_FOOD,
    FOOD_NAMES,
    SUPPLY,
    TENT_FOOD,
    refuses,
)
from chautari.games.yak.faces import shapes
from chautari.games.yak.faces.building import best_together, number_of_groups, purchase
from chautari.games.yak.faces.last_day import by_build, by_food
from chautari.games.yak.faces.shown import cart_name
from chautari.games.yak.faces.tomorrow import after_build, after_market, after_supply, most_stones
from chautari.games.yak.faces.view import food_shown, kinds, tower_shown
from chautari.games.yak.question import due
from chautari.games.yak.rules.build import PickStone, PlaceStone, can_pick
from chautari.games.yak.rules.day import ChooseCard, move_carts
from chautari.games.yak.rules.fog import has_room
from chautari.games.yak.rules.market import LOOK_AT, MOST_FOOD, KeepStone, PutOnCart, TakeFood, some_cart_has_room
from chautari.games.yak.rules.pay import Pay, Spill, price, purse
from chautari.games.yak.rules.scoring import points
from chautari.games.yak.rules.supply import TakeAll
from chautari.games.yak.state import MARKET_PLACE, NO_SEAT, PAYMENT, TENT, Village
from chautari.games.yak.tower import STACK, has_four_rows, open_places, stones_in

Previewed = Callable[[Village, Decision[Village], int], shapes.Preview]


def preview(s: Village, seat: int, action: int) -> shapes.Preview:
    """Only what follows at once: no card that others have face down, and nothing out of the bag."""
    question = s.pending[index_of(s, seat)]
    return PREVIEWS[type(question)](s, question, action)


def _names(some: int) -> list[shapes.Kind]:
    return kinds(stones.listed(some))


# The morning: what each card could do with the cart as it stands; others may act before.


def _card(s: Village, question: Decision[Village], action: int) -> shapes.Preview:
    seat = question.seat
    if action == CHOOSE + BUILD:
        return _build_card(s, seat, s.cart_before(seat))
    if action == CHOOSE + SUPPLY:
        return _supply_card(s, seat, s.cart_before(seat))
    return _market_card(s, seat)


def _build_card(s: Village, seat: int, cart: int) -> shapes.BuildCard:
    return {
        "kind": "build-card",
        "card": "build",
        "cart": cart_name(cart),
        "food": purse(s, seat, cart),
        "stones": most_stones(s, seat, cart),
        "vain": _vain_to_build(s, seat, cart),
        "tomorrow": after_build(s, seat),
        "last_points": by_build(s, seat),
    }


def _vain_to_build(s: Village, seat: int, cart: int) -> shapes.Vain | None:
    if most_stones(s, seat, cart):
        return None
    if s.loads[cart] == stones.NO_STONES:
        return "no-stones"
    if not s.food_in(TENT + seat):
        return "tent-empty"
    refused = [name for kind, name in enumerate(FOOD_NAMES) if refuses(cart, kind)]
    return "too-little" if purse(s, seat, cart) else cast(shapes.Vain, f"no-{refused[0]}")


def _supply_card(s: Village, seat: int, cart: int) -> shapes.SupplyCard:
    room = TENT_FOOD - s.food_in(TENT + seat)
    takes = [min(s.food_of(cart, kind), room) for kind in range(len(FOOD_NAMES))]
    return {
        "kind": "supply-card",
        "card": "supply",
        "cart": cart_name(cart),
        "takes": cast(shapes.Food, dict(zip(FOOD_NAMES, takes, strict=True))),
        "draws": _draws(s, 1 if has_room(s, cart) else 0),
        "vain": None if any(takes) else "tent-full" if s.food_in(cart) else "cart-empty",
        "tomorrow": after_supply(s, seat, takes),
        "last_points": by_food(s, seat, max(takes)),
    }


def _market_card(s: Village, seat: int) -> shapes.MarketCard:
    food = min(MOST_FOOD, TENT_FOOD - s.food_in(TENT + seat), s.food_in(MARKET_PLACE))
    return {
        "kind": "market-card",
        "card": "market",
        "food": food,
        "draws": _draws_at_market(s),
        "vain": None if food else "tent-full" if s.food_in(MARKET_PLACE) else "market-empty",
        "tomorrow": after_market(s, seat, food),
        "last_points": by_food(s, seat, food),
    }


def _draws(s: Village, count: int) -> int:
    return min(count, s.in_bag()) if s.quarry else 0


def _draws_at_market(s: Village) -> int:
    return _draws(s, LOOK_AT if some_cart_has_room(s) else 0)


# Build.


def _picked(s: Village, question: Decision[Village], action: int) -> shapes.Picking:
    """What the stones would cost, what is left of the food the cart takes, and what the new one could bring."""
    after = s.clone()
    seat = question.seat
    cart = s.cart_before(seat)
    if action != ENOUGH_STONES:
        after.loads[cart] -= stones.one(action - PICK)
        after.hand += stones.one(action - PICK)
    cost = price(after.hand)
    more = action != ENOUGH_STONES and can_pick(after, seat)
    plan = None if more or action == ENOUGH_STONES else purchase(after)
    return {
        "kind": "picking",
        "hand": _names(after.hand),
        "due": cost,
        "food_left": purse(s, seat, cart) - cost,
        "tent_left": s.food_in(TENT + seat) - cost,
        "more": more,
        "refill": after.loads[cart] == stones.NO_STONES and after.hand != stones.NO_STONES and s.quarry,
        "places": [] if action == ENOUGH_STONES else _spots_for(s, seat, action - PICK),
        "best": 0 if action == ENOUGH_STONES else best_together(after, seat, plan["plans"] if plan else None),
        "plan": plan,
    }


def _spots_for(s: Village, seat: int, stone: int) -> list[shapes.Placing]:
    """Where this stone could lie as the tower stands now, and what it would bring there."""
    return [placing(s, seat, stone, place) for place in bits.members_of(open_places(s.filled(seat)))]


def _placed(s: Village, question: Decision[Village], action: int) -> shapes.PlacingNow:
    return {"kind": "placing", **placing(s, question.seat, kind_placed(action), where_placed(action))}


def placing(s: Village, seat: int, stone: int, place: int) -> shapes.Placing:
    """The group that a stone makes or joins, and the points it brings in all."""
    after = s.clone()
    after.put_on_tower(seat, place, stone)
    fourth_row = s.stupa == NO_SEAT and has_four_rows(after.filled(seat))
    if fourth_row:
        after.stupa = seat
    where = stones_in(s.tower(seat)) if place == STACK else place
    shown = tower_shown(after, seat)
    return {
        "stone": kinds([stone])[0],
        "place": where,
        "group": next((group for group in shown["groups"] if where in group["places"]), None),
        "crystals": shown["crystals"],
        "gain": points(after, seat) - points(s, seat),
        "number": number_of_groups(after, seat) - number_of_groups(s, seat),
        "points": points(after, seat),
        "stupa": fourth_row,
    }


def _given(s: Village, question: Decision[Village], action: int) -> shapes.Giving:
    """Food that is paid, or put on the market, with what has no choice after it; then where it would lie."""
    after = answered(s, question.seat, action)
    paying = type(question) is Pay
    still_due = due(after) if type(after.pending[-1]) in (Pay, Spill) else 0
    to_come = still_due if paying else 0
    on_cart = after.food_in(s.cart_before(question.seat)) + after.food_in(PAYMENT) + to_come
    return {
        "kind": "paying" if paying else "spilling",
        "tent": food_shown(after, TENT + question.seat),
        "payment": food_shown(after, PAYMENT),
        "market": food_shown(after, MARKET_PLACE),
        "due": still_due,
        "buys": _names(s.hand),
        "too_much": max(0, on_cart - CART_FOOD),
    }


# Supply and Market.


def _supplied(s: Village, question: Decision[Village], action: int) -> shapes.Supplying:
    seat, kind = question.seat, action - TAKE_ALL
    cart = s.cart_before(seat)
    count = min(s.food_of(cart, kind), TENT_FOOD - s.food_in(TENT + seat))
    after = s.clone()
    after.move_food(cart, TENT + seat, kind, count)
    return {
        "kind": "supplying",
        "takes": count,
        "stays": after.food_of(cart, kind),
        "tent": food_shown(after, TENT + seat),
        "cart": food_shown(after, cart),
        "draws": _draws(s, 1 if has_room(s, cart) else 0),
        "tomorrow": after_supply(s, seat, [count if kind == other else 0 for other in range(len(FOOD_NAMES))]),
    }


def _from_market(s: Village, question: Decision[Village], action: int) -> shapes.FromMarket:
    after = answered(s, question.seat, action)
    return {
        "kind": "from-market",
        "tent": food_shown(after, TENT + question.seat),
        "market": food_shown(after, MARKET_PLACE),
        "draws": _draws_at_market(s) if action == ENOUGH_FOOD or not _asks_for_food(after) else 0,
    }


def _asks_for_food(s: Village) -> bool:
    return type(s.pending[-1]) is TakeFood


def _kept(s: Village, question: Decision[Village], action: int) -> shapes.Keeping:
    return {
        "kind": "keeping",
        "puts_back": _names(s.hand - stones.one(action - KEEP)),
        "room": [cart_name(cart) for cart in s.road if has_room(s, cart)],
    }


def _loaded(s: Village, question: Decision[Village], action: int) -> shapes.Loading:
    """Before whom the cart stands, and before whom it comes in the evening if no more fog rises."""
    cart = action - ONTO
    tonight = s.clone()
    move_carts(tonight)
    return {
        "kind": "loading",
        "cart": cart_name(cart),
        "stones": _names(s.loads[cart] + s.hand),
        "before": _stands_before(s, cart),
        "tonight": None if s.last_day else _stands_before(tonight, cart),
    }


def _stands_before(s: Village, cart: int) -> int | None:
    return next((seat for seat in range(s.seats) if s.cart_before(seat) == cart), None)


PREVIEWS: dict[type, Previewed] = {
    ChooseCard: _card,
    PickStone: _picked,
    Pay: _given,
    Spill: _given,
    PlaceStone: _placed,
    TakeAll: _supplied,
    TakeFood: _from_market,
    KeepStone: _kept,
    PutOnCart: _loaded,
}
