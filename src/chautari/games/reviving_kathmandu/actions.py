"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.reviving_kathmandu.components import (
    BLUE_CARDS,
    BLUE_FACES,
    CARDS,
    COINS,
    COLOURS,
    FACE_COLOUR,
    FACE_KIND,
    FACES,
    KINDS,
    SPOTS,
    first_face,
    is_red,
)

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


def face_name(face: i64) -> str:
    return f"{COLOURS[FACE_COLOUR[face]]}-{KINDS[FACE_KIND[face]].replace(' ', '-')}"


def card_name(card: i64) -> str:
    """Red cards show one section, blue cards two."""
    face = first_face(card)
    return face_name(face) if is_red(card) else f"{face_name(face)}/{face_name(face + 1)}"


def _face_with_card(face: i64) -> str:
    from_card = "" if face >= BLUE_FACES else f"-of-card-{face // 2}"
    return face_name(face) + from_card


def name(action: i64) -> str:
    """The lasting name of an action id."""
    if action < DONE:
        return f"bid-{coin_of(action)}-on-{SPOTS[spot_of(action)]}"
    if BUILD <= action < ON:
        return f"build-{_face_with_card(action - BUILD)}"
    if AREA <= action < COLOUR:
        return f"with-seat-{action - AREA}"
    if COLOUR <= action < DISCARD:
        return f"wild-is-{COLOURS[action - COLOUR]}"
    if FIRST <= action < MISSION:
        return f"seat-{action - FIRST}-begins"
    if MISSION <= action < DRAW:
        return f"mission-{action - MISSION + 1}"
    for start, word in ((ON, "on"), (DISCARD, "discard"), (BUY, "buy"), (DRAW, "draw")):
        if start <= action < start + CARDS:
            return f"{word}-{action - start}-{card_name(action - start)}"
    return {DONE: "done", TAKE_POINTS: "take-points", LEAVE_COIN: "leave-coin", WITHDRAW: "withdraw"}[action]


def card(action: i64) -> str:
    """The card whose section an action builds; empty for most."""
    if not BUILD <= action < ON:
        return ""
    face = action - BUILD
    return card_name(face // 2 if face < BLUE_FACES else BLUE_CARDS + face - BLUE_FACES)


def rule(action: i64) -> str:
    """The rule that an action carries out."""
    for start, rule_id in (
        (DRAW + BLUE_CARDS, "RK-COL-8"),
        (DRAW, "RK-SET-3"),
        (MISSION, "RK-SET-1"),
        (FIRST, "RK-SET-4"),
        (WITHDRAW, "RK-TEAM-3"),
        (BUY, "RK-COIN-3"),
        (TAKE_POINTS, "RK-COIN-1"),
        (DISCARD, "RK-BLD-5"),
        (COLOUR, "RK-BLD-6"),
        (AREA, "RK-TEAM-3"),
        (BUILD, "RK-BLD-2"),
        (DONE, "RK-BLD-1"),
    ):
        if action >= start:
            return rule_id
    return "RK-BID-1"
