"""What the numbers in Kathmandu's events and questions stand for; the sentences are in texts/."""

from collections.abc import Sequence
from typing import Final

from chautari.games.kathmandu.components import DICE, LANDSCAPES, MAP_COLOURS
from chautari.games.kathmandu.faces.action_table import (
    ANIMAL,
    CARD,
    CHARACTER,
    COLOUR,
    FACE,
    GOOD,
    KIND,
    LANDSCAPE,
    MAP,
    RESOURCE,
    SEAT,
    SPACE,
    TABLE,
    dashed,
    several,
)
from chautari.games.meanings import Meaning, named, number
from chautari.games.speech import Speech
from chautari.games.words import Words


def say_player(words: Words, seat: int, players: Sequence[str]) -> str | int:
    """A seat by its player's name; by its number where names are not known."""
    return players[seat] if players else seat + 1


MEANINGS: Final = (
    ANIMAL,
    CARD,
    CHARACTER,
    COLOUR,
    FACE,
    GOOD,
    KIND,
    LANDSCAPE,
    MAP,
    RESOURCE,
    SPACE,
    Meaning("given", MAP.names, MAP.say),
    named("pair", MAP_COLOURS, "map-"),
    Meaning("owner", (), say_player),
    Meaning("mover", (), say_player),
    several("dice", COLOUR, range(1 << DICE)),
    SEAT,
    named("ground", [*dashed(LANDSCAPES), "mountain", "kathmandu"], "ground-"),
    number("number"),
    number("pips"),
    number("steps"),
    number("throws"),
)

EVENTS: Final = {
    "laid": ("face", "number"),
    "good": ("good", "number"),
    "shown": ("card",),
    "shown-animal": ("animal",),
    "map-shown": ("map",),
    "map-under": ("map",),
    "begins": (),
    "character": ("character",),
    "dealt": ("kind",),
    "placed": ("space", "ground"),
    "rolled": ("colour", "number"),
    "day": ("number",),
    "aside": ("colour",),
    "used-die": ("colour", "number"),
    "gained": ("resource",),
    "exchanged": ("resource",),
    "used": ("kind",),
    "turned-die": ("colour", "number"),
    "recovered": ("number",),
    "rested": (),
    "moved": ("space", "ground", "steps"),
    "crossed-area": ("space", "ground"),
    "paid": ("resource", "number"),
    "tired": ("number",),
    "fulfilled": ("landscape",),
    "revealed": ("landscape",),
    "all-tiles": (),
    "painted": ("animal",),
    "collected": ("card",),
    "bought": ("good",),
    "bought-special": ("good",),
    "took-special": ("good", "owner"),
    "offered": ("space", "number"),
    "took-map": ("map",),
    "swapped": ("owner", "map", "given"),
    "secured": ("pair",),
    "arrived": ("number",),
    "left-board": (),
    "standee": ("number",),
    "own-tent": ("landscape",),
    "drew-tent": (),
    "pitched": ("landscape", "owner"),
    "sun": (),
    "storm": ("number",),
    "in-storm": (),
    "game-over": (),
}

SPEECH: Final = Speech("kathmandu", TABLE, MEANINGS, EVENTS)
