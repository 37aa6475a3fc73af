"""A table that a seat could be sitting at: the only secret is which card the others have chosen (YK-MOR-1)."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.games.yak.components import CARDS
from chautari.games.yak.state import NO_CARD, Village


def imagine(s: Village, seat: i64, luck: Luck) -> Village:
    other = s.clone()
    for owner in range(s.seats):
        if owner != seat and s.chosen[owner] != NO_CARD and not bits.has(s.revealed, owner):
            other.chosen[owner] = luck.below(len(CARDS))
    return other
