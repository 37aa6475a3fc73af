"""Action ids. Append only: records and trained models depend on them."""

from typing import Final

from mypy_extensions import i64

from chautari.games.kathmandu.components import KINDS

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
STAY: Final = 800  # never offered: whoever does not use the terrain map simply goes on
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


def card(action: i64) -> str:
    """The equipment that an action uses by itself; empty for most."""
    return KINDS[action - USE].replace(" ", "-") if USE <= action < THREE else ""
