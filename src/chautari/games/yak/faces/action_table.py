"""The actions of Yak, declared: see actions.py for what the rules read of it."""

from collections.abc import Sequence
from typing import Final

from chautari.games.action_table import ActionTable, Run
from chautari.games.meanings import Meaning, named, number
from chautari.games.words import Words
from chautari.games.yak import actions
from chautari.games.yak.components import CARDS, CART_NAMES, COLOUR_NAMES, FOOD_NAMES, KIND_NAMES, MOST_SEATS
from chautari.games.yak.tower import STACK, place_name


def say_place(words: Words, place: int, players: Sequence[str]) -> str:
    return words.thing("place-stack" if place >= STACK else f"place-{place}")


def say_amount(words: Words, count: int, players: Sequence[str]) -> str:
    return words.thing("amount", count=count)


CARD: Final = named("card", CARDS, "card-")
STONE: Final = named("stone", KIND_NAMES[:-1], "stone-")
STONE_OR_FOG: Final = named("stone", KIND_NAMES, "stone-")
COLOUR: Final = named("stone", COLOUR_NAMES, "stone-")
FOOD: Final = named("food", FOOD_NAMES, "food-")
CART: Final = named("cart", CART_NAMES, "cart-")
AMOUNT: Final = Meaning("amount", tuple(map(str, range(actions.AMOUNTS))), say_amount)
PLACE: Final = Meaning("place", tuple(map(place_name, range(actions.TARGETS))), say_place)
SEAT: Final = number("seat", MOST_SEATS, said_from=1)

TABLE: Final = ActionTable(
    actions.NUM_ACTIONS,
    Run(actions.CHOOSE, "choose-{card}", "YK-MOR-1", (CARD,), on=("card-{card}",)),
    Run(actions.PICK, "pick-{stone}", "YK-BLD-1", (STONE,), on=("cart-stone-{stone}",)),
    Run(actions.ENOUGH_STONES, "enough-stones", "YK-BLD-7", on=("enough-stones",)),
    Run(actions.PAY, "pay-{amount}-{food}", "YK-BLD-3", (FOOD, AMOUNT), on=("tent-{food}-{amount}",)),
    Run(actions.SPILL, "spill-{amount}-{food}", "YK-BLD-4", (FOOD, AMOUNT), on=("payment-{food}-{amount}",)),
    Run(actions.PLACE, "place-{stone}-on-{place}", "YK-BLD-5", (STONE, PLACE), on=("hand-{stone}", "tower-{place}")),
    Run(actions.TAKE_ALL, "take-all-{food}", "YK-SUP-1", (FOOD,), on=("cart-food-{food}",)),
    Run(actions.TAKE_FOOD, "take-{food}", "YK-MKT-1", (FOOD,), text="take-food", on=("market-{food}",)),
    Run(actions.ENOUGH_FOOD, "enough-food", "YK-MKT-1", on=("enough-food",)),
    Run(actions.KEEP, "keep-{stone}", "YK-MKT-2", (STONE,), on=("hand-{stone}",)),
    Run(actions.ONTO, "onto-{cart}", "YK-MKT-2", (CART,), on=("cart-{cart}",)),
    Run(actions.REMOVE, "remove-{stone}", "YK-SET-4", (COLOUR,)),
    Run(actions.DEAL_CART, "cart-{cart}", "YK-SET-9", (CART,)),
    Run(actions.FIRST, "seat-{seat}-begins", "YK-SET-8", (SEAT,), text="first"),
    Run(actions.BONUS, "bonus-{stone}", "YK-BON-1", (COLOUR,)),
    Run(actions.DRAW, "draw-{stone}", "YK-SET-5", (STONE_OR_FOG,)),
)
