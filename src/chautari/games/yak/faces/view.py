"""What everybody may know of a table, and what one seat adds: the card it has face down (YK-MOR-1)."""

from typing import cast

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.games.yak.components import (
    BONUS_KINDS,
    BONUSES,
    CARDS,
    COLOURS,
    FOOD_NAMES,
    KIND_NAMES,
)
from chautari.games.yak.faces import shapes
from chautari.games.yak.faces.building import (
    buys_next,
    mixes_shown,
    overflow,
    plans_shown,
    proposed,
    spots_shown,
    tent_points,
)
from chautari.games.yak.faces.shown import cart_name, colour_name, crystals_shown
from chautari.games.yak.faces.tomorrow import tomorrow_shown
from chautari.games.yak.groups import group_points, groups_in
from chautari.games.yak.question import due
from chautari.games.yak.rules.scoring import as_scored, points, sources
from chautari.games.yak.state import MARKET_PLACE, NO_CARD, NO_COLOUR, NO_SEAT, PAYMENT, TENT, Village
from chautari.games.yak.tower import EMPTY, PLACES, Tower, places_of, spots_of, stones_in


def shared_view(s: Village) -> shapes.View:
    return {
        "game": "yak",
        "seat": -1,
        "over": s.is_over(),
        "asked": asked(s),
        "day": s.day,
        "last_day": s.last_day,
        "baby_yak": s.baby,
        "yaks_look": "left" if s.left else "right",
        "road": [_cart(s, place) for place in range(len(s.road))],
        "market": food_shown(s, MARKET_PLACE),
        "hand": kinds(s.stones_in_hand()),
        "payment": food_shown(s, PAYMENT),
        "due": due(s),
        "tent_points": tent_points(s),
        "overflow": overflow(s),
        "mixes": mixes_shown(s),
        "buys_next": buys_next(s),
        "spots": spots_shown(s),
        "plans": plans_shown(s),
        "proposed": proposed(s),
        "bag": _bag(s) if s.quarry else None,
        "fog": {"drawn": s.mist, "track": s.track, "fields": s.fields},
        "removed": None if s.removed == NO_COLOUR else colour_name(s.removed),
        "bonuses": [_bonus(colour) for colour in bits.members_of(s.bonuses)],
        "stupa": None if s.stupa == NO_SEAT else s.stupa,
        "players": [_player(s, owner) for owner in range(s.seats)],
        "tomorrow": tomorrow_shown(s),
    }


def own_view(s: Village, seat: int) -> shapes.Own:
    return {"table": {"seat": seat}, "player": {"card": _card(s.chosen[seat])}}


def with_all_cards(s: Village) -> list[shapes.Player]:
    """All players once the game is over and looked at again: nothing of a day is secret any more."""
    players = [_player(s, owner) for owner in range(s.seats)]
    for owner, player in enumerate(players):
        player["card"] = _card(s.chosen[owner])
    return players


def kinds(stones: list[int]) -> list[shapes.Kind]:
    return cast(list[shapes.Kind], [KIND_NAMES[stone] for stone in stones])


def _card(card: int) -> shapes.CardName | None:
    return None if card == NO_CARD else cast(shapes.CardName, CARDS[card])


def food_shown(s: Village, holder: int) -> shapes.Food:
    """How much of each kind a cart, a tent, the market or a payment holds."""
    return cast(shapes.Food, {name: s.food_of(holder, kind) for kind, name in enumerate(FOOD_NAMES)})


def _bag(s: Village) -> shapes.Bag:
    return cast(shapes.Bag, {KIND_NAMES[kind]: count for kind, count in enumerate(s.bag)})


def _cart(s: Village, place: int) -> shapes.Cart:
    cart = s.road[place]
    before = [seat for seat in range(s.seats) if s.place_before(seat) == place]
    return {
        "cart": cart_name(cart),
        "before": before[0] if before else None,
        "stones": kinds(s.stones_on(cart)),
        "food": food_shown(s, cart),
    }


def _bonus(colour: int) -> shapes.Bonus:
    card = BONUSES[colour]
    return {
        "colour": colour_name(colour),
        "kind": cast(shapes.BonusKind, BONUS_KINDS[card.kind]),
        "points": card.upper,
        "second": card.lower,
        "places": card.places,
    }


def _player(s: Village, owner: int) -> shapes.Player:
    revealed = bits.has(s.revealed, owner)
    return {
        "seat": owner,
        "chosen": s.chosen[owner] != NO_CARD,
        "revealed": revealed,
        "card": _card(s.chosen[owner]) if revealed else None,
        "yesterday": _card(s.yesterday[owner]),
        "tent": food_shown(s, TENT + owner),
        "points": points(s, owner),
        "parts": [{"source": part.key, "points": part.points} for part in sources(s, owner) if part.points],
        **tower_shown(s, owner),
    }


def tower_shown(s: Village, owner: int) -> shapes.Tower:
    """The stones as they lie, and what they would score: the groups, and the colour each crystal is given to."""
    tower = s.tower(owner)
    scored = as_scored(s, owner)
    return {
        "tower": [None if stone == EMPTY else kinds([stone])[0] for stone in tower[:PLACES]],
        "stack": kinds(list(tower[PLACES:])),
        "stones": stones_in(tower),
        "groups": [
            {"colour": colour_name(scored[places[0]]), "places": places, "points": group_points(len(places))}
            for places in _groups(scored)
        ],
        "crystals": crystals_shown(s, owner),
    }


def _groups(scored: Tower) -> list[list[int]]:
    """The places of each group, in the order of their first ones."""
    groups: list[list[int]] = []
    for colour in range(COLOURS):
        stones = spots_of([place for place, stone in enumerate(scored) if stone == colour])
        groups += [places_of(group) for group in groups_in(stones)]
    return sorted(groups)
