"""What one seat, or a spectator, may know: built up from nothing (KA-SET-7)."""

from functools import lru_cache
from typing import Any

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.engine.state import Choices, Decision
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import GO, MOVE_TO, STAY, TURN, cards_name, map_name
from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, FACE_NAMES, NO_NEEDLE, NOTHING, SIDE
from chautari.games.kathmandu.components import (
    ANIMAL_LANDSCAPE,
    ANIMALS,
    CHARACTERS,
    COLOURS,
    EQUIPMENT_LANDSCAPE,
    GOODS,
    KATHMANDU_POINTS,
    KINDS,
    LANDSCAPES,
    MAP_COLOURS,
    MAPS,
    MONK,
    MONK_DOUBLES,
    RESOURCES,
    ROUNDS,
    kind_of,
)
from chautari.games.kathmandu.landscape import (
    CITY_SITES,
    HEADINGS,
    KATHMANDU_SITE,
    Landscape,
    strips_between,
)
from chautari.games.kathmandu.rules.before import Roll, Throw
from chautari.games.kathmandu.rules.goods import SpecialGood
from chautari.games.kathmandu.rules.maps import GiveMap
from chautari.games.kathmandu.rules.movement import Move, OnTheWay, declared
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.target import UseTerrainMap
from chautari.games.kathmandu.rules.tents import PitchTent
from chautari.games.kathmandu.rules.trip import Trip, at_most_three, cost, cost_of_strips, ways_to_finish
from chautari.games.kathmandu.state import NO_CHARACTER, NO_DIE, NO_GOOD, NO_OWNER, TEN_POINTS, Player, Trek

View = dict[str, object]

# A space is a letter; Kathmandu's are K, mountains ^, and nothing is there where a board does not fill its square.
LETTERS = "SRMGTFJWC^"


def view(s: Trek, seat: int) -> View:
    return {
        "game": "kathmandu",
        "seat": seat,
        "over": s.is_over(),
        "asked": asked(s),
        "day": s.day,
        "days": s.days(),
        "round": min(s.round, ROUNDS - 1) + 1,
        "active": s.active(),
        "standee": s.standee,
        "die": None if s.die == NO_DIE else COLOURS[s.die],
        "storm": s.storm,
        "weather": {"suns": s.suns, "storms": s.storms},
        "boards": _boards(s.landscape) if s.landscape.slots else [_laid(laid) for laid in s.laid],
        "headings": [DIRECTIONS[heading] for heading in s.landscape.headings or HEADINGS[s.way]],
        "temples": [_temple(s, space, n) for n, space in enumerate(s.landscape.temples) if space >= 0],
        "goods": [{"space": space, "good": GOODS[good]} for space, good in _goods(s)],
        "specials": {good: _seat(s.specials[n]) for n, good in enumerate(GOODS)},
        "equipment": [_equipment(card) for card in bits.members_of(s.equipment_shown)],
        "equipment_pile": bits.size(s.equipment_deck),
        "animals": [_animal(animal) for animal in bits.members_of(s.animals_shown)],
        "animal_pile": bits.size(s.animal_deck),
        "maps": _maps(s.maps_shown),
        "map_pile": packs.size(s.map_deck) + len(s.maps_under),
        "maps_under": [map_name(kind) for kind in s.maps_under],
        "kathmandu_tiles": KATHMANDU_POINTS[s.arrivals :],
        "tent_pile": packs.size(s.tent_deck) if s.with_tents else None,
        "done": [name for what, name in enumerate(DONE) if bits.has(s.done, what)],
        "question": _question(s),
        "movements": _movements(s),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


# The landscape. Spaces are numbered board × 36 + row × 6 + column, rows from the north, columns from the west.


@lru_cache(maxsize=64)
def _boards(landscape: Landscape) -> list[View]:
    return [_board(landscape, slot) for slot in range(landscape.slots)]


def _board(landscape: Landscape, slot: int) -> View:
    cells = [_letter(landscape, slot * CELLS + cell) for cell in range(CELLS)]
    needle = landscape.needles[slot]
    return {
        **_laid(landscape.faces[slot] * 4 + landscape.turns[slot]),
        "x": landscape.xs[slot],
        "y": landscape.ys[slot],
        "needle": None if needle == NO_NEEDLE else DIRECTIONS[needle],
        "rows": ["".join(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)],
        "start_spaces": [space for space in landscape.start_spaces if space // CELLS == slot],
        "city": [
            slot * CELLS + cell for cell in range(CELLS) if 0 <= landscape.sites[slot * CELLS + cell] < CITY_SITES
        ],
    }


def _laid(laid: int) -> View:
    return {"name": FACE_NAMES[laid // 4], "turns": laid % 4}


def _letter(landscape: Landscape, space: int) -> str:
    if landscape.grounds[space] == NOTHING:
        return " "
    return "K" if landscape.sites[space] == KATHMANDU_SITE else LETTERS[landscape.grounds[space]]


def _temple(s: Trek, space: int, number: int) -> View:
    offered = [seat for seat in range(s.seats) if bits.has(s.players[seat].visited, number)]
    return {"id": number, "space": space, "tile": number % 2 == 1, "offerings": offered}


def _goods(s: Trek) -> list[tuple[int, int]]:
    sites = s.landscape.sites
    on_spaces = [(space, s.goods[site]) for space, site in enumerate(sites) if 0 <= site < CITY_SITES]
    return [(space, good) for space, good in on_spaces if good != NO_GOOD]


# Cards


def _equipment(card: int) -> View:
    return {"id": card, "kind": KINDS[kind_of(card)], "landscape": LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]}


def _animal(animal: int) -> View:
    return {"id": animal, "name": ANIMALS[animal], "landscape": LANDSCAPES[ANIMAL_LANDSCAPE[animal]]}


def _maps(pack: int) -> list[str]:
    return [map_name(kind) for kind in range(MAPS) for _ in range(packs.count(pack, kind))]


def _seat(seat: int) -> int | None:
    return None if seat == NO_OWNER else seat


# Players


def _player(s: Trek, owner: int, seat: int) -> View:
    player = s.players[owner]
    fulfilled = [
        tile for tile in range(len(LANDSCAPES)) if not bits.has(player.hidden_tiles, tile) and tile != player.tile
    ]
    open_to_seat = owner == seat or s.is_over()
    return {
        "seat": owner,
        "yak": player.yak if player.yak >= 0 else None,
        "in_kathmandu": player.arrived(),
        "dice": [_die(player, colour) for colour in range(len(COLOURS))],
        "total": player.total(),
        "exhaustion": player.exhaustion,
        "resources": {name: player.resource(kind) for kind, name in enumerate(RESOURCES)},
        "equipment": [KINDS[kind] for kind in range(len(KINDS)) for _ in range(player.card(kind))],
        "animals": [_animal(animal) for animal in bits.members_of(player.animals)],
        "maps": _maps(player.maps),
        "secured": [MAP_COLOURS[n] for n in range(len(MAP_COLOURS)) for _ in range(packs.count(player.secured, n))],
        "goods": {good: packs.count(player.goods, n) for n, good in enumerate(GOODS)},
        "offerings": player.offerings,
        "tile": _tile(player.tile),
        "tiles_face_down": player.face_down(),
        "tiles_fulfilled": [LANDSCAPES[tile] for tile in fulfilled],
        "kathmandu_tile": player.kathmandu or None,
        "character": None if player.character == NO_CHARACTER else CHARACTERS[player.character],
        "doubles_left": MONK_DOUBLES - player.doubles if player.is_a(MONK) else None,
        "tents": packs.size(player.tents),
        "tent_hand": [LANDSCAPES[n] for n in range(len(LANDSCAPES)) for _ in range(packs.count(player.tents, n))]
        if open_to_seat
        else None,
        "points": sum(source.points for source in sources(s, owner)),
    }


def _die(player: Player, colour: int) -> View:
    place = "unused" if bits.has(player.unused, colour) else "used" if bits.has(player.used, colour) else "aside"
    return {"colour": COLOURS[colour], "pips": player.die(colour), "place": place}


def _tile(tile: int) -> str | None:
    if tile == TEN_POINTS:
        return "10 points"
    return LANDSCAPES[tile] if tile >= 0 else None


# What is asked, with all that everybody at the table has heard of it

# What a turn has seen already, in the order of the state's flags.
DONE = ("rerolled", "die-turned", "moved", "fulfilled", "painted", "collected", "bought", "swapped")


def _question(s: Trek) -> View | None:
    question: Decision[Any] | None = s.pending[-1] if s.pending else None
    match question:
        case None:
            return None
        case Roll():
            return {
                "kind": "roll",
                "seat": question.roller,
                "dice": [COLOURS[n] for n in bits.members_of(question.dice)],
            }
        case Throw():
            return {"kind": question.prompt(), "throws": question.throws}
        case SpecialGood():
            return {"kind": question.prompt(), "good": GOODS[question.good]}
        case GiveMap():
            return {"kind": question.prompt(), "owner": question.owner, "map": map_name(question.wanted)}
        case PitchTent():
            return {"kind": question.prompt(), "mover": question.mover}
        case OnTheWay():
            return {"kind": question.prompt(), **_declared(question.trip)}
        case _:
            return {"kind": question.prompt()}


def _declared(trip: Trip) -> View:
    return {
        "cards": cards_name(trip.cards),
        "path": list(trip.path),
        "heading": DIRECTIONS[trip.heading],
        "turns_left": trip.bridles,
        "crossing": trip.crossing,
        "steps_left": trip.steps - trip.made,
    }


# Movements, shown before they are taken (KA-MOV-11)


def _movements(s: Trek) -> list[View]:
    question: Decision[Any] | None = s.pending[-1] if s.pending else None
    if not isinstance(question, Move | OnTheWay | UseTerrainMap):
        return []
    choices = Choices()
    question.collect(s, choices)
    if isinstance(question, OnTheWay):
        return [_movement(s, question.seat, question, action) for action in choices.listed()]
    moving = [action for action in choices.listed() if GO <= action < TURN]
    by_map = [action for action in choices.listed() if MOVE_TO <= action < STAY]
    return [_movement(s, question.seat, question, action) for action in moving] + [
        _by_map(s, question.seat, action - MOVE_TO, action) for action in by_map
    ]


def _movement(s: Trek, seat: int, question: Decision[Any], action: int) -> View:
    """Where the yak would stop; several ways while something is still to be declared."""
    ways = ways_to_finish(s, s.players[seat], declared(s, seat, question, action))
    shown: list[View] = []
    for way in ways:
        stopped = stop(s, s.players[seat], way)
        if stopped not in shown:
            shown.append(stopped)
    return {"action": action, "path": list(ways[0].path) if len(ways) == 1 else None, "ways": shown}


def stop(s: Trek, player: Player, trip: Trip) -> View:
    """Where a movement would end and what it would cost."""
    compass, fodder, tired = cost(s, player, trip)
    return {"stop": trip.at, "compass": compass, "fodder": fodder, "exhaustion": tired, "blocked": trip.is_blocked()}


def _by_map(s: Trek, seat: int, space: int, action: int) -> View:
    player = s.players[seat]
    fodder, lacking = cost_of_strips(player, strips_between(player.yak, space))
    way = {
        "stop": space,
        "compass": 0,
        "fodder": fodder,
        "exhaustion": at_most_three(player, lacking),
        "blocked": False,
    }
    return {"action": action, "path": None, "ways": [way]}
