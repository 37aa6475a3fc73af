"""What the browser knows of the components without being shown a table: printed names, letters and numbers."""

from typing import Literal, cast

from chautari.games.kathmandu import components
from chautari.games.kathmandu.boards import DIRECTIONS, LETTERS, SIDE
from chautari.games.kathmandu.components import COLOURS, LANDSCAPES, MOST_EXHAUSTION, RESOURCES, ROUNDS
from chautari.games.kathmandu.faces import shapes


def printed() -> shapes.Printed:
    landscapes = cast(list[shapes.Landscape], LANDSCAPES)
    resources = cast(list[shapes.Resource], RESOURCES)
    colours = cast(list[shapes.Colour], COLOURS)
    return {
        "side": SIDE,
        "directions": cast(list[shapes.Direction], DIRECTIONS),
        "landscapes": [{"name": name, "letter": letter} for name, letter in zip(landscapes, LETTERS, strict=True)],
        "resources": resources,
        "dice": [
            {"colour": colour, "brings": resource} for colour, resource in zip(colours, [*resources, None], strict=True)
        ],
        "equipment": [_equipment(kind) for kind in range(len(components.KINDS))],
        "animals": list(components.ANIMALS),
        "map_colours": cast(list[shapes.MapColour], components.MAP_COLOURS),
        "goods": [_good(good) for good in range(len(components.GOODS))],
        "special": components.SPECIAL_POINTS,
        "offerings": components.OFFERING_POINTS[1:],
        "kathmandu": list(components.KATHMANDU_POINTS),
        "yak_tiles": list(components.YAK_TILE_POINTS),
        "distance": list(components.DISTANCE_POINTS),
        "characters": [_character(character) for character in range(len(components.CHARACTERS))],
        "rounds": ROUNDS,
        "most_exhaustion": MOST_EXHAUSTION,
    }


def _equipment(kind: int) -> shapes.PrintedCard:
    name = cast(shapes.CardKind, components.KINDS[kind])
    time = cast(Literal["before", "during", "after"], components.TIME_NAMES[components.TIMES[kind]])
    return {"kind": name, "time": time, "rule": f"KA-EQP-{kind + 1}"}


def _good(good: int) -> shapes.PrintedGood:
    return {"name": cast(shapes.Good, components.GOODS[good]), "points": components.GOOD_POINTS[good]}


def _character(character: int) -> shapes.PrintedCharacter:
    resources = cast(list[shapes.Resource], RESOURCES)
    return {
        "name": cast(shapes.Character, components.CHARACTERS[character]),
        "resources": dict(zip(resources, components.START_RESOURCES[character], strict=True)),
        "cards": components.START_CARDS[character],
        "rule": f"KA-CHR-{character + 1}",
    }
