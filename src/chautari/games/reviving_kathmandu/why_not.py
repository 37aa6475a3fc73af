"""Which rule forbids what a seat would like to do now; not on the way of play."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.play import place_of
from chautari.games.reviving_kathmandu.actions import (
    AREA,
    BUILD,
    BUY,
    COLOUR,
    DISCARD,
    DONE,
    FIRST,
    ON,
    TAKE_POINTS,
    WITHDRAW,
    coin_of,
    spot_of,
)
from chautari.games.reviving_kathmandu.components import FACE_CARD, FACE_KIND, KIND_STAGE
from chautari.games.reviving_kathmandu.rules.bid import Bid
from chautari.games.reviving_kathmandu.rules.build import Build, ChooseColour, Discard, Place, place_of_top
from chautari.games.reviving_kathmandu.rules.leftover import (
    NOTHING_BOUGHT,
    BuildBought,
    PlaceWithPurchase,
    SpendCoin,
)
from chautari.games.reviving_kathmandu.state import City


def why_not(s: City, seat: i64, action: i64) -> str:
    """The id of the rule that keeps a seat from this action, which is not offered to it now."""
    place = place_of(s, seat)
    if place < 0 or action >= FIRST:
        return "RK-RND-1"
    question = s.pending[place]
    if action < DONE:
        return why_not_bid(s, seat, action) if isinstance(question, Bid) else "RK-RND-1"
    if isinstance(question, Bid):
        return "RK-RND-1"
    if isinstance(question, SpendCoin):
        return why_not_buy(s, action) if BUY <= action < WITHDRAW else "RK-COIN-1"
    if isinstance(question, BuildBought):
        return why_not_build_bought(s, question, action)
    if isinstance(question, Build):
        return why_not_build(s, seat, action)
    if isinstance(question, Place):
        return why_not_place(s, question, action)
    return why_not_follow_up(question)


def why_not_bid(s: City, seat: i64, action: i64) -> str:
    """A spot of the other market, a coin that is spent, or a spot that is taken."""
    if spot_of(action) not in s.printed_market().spots:
        return "RK-BID-2"
    if not bits.has(s.coins[seat], coin_of(action) - 1):
        return "RK-COL-6"
    return "RK-BID-1"


def why_not_build(s: City, seat: i64, action: i64) -> str:
    """A section without its place, a card that is not in hand, or something that has its own time."""
    if BUILD <= action < ON:
        return "RK-BLD-2" if FACE_CARD[action - BUILD] in s.hand(seat) else "RK-BLD-1"
    if TAKE_POINTS <= action < WITHDRAW:
        return "RK-COIN-1"
    return "RK-BLD-5" if DISCARD <= action < TAKE_POINTS else "RK-BLD-1"


def why_not_build_bought(s: City, question: BuildBought, action: i64) -> str:
    """Until the bought card is built, it comes first; then as in any building."""
    if question.bought != NOTHING_BOUGHT:
        return "RK-COIN-1"
    return why_not_build(s, question.seat, action)


def why_not_buy(s: City, action: i64) -> str:
    """A discard that can't be built now, or a card that lies in no pile."""
    for pile in s.discards:
        if action - BUY in pile:
            return "RK-COIN-1"
    return "RK-COIN-4"


def why_not_place(s: City, question: Place, action: i64) -> str:
    """No place for such a section, an area that is closed, or a place that would leave none for the bought card."""
    if AREA <= action < COLOUR:
        if KIND_STAGE[FACE_KIND[question.face]] > 0:
            return "RK-BLD-2"
        owner = action - AREA
    else:
        owner = owner_of_place(s, question, action)
    if owner < 0:
        return "RK-BLD-3"
    if isinstance(question, PlaceWithPurchase) and owner < s.seats and question.is_open(s, owner):
        return "RK-COIN-1"
    return "RK-TEAM-3"


def owner_of_place(s: City, question: Place, action: i64) -> i64:
    """Whose monument waits for the section and has the card of this action on top, or −1."""
    for owner in range(s.seats):
        place = place_of_top(s.growing[owner], action - ON)
        if place >= 0 and s.growing[owner][place].next_section == FACE_KIND[question.face]:
            return owner
    return -1


def why_not_follow_up(question: object) -> str:
    """A colour or a discard is asked for, and nothing else."""
    if isinstance(question, ChooseColour):
        return "RK-BLD-6"
    assert isinstance(question, Discard)
    return "RK-BLD-5"
