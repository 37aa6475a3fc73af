"""What an option would do, told before it is chosen: it is carried out on a copy, as far as its turn goes by itself."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from chautari.engine import bits
from chautari.engine.play import index_of
from chautari.games.kathmandu.actions import GIVE, MOVE_TO, SWAP_FOR
from chautari.games.kathmandu.components import MOST_EXHAUSTION, SIDES
from chautari.games.kathmandu.faces import shapes
from chautari.games.kathmandu.faces.action_table import MAP
from chautari.games.kathmandu.faces.ahead import Ahead, answered, best_given
from chautari.games.kathmandu.faces.movements import stop
from chautari.games.kathmandu.faces.pieces import site_touched
from chautari.games.kathmandu.faces.view import KINDS, LANDSCAPES, RESOURCES, colours_of
from chautari.games.kathmandu.rules.before import Throw
from chautari.games.kathmandu.rules.cards import OpenToolCase
from chautari.games.kathmandu.rules.die import BeforeRest, ChooseDie, TakeResource
from chautari.games.kathmandu.rules.goods import SpecialGood
from chautari.games.kathmandu.rules.maps import ChooseMap, GiveMap
from chautari.games.kathmandu.rules.movement import Move, OnTheWay
from chautari.games.kathmandu.rules.setup import ChooseCharacter, PlaceYak
from chautari.games.kathmandu.rules.target import Act
from chautari.games.kathmandu.rules.tents import PitchTent
from chautari.games.kathmandu.rules.trip import Trip, cost, set_out, ways_to_finish
from chautari.games.kathmandu.state import Player, Trek

Name = TypeVar("Name", bound=str)

Previewed = Callable[[Ahead], shapes.Preview]


def preview(s: Trek, seat: int, action: int) -> shapes.Preview:
    """Only what changes for the seat is named; where a movement leads, the view says itself (KA-MOV-11)."""
    return PREVIEWS[type(s.pending[index_of(s, seat)])](answered(s, seat, action))


# What may come of any option


def _tell_changes(told: shapes.Changes, ahead: Ahead) -> None:
    before, after = ahead.players()
    if resources := _differences(RESOURCES, _resources(before), _resources(after)):
        told["resources"] = resources
    if equipment := _differences(KINDS, _equipment(before), _equipment(after)):
        told["equipment"] = equipment
    if tired := after.exhaustion - before.exhaustion:
        told["exhaustion"] = tired
    if gains := ahead.gains():
        told["gains"] = gains
    if points := sum(gains.values()):
        told["points"] = points
    if "fulfilled" in ahead.told:
        told["tile"] = LANDSCAPES[ahead.told["fulfilled"][0]]
    if "rested" in ahead.told:
        told["rests"] = True


def _resources(player: Player) -> list[int]:
    return [player.resource(kind) for kind in range(len(RESOURCES))]


def _equipment(player: Player) -> list[int]:
    return [player.card(kind) for kind in range(len(KINDS))]


def _differences(names: Sequence[Name], before: list[int], after: list[int]) -> dict[Name, int]:
    return {name: now - then for name, then, now in zip(names, before, after, strict=True) if now != then}


# Question by question


def _gain(ahead: Ahead) -> shapes.GainPreview:
    told: shapes.GainPreview = {"kind": "gain"}
    _tell_changes(told, ahead)
    return told


def _dice(kind: Literal["die", "rest", "throw"]) -> Previewed:
    def previewed(ahead: Ahead) -> shapes.DiePreview:
        told: shapes.DiePreview = {"kind": kind}
        _tell_changes(told, ahead)
        if rerolls := _rerolls(ahead):
            told["rerolls"] = rerolls
        elif _is_about_to_move(ahead):
            told["reach"] = _reach(ahead)
        return told

    return previewed


def _placing(ahead: Ahead) -> shapes.DiePreview:
    """From a start space: where each number of a die would lead, from 1 to 6 in each of the four directions."""
    after, player = ahead.after, ahead.after.players[ahead.seat]
    trips = [set_out(player, pips, direction, 0) for direction in range(4) for pips in range(1, SIDES + 1)]
    return {
        "kind": "throw",
        "reach": [_first_way(after, player, ways_to_finish(after, player, trip)[0]) for trip in trips],
    }


def _first_way(s: Trek, player: Player, trip: Trip) -> shapes.Way:
    """A movement before the first day, of which only the landscape is known that would fulfil the open yak tile."""
    compass, fodder, tired = cost(s, player, trip)
    return {
        "stop": trip.at,
        "compass": compass,
        "fodder": fodder,
        "exhaustion": tired,
        "blocked": trip.is_blocked(),
        "tile": s.landscape.landscape_of(trip.at) == player.tile,
        "points": 0,
    }


def _movement(ahead: Ahead) -> shapes.MovePreview:
    told: shapes.MovePreview = {"kind": "movement"}
    _tell_changes(told, ahead)
    if ahead.action >= MOVE_TO:
        told["reach"] = _reach(ahead)
    if "turned-die" in ahead.told:
        told["die"] = ahead.told["turned-die"][1]
    if "arrived" in ahead.told:
        told["kathmandu"] = ahead.told["arrived"][0]
    return told


def _target(ahead: Ahead) -> shapes.TargetPreview:
    told: shapes.TargetPreview = {"kind": "target"}
    space = site_touched(ahead.s, ahead.s.players[ahead.seat], ahead.action)
    if space is not None:
        told["space"] = space
    _tell_changes(told, ahead)
    if SWAP_FOR <= ahead.action < GIVE:
        given = best_given(ahead.s, ahead.seat, ahead.action)
        told["gives"] = MAP.names[given.map]
        if "swapped" not in ahead.told:
            told["best"] = given.points
    return told


def _special(ahead: Ahead) -> shapes.SpecialPreview:
    told: shapes.SpecialPreview = {"kind": "special-good"}
    _tell_changes(told, ahead)
    if "took-special" in ahead.told:
        told["pays"] = ahead.told["took-special"][1]
    return told


def _tent(ahead: Ahead) -> shapes.TentPreview:
    told: shapes.TentPreview = {"kind": "tent"}
    _tell_changes(told, ahead)
    if "pitched" in ahead.told:
        told["tires"] = ahead.told["pitched"][1]
    return told


def _rerolls(ahead: Ahead) -> list[shapes.Colour]:
    rolled = [event.values[0] for event in ahead.after.events or [] if event.name == "rolled"]
    return colours_of(bits.set_of(rolled))


def _is_about_to_move(ahead: Ahead) -> bool:
    """Whether a die was chosen and no rest comes first, which no card but first aid prevents (KA-RST-2)."""
    _, after = ahead.players()
    return "used-die" in ahead.told and "rested" not in ahead.told and after.exhaustion < MOST_EXHAUSTION


def _reach(ahead: Ahead) -> list[shapes.Way]:
    """Where the die would bring the yak in the four directions, without cards."""
    after, player = ahead.after, ahead.after.players[ahead.seat]
    trips = [set_out(player, player.die(after.die), direction, 0) for direction in range(4)]
    return [stop(after, ahead.seat, way) for trip in trips for way in ways_to_finish(after, player, trip)]


PREVIEWS: dict[type, Previewed] = {
    ChooseCharacter: _gain,
    PlaceYak: _placing,
    ChooseDie: _dice("die"),
    TakeResource: _gain,
    BeforeRest: _dice("rest"),
    Throw: _dice("throw"),
    OpenToolCase: _gain,
    Move: _movement,
    OnTheWay: _movement,
    Act: _target,
    SpecialGood: _special,
    ChooseMap: _gain,
    GiveMap: _gain,
    PitchTent: _tent,
}
