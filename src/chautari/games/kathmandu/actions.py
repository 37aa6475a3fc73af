"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, FACE_NAMES, SIDE
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    COLOURS,
    EQUIPMENT_LANDSCAPE,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAP_COLOURS,
    RESOURCES,
    THREES,
)
from chautari.games.kathmandu.landscape import BENDS

PLACE: Final = 0  # ..35: the yak on a space of the start board
DIE: Final = 36  # ..41: use the die of a colour
ASIDE: Final = 42  # ..47: put a die aside and reroll the other unused ones
RESOURCE: Final = 48  # ..52: take a resource
REST: Final = 53
GO: Final = 54  # ..101: direction × 12 + climbing × 6 + way: 0 plain, 1 tea leaves, 2–5 one to four bridles
TURN: Final = 102  # ..121: (steps made − 1) × 4 + the new direction
STRAIGHT_ON: Final = 122
EMERGE: Final = 123  # ..410: a space beyond the border strip
STOP_SHORT: Final = 411
USE: Final = 412  # ..423: an equipment card of a kind
THREE: Final = 424  # ..433: three different resources
THROW: Final = 434  # ..497: a set of dice by colour
KEEP_DICE: Final = 498
DIE_UP: Final = 499
DIE_DOWN: Final = 500
TURN_DIE: Final = 501  # ..506: to the side 1–6
EXCHANGE: Final = 507  # ..511: two fodder for a resource
MOVE_TO: Final = 512  # ..799: a space of the same area
STAY: Final = 800
PAINT: Final = 801  # ..827: an animal
COLLECT: Final = 828  # ..863: an equipment card
BUY: Final = 864  # ..867: the good on a space of the city
BUY_SPECIAL: Final = 868
NO_SPECIAL: Final = 869
OFFER: Final = 870
OFFER_TWO: Final = 871
REACH: Final = 872  # ..883: an offering at a temple by rope ladder
TAKE_MAP: Final = 884  # ..895: a map of the display
DRAW_MAP: Final = 896
SWAP_FOR: Final = 897  # ..944: seat × 12 + map
GIVE: Final = 945  # ..956: a map
END_TURN: Final = 957
CHARACTER: Final = 958  # ..963
TENT: Final = 964  # ..972: a tent of a landscape
NO_TENT: Final = 973
# Chance
BEND: Final = 974  # ..976: the snake goes on straight, left or right
LAY: Final = 977  # ..1024: face × 4 + quarter turns
GOOD: Final = 1025  # ..1030
SHOW_EQUIPMENT: Final = 1031  # ..1066
SHOW_ANIMAL: Final = 1067  # ..1093
DEAL_MAP: Final = 1094  # ..1105
DEAL_CARD: Final = 1106  # ..1117: a start equipment card
YAK_TILE: Final = 1118  # ..1126
STANDEE: Final = 1127  # ..1130: a seat
ROLL: Final = 1131  # ..1136: 1–6
WEATHER: Final = 1137  # ..1138: sun, storm
DEAL_TENT: Final = 1139  # ..1147
NUM_ACTIONS: Final = 1148

CARDS_WAYS: Final = 12
CLIMB: Final = 6
TEA: Final = 1
BRIDLES: Final = 2  # one bridle; each more is one way further
MOST_BRIDLES: Final = 4
SUN: Final = 0
STORM: Final = 1


def go(direction: i64, cards: i64) -> i64:
    return GO + direction * CARDS_WAYS + cards


def turn(steps: i64, direction: i64) -> i64:
    return TURN + (steps - 1) * 4 + direction


def space_name(space: i64) -> str:
    cell = space % CELLS
    return f"{space // CELLS}-{cell // SIDE + 1}-{cell % SIDE + 1}"


def map_name(kind: i64) -> str:
    return f"{MAP_COLOURS[kind // 2]}-{'AB'[kind % 2]}"


def equipment_name(card: i64) -> str:
    return f"{KINDS[card // 3]} {LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]}"


def members(names: list[str], chosen: i64) -> list[str]:
    return [name for i, name in enumerate(names) if (chosen >> i) & 1]


def cards_name(cards: i64) -> str:
    with_cards = ["climbing"] if cards >= CLIMB else []
    way = cards % CLIMB
    if way == TEA:
        with_cards.append("tea")
    elif way >= BRIDLES:
        with_cards.append(f"{way - BRIDLES + 1}-bridles" if way > BRIDLES else "bridle")
    return "".join([f"-{card}" for card in with_cards])


SINGLE: Final = {
    REST: "rest",
    STRAIGHT_ON: "straight-on",
    STOP_SHORT: "stop-short",
    KEEP_DICE: "keep-dice",
    DIE_UP: "die-up",
    DIE_DOWN: "die-down",
    STAY: "stay",
    BUY_SPECIAL: "buy-special",
    NO_SPECIAL: "no-special",
    OFFER: "offer",
    OFFER_TWO: "offer-two",
    DRAW_MAP: "draw-map",
    END_TURN: "end-turn",
    NO_TENT: "no-tent",
    WEATHER + SUN: "weather-sun",
    WEATHER + STORM: "weather-storm",
}

LISTED: Final = [
    (DIE, COLOURS, "die"),
    (ASIDE, COLOURS, "aside"),
    (RESOURCE, RESOURCES, "take"),
    (USE, KINDS, "use"),
    (EXCHANGE, RESOURCES, "exchange-for"),
    (PAINT, ANIMALS, "paint"),
    (CHARACTER, CHARACTERS, "character"),
    (TENT, LANDSCAPES, "tent"),
    (BEND, BENDS, "bend"),
    (GOOD, GOODS, "good"),
    (SHOW_ANIMAL, ANIMALS, "show-animal"),
    (DEAL_CARD, KINDS, "deal"),
    (YAK_TILE, LANDSCAPES, "yak-tile"),
    (DEAL_TENT, LANDSCAPES, "deal-tent"),
]

NUMBERED: Final = [
    (TURN_DIE, 6, "turn-die-to", 1),
    (BUY, 4, "buy", 1),
    (REACH, 12, "rope-ladder-to-temple", 1),
    (STANDEE, 4, "standee-to-seat", 0),
    (ROLL, 6, "roll", 1),
]


def name(action: i64) -> str:
    """The lasting name of an action id."""
    if action in SINGLE:
        return SINGLE[action]
    for start, names, word in LISTED:
        if start <= action < start + len(names):
            return f"{word}-{names[action - start]}".replace(" ", "-")
    for start, count, word, first in NUMBERED:
        if start <= action < start + count:
            return f"{word}-{action - start + first}"
    if action < DIE:
        return f"place-{space_name(action)}"
    if GO <= action < TURN:
        return f"go-{DIRECTIONS[(action - GO) // CARDS_WAYS]}{cards_name((action - GO) % CARDS_WAYS)}"
    if TURN <= action < STRAIGHT_ON:
        return f"turn-{DIRECTIONS[(action - TURN) % 4]}-after-{(action - TURN) // 4 + 1}"
    if EMERGE <= action < STOP_SHORT:
        return f"emerge-{space_name(action - EMERGE)}"
    if THREE <= action < THROW:
        return f"take-{'+'.join(members(RESOURCES, THREES[action - THREE]))}"
    if THROW <= action < KEEP_DICE:
        return f"throw-{'+'.join(members(COLOURS, action - THROW)) or 'nothing'}"
    if MOVE_TO <= action < STAY:
        return f"move-to-{space_name(action - MOVE_TO)}"
    if COLLECT <= action < BUY:
        return f"collect-{equipment_name(action - COLLECT)}".replace(" ", "-")
    if TAKE_MAP <= action < DRAW_MAP:
        return f"take-map-{map_name(action - TAKE_MAP)}"
    if SWAP_FOR <= action < GIVE:
        return f"swap-for-{map_name((action - SWAP_FOR) % 12)}-of-seat-{(action - SWAP_FOR) // 12}"
    if GIVE <= action < END_TURN:
        return f"give-{map_name(action - GIVE)}"
    if LAY <= action < GOOD:
        return f"lay-{FACE_NAMES[(action - LAY) // 4]}-turned-{(action - LAY) % 4}"
    if SHOW_EQUIPMENT <= action < SHOW_ANIMAL:
        return f"show-{equipment_name(action - SHOW_EQUIPMENT)}".replace(" ", "-")
    return f"map-{map_name(action - DEAL_MAP)}"


# The rule that each range of ids carries out, from the last range to the first.
RULES: Final = [
    (DEAL_TENT, "KA-TNT-1"),
    (WEATHER, "KA-DAY-3"),
    (ROLL, "KA-SET-7"),
    (STANDEE, "KA-SET-5"),
    (YAK_TILE, "KA-ACT-1"),
    (DEAL_CARD, "KA-SET-4"),
    (DEAL_MAP, "KA-ACT-6"),
    (SHOW_ANIMAL, "KA-DAY-4"),
    (SHOW_EQUIPMENT, "KA-DAY-4"),
    (GOOD, "KA-MAP-6"),
    (BEND, "KA-MAP-1"),
    (TENT, "KA-TNT-2"),
    (CHARACTER, "KA-CHR-0"),
    (END_TURN, "KA-TRN-1"),
    (SWAP_FOR, "KA-ACT-8"),
    (TAKE_MAP, "KA-ACT-6"),
    (REACH, "KA-EQP-12"),
    (OFFER_TWO, "KA-CHR-3"),
    (OFFER, "KA-ACT-6"),
    (BUY_SPECIAL, "KA-ACT-5"),
    (BUY, "KA-ACT-4"),
    (COLLECT, "KA-ACT-3"),
    (PAINT, "KA-ACT-2"),
    (MOVE_TO, "KA-EQP-7"),
    (EXCHANGE, "KA-CHR-2"),
    (TURN_DIE, "KA-CHR-2"),
    (DIE_UP, "KA-EQP-6"),
    (THROW, "KA-EQP-3"),
    (THREE, "KA-EQP-1"),
    (USE, "KA-EQP-0"),
    (STRAIGHT_ON, "KA-CHR-5"),
    (TURN, "KA-EQP-11"),
    (GO, "KA-MOV-1"),
    (REST, "KA-RST-1"),
    (RESOURCE, "KA-DIE-1"),
    (ASIDE, "KA-DIE-2"),
    (DIE, "KA-DIE-1"),
    (PLACE, "KA-SET-6"),
]


def equipment(action: i64) -> str:
    """The equipment that an action uses by itself; empty for most."""
    return name(action).removeprefix("use-") if USE <= action < THREE else ""


def rule(action: i64) -> str:
    """The rule that an action carries out."""
    if USE <= action < THREE:
        return f"KA-EQP-{action - USE + 1}"
    if GO <= action < TURN and (action - GO) % CARDS_WAYS > 0:
        return rule_of_cards((action - GO) % CARDS_WAYS)
    for start, rule_id in RULES:
        if action >= start:
            return rule_id
    raise AssertionError("there is no such action")


def rule_of_cards(cards: i64) -> str:
    if cards % CLIMB == TEA:
        return "KA-EQP-10"
    return "KA-EQP-11" if cards % CLIMB >= BRIDLES else "KA-EQP-9"
