"""What may be asked or may happen, and how a card comes to act: lasting numbers and names.

Append only: trained models depend on the numbers.
"""

from typing import Final

SCORE_ROUND: Final = 1
END_OF_TURN: Final = 2
TURN: Final = 3
DRAW: Final = 4
USE_ACTION: Final = 5
USE_AGAIN: Final = 6
ONE_MORE_CARD: Final = 7
ADD_EQUIPMENT: Final = 8
ADD_MEMBER: Final = 9
ATTACK: Final = 10
PROTECT: Final = 11
GIVE_SECOND: Final = 12
DRAW_IF_YOU_LIKE: Final = 13
GIFT: Final = 14
GO_ON: Final = 15
START_ROUND: Final = 16
DEAL: Final = 17
FIRST_TURN: Final = 18
DEAL_BOARD: Final = 19
CHOOSE_BOARD: Final = 20
TAKE_LAST_BOARD: Final = 21
DRAW_TWO: Final = 22
DISCARD_EQUIPMENT: Final = 23
STEAL_EQUIPMENT: Final = 24
DISCARD_MEMBER: Final = 25
STEAL_MEMBER: Final = 26
FIRST_PLAYER: Final = 27
NO_KIND: Final = 0

# By number.
NAMES: Final = [
    "",
    "score-round",
    "end-of-turn",
    "turn",
    "draw",
    "use-action",
    "use-again",
    "one-more-card",
    "add-equipment",
    "add-member",
    "attack",
    "protect",
    "give-second",
    "draw-if-you-like",
    "gift",
    "go-on",
    "start-round",
    "deal",
    "first-turn",
    "deal-board",
    "choose-board",
    "take-last-board",
    "draw-two",
    "discard-equipment",
    "steal-equipment",
    "discard-member",
    "steal-member",
    "first-player",
]

# How the action of a card comes to be used.
AS_MEMBER: Final = 0
AS_EQUIPMENT: Final = 1  # by the board that lets equipment act
AGAIN: Final = 2  # by the board that doubles a member's action

WAYS: Final = ["", "by-equipment", "once-more"]
