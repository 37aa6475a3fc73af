"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.adventure_tours.components import (
    ADVENTURERS,
    BOARDS,
    CARDS,
    COLOURS,
    EXPERT_BOARDS,
    adventurer_of,
    colour_of,
)

EQUIP: Final = 0  # ..35: play this card as equipment
JOIN: Final = 36  # ..71: play this card as a member
TARGET: Final = 72  # ..77: this seat
SKIP: Final = 78
USE: Final = 79
DRAW_ONE: Final = 80
DRAW_NONE: Final = 81
SUFFER: Final = 82
PROTECT: Final = 83  # ..100: members' Millers, then equipment's: colour × 3 + how many of that colour lie left of it
BOARD: Final = 101  # ..106: take this board
FIRST: Final = 107  # ..112: chance: this seat begins
DEAL_BOARD: Final = 113  # ..118: chance: this board is dealt
DRAW: Final = 119  # ..154: chance: this card is drawn
NUM_ACTIONS: Final = 155

assert CARDS == 36 and EXPERT_BOARDS == 6

WORDS: Final = ["skip", "use", "draw-one", "draw-none", "suffer"]


def card_name(card: i64) -> str:
    return f"{ADVENTURERS[adventurer_of(card)]}-{COLOURS[colour_of(card)]}"


def name(action: i64) -> str:
    """The lasting name of an action id."""
    if action < JOIN:
        return f"equip-{card_name(action - EQUIP)}"
    if action < TARGET:
        return f"join-{card_name(action - JOIN)}"
    if action < SKIP:
        return f"seat-{action - TARGET}"
    if action < PROTECT:
        return WORDS[action - SKIP]
    if action < BOARD:
        return protection_name(action - PROTECT)
    if action < FIRST:
        return f"take-{BOARDS[action - BOARD]}"
    if action < DEAL_BOARD:
        return f"seat-{action - FIRST}-begins"
    if action < DRAW:
        return f"deal-{BOARDS[action - DEAL_BOARD]}"
    return f"draw-{card_name(action - DRAW)}"


def protection_name(miller: i64) -> str:
    row = "member" if miller < 9 else "equipment"
    return f"protect-with-{COLOURS[miller % 9 // 3]}-{row}-{miller % 3 + 1}"


def adventurer(action: i64) -> str:
    """Whom an action plays, in whatever colour; nobody for most."""
    return ADVENTURERS[adventurer_of(action % JOIN)] if action < TARGET else ""


def rule(action: i64) -> str:
    """The rule that an action carries out."""
    for start, rule_id in (
        (DRAW, "AT-EQP-2"),
        (DEAL_BOARD, "AT-SET-1"),
        (FIRST, "AT-SET-3"),
        (BOARD, "AT-VAR-2"),
        (SUFFER, "AT-ACT-11"),
        (DRAW_ONE, "AT-ABL-2"),
        (TARGET, "AT-ACT-0"),
        (JOIN, "AT-MEM-1"),
    ):
        if action >= start:
            return rule_id
    return "AT-EQP-1"
