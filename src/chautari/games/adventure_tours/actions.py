"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.adventure_tours.components import ADVENTURERS, PATER_MILLER, adventurer_of

EQUIP: Final = 0  # ..35: play this card as equipment
JOIN: Final = 36  # ..71: play this card as a member
TARGET: Final = 72  # ..77: this seat
SKIP: Final = 78
USE: Final = 79
DRAW_ONE: Final = 80
DRAW_NONE: Final = 81
SUFFER: Final = 82
PROTECT: Final = 83  # ..91: a member: Pater Miller's colour × 3 + how many of that colour lie left of him
PROTECT_EQUIPPED: Final = 92  # ..100: the same in the equipment
BOARD: Final = 101  # ..106: take this board
FIRST: Final = 107  # ..112: chance: this seat begins
DEAL_BOARD: Final = 113  # ..118: chance: this board is dealt
DRAW: Final = 119  # ..154: chance: this card is drawn
NUM_ACTIONS: Final = 155

MILLERS: Final = 3  # copies of him in one colour


def card_played(action: i64) -> i64:
    """The card that is played as equipment or as a member."""
    return action % JOIN


def adventurer(action: i64) -> str:
    """Whom an action plays, in whatever colour; nobody for most."""
    return ADVENTURERS[adventurer_of(card_played(action))] if action < TARGET else ""


def is_equipped_miller(action: i64) -> bool:
    """Whether the Pater Miller who protects lies in the equipment, not among the members."""
    return action >= PROTECT_EQUIPPED


def miller_card(action: i64) -> i64:
    """The card of the Pater Miller who protects."""
    return 3 * PATER_MILLER + (action - PROTECT) % 9 // MILLERS


def miller_copy(action: i64) -> i64:
    """How many of the same card lie left of the Pater Miller who protects."""
    return (action - PROTECT) % MILLERS
