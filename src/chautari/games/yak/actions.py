"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.yak.components import CARDS

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
