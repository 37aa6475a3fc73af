"""A table that a seat could be sitting at: only tents are hidden and fixed, and those of the others are drawn anew."""

from mypy_extensions import i64

from chautari.engine.luck import Luck
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.state import Trek


def imagine(s: Trek, seat: i64, luck: Luck) -> Trek:
    """Yak tiles, piles and weather are drawn when they are turned up, so nothing of them is fixed yet."""
    other = s.clone()
    if s.with_tents and not s.is_over():
        deal_tents(other, seat, luck)
    return other


def deal_tents(s: Trek, seat: i64, luck: Luck) -> None:
    """Another's tents could be any that this seat neither holds nor has seen played (KA-TNT-1)."""
    unseen = s.tent_deck
    for owner in range(s.seats):
        if owner != seat:
            unseen += s.players[owner].tents
    for owner in range(s.seats):
        if owner != seat:
            hand: i64 = 0
            for _ in range(packs.size(s.players[owner].tents)):
                tent = packs.draw(unseen, luck)
                unseen = packs.one_less(unseen, tent)
                hand = packs.one_more(hand, tent)
            s.players[owner].tents = hand
    s.tent_deck = unseen
