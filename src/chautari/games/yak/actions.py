"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.yak.components import CARDS, CART_NAMES, COLOUR_NAMES, FOOD_NAMES, KIND_NAMES
from chautari.games.yak.tower import place_name

CHOOSE: Final = 0  # ..2: an action card
PICK: Final = 3  # ..11: a kind of stone from one's cart
ENOUGH_STONES: Final = 12
PAY: Final = 13  # ..39: kind of food × 9 + how many
SPILL: Final = 40  # ..66: kind of food × 9 + how many of the payment go to the market
PLACE: Final = 67  # ..210: kind of stone × 16 + place in the tower
TAKE_ALL: Final = 211  # ..213: a kind of food from one's cart
TAKE_FOOD: Final = 214  # ..216: one food of a kind from the market
ENOUGH_FOOD: Final = 217
KEEP: Final = 218  # ..226: a kind of stone
ONTO: Final = 227  # ..230: a cart
REMOVE: Final = 231  # ..238: chance: this colour is not played with
DEAL_CART: Final = 239  # ..242: chance: this cart comes to the next place
FIRST: Final = 243  # ..246: chance: this seat has the baby yak
BONUS: Final = 247  # ..254: chance: this colour's bonus card is drawn
DRAW: Final = 255  # ..264: chance: this kind of stone, or fog, is drawn
NUM_ACTIONS: Final = 265

AMOUNTS: Final = 9
TARGETS: Final = 16  # 15 places and the stack


def kind_placed(action: i64) -> i64:
    return (action - PLACE) // TARGETS


def where_placed(action: i64) -> i64:
    return (action - PLACE) % TARGETS


def card(action: i64) -> str:
    """The action card that is chosen; empty for everything else."""
    return CARDS[action - CHOOSE] if CHOOSE <= action < PICK else ""


def name(action: i64) -> str:
    """The lasting name of an action id."""
    if PAY <= action < PLACE:
        word, number = ("pay", action - PAY) if action < SPILL else ("spill", action - SPILL)
        return f"{word}-{number % AMOUNTS}-{FOOD_NAMES[number // AMOUNTS]}"
    if PLACE <= action < TAKE_ALL:
        return f"place-{KIND_NAMES[kind_placed(action)]}-on-{place_name(where_placed(action))}"
    if FIRST <= action < BONUS:
        return f"seat-{action - FIRST}-begins"
    for start, word, names in (
        (CHOOSE, "choose", CARDS),
        (PICK, "pick", KIND_NAMES[:-1]),
        (TAKE_ALL, "take-all", FOOD_NAMES),
        (TAKE_FOOD, "take", FOOD_NAMES),
        (KEEP, "keep", KIND_NAMES[:-1]),
        (ONTO, "onto", CART_NAMES),
        (REMOVE, "remove", COLOUR_NAMES),
        (DEAL_CART, "cart", CART_NAMES),
        (BONUS, "bonus", COLOUR_NAMES),
        (DRAW, "draw", KIND_NAMES),
    ):
        if start <= action < start + len(names):
            return f"{word}-{names[action - start]}"
    return {ENOUGH_STONES: "enough-stones", ENOUGH_FOOD: "enough-food"}[action]


def rule(action: i64) -> str:
    """The rule that an action carries out."""
    for start, rule_id in (
        (DRAW, "YK-SET-5"),
        (BONUS, "YK-BON-1"),
        (FIRST, "YK-SET-8"),
        (DEAL_CART, "YK-SET-9"),
        (REMOVE, "YK-SET-4"),
        (KEEP, "YK-MKT-2"),
        (TAKE_FOOD, "YK-MKT-1"),
        (TAKE_ALL, "YK-SUP-1"),
        (PLACE, "YK-BLD-5"),
        (SPILL, "YK-BLD-4"),
        (PAY, "YK-BLD-3"),
        (ENOUGH_STONES, "YK-BLD-7"),
        (PICK, "YK-BLD-1"),
    ):
        if action >= start:
            return rule_id
    return "YK-MOR-1"
