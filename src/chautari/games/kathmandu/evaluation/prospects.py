"""What may be expected of the way still to go."""

from typing import Final

from mypy_extensions import i64

from chautari.games.kathmandu.boards import EAST, NORTH, SIDE, SOUTH
from chautari.games.kathmandu.components import (
    DISTANCE_POINTS,
    KATHMANDU_POINTS,
    ROUNDS,
)
from chautari.games.kathmandu.landscape import KATHMANDU_SITE, slot_of
from chautari.games.kathmandu.state import Trek

# Found by playing: what a turn on the way brings, how many steps it makes, what cards and markers are worth.
TURN: Final = 3.2
STEPS: Final = 2.9
MAP: Final = 2.2
CARD: Final = 0.9
ANIMALS_APART: Final = 2.5
STORM: Final = 1.8
TIRED: Final = [0.0, 1.3, 3.3, 6.0]


def weariness(markers: i64, left: float) -> float:
    """A marker costs three points at the end, but less while there is time to rest."""
    if left < 2.0:
        return 3.0 * float(markers)
    return TIRED[markers]


def turns_left(s: Trek, seat: i64) -> float:
    """How many turns a seat has after this one."""
    full = (s.days() - s.day) * ROUNDS + ROUNDS - 1 - s.round
    place = (seat - s.standee) % s.seats
    return float(full + (1 if place > s.turn else 0))


def time_left(s: Trek) -> float:
    """1 at the beginning, 0 in the last round."""
    left = (s.days() - s.day) * ROUNDS + ROUNDS - 1 - s.round
    return float(max(0, left)) / float(s.days() * ROUNDS)


def prospects(s: Trek, space: i64, left: float) -> float:
    """The turns to come, and what is to be expected of Kathmandu with so many turns from a space."""
    if space < 0:
        return 0.0
    tile = float(KATHMANDU_POINTS[at_most(s.arrivals, 3)])
    if s.landscape.sites[space] == KATHMANDU_SITE:
        return tile + left
    strips: i64 = s.landscape.destination() - slot_of(space)
    steps = steps_to_go(s, space)
    chance = 0.5 + 0.2 * (left - float(steps) / STEPS)
    chance = min(0.97, max(0.02, chance))
    strips -= i64(left * STEPS / 6.5)
    if strips < 0:
        strips = 0
    missed = float(DISTANCE_POINTS[at_most(strips, 5)])
    value = TURN * left + chance * tile + (1.0 - chance) * missed
    if slot_of(space) <= s.storm:
        value -= STORM * min(1.0, left / 4.0)
    return value


def at_most(number: i64, most: i64) -> i64:
    return number if number < most else most


def steps_to_go(s: Trek, space: i64) -> i64:
    """Roughly the steps from a space to Kathmandu, along the way that the boards lie."""
    land = s.landscape
    slot = slot_of(space)
    if land.sites[space] == KATHMANDU_SITE:
        return 0
    if slot == land.destination():
        return 2
    heading: i64 = land.headings[slot]
    column = space % SIDE
    row = space // SIDE % SIDE
    if heading == EAST:
        here = SIDE - column
    elif heading == NORTH:
        here = row + 1
    elif heading == SOUTH:
        here = SIDE - row
    else:
        here = column + 1
    return here + SIDE * (land.destination() - slot - 1) + 2
