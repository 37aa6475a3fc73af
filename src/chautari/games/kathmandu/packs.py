"""Small counts of several kinds of thing kept in one integer: four bits for each kind, so that copying them is free."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck


def count(pack: i64, kind: i64) -> i64:
    return (pack >> (4 * kind)) & 15


def one_more(pack: i64, kind: i64) -> i64:
    return pack + bits.shift(1, 4 * kind)


def one_less(pack: i64, kind: i64) -> i64:
    return pack - bits.shift(1, 4 * kind)


def size(pack: i64) -> i64:
    """How many things of all kinds."""
    total: i64 = 0
    while pack != 0:
        total += pack & 15
        pack >>= 4
    return total


def each(kinds: i64, copies: i64) -> i64:
    """The same number of every kind."""
    pack: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        pack |= bits.shift(copies, 4 * kind)
        kind += 1
    return pack


def draw(pack: i64, luck: Luck) -> i64:
    """The kind of one thing drawn, each thing as likely as the others."""
    ticket = luck.below(size(pack))
    kind: i64 = 0
    while True:
        ticket -= pack & 15
        if ticket < 0:
            return kind
        pack >>= 4
        kind += 1


def listed(pack: i64, kinds: i64) -> list[int]:
    """How many of each kind."""
    return [count(pack, kind) for kind in range(kinds)]
