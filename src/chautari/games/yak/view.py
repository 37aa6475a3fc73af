"""What one seat, or a spectator, may know: everything but the cards still face down (YK-MOR-1)."""

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.games.yak.components import (
    BONUS_KINDS,
    BONUSES,
    CARDS,
    CART_NAMES,
    COLOUR_NAMES,
    COLOURS,
    CRYSTAL,
    FOOD_NAMES,
    KIND_NAMES,
)
from chautari.games.yak.groups import group_points, groups_in
from chautari.games.yak.rules.build import PickStone
from chautari.games.yak.rules.pay import HowMany, price
from chautari.games.yak.scoring import as_scored, points
from chautari.games.yak.state import MARKET_PLACE, NO_CARD, NO_COLOUR, NO_SEAT, PAYMENT, TENT, Village
from chautari.games.yak.tower import EMPTY, PLACES, Tower, place_name, places_of, spots_of, stones_in

View = dict[str, object]


def view(s: Village, seat: int) -> View:
    return {
        "game": "yak",
        "seat": seat,
        "over": s.is_over(),
        "asked": asked(s),
        "day": s.day,
        "last_day": s.last_day,
        "baby_yak": s.baby,
        "yaks_look": "left" if s.left else "right",
        "road": [_cart(s, place) for place in range(len(s.road))],
        "market": food_shown(s, MARKET_PLACE),
        "hand": [KIND_NAMES[stone] for stone in s.stones_in_hand()],
        "payment": food_shown(s, PAYMENT),
        "due": _due(s),
        "bag": {KIND_NAMES[kind]: count for kind, count in enumerate(s.bag)} if s.quarry else None,
        "fog": {"drawn": s.mist, "track": s.track, "fields": s.fields},
        "removed": None if s.removed == NO_COLOUR else COLOUR_NAMES[s.removed],
        "bonuses": [_bonus(colour) for colour in bits.members_of(s.bonuses)],
        "stupa": None if s.stupa == NO_SEAT else s.stupa,
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _cart(s: Village, place: int) -> View:
    cart = s.road[place]
    before = [seat for seat in range(s.seats) if s.place_before(seat) == place]
    return {
        "cart": CART_NAMES[cart],
        "before": before[0] if before else None,
        "stones": [KIND_NAMES[stone] for stone in s.stones_on(cart)],
        "food": food_shown(s, cart),
    }


def food_shown(s: Village, holder: int) -> dict[str, int]:
    """How much of each kind a cart, a tent, the market or a payment holds."""
    return {name: s.food_of(holder, kind) for kind, name in enumerate(FOOD_NAMES)}


def _due(s: Village) -> int:
    """What the stones picked so far cost, then how much is still to be paid, or to be put on the market."""
    question = None if s.is_over() else s.pending[-1]
    if isinstance(question, PickStone):
        return price(s.hand)
    return question.due if isinstance(question, HowMany) else 0


def _bonus(colour: int) -> View:
    card = BONUSES[colour]
    return {
        "colour": COLOUR_NAMES[colour],
        "kind": BONUS_KINDS[card.kind],
        "points": card.upper,
        "second": card.lower,
        "places": [place_name(place) for place in card.places],
    }


def _player(s: Village, owner: int, seat: int) -> View:
    card = s.chosen[owner]
    is_open = owner == seat or bits.has(s.revealed, owner)
    return {
        "seat": owner,
        "chosen": card != NO_CARD,
        "revealed": bits.has(s.revealed, owner),
        "card": CARDS[card] if card != NO_CARD and is_open else None,
        "yesterday": None if s.yesterday[owner] == NO_CARD else CARDS[s.yesterday[owner]],
        "tent": food_shown(s, TENT + owner),
        "points": points(s, owner),
        **tower_shown(s, owner),
    }


def tower_shown(s: Village, owner: int) -> View:
    """The stones as they lie, and what they would score: the groups, and the colour each crystal is given to."""
    tower = s.tower(owner)
    scored = as_scored(s, owner)
    return {
        "tower": [None if stone == EMPTY else KIND_NAMES[stone] for stone in tower[:PLACES]],
        "stack": [KIND_NAMES[stone] for stone in tower[PLACES:]],
        "stones": stones_in(tower),
        "groups": [
            {"colour": KIND_NAMES[scored[places[0]]], "places": places, "points": group_points(len(places))}
            for places in _groups(scored)
        ],
        "crystals": [
            {"place": place, "colour": None if scored[place] == CRYSTAL else KIND_NAMES[scored[place]]}
            for place, stone in enumerate(tower)
            if stone == CRYSTAL
        ],
    }


def _groups(scored: Tower) -> list[list[int]]:
    """The places of each group, in the order of their first ones."""
    found: list[list[int]] = []
    for colour in range(COLOURS):
        stones = spots_of([place for place, stone in enumerate(scored) if stone == colour])
        found += [places_of(group) for group in groups_in(stones)]
    return sorted(found)
