"""How a seat stands in Reviving Kathmandu, for nets: what the forecast looks at, and how bids stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import ROUNDS
from chautari.games.reviving_kathmandu.evaluation.forecast import ALWAYS, WEIGHTS, features, row
from chautari.games.reviving_kathmandu.evaluation.prospects import Prospects
from chautari.games.reviving_kathmandu.evaluation.worth import chance_to_win, is_bidding, worth
from chautari.games.reviving_kathmandu.question import BIDDING, still_has_to
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value, coins_on_spots
from chautari.games.reviving_kathmandu.state import NO_BID, City
from chautari.games.weights import blank, weighed

GLANCE: Final = 0
FORECAST: Final = 1
FIRST_FEATURE: Final = 2
EXPECTED: Final = ALWAYS + 2  # of bids: what they bring, how many cards, and how much others want those
EXPECTED_CARDS: Final = ALWAYS + 3
WANTED: Final = ALWAYS + 4
SIGNS: Final = ALWAYS + 5
# What each feature of the forecast is divided by: points by ten, numbers of things by about as many as there are.
SIZES: Final = [10.0, 5.0, 10.0, 3.0, 3.0, 3.0, 5.0, 10.0, 4.0, 5.0, 5.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0]


def signs(s: City, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    seen[GLANCE] = worth(s, seat) / 10.0
    if s.is_over():
        seen[FORECAST] = seen[GLANCE]
        return seen
    feature = features(s, seat)
    i: i64 = 0
    while i < ALWAYS:
        seen[FIRST_FEATURE + i] = feature[i] / SIZES[i]
        i += 1
    seen[FORECAST] = weighed(feature, WEIGHTS, row(s, seat)) / 10.0
    if is_bidding(s) and coins_on_spots(s, seat) != 0:
        add_bids(seen, s, seat)
    return seen


def add_bids(seen: vec[float], s: City, seat: i64) -> None:
    """What a seat's coins in the market may win, with every coin that others may have put down face down."""
    hope = Prospects(s, seat, ROUNDS - s.round)
    place: i64 = 0
    while place < s.printed_market().cards:
        chance = chance_at(s, seat, place)
        if chance > 0.0:
            card = s.market[place]
            seen[EXPECTED] += chance * hope.of_card(card) / 5.0
            seen[EXPECTED_CARDS] += chance
            seen[WANTED] += wanted_by_others(s, seat, card) / 5.0
        place += 1


def chance_at(s: City, seat: i64, place: i64) -> float:
    """That a seat wins a card: against those who still bid, and against coins of any value that their owners have."""
    own: i64 = 0
    for spot in s.printed_market().bidders[place]:
        placed: i64 = s.bids[spot]
        if placed != NO_BID and bidder(placed) == seat and coin_value(placed) > own:
            own = coin_value(placed)
    if own == 0:
        return 0.0
    chance = chance_to_win(s, seat, own)
    stronger = True  # spots before one's own win ties
    for spot in s.printed_market().bidders[place]:
        placed = s.bids[spot]
        if placed == NO_BID:
            continue
        other = bidder(placed)
        if other == seat:
            if coin_value(placed) == own:
                stronger = False
            continue
        purse = s.coins[other] | coins_on_spots(s, other)
        beaten = bits.first(own - 1 if stronger else own)
        chance *= float(bits.size(purse & beaten)) / float(bits.size(purse))
    return chance


def wanted_by_others(s: City, seat: i64, card: i64) -> float:
    """What a card is worth to whoever wants it most of those who have still to bid."""
    most = 0.0
    other: i64 = 0
    while other < s.seats:
        if other != seat and still_has_to(s, other, BIDDING):
            value = Prospects(s, other, ROUNDS - s.round).of_card(card)
            if value > most:
                most = value
        other += 1
    return most


NOTHING: Final = blank(SIGNS)
