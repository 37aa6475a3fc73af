"""Where the points come from: groups, crystals, singles, the rest (rulebook, Endwertung)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.game import Source
from chautari.games.yak.components import BONUSES, COLOUR_NAMES, COLOURS, CRYSTAL, CRYSTALS, DUTY, MAJORITY, MARKED
from chautari.games.yak.groups import (
    SINGLE,
    group_from,
    number_points,
    one_group,
    points_of,
    singles,
    size_points,
    tally_of,
)
from chautari.games.yak.state import TENT, Village
from chautari.games.yak.tower import Tower, around, places_of

STUPA_POINTS: Final = 3
FOOD_POINTS: Final = 2

WIDTH: Final = 4  # the bits of a kind of stone
NO_FITS: Final = bits.table([0] * CRYSTALS)
NO_GAINS: Final = bits.table([0] * (CRYSTALS * COLOURS))


class Crystals:
    """All ways to give the crystals of a tower to colours; the best is found by trying them (YK-SCO-6).

    A colour takes at most one crystal and its groups are told apart by coloured stones alone, so what a crystal changes
    in a colour does not depend on the other crystals: it is worked out once for every pair.
    """

    def __init__(self, s: Village, seat: i64, tally: i64) -> None:
        self.number: i64 = 0
        self.fits = NO_FITS[:]
        self.gains = NO_GAINS[:]
        self.best: i64 = tally
        self.given: i64 = 0  # the colours, in the order of the crystals' spots
        self.most: i64 = -1
        spots = s.laid(seat, CRYSTAL)
        while spots != 0:
            crystal = spots & -spots
            self.weigh(s, seat, crystal)
            spots ^= crystal
        self.search(0, 0, 0, tally, 0)

    def weigh(self, s: Village, seat: i64, crystal: i64) -> None:
        """Which colours would take the next crystal, and what that changes."""
        near = around(crystal)
        colour: i64 = 0
        while colour < COLOURS:
            stones = s.laid(seat, colour)
            if would_take(stones, stones & near):
                joined = group_from(crystal, stones | crystal)
                self.fits[self.number] |= bits.bit(colour)
                self.gains[self.number * COLOURS + colour] = (
                    one_group(bits.size(joined)) - tally_of(joined ^ crystal) - SINGLE
                )
            colour += 1
        self.number += 1

    def search(self, crystal: i64, used: i64, left_out: i64, tally: i64, given: i64) -> None:
        """Tries the crystals from one on; `left_out` are the colours that a crystal given to none would have had."""
        if crystal == self.number:
            if left_out & ~used == 0 and points_of(tally) > self.most:
                self.most = points_of(tally)
                self.best = tally
                self.given = given
            return
        fits = self.fits[crystal]
        free = fits & ~used
        colour: i64 = 0
        while free >> colour != 0:
            if bits.has(free, colour):
                gain = self.gains[crystal * COLOURS + colour]
                digit = colour << WIDTH * crystal
                self.search(crystal + 1, bits.plus(used, colour), left_out, tally + gain, given | digit)
            colour += 1
        self.search(crystal + 1, used, left_out | fits, tally, given | bits.shift(CRYSTAL, WIDTH * crystal))


def would_take(stones: i64, near: i64) -> bool:
    """A crystal must touch two stones of a colour, or one that is part of a group (YK-SCO-6)."""
    return near & (near - 1) != 0 or near & around(stones) != 0


def as_scored(s: Village, seat: i64) -> Tower:
    """The tower with every crystal as the colour it is given to; one that no colour takes stays a crystal."""
    built = list(s.tower(seat))
    given = Crystals(s, seat, coloured_tally(s, seat)).given
    for place in places_of(s.laid(seat, CRYSTAL)):
        built[place] = given & bits.first(WIDTH)
        given >>= WIDTH
    return tuple(built)


def tower_tally(s: Village, seat: i64) -> i64:
    tally = coloured_tally(s, seat)
    crystals = s.laid(seat, CRYSTAL)
    return Crystals(s, seat, tally).best if crystals != 0 else tally


def coloured_tally(s: Village, seat: i64) -> i64:
    """With every crystal alone."""
    tally = SINGLE * bits.size(s.laid(seat, CRYSTAL))
    colour: i64 = 0
    while colour < COLOURS:
        tally += tally_of(s.laid(seat, colour))
        colour += 1
    return tally


def points(s: Village, seat: i64) -> i64:
    """All of it, as if the game ended now."""
    return points_of(tower_tally(s, seat)) + stupa_points(s, seat) + food_points(s, seat) + bonus_points(s, seat)


def sources(s: Village, seat: i64) -> list[Source]:
    """The same, by where it comes from."""
    tally = tower_tally(s, seat)
    listed = [
        Source("source-sizes", size_points(tally), "YK-SCO-1"),
        Source("source-number", number_points(tally), "YK-SCO-2"),
        Source("source-singles", singles(tally), "YK-SCO-3"),
        Source("source-stupa", stupa_points(s, seat), "YK-SCO-4"),
        Source("source-food", food_points(s, seat), "YK-SCO-5"),
    ]
    for colour in bits.members_of(s.bonuses):
        listed.append(Source(f"source-bonus-{COLOUR_NAMES[colour]}", bonus(s, seat, colour), bonus_rule(colour)))
    return listed


def stupa_points(s: Village, seat: i64) -> i64:
    return STUPA_POINTS if s.stupa == seat else 0


def food_points(s: Village, seat: i64) -> i64:
    """For the most, alone or tied, and not with nothing (YK-SCO-5)."""
    mine = s.food_in(TENT + seat)
    other: i64 = 0
    while other < s.seats:
        if s.food_in(TENT + other) > mine:
            return 0
        other += 1
    return FOOD_POINTS if mine > 0 else 0


def bonus_points(s: Village, seat: i64) -> i64:
    total: i64 = 0
    colour: i64 = 0
    while s.bonuses >> colour != 0:
        if bits.has(s.bonuses, colour):
            total += bonus(s, seat, colour)
        colour += 1
    return total


def bonus(s: Village, seat: i64, colour: i64) -> i64:
    """What a bonus card brings a seat; crystals never count, whatever colour they are given to."""
    card = BONUSES[colour]
    if card.kind == MAJORITY:
        return majority(s, seat, colour)
    if card.kind == DUTY:
        return 0 if s.stones_built(seat, colour) > 0 else -card.upper
    return card.upper * bits.size(s.laid(seat, colour) & card.spots)


def majority(s: Village, seat: i64, colour: i64) -> i64:
    """The upper number for the most, the lower for second most; see YK-BON-2 for ties."""
    mine = s.stones_built(seat, colour)
    ahead: i64 = 0
    level: i64 = 0
    other: i64 = 0
    while other < s.seats:
        theirs = s.stones_built(other, colour)
        if theirs > mine:
            ahead += 1
        elif theirs == mine and other != seat:
            level += 1
        other += 1
    if mine == 0 or ahead > 1:
        return 0
    if ahead == 1:
        return BONUSES[colour].lower if level == 0 else 0
    return BONUSES[colour].upper if level == 0 else BONUSES[colour].lower


def bonus_rule(colour: i64) -> str:
    card = BONUSES[colour]
    if card.kind == MARKED:
        return "YK-BON-3" if card.upper == 1 else "YK-BON-4"
    return "YK-BON-2" if card.kind == MAJORITY else "YK-BON-5"
