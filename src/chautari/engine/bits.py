"""Small sets of small numbers kept in one integer (bit i set means i is in), and rows of machine integers."""

from librt.vecs import append, vec
from mypy_extensions import i64


def shift(x: i64, k: i64) -> i64:
    # A literal on the left of << is compiled to 32 bits by mypyc; a parameter is not.
    return x << k


def bit(i: i64) -> i64:
    """The set of i alone."""
    return shift(1, i)


def first(n: i64) -> i64:
    """The set of 0 … n−1."""
    return shift(1, n) - 1


def has(members: i64, i: i64) -> bool:
    return (members >> i) & 1 == 1


def plus(members: i64, i: i64) -> i64:
    return members | bit(i)


def minus(members: i64, i: i64) -> i64:
    return members & ~bit(i)


def size(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n


def nth(members: i64, k: i64) -> i64:
    """The k-th member from the smallest, counted from 0."""
    while k > 0:
        members &= members - 1
        k -= 1
    assert members != 0, "a set with fewer members than asked for"
    i: i64 = 0
    while members & 255 == 0:
        members >>= 8
        i += 8
    while members & 1 == 0:
        members >>= 1
        i += 1
    return i


def smallest(members: i64) -> i64:
    return nth(members, 0)


def members_of(members: i64) -> list[int]:
    """The members as a list, smallest first."""
    numbers: list[int] = []
    i: i64 = 0
    while members != 0:
        if members & 1 == 1:
            numbers.append(i)
        members >>= 1
        i += 1
    return numbers


def set_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    members: i64 = 0
    for i in numbers:
        members = plus(members, i)
    return members


def table(numbers: list[int]) -> vec[i64]:
    """A row of machine integers: printed values to look up, or counters of a state."""
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row
