"""The figures of the reference cards that the browser is told nowhere else: asked of the rules themselves."""

from typing import Any

from chautari.games.adventure_tours import components as tours
from chautari.games.kathmandu import components as trek
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.rules import scoring as journey
from chautari.games.reviving_kathmandu import components as city
from chautari.games.reviving_kathmandu.monument import SAME_COLOUR
from chautari.games.yak import components as village
from chautari.games.yak.groups import SINGLE
from chautari.games.yak.rules.day import LONGEST
from chautari.games.yak.rules.scoring import FOOD_POINTS, STUPA_POINTS
from tests.pictures.moments import Moment, View, moments

Figures = dict[str, Any]


def end(name: str, record: str) -> Moment:
    return list(moments(name, record))[-1]


def yak() -> Figures:
    return {
        "stupa": STUPA_POINTS,
        "food": FOOD_POINTS,
        "single": SINGLE,
        "longest": LONGEST,
        "bonuses": [bonus(colour) for colour in range(village.COLOURS)],
    }


def bonus(colour: int) -> View:
    card = village.BONUSES[colour]
    return {
        "colour": village.COLOUR_NAMES[colour],
        "kind": village.BONUS_KINDS[card.kind],
        "points": int(card.upper),
        "second": int(card.lower),
        "places": list(card.places),
    }


def kathmandu() -> Figures:
    goods = len(trek.GOODS)
    return {
        "days": end("kathmandu", "four-players").view["days"],
        "long_days": end("kathmandu", "three-players-long").view["days"],
        "set_of_all": int(journey.set_points(packs.each(goods, 1))),
        "set_of_five": int(journey.set_points(packs.each(goods - 1, 1))),
        "doubles": trek.MONK_DOUBLES,
        **held_alone(),
    }


def held_alone() -> Figures:
    """What a map, a pair, a secured pair, a resource and an exhaustion marker score for whoever holds nothing else."""
    state: Any = end("kathmandu", "four-players").state
    player = state.players[0]
    scores = {}
    for name, holds in {
        "map": {"maps": packs.one_more(0, 0)},
        "pair": {"maps": packs.each(2, 1)},
        "secured": {"secured": packs.one_more(0, 0)},
        "left": {"resources": 1},
        "exhaustion": {"exhaustion": 1},
    }.items():
        for held in ("maps", "secured", "resources", "equipment", "exhaustion"):
            setattr(player, held, holds.get(held, 0))
        points = {source.key: int(source.points) for source in journey.sources(state, 0)}
        scores[name] = sum(points[key] for key in ("source-maps", "source-left-over", "source-exhaustion"))
    return scores


def adventure_tours() -> Figures:
    return {"hand": tours.HAND}


def reviving_kathmandu() -> Figures:
    return {
        "hand": city.HAND_LIMIT,
        "same_colour": [
            {"number": number, "value": int(points)} for number, points in enumerate(SAME_COLOUR) if points
        ],
        "new_colour": new_colour(),
    }


def new_colour() -> int:
    """What a Buddha scores for a colour that its owner had not yet."""
    built = [one for one in end("reviving-kathmandu", "four-players").own["finished"] if one["new_colour"]]
    point: int = built[0]["new_colour"]
    return point


FIGURES = {
    "adventure-tours": adventure_tours,
    "kathmandu": kathmandu,
    "reviving-kathmandu": reviving_kathmandu,
    "yak": yak,
}
