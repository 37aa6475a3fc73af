"""What nobody does with coins and cards, however badly they play."""

from mypy_extensions import i64

from chautari.games.reviving_kathmandu.actions import DONE, LEAVE_COIN
from chautari.games.reviving_kathmandu.rules.build import kinds_wanted, too_many_cards
from chautari.games.reviving_kathmandu.rules.leftover import kinds_held
from chautari.games.reviving_kathmandu.state import City


def is_wasteful(s: City, seat: i64, action: i64) -> bool:
    """Whether a seat would refuse the points of its last coin, or throw a card away while it could build one."""
    if action == LEAVE_COIN:
        return True
    return action == DONE and too_many_cards(s, seat) > 0 and kinds_held(s.hand(seat)) & kinds_wanted(s, seat) != 0
