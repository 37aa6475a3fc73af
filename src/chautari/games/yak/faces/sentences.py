"""What the numbers in Yak's events and questions stand for; the sentences are in texts/."""

from collections.abc import Sequence
from typing import Final

from chautari.games.meanings import Meaning, number
from chautari.games.speech import Speech
from chautari.games.words import Words
from chautari.games.yak.faces.action_table import CARD, CART, FOOD, PLACE, STONE_OR_FOG, TABLE


def say_side(words: Words, left: int, players: Sequence[str]) -> str:
    return words.thing("side-left" if left else "side-right")


MEANINGS: Final = (
    STONE_OR_FOG,
    FOOD,
    CART,
    PLACE,
    CARD,
    Meaning("side", (), say_side),
    number("number", said_from=1),
    number("count"),
    number("due"),
)

EVENTS: Final = {
    "removed": ("stone",),
    "bonus": ("stone",),
    "cart-at": ("cart", "number"),
    "begins": (),
    "day": ("count",),
    "own-choice": ("card",),
    "chose": (),
    "revealed": ("card",),
    "buys-nothing": (),
    "takes-nothing": (),
    "picked": ("stone",),
    "paid": ("food", "count"),
    "spilled": ("food", "count"),
    "placed": ("stone", "place"),
    "stupa": (),
    "took-all": ("food", "count"),
    "took-food": ("food",),
    "drew": ("stone",),
    "cart-full": (),
    "carts-full": (),
    "loaded": ("stone", "cart"),
    "kept": ("stone",),
    "put-back": ("stone",),
    "lost": ("stone",),
    "bag-gone": (),
    "carts-turn": ("side",),
    "fog-on-track": ("count",),
    "track-opens": (),
    "fog-returns": ("count",),
    "carts-move": ("side",),
    "last-day": (),
    "game-over": (),
}

SPEECH: Final = Speech("yak", TABLE, MEANINGS, EVENTS)
