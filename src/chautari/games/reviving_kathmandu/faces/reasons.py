"""Why something on the table can't be done now, in one sentence about this moment; else the rule says it."""

from chautari.engine import bits
from chautari.games.reviving_kathmandu.actions import (
    AREA,
    BUILD,
    BUY,
    COLOUR,
    DONE,
    FIRST,
    ON,
    WITHDRAW,
    coin_of,
    spot_of,
)
from chautari.games.reviving_kathmandu.components import (
    CARD_KINDS,
    FACE_CARD,
    FACE_KIND,
    KIND_STAGE,
    face_count,
    first_face,
)
from chautari.games.reviving_kathmandu.question import (
    BIDDING,
    COLOURING,
    DISCARDING,
    NO_FACE,
    SPENDING,
    Question,
    question_to,
)
from chautari.games.reviving_kathmandu.rules.bid import bidder, coins_on_spots
from chautari.games.reviving_kathmandu.rules.build import kinds_wanted
from chautari.games.reviving_kathmandu.rules.sections import place_of_top
from chautari.games.reviving_kathmandu.state import City
from chautari.games.title import NO_REASON, Reason


def reason(s: City, seat: int, action: int, rule: str) -> Reason:
    """By the rule that refuses an action which is not offered, and what the seat may know."""
    question = question_to(s, seat)
    if question is None or action >= FIRST:
        return NO_REASON
    if question.doing() == BIDDING:
        return _bidding(s, seat, action, rule)
    if action < DONE:
        return "why-bidding-over", {}
    if question.doing() == COLOURING:
        return "why-colour-first", {}
    if question.doing() == DISCARDING:
        return "why-discard-first", {}
    if question.doing() == SPENDING:
        return _spending(action, rule)
    return _placing(s, question, action, rule) if question.picked() != NO_FACE else _building(s, seat, action, rule)


def _bidding(s: City, seat: int, action: int, rule: str) -> Reason:
    if rule == "RK-COL-6":
        coin = coin_of(action)
        lies = bits.has(coins_on_spots(s, seat), coin - 1)
        return "why-coin-lies" if lies else "why-coin-spent", {"number": coin}
    if rule == "RK-BID-1":
        owner = bidder(s.bids[spot_of(action)])
        return ("why-own-coin-here", {}) if owner == seat else ("why-coin-here", {"owner": owner})
    return ("why-bids-first", {}) if rule == "RK-RND-1" else NO_REASON


def _building(s: City, seat: int, action: int, rule: str) -> Reason:
    if ON <= action < AREA:
        owner = _owner_of(s, action - ON)
        theirs = owner >= 0 and not s.are_mates(seat, owner)
        return ("why-their-street", {"owner": owner}) if theirs else ("why-card-first", {})
    if not BUILD <= action < ON:
        return NO_REASON
    face = action - BUILD
    if not bits.has(kinds_wanted(s, seat), FACE_KIND[face]):
        return _nothing_waits(s, seat, face)
    return ("why-bought-first", {}) if rule == "RK-COIN-1" else NO_REASON


def _nothing_waits(s: City, seat: int, face: int) -> Reason:
    """The section below it is missing: in the hand, or altogether."""
    kind = FACE_KIND[face]
    about = {"section": kind, "beneath": kind - 1}
    others = [card for card in s.hand(seat) if card != FACE_CARD[face]]
    below = any(bits.has(CARD_KINDS[card], kind - 1) for card in others)
    if below and bits.has(kinds_wanted(s, seat), kind - 1):
        return "why-below-first", about
    return "why-team-waits-not" if s.teams else "why-nothing-waits", about


def _placing(s: City, question: Question, action: int, rule: str) -> Reason:
    section = {"section": FACE_KIND[question.picked()]}
    if rule == "RK-BLD-3":
        return "why-not-on-this", section
    if rule == "RK-TEAM-3":
        owner = action - AREA if action >= AREA else _owner_of(s, action - ON)
        return ("why-their-street", {"owner": owner}) if 0 <= owner < s.seats else NO_REASON
    if rule == "RK-COIN-1" and ON <= action < COLOUR:
        return "why-bought-first", {}
    return ("why-place-first", section) if BUILD <= action < ON else NO_REASON


def _spending(action: int, rule: str) -> Reason:
    if rule != "RK-COIN-1" or not BUY <= action < WITHDRAW:
        return ("why-coin-first", {}) if rule == "RK-COIN-1" else NO_REASON
    card = action - BUY
    kinds = [FACE_KIND[first_face(card) + n] for n in range(face_count(card))]
    kinds = [kind for kind in dict.fromkeys(kinds) if KIND_STAGE[kind] > 0]
    if len(kinds) == 1:
        return "why-no-use", {"section": kinds[0]}
    return ("why-no-use-of-either", {"section": kinds[0], "other": kinds[1]}) if kinds else NO_REASON


def _owner_of(s: City, card: int) -> int:
    """In whose street a growing monument has this card on top, or −1."""
    return next((owner for owner in range(s.seats) if place_of_top(s.growing[owner], card) >= 0), -1)
