"""What an option would do, for whoever draws it: where stones may go, what they score, what a payment leaves."""

from chautari.engine import bits
from chautari.engine.play import place_of
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
    CARDS,
    CART_FOOD,
    CART_NAMES,
    EXCHANGE,
    FOOD_NAMES,
    KIND_NAMES,
    SUPPLY,
    TENT_FOOD,
)
from chautari.games.yak.rules.build import MOST_STONES, PickStone, PlaceStone, can_pick
from chautari.games.yak.rules.day import ChooseCard, move_carts
from chautari.games.yak.rules.fog import has_room
from chautari.games.yak.rules.market import LOOK_AT, MOST_FOOD, KeepStone, PutOnCart, TakeFood, some_cart_has_room
from chautari.games.yak.rules.pay import HowMany, Pay, price, purse
from chautari.games.yak.rules.supply import TakeAll
from chautari.games.yak.scoring import points
from chautari.games.yak.state import MARKET_PLACE, NO_SEAT, PAYMENT, TENT, Village
from chautari.games.yak.tower import STACK, has_four_rows, open_places, stones_in
from chautari.games.yak.view import food_shown, tower_shown

Preview = dict[str, object]


def preview(s: Village, seat: int, action: int) -> Preview:
    """Only what follows at once: no card that others have face down, and nothing out of the bag."""
    question = s.pending[place_of(s, seat)]
    if isinstance(question, ChooseCard):
        return _card(s, seat, action - CHOOSE)
    if isinstance(question, PickStone):
        return _bought(s, seat, action)
    if isinstance(question, HowMany):
        return _given(s, question, action)
    if isinstance(question, PlaceStone):
        return _placed(s, seat, kind_placed(action), where_placed(action))
    if isinstance(question, TakeAll):
        return _supplied(s, seat, action - TAKE_ALL)
    if isinstance(question, TakeFood):
        return _from_market(s, question, action)
    if isinstance(question, KeepStone):
        return {"puts_back": _names(s.hand - stones.one(action - KEEP))}
    assert isinstance(question, PutOnCart)
    return _loaded(s, action - ONTO)


def _names(some: int) -> list[str]:
    return [KIND_NAMES[stone] for stone in stones.listed(some)]


# The morning: what each card could do with the cart as it stands; others may act before.


def _card(s: Village, seat: int, card: int) -> Preview:
    cart = s.cart_before(seat)
    room = TENT_FOOD - s.food_in(TENT + seat)
    if card == BUILD:
        food = purse(s, seat, cart)
        most = max(count for count in range(MOST_STONES + 1) if EXCHANGE[count] <= food)
        could = {"cart": CART_NAMES[cart], "food": food, "stones": min(most, stones.number(s.loads[cart]))}
    elif card == SUPPLY:
        takes = {name: min(s.food_of(cart, kind), room) for kind, name in enumerate(FOOD_NAMES)}
        could = {"cart": CART_NAMES[cart], "takes": takes, "draws": _draws(s, 1 if has_room(s, cart) else 0)}
    else:
        could = {"food": min(MOST_FOOD, room, s.food_in(MARKET_PLACE)), "draws": _draws_at_market(s)}
    return {"card": CARDS[card], **could}


def _draws(s: Village, count: int) -> int:
    return min(count, s.in_bag()) if s.quarry else 0


def _draws_at_market(s: Village) -> int:
    return _draws(s, LOOK_AT if some_cart_has_room(s) else 0)


# Build.


def _bought(s: Village, seat: int, action: int) -> Preview:
    """What the stones would cost, what is left of the food the cart takes, and what the new one could bring."""
    after = s.clone()
    cart = s.cart_before(seat)
    if action != ENOUGH_STONES:
        after.loads[cart] -= stones.one(action - PICK)
        after.hand += stones.one(action - PICK)
    due = price(after.hand)
    return {
        "hand": _names(after.hand),
        "due": due,
        "food_left": purse(s, seat, cart) - due,
        "tent_left": s.food_in(TENT + seat) - due,
        "more": action != ENOUGH_STONES and can_pick(after, seat),
        "refill": after.loads[cart] == stones.NO_STONES and after.hand != stones.NO_STONES and s.quarry,
        "places": [] if action == ENOUGH_STONES else _spots_for(s, seat, action - PICK),
    }


def _spots_for(s: Village, seat: int, stone: int) -> list[Preview]:
    """Where this stone could lie as the tower stands now, and what it would bring there."""
    return [_placed(s, seat, stone, place) for place in bits.members_of(open_places(s.filled(seat)))]


def _placed(s: Village, seat: int, stone: int, place: int) -> Preview:
    """The group that a stone makes or joins, and the points it brings in all."""
    after = s.clone()
    after.put_on_tower(seat, place, stone)
    fourth_row = s.stupa == NO_SEAT and has_four_rows(after.filled(seat))
    if fourth_row:
        after.stupa = seat
    where = stones_in(s.tower(seat)) if place == STACK else place
    shown = tower_shown(after, seat)
    groups = shown["groups"]
    assert isinstance(groups, list)
    return {
        "stone": KIND_NAMES[stone],
        "place": where,
        "group": next((group for group in groups if where in group["places"]), None),
        "crystals": shown["crystals"],
        "gain": points(after, seat) - points(s, seat),
        "points": points(after, seat),
        "stupa": fourth_row,
    }


def _given(s: Village, question: HowMany, action: int) -> Preview:
    """Food that is paid, or put on the market, with what has no choice after it; then where it would lie."""
    after = s.clone()
    after.pending.pop()
    question.take(after, action)
    following = after.pending[-1]
    due = following.due if isinstance(following, HowMany) else 0
    to_come = due if isinstance(question, Pay) else 0
    on_cart = after.food_in(s.cart_before(question.seat)) + after.food_in(PAYMENT) + to_come
    return {
        "tent": food_shown(after, TENT + question.seat),
        "payment": food_shown(after, PAYMENT),
        "market": food_shown(after, MARKET_PLACE),
        "due": due,
        "buys": _names(s.hand),
        "too_much": max(0, on_cart - CART_FOOD),
    }


# Supply and Market.


def _supplied(s: Village, seat: int, kind: int) -> Preview:
    cart = s.cart_before(seat)
    count = min(s.food_of(cart, kind), TENT_FOOD - s.food_in(TENT + seat))
    after = s.clone()
    after.move_food(cart, TENT + seat, kind, count)
    return {
        "takes": count,
        "stays": after.food_of(cart, kind),
        "tent": food_shown(after, TENT + seat),
        "cart": food_shown(after, cart),
        "draws": _draws(s, 1 if has_room(s, cart) else 0),
    }


def _from_market(s: Village, question: TakeFood, action: int) -> Preview:
    after = s.clone()
    after.pending.pop()
    question.take(after, action)
    return {
        "tent": food_shown(after, TENT + question.seat),
        "market": food_shown(after, MARKET_PLACE),
        "draws": _draws_at_market(s) if action == ENOUGH_FOOD or not _asks_for_food(after) else 0,
    }


def _asks_for_food(s: Village) -> bool:
    return isinstance(s.pending[-1], TakeFood)


def _loaded(s: Village, cart: int) -> Preview:
    """Before whom the cart stands, and before whom it comes in the evening if no more fog rises."""
    tonight = s.clone()
    move_carts(tonight)
    return {
        "cart": CART_NAMES[cart],
        "stones": _names(s.loads[cart] + s.hand),
        "before": _stands_before(s, cart),
        "tonight": None if s.last_day else _stands_before(tonight, cart),
    }


def _stands_before(s: Village, cart: int) -> int | None:
    return next((seat for seat in range(s.seats) if s.cart_before(seat) == cart), None)
