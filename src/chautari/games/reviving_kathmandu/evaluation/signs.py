"""How a seat stands in Reviving Kathmandu, for nets: what the forecast looks at, and how bids stand."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import (
    BUDDHA,
    CARD_KINDS,
    KIND_MONUMENT,
    KIND_STAGE,
    KINDS,
    LARGE_MARKET,
    ROUNDS,
    WILD,
)
from chautari.games.reviving_kathmandu.evaluation.forecast import (
    ALWAYS,
    COLOURS_MATCH,
    HAND,
    PROSPECTS,
    WEIGHTS,
    features,
    row,
)
from chautari.games.reviving_kathmandu.evaluation.prospects import Prospects, by_the_end
from chautari.games.reviving_kathmandu.evaluation.worth import chance_to_win, is_bidding, worth
from chautari.games.reviving_kathmandu.monument import one_of
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
DRAW: Final = ALWAYS + 5  # what a red card will bring on the average, and all that are still to come
DRAWS: Final = ALWAYS + 6
BUILDABLE: Final = ALWAYS + 7  # cards in hand that find a place now, and what the others promise
NOT_YET: Final = ALWAYS + 8
# What counts the more the more rounds there are to come.
HAND_LATER: Final = ALWAYS + 9
PROSPECTS_LATER: Final = ALWAYS + 10
COLOURS_LATER: Final = ALWAYS + 11
# What counts the more the nearer the coin is that will be left over.
HIGHEST_COIN: Final = ALWAYS + 12
ALL_COINS: Final = ALWAYS + 13
# Of bids as they stand against those who have still to bid, each by how much it wants which card: what they bring, how
# many cards, what they keep from others, and what is put down for the next rounds to miss.
CONTESTED: Final = ALWAYS + 14
CONTESTED_CARDS: Final = ALWAYS + 15
DENIED: Final = ALWAYS + 16
BEFORE_OTHERS: Final = ALWAYS + 17
SIGNS: Final = ALWAYS + 18
EAGERNESS: Final = 1.5  # a card worth so many points more is bid for nearly three times as often
CARDS_A_BID: Final = 2.0
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
    hope = Prospects(s, seat, ROUNDS - s.round)
    if is_bidding(s) and coins_on_spots(s, seat) != 0:
        add_bids(seen, s, seat, hope, rivals_to_come(s, seat))
    add_draws(seen, hope)
    add_hand(seen, s, seat, hope)
    later = float(hope.rounds) / float(ROUNDS)
    seen[HAND_LATER] = later * seen[FIRST_FEATURE + HAND]
    seen[PROSPECTS_LATER] = later * seen[FIRST_FEATURE + PROSPECTS]
    seen[COLOURS_LATER] = later * seen[FIRST_FEATURE + COLOURS_MATCH]
    add_coins(seen, s, seat)
    return seen


def add_draws(seen: vec[float], hope: Prospects) -> None:
    """Red cards show each kind of section equally often."""
    total = 0.0
    kind: i64 = 0
    while kind < len(KINDS):
        total += gain_of(hope, kind)
        kind += 1
    seen[DRAW] = total / float(len(KINDS)) / 2.0
    seen[DRAWS] = seen[DRAW] * float(hope.rounds) / 4.0


def gain_of(hope: Prospects, kind: i64) -> float:
    """What a section of this kind brings, of the colour wanted."""
    if KIND_MONUMENT[kind] == BUDDHA:
        return hope.of_buddha(WILD)
    if KIND_STAGE[kind] == 0:
        return by_the_end(KIND_MONUMENT[kind], 1, one_of(WILD), hope.rounds)
    return hope.on_top(kind, WILD) if bits.has(hope.wanted, kind) else hope.high_up(kind)


def add_hand(seen: vec[float], s: City, seat: i64, hope: Prospects) -> None:
    i: i64 = 0
    while i < s.held[seat]:
        card = s.hand_card(seat, i)
        if CARD_KINDS[card] & hope.wanted != 0:
            seen[BUILDABLE] += 1.0 / 3.0
        else:
            seen[NOT_YET] += hope.of_card(card) / 5.0
        i += 1


def add_coins(seen: vec[float], s: City, seat: i64) -> None:
    """One coin is left over after every fourth round; with two players, who bid twice, after every second."""
    cycle: i64 = 2 if s.seats == 2 else 4
    near = float((s.round + cycle - 1) % cycle + 1) / float(cycle)
    purse = s.coins[seat]
    highest: i64 = 0
    total: i64 = 0
    coin: i64 = 1
    while purse != 0:
        if purse & 1 == 1:
            highest = coin
            total += coin
        purse >>= 1
        coin += 1
    seen[HIGHEST_COIN] = near * float(highest) / 5.0
    seen[ALL_COINS] = near * float(total) / 10.0


class Rival:
    """One who has still to bid: its coins, what each card of the market is worth to it, how likely it bids there."""

    def __init__(self, s: City, seat: i64) -> None:
        self.purse: i64 = s.coins[seat]
        hope = Prospects(s, seat, ROUNDS - s.round)
        places = s.printed_market().cards
        self.worth = NO_PLACES[:]
        self.drawn = NO_PLACES[:]
        total = 0.0
        place: i64 = 0
        while place < places:
            self.worth[place] = hope.of_card(s.market[place])
            self.drawn[place] = exp(self.worth[place] / EAGERNESS)
            total += self.drawn[place]
            place += 1
        place = 0
        while place < places:
            self.drawn[place] = min(1.0, CARDS_A_BID * self.drawn[place] / total)
            place += 1


def rivals_to_come(s: City, seat: i64) -> list[Rival]:
    """Those who have still to bid in this round."""
    rivals: list[Rival] = []
    other: i64 = 0
    while other < s.seats:
        if other != seat and not s.are_mates(seat, other) and still_has_to(s, other, BIDDING):
            rivals.append(Rival(s, other))
        other += 1
    return rivals


def add_bids(seen: vec[float], s: City, seat: i64, hope: Prospects, rivals: list[Rival]) -> None:
    """What a seat's coins in the market may win, with every coin that others may have put down face down."""
    place: i64 = 0
    highest: i64 = 0
    while place < s.printed_market().cards:
        own = own_coin(s, seat, place)
        if own > 0:
            beaten = chance_beside_coins(s, seat, place, own)
            chance = beaten * chance_to_win(s, seat, own)
            worth = hope.of_card(s.market[place]) / 5.0
            wanted = 0.0
            contested = beaten
            for rival in rivals:
                wanted = max(wanted, rival.worth[place])
                higher = float(bits.size(rival.purse >> own)) / float(bits.size(rival.purse))
                contested *= 1.0 - rival.drawn[place] * higher
            seen[EXPECTED] += chance * worth
            seen[EXPECTED_CARDS] += chance
            seen[WANTED] += wanted / 5.0
            seen[CONTESTED] += contested * worth
            seen[CONTESTED_CARDS] += contested
            seen[DENIED] += contested * wanted / 5.0
            highest = max(highest, own)
        place += 1
    seen[BEFORE_OTHERS] = float(highest) * float(len(rivals)) / 10.0


def own_coin(s: City, seat: i64, place: i64) -> i64:
    """The highest coin that a seat has put down for a card, 0 if it has none there."""
    own: i64 = 0
    for spot in s.printed_market().bidders[place]:
        placed: i64 = s.bids[spot]
        if placed != NO_BID and bidder(placed) == seat and coin_value(placed) > own:
            own = coin_value(placed)
    return own


def chance_beside_coins(s: City, seat: i64, place: i64, own: i64) -> float:
    """That a coin for a card beats those that lie there, of any value that their owners have."""
    chance = 1.0
    stronger = True  # spots before one's own win ties
    for spot in s.printed_market().bidders[place]:
        placed: i64 = s.bids[spot]
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


NOTHING: Final = blank(SIGNS)
NO_PLACES: Final = blank(LARGE_MARKET.cards)
