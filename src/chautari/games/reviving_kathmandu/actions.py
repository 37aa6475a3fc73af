"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.reviving_kathmandu.components import CARDS, COINS, FACE_CARD, FACES, card_name

BID: Final = 0  # ..49: spot × 5 + coin − 1
DONE: Final = 50
BUILD: Final = 51  # ..220: a face of a card
ON: Final = 221  # ..330: on top of this card
AREA: Final = 331  # ..336: a new monument with this seat
COLOUR: Final = 337  # ..341: a wild section becomes this colour
DISCARD: Final = 342  # ..451: a card
TAKE_POINTS: Final = 452
LEAVE_COIN: Final = 453
BUY: Final = 454  # ..563: a discarded card
WITHDRAW: Final = 564
FIRST: Final = 565  # ..570: chance: this seat begins
MISSION: Final = 571  # ..580: chance: this mission is dealt
DRAW: Final = 581  # ..690: chance: this card is turned up or drawn
NUM_ACTIONS: Final = 691

assert FACES == 170 and CARDS == 110


def bid(spot: i64, coin: i64) -> i64:
    return BID + spot * COINS + coin - 1


def spot_of(action: i64) -> i64:
    return (action - BID) // COINS


def coin_of(action: i64) -> i64:
    return (action - BID) % COINS + 1


def card(action: i64) -> str:
    """The card whose section an action builds; empty for most."""
    return card_name(FACE_CARD[action - BUILD]) if BUILD <= action < ON else ""
