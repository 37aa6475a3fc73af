"""How good a position looks: points made, points begun, and what the hand promises."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import (
    FACE_COLOUR,
    FACE_KIND,
    HEIGHT,
    KIND_POINTS,
    ROUNDS,
    WILD,
    face_count,
    first_face,
)
from chautari.games.reviving_kathmandu.rules.bid import bidder
from chautari.games.reviving_kathmandu.rules.collect import winning_spot
from chautari.games.reviving_kathmandu.rules.leftover import kinds_below
from chautari.games.reviving_kathmandu.scoring import sources
from chautari.games.reviving_kathmandu.state import City, Monument


def worth(s: City, seat: i64) -> float:
    points = 0.0
    for source in sources(s, seat):
        points += float(source.points)
    if s.is_over():
        return points
    left = float(ROUNDS - s.round + 1) / ROUNDS
    for monument in s.growing[seat]:
        points += left * promise(monument)
    for card in s.hand(seat):
        points += left * card_promise(s, seat, card)
    points += bids_promise(s, seat)
    return points + 0.15 * float(coins_left(s, seat))


def promise(monument: Monument) -> float:
    """What a monument may still bring beyond the points already printed on its top."""
    full = float(KIND_POINTS[FACE_KIND[monument.faces[0]] + HEIGHT[monument.kind] - 1])
    done = len(monument.faces) / HEIGHT[monument.kind]
    matching = 0.0
    for colour in range(WILD):
        same = monument.colours.count(colour)
        if same > 1:
            matching += same
    return (full - float(monument.printed_points())) * done * 0.5 + matching + 0.5 * monument.colours.count(WILD)


def bids_promise(s: City, seat: i64) -> float:
    """What the seat's coins in the market would win if nobody else came."""
    points = 0.0
    for place in range(s.printed_market().cards):
        spot = winning_spot(s, place)
        if spot >= 0 and bidder(s.bids[spot]) == seat:
            points += card_promise(s, seat, s.market[place])
    return points


def card_promise(s: City, seat: i64, card: i64) -> float:
    """What a card in hand may bring: most when a monument waits for it, in a colour that matches."""
    best = 0.2
    for face in range(first_face(card), first_face(card) + face_count(card)):
        kind = FACE_KIND[face]
        missing = len(kinds_below(s.growing[seat], kind))
        value = 0.5 * float(KIND_POINTS[kind]) / (1 + missing) ** 2 + fitting_colour(s, seat, face)
        if value > best:
            best = value
    return best


def fitting_colour(s: City, seat: i64, face: i64) -> float:
    best = 0.0
    for monument in s.growing[seat]:
        if FACE_KIND[monument.top()] + 1 == FACE_KIND[face]:
            colour = FACE_COLOUR[face]
            value = 1.0 if colour == WILD or colour in monument.colours else 0.3
            if value > best:
                best = value
    return best


def coins_left(s: City, seat: i64) -> i64:
    """High coins kept are worth something: they win later, and the last one may score."""
    total: i64 = 0
    for coin in bits.members_of(s.coins[seat]):
        total += coin + 1
    return total
