"""Where the points come from: groups, crystals, singles, the rest (rulebook, Endwertung)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.game import Source
from chautari.games.yak.components import (
    BONUSES,
    COLOUR_NAMES,
    COLOURS,
    CRYSTAL,
    DUTY,
    GROUP_OF,
    MAJORITY,
    MARKED,
    NUMBER_OF_GROUPS,
)
from chautari.games.yak.state import TENT, Village
from chautari.games.yak.tower import EMPTY, Tower, touched_before

STUPA_POINTS: Final = 3
FOOD_POINTS: Final = 2


def group_points(size: i64) -> i64:
    return GROUP_OF[min(size, len(GROUP_OF) - 1)]


def points_for_number(groups: i64) -> i64:
    return NUMBER_OF_GROUPS[min(groups, len(NUMBER_OF_GROUPS) - 1)]


class Groups:
    """What hangs together in a tower, crystals taken as they lie: the stones of one clump have one label (YK-SCO-1)."""

    def __init__(self, tower: Tower) -> None:
        self.tower = tower
        self.label: list[int] = []
        self.size: list[int] = [0] * len(tower)
        for place in range(len(tower)):
            self.label.append(place)
            if tower[place] != EMPTY:
                self.size[place] = 1
                if tower[place] != CRYSTAL:
                    for other in touched_before(place):
                        if tower[other] == tower[place]:
                            self.join(self.label[other], self.label[place])

    def join(self, kept: i64, dropped: i64) -> None:
        if kept == dropped:
            return
        place: i64 = 0
        while place < len(self.label):
            if self.label[place] == dropped:
                self.label[place] = kept
            place += 1
        self.size[kept] += self.size[dropped]
        self.size[dropped] = 0

    def number(self) -> i64:
        count: i64 = 0
        for size in self.size:
            if size >= 2:
                count += 1
        return count

    def singles(self) -> i64:
        return self.size.count(1)

    def points(self) -> i64:
        """For the sizes of all groups."""
        total: i64 = 0
        for size in self.size:
            total += group_points(size)
        return total


class Crystals:
    """All ways to give the crystals of a tower to colours; the best is found by trying them (YK-SCO-6).

    A colour takes at most one crystal and its clumps are told apart by coloured stones alone, so what a crystal changes
    in a colour does not depend on the other crystals: it is worked out once for every pair.
    """

    def __init__(self, groups: Groups) -> None:
        self.places: list[int] = [n for n, stone in enumerate(groups.tower) if stone == CRYSTAL]
        self.fits: list[int] = []
        self.gains: list[int] = []
        self.new_groups: list[int] = []
        for place in self.places:
            self.fits.append(0)
            touched = touching(groups.tower, place)
            for colour in range(COLOURS):
                self.weigh(groups, touched, colour)
        self.given: list[int] = [CRYSTAL] * len(self.places)
        self.best: list[int] = self.given[:]
        self.most: i64 = -1000
        self.search(0, 0, groups.points() + groups.singles(), groups.number())

    def weigh(self, groups: Groups, touched: list[int], colour: i64) -> None:
        """Whether the colour would take the crystal touching these places, and what that changes."""
        stones: i64 = 0
        size: i64 = 1
        gain: i64 = -1  # the crystal is no single any more
        number: i64 = 1
        grouped = False
        clumps: list[int] = []
        for place in touched:
            if groups.tower[place] == colour:
                stones += 1
                clump = groups.label[place]
                if clump not in clumps:
                    clumps.append(clump)
                    size += groups.size[clump]
                    if groups.size[clump] >= 2:
                        grouped = True
                        number -= 1
                        gain -= group_points(groups.size[clump])
                    else:
                        gain -= 1
        if grouped or stones >= 2:
            self.fits[-1] = bits.plus(self.fits[-1], colour)
        self.gains.append(gain + group_points(size))
        self.new_groups.append(number)

    def search(self, crystal: i64, used: i64, points: i64, number: i64) -> None:
        if crystal == len(self.places):
            if points + points_for_number(number) > self.most and self.is_allowed(used):
                self.most = points + points_for_number(number)
                self.best = self.given[:]
            return
        for colour in range(COLOURS):
            if bits.has(self.fits[crystal] & ~used, colour):
                pair = crystal * COLOURS + colour
                self.given[crystal] = colour
                self.search(
                    crystal + 1, bits.plus(used, colour), points + self.gains[pair], number + self.new_groups[pair]
                )
        self.given[crystal] = CRYSTAL
        self.search(crystal + 1, used, points, number)

    def is_allowed(self, used: i64) -> bool:
        """No crystal may be left out that a free colour would take."""
        for crystal in range(len(self.given)):
            if self.given[crystal] == CRYSTAL and self.fits[crystal] & ~used != 0:
                return False
        return True


def touching(tower: Tower, place: i64) -> list[int]:
    found = touched_before(place)[:]
    for other in range(place + 1, len(tower)):
        if place in touched_before(other):
            found.append(other)
    return found


def as_scored(tower: Tower) -> Tower:
    """The tower with every crystal as the colour it is given to; one that no colour takes stays a crystal."""
    if CRYSTAL not in tower:
        return tower
    crystals = Crystals(Groups(tower))
    stones = list(tower)
    for number in range(len(crystals.places)):
        stones[crystals.places[number]] = crystals.best[number]
    return tuple(stones)


def sources(s: Village, seat: i64) -> list[Source]:
    """All of it, as if the game ended now."""
    groups = Groups(as_scored(s.tower(seat)))
    found = [
        Source("source-sizes", groups.points(), "YK-SCO-1"),
        Source("source-number", points_for_number(groups.number()), "YK-SCO-2"),
        Source("source-singles", groups.singles(), "YK-SCO-3"),
        Source("source-stupa", STUPA_POINTS if s.stupa == seat else 0, "YK-SCO-4"),
        Source("source-food", FOOD_POINTS if has_most_food(s, seat) else 0, "YK-SCO-5"),
    ]
    for colour in bits.members_of(s.bonuses):
        found.append(Source(f"source-bonus-{COLOUR_NAMES[colour]}", bonus(s, seat, colour), bonus_rule(colour)))
    return found


def has_most_food(s: Village, seat: i64) -> bool:
    """Alone or tied, and not with nothing (YK-SCO-5)."""
    mine = s.food_in(TENT + seat)
    for other in range(s.seats):
        if s.food_in(TENT + other) > mine:
            return False
    return mine > 0


def bonus(s: Village, seat: i64, colour: i64) -> i64:
    """What a bonus card brings a seat; crystals never count, whatever colour they are given to."""
    card = BONUSES[colour]
    if card.kind == MAJORITY:
        return majority(s, seat, colour)
    if card.kind == DUTY:
        return 0 if s.stones_built(seat, colour) > 0 else -card.upper
    tower = s.tower(seat)
    points: i64 = 0
    for place in card.places:
        if tower[place] == colour:
            points += card.upper
    return points


def majority(s: Village, seat: i64, colour: i64) -> i64:
    """The upper number for the most, the lower for second most; see YK-BON-2 for ties."""
    mine = s.stones_built(seat, colour)
    ahead: i64 = 0
    level: i64 = 0
    for other in range(s.seats):
        theirs = s.stones_built(other, colour)
        if theirs > mine:
            ahead += 1
        elif theirs == mine and other != seat:
            level += 1
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
