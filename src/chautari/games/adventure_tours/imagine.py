"""A table that a seat could be sitting at: the others' hands and the pile drawn anew; all else lies open."""

from mypy_extensions import i64

from chautari.engine.luck import Luck
from chautari.games.adventure_tours.rules.draw import take_into_hand
from chautari.games.adventure_tours.state import NO_CARDS, Tours


def imagine(s: Tours, seat: i64, luck: Luck) -> Tours:
    other = s.clone()
    if s.is_over():
        return other
    for owner in range(s.seats):
        if owner != seat:
            for card in s.hands[owner].listed():
                other.pile = other.pile.plus(card)
            other.hands[owner] = NO_CARDS
    for owner in range(s.seats):
        if owner != seat:
            for _ in range(s.hands[owner].size):
                take_into_hand(other, owner, other.pile.nth(luck.below(other.pile.size)))
    return other
