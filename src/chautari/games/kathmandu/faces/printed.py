"""What the browser knows of the components without being shown a table: printed names, letters and numbers."""

from typing import cast

from chautari.games.kathmandu.boards import DIRECTIONS, LETTERS, SIDE
from chautari.games.kathmandu.components import (
    CHARACTERS,
    COLOURS,
    GOODS,
    LANDSCAPES,
    MOST_EXHAUSTION,
    RESOURCES,
    ROUNDS,
)
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
        "goods": cast(list[shapes.Good], GOODS),
        "characters": cast(list[shapes.Character], CHARACTERS),
        "rounds": ROUNDS,
        "most_exhaustion": MOST_EXHAUSTION,
    }
