"""Groups of one colour and what they bring: sizes, number, singles (rulebook, Gruppengröße, Anzahl von Gruppen).

A tally is one integer with three digits of ten bits: single stones, groups, and points for the sizes of the groups.
Tallies of colours are added, and what joining stones changes is the difference of two.
"""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.yak.components import GROUP_OF, NUMBER_OF_GROUPS
from chautari.games.yak.tower import around

DIGIT: Final = 1023
SINGLE: Final = 1
GROUP: Final = 1 << 10
SIZE_POINT: Final = 1 << 20


def singles(tally: i64) -> i64:
    """How many; each is worth a point (YK-SCO-3)."""
    return tally & DIGIT


def number_points(tally: i64) -> i64:
    """For the number of groups (YK-SCO-2)."""
    return NUMBER_OF_GROUPS[min(tally >> 10 & DIGIT, len(NUMBER_OF_GROUPS) - 1)]


def size_points(tally: i64) -> i64:
    """For the sizes of all groups (YK-SCO-1)."""
    return tally >> 20


def points_of(tally: i64) -> i64:
    return singles(tally) + number_points(tally) + size_points(tally)


def group_points(size: i64) -> i64:
    return GROUP_OF[min(size, len(GROUP_OF) - 1)]


def one_group(size: i64) -> i64:
    """The tally of a group of so many stones."""
    return GROUP + SIZE_POINT * group_points(size)


def tally_of(stones: i64) -> i64:
    """The tally of all stones of one colour, given as a set of spots."""
    grouped = stones & around(stones)
    tally = SINGLE * bits.size(stones ^ grouped)
    while grouped != 0:
        group = first_group(grouped)
        tally += one_group(bits.size(group))
        grouped ^= group
    return tally


def first_group(stones: i64) -> i64:
    """The group of the lowest of these stones."""
    return group_from(stones & -stones, stones)


def group_from(spot: i64, stones: i64) -> i64:
    """All that hangs together with one of these stones."""
    group = spot
    grown = (group | around(group)) & stones
    while grown != group:
        group = grown
        grown = (group | around(group)) & stones
    return group


def groups_in(stones: i64) -> list[int]:
    """The groups of one colour, each as a set of spots."""
    groups: list[int] = []
    left = stones & around(stones)
    while left != 0:
        groups.append(first_group(left))
        left &= ~first_group(left)
    return groups
