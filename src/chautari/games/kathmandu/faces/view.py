"""What everybody may know of a table, and what one seat adds: the tents in its hand (KA-SET-7, KA-TNT-1)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, cast, get_args

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.games.kathmandu import boards, components, packs
from chautari.games.kathmandu.actions import go
from chautari.games.kathmandu.boards import CELLS, FACE_NAMES, NO_NEEDLE, NORTH, NOTHING, SIDE
from chautari.games.kathmandu.components import (
    ANIMAL_LANDSCAPE,
    ANIMALS,
    EQUIPMENT_LANDSCAPE,
    KATHMANDU_POINTS,
    MAPS,
    MONK,
    MONK_DOUBLES,
    ROUNDS,
    kind_of,
)
from chautari.games.kathmandu.faces import shapes
from chautari.games.kathmandu.faces.action_table import MAP, TABLE
from chautari.games.kathmandu.faces.movements import movements
from chautari.games.kathmandu.landscape import CITY_SITES, HEADINGS, KATHMANDU_SITE, Landscape
from chautari.games.kathmandu.question import question_of
from chautari.games.kathmandu.rules.day import draws_left
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.trip import Trip
from chautari.games.kathmandu.state import NO_CHARACTER, NO_DIE, NO_GOOD, NO_OWNER, TEN_POINTS, Player, Trek

DIRECTIONS: Final = cast(list[shapes.Direction], boards.DIRECTIONS)
LANDSCAPES: Final = cast(list[shapes.Landscape], components.LANDSCAPES)
COLOURS: Final = cast(list[shapes.Colour], components.COLOURS)
RESOURCES: Final = cast(list[shapes.Resource], components.RESOURCES)
KINDS: Final = cast(list[shapes.CardKind], components.KINDS)
GOODS: Final = cast(list[shapes.Good], components.GOODS)
MAP_COLOURS: Final = cast(list[shapes.MapColour], components.MAP_COLOURS)
CHARACTERS: Final = cast(list[shapes.Character], components.CHARACTERS)
# In the order of the state's flags.
DONE: Final = cast(list[shapes.Done], get_args(shapes.Done))

# A space is a letter; Kathmandu's are K, mountains ^, and nothing is there where a board does not fill its square.
LETTERS: Final = boards.LETTERS + "^"


def shared_view(s: Trek) -> shapes.View:
    return {
        "game": "kathmandu",
        "seat": -1,
        "over": s.is_over(),
        "asked": asked(s),
        "day": s.day,
        "days": s.days(),
        "round": min(s.round, ROUNDS - 1) + 1,
        "active": s.active(),
        "standee": s.standee,
        "die": None if s.die == NO_DIE else COLOURS[s.die],
        "storm": s.storm,
        "weather": {"suns": s.suns, "storms": s.storms, "draws": draws_left(s)},
        "boards": _boards(s.landscape) if s.landscape.slots else [_laid(laid) for laid in s.laid],
        "headings": [DIRECTIONS[heading] for heading in s.landscape.headings or HEADINGS[s.way]],
        "temples": [_temple(s, space, n) for n, space in enumerate(s.landscape.temples) if space >= 0],
        "goods": _goods(s),
        "specials": {good: _seat(s.specials[n]) for n, good in enumerate(GOODS)},
        "equipment": [_equipment(card) for card in bits.members_of(s.equipment_shown)],
        "equipment_pile": bits.size(s.equipment_deck),
        "animals": [_animal(animal) for animal in bits.members_of(s.animals_shown)],
        "animal_pile": bits.size(s.animal_deck),
        "maps": _maps(s.maps_shown),
        "map_pile": packs.size(s.map_deck) + len(s.maps_under),
        "maps_under": [MAP.names[kind] for kind in s.maps_under],
        "kathmandu_tiles": KATHMANDU_POINTS[s.arrivals :],
        "tent_pile": packs.size(s.tent_deck) if s.with_tents else None,
        "done": [name for what, name in enumerate(DONE) if bits.has(s.done, what)],
        "question": _question(s),
        "movements": movements(s),
        "players": [_player(s, owner) for owner in range(s.seats)],
    }


def own_view(s: Trek, seat: int) -> shapes.Own:
    return {"table": {"seat": seat}, "player": {"tent_hand": _tents(s.players[seat])}}


# The landscape. Spaces are numbered board × 36 + row × 6 + column, rows from the north, columns from the west.


@lru_cache(maxsize=64)
def _boards(landscape: Landscape) -> list[shapes.Board | shapes.LaidBoard]:
    return [_board(landscape, slot) for slot in range(landscape.slots)]


def _board(landscape: Landscape, slot: int) -> shapes.Board:
    cells = [_letter(landscape, slot * CELLS + cell) for cell in range(CELLS)]
    needle = landscape.needles[slot]
    return {
        **_laid(landscape.faces[slot] * 4 + landscape.turns[slot]),
        "x": landscape.xs[slot],
        "y": landscape.ys[slot],
        "needle": None if needle == NO_NEEDLE else DIRECTIONS[needle],
        "rows": ["".join(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)],
        "start_spaces": [space for space in landscape.start_spaces if space // CELLS == slot],
        "city": landscape.city(slot),
    }


def _laid(laid: int) -> shapes.LaidBoard:
    return {"name": FACE_NAMES[laid // 4], "turns": laid % 4}


def _letter(landscape: Landscape, space: int) -> str:
    if landscape.grounds[space] == NOTHING:
        return " "
    return "K" if landscape.sites[space] == KATHMANDU_SITE else LETTERS[landscape.grounds[space]]


def _temple(s: Trek, space: int, number: int) -> shapes.Temple:
    offered = [seat for seat in range(s.seats) if bits.has(s.players[seat].visited, number)]
    return {"id": number, "space": space, "tile": number % 2 == 1, "offerings": offered}


def _goods(s: Trek) -> list[shapes.GoodOnSpace]:
    sites = s.landscape.sites
    on_spaces = [(space, s.goods[site]) for space, site in enumerate(sites) if 0 <= site < CITY_SITES]
    return [{"space": space, "good": GOODS[good]} for space, good in on_spaces if good != NO_GOOD]


# Cards


def _equipment(card: int) -> shapes.EquipmentCard:
    return {"id": card, "kind": KINDS[kind_of(card)], "landscape": LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]}


def _animal(animal: int) -> shapes.AnimalCard:
    return {"id": animal, "name": ANIMALS[animal], "landscape": LANDSCAPES[ANIMAL_LANDSCAPE[animal]]}


def _maps(pack: int) -> list[str]:
    return [MAP.names[kind] for kind in range(MAPS) for _ in range(packs.count(pack, kind))]


def _seat(seat: int) -> int | None:
    return None if seat == NO_OWNER else seat


# Players


def _player(s: Trek, owner: int) -> shapes.Player:
    player = s.players[owner]
    counted = sources(s, owner)
    fulfilled = [name for n, name in enumerate(LANDSCAPES) if not bits.has(player.hidden_tiles, n) and n != player.tile]
    return {
        "seat": owner,
        "yak": player.yak if player.yak >= 0 else None,
        "in_kathmandu": player.arrived(),
        "dice": [_die(player, colour) for colour in range(len(COLOURS))],
        "total": player.total(),
        "exhaustion": player.exhaustion,
        "resources": {name: player.resource(kind) for kind, name in enumerate(RESOURCES)},
        "equipment": [name for kind, name in enumerate(KINDS) for _ in range(player.card(kind))],
        "animals": [_animal(animal) for animal in bits.members_of(player.animals)],
        "maps": _maps(player.maps),
        "secured": [name for n, name in enumerate(MAP_COLOURS) for _ in range(packs.count(player.secured, n))],
        "goods": {good: packs.count(player.goods, n) for n, good in enumerate(GOODS)},
        "offerings": player.offerings,
        "tile": _tile(player.tile),
        "tiles_face_down": player.face_down(),
        "tiles_fulfilled": fulfilled,
        "kathmandu_tile": player.kathmandu or None,
        "character": None if player.character == NO_CHARACTER else CHARACTERS[player.character],
        "doubles_left": MONK_DOUBLES - player.doubles if player.is_a(MONK) else None,
        "tents": packs.size(player.tents),
        "tent_hand": _tents(player) if s.is_over() else None,
        "points": sum(source.points for source in counted),
        "sources": {source.key: source.points for source in counted if source.points},
    }


def _die(player: Player, colour: int) -> shapes.Die:
    return {
        "colour": COLOURS[colour],
        "pips": player.die(colour),
        "place": "unused" if bits.has(player.unused, colour) else "used" if bits.has(player.used, colour) else "aside",
    }


def _tile(tile: int) -> shapes.Landscape | Literal["10 points"] | None:
    if tile == TEN_POINTS:
        return "10 points"
    return LANDSCAPES[tile] if tile >= 0 else None


def _tents(player: Player) -> list[shapes.Landscape]:
    return [name for n, name in enumerate(LANDSCAPES) for _ in range(packs.count(player.tents, n))]


# What is asked, with all that everybody at the table has heard of it


def _question(s: Trek) -> shapes.Question | None:
    if s.is_over():
        return None
    question = s.pending[-1]
    seats_question = question_of(s)
    trip = None if seats_question is None else seats_question.trip_so_far()
    if trip is not None:
        return _declared(question.prompt(), trip)
    heard = {name: HEARD[name](number) for name, number in question.about(s) if name in HEARD}
    return cast(shapes.Question, {"kind": question.prompt(), **heard})


def _declared(kind: str, trip: Trip) -> shapes.WayQuestion:
    return {
        "kind": "prompt-turn" if kind == "prompt-turn" else "prompt-emerge",
        "cards": _cards(trip.cards),
        "path": list(trip.path),
        "heading": DIRECTIONS[trip.heading],
        "turns_left": trip.bridles,
        "crossing": trip.crossing,
        "steps_left": trip.steps - trip.made,
    }


def _cards(cards: int) -> str:
    """The cards of a movement, as the names of its actions end."""
    return TABLE.name(go(NORTH, cards)).removeprefix(TABLE.name(go(NORTH, 0)))


def colours_of(dice: int) -> list[shapes.Colour]:
    return [COLOURS[colour] for colour in bits.members_of(dice)]


# How the numbers are shown that a question is about; the pips of the die in use stand with its owner.
HEARD: Final[dict[str, Callable[[int], object]]] = {
    "seat": int,
    "dice": colours_of,
    "throws": int,
    "good": GOODS.__getitem__,
    "owner": int,
    "map": MAP.names.__getitem__,
    "mover": int,
}
