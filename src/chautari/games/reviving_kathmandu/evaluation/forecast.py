"""The points that a seat can expect to have at the end: what search believes, learnt by bench/learn_forecast.py.

Linear in a few features of a position, with weights of their own for every table size, stage of a round, and round:
early on a point made says little, and a card promised even less.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import COINS, HEIGHT, MOST_SEATS, ROUNDS
from chautari.games.reviving_kathmandu.evaluation.prospects import Prospects, best_match
from chautari.games.reviving_kathmandu.evaluation.worth import chance_to_win, hand_promise, is_bidding, undecided
from chautari.games.reviving_kathmandu.question import (
    BIDDING,
    BUILDING,
    NOTHING_BOUGHT,
    card_bought,
    still_has_to,
)
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value
from chautari.games.reviving_kathmandu.rules.collect import winning_spot
from chautari.games.reviving_kathmandu.rules.scoring import points
from chautari.games.reviving_kathmandu.state import NO_BID, City
from chautari.games.weights import blank, read_weights, weighed

# The stages of a round, for one seat.
STAGES: Final = ["has-to-bid", "has-bid", "builds", "has-built"]
HAS_TO_BID: Final = 0
HAS_BID: Final = 1
BUILDS: Final = 2
HAS_BUILT: Final = 3

# The features, in the order of the weights.
POINTS: Final = 0
UNDECIDED: Final = 1
PROSPECTS: Final = 2
MISSING: Final = 3  # monuments that lack one, two or three sections
COLOURS_MATCH: Final = 6
HAND: Final = 7
CARDS_HELD: Final = 8
KINDS_WANTED: Final = 9
BIDS: Final = 10
CARDS_BID_FOR: Final = 11
COIN: Final = 12  # whether the coin of each value is unspent
ALWAYS: Final = COIN + COINS
FEATURES: Final = ALWAYS + 1


def features(s: City, seat: i64) -> vec[float]:
    """What is looked at."""
    bidding = is_bidding(s)
    after: i64 = ROUNDS - s.round
    hope = Prospects(s, seat, after)
    seen = NOTHING[:]
    seen[ALWAYS] = 1.0
    seen[POINTS] = float(points(s, seat))
    seen[UNDECIDED] = undecided_in(s, seat)
    promise = 0.0
    matches = 0.0
    for monument in hope.growing:
        promise += hope.of_monument(monument, after + 1 if bidding else after)
        matches += best_match(monument.painted, 0)
        seen[MISSING + HEIGHT[monument.kind] - monument.height() - 1] += 1.0
    seen[PROSPECTS] = promise
    seen[COLOURS_MATCH] = matches
    seen[HAND] = hand_promise(s, seat, hope)
    seen[CARDS_HELD] = float(s.held[seat])
    seen[KINDS_WANTED] = float(bits.size(hope.wanted))
    purse = s.coins[seat]
    coin: i64 = COIN
    while purse != 0:
        if purse & 1 == 1:
            seen[coin] = 1.0
        purse >>= 1
        coin += 1
    if bidding:
        add_bids(seen, s, seat, hope)
    else:
        bought = card_bought(s, seat)
        if bought != NOTHING_BOUGHT:
            seen[HAND] += hope.of_card(bought)
            seen[CARDS_HELD] += 1.0
    return seen


def undecided_in(s: City, seat: i64) -> float:
    total = 0.0
    for monument in s.finished[seat]:
        total += undecided(monument)
    return total


def add_bids(seen: vec[float], s: City, seat: i64, hope: Prospects) -> None:
    """What the seat's coins in the market may win."""
    for bid in s.bids:
        if bid != NO_BID and bidder(bid) == seat:
            break
    else:
        return
    place: i64 = 0
    while place < s.printed_market().cards:
        spot = winning_spot(s, place)
        if spot >= 0 and bidder(s.bids[spot]) == seat:
            chance = chance_to_win(s, seat, coin_value(s.bids[spot]))
            seen[BIDS] += chance * hope.of_card(s.market[place])
            seen[CARDS_BID_FOR] += chance
        place += 1


def stage(s: City, seat: i64) -> i64:
    """The stage of the round for this seat, as a place in STAGES."""
    if is_bidding(s):
        return HAS_TO_BID if still_has_to(s, seat, BIDDING) else HAS_BID
    return BUILDS if still_has_to(s, seat, BUILDING) else HAS_BUILT


def row(s: City, seat: i64) -> i64:
    """Which weights suit the position."""
    return ((s.seats - 2) * len(STAGES) + stage(s, seat)) * ROUNDS + max(s.round, 1) - 1


def forecast(s: City, seat: i64) -> float:
    if s.is_over():
        return float(points(s, seat))
    return weighed(features(s, seat), WEIGHTS, row(s, seat))


KINDS: Final = [
    f"{seats} {stage} {round}"
    for seats in range(2, MOST_SEATS + 1)
    for stage in STAGES
    for round in range(1, ROUNDS + 1)
]
NOTHING: Final = blank(FEATURES)
WEIGHTS: Final = read_weights(__package__, KINDS, FEATURES)
