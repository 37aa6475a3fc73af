"""The actions of Reviving Kathmandu, declared: see actions.py for what the rules read of it."""

from collections.abc import Sequence
from typing import Final

from chautari.games.action_table import ActionTable, Run
from chautari.games.meanings import Meaning, named, number, some
from chautari.games.reviving_kathmandu import actions
from chautari.games.reviving_kathmandu.components import (
    BLUE_CARDS,
    BLUE_FACES,
    CARDS,
    COINS,
    COLOURS,
    FACE_CARD,
    FACE_COLOUR,
    FACE_KIND,
    FACES,
    KINDS,
    MISSIONS,
    MOST_SEATS,
    SPOTS,
    WILD,
    card_name,
    face_name,
    first_face,
    is_red,
)
from chautari.games.words import Words


def say_spot(words: Words, spot: int, players: Sequence[str]) -> str:
    return words.thing(f"spot-{SPOTS[spot].lower()}")


def say_face(words: Words, face: int, players: Sequence[str]) -> str:
    colour = COLOUR.say(words, FACE_COLOUR[face], players)
    return words.thing("face", colour=colour, section=SECTION.say(words, FACE_KIND[face], players))


def say_half(words: Words, face: int, players: Sequence[str]) -> str:
    return words.thing("half", face=say_face(words, face, players), other=say_face(words, face ^ 1, players))


def say_card(words: Words, card: int, players: Sequence[str]) -> str:
    face = first_face(card)
    if is_red(card):
        return say_face(words, face, players)
    return words.thing("two-faces", first=say_face(words, face, players), second=say_face(words, face + 1, players))


FACE_NAMES: Final = tuple(face_name(face) for face in range(FACES))
FACE_IDS: Final = tuple(str(FACE_CARD[face]) for face in range(FACES))
CARD_NAMES: Final = tuple(f"{card}-{card_name(card)}" for card in range(CARDS))
HALF_NAMES: Final = tuple(f"{FACE_NAMES[face]}-of-card-{FACE_IDS[face]}" for face in range(BLUE_FACES))

SPOT: Final = Meaning("spot", tuple(SPOTS), say_spot)
COIN: Final = number("coin", COINS, said_from=1, named_from=1)
COLOUR: Final = named("colour", COLOURS, "colour-")
SECTION: Final = named("section", [kind.replace(" ", "-") for kind in KINDS], "section-")
FACE: Final = Meaning("face", FACE_NAMES, say_face, {"id": FACE_IDS})
HALF: Final = Meaning("half", HALF_NAMES, say_half, {"face": FACE_NAMES, "id": FACE_IDS})
CARD: Final = Meaning("card", CARD_NAMES, say_card, {"id": tuple(map(str, range(CARDS)))})
SEAT: Final = number("seat", MOST_SEATS, said_from=1)
MISSION: Final = number("mission", len(MISSIONS), said_from=1, named_from=1)

BLUE_CARD: Final = some(CARD, range(BLUE_CARDS))
RED_CARD: Final = some(CARD, range(BLUE_CARDS, CARDS))
RED_FACE: Final = some(FACE, range(BLUE_FACES, FACES))
PAINT: Final = some(COLOUR, range(WILD))

TABLE: Final = ActionTable(
    actions.NUM_ACTIONS,
    Run(actions.BID, "bid-{coin}-on-{spot}", "RK-BID-1", (SPOT, COIN), on=("coin-{coin}", "spot-{spot}")),
    Run(actions.DONE, "done", "RK-BLD-1"),
    Run(actions.BUILD, "build-{half}", "RK-BLD-2", (HALF,), text="build-half", on=("hand-{id}-{face}",)),
    Run(actions.BUILD + BLUE_FACES, "build-{face}", "RK-BLD-2", (RED_FACE,), on=("hand-{id}-{face}",)),
    Run(actions.ON, "on-{card}", "RK-BLD-2", (CARD,), on=("top-{id}",)),
    Run(actions.AREA, "with-seat-{seat}", "RK-TEAM-3", (SEAT,), text="area", on=("street-{seat}",)),
    Run(actions.COLOUR, "wild-is-{colour}", "RK-BLD-6", (PAINT,), text="colour", on=("colour-{colour}",)),
    Run(actions.DISCARD, "discard-{card}", "RK-BLD-5", (CARD,), on=("hand-{id}",)),
    Run(actions.TAKE_POINTS, "take-points", "RK-COIN-1", on=("purse",)),
    Run(actions.LEAVE_COIN, "leave-coin", "RK-COIN-1", on=("coin-left",)),
    Run(actions.BUY, "buy-{card}", "RK-COIN-3", (CARD,), on=("discard-{id}",)),
    Run(actions.WITHDRAW, "withdraw", "RK-TEAM-3"),
    Run(actions.FIRST, "seat-{seat}-begins", "RK-SET-4", (SEAT,), text="first"),
    Run(actions.MISSION, "mission-{mission}", "RK-SET-1", (MISSION,)),
    Run(actions.DRAW, "draw-{card}", "RK-SET-3", (BLUE_CARD,)),
    Run(actions.DRAW + BLUE_CARDS, "draw-{card}", "RK-COL-8", (RED_CARD,)),
)
