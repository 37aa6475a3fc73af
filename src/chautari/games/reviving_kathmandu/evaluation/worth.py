"""How good a position looks: points made, what may still grow, what hand and bids promise, and the coins kept back."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import BUDDHA, COINS, ROUNDS, WILD
from chautari.games.reviving_kathmandu.evaluation.prospects import Prospects, best_match, row
from chautari.games.reviving_kathmandu.monument import Monument, number_of
from chautari.games.reviving_kathmandu.question import (
    BIDDING,
    BUILDING,
    NOTHING_BOUGHT,
    card_bought,
    question_in,
    still_has_to,
)
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value
from chautari.games.reviving_kathmandu.rules.collect import winning_spot
from chautari.games.reviving_kathmandu.rules.scoring import points
from chautari.games.reviving_kathmandu.state import NO_CARD, City

READY: Final = 0.9  # for a card that can be built in this round
LATER: Final = 0.6
RED_CARD: Final = 1.5  # what is drawn instead of a card won
RED_CARD_WANTED: Final = 0.15  # and more for every kind of section that finds a place
CONTEST: Final = 0.3  # how likely somebody bids for the same card
COIN_KEPT: Final = 0.8
OTHER_COIN: Final = 0.25


def worth(s: City, seat: i64) -> float:
    total = float(points(s, seat))
    if s.is_over():
        return total
    for monument in s.finished[seat]:
        total += undecided(monument)
    bidding = is_bidding(s)
    after: i64 = ROUNDS - s.round
    hope = Prospects(s, seat, after)
    for monument in hope.growing:
        total += hope.of_monument(monument, after + 1 if bidding else after)
    if bidding:
        total += READY * hand_promise(s, seat, hope) + bids_promise(s, seat, hope)
    else:
        total += build_promise(s, seat, hope)
    return total + KEPT[s.coins[seat]]


def is_bidding(s: City) -> bool:
    """Cards lie in the market only while it is dealt and bid for."""
    place: i64 = 0
    while place < s.printed_market().cards:
        if s.market[place] != NO_CARD:
            return True
        place += 1
    return False


def undecided(monument: Monument) -> float:
    """What the wild sections of a completed monument will add."""
    if number_of(monument.painted, WILD) == 0:
        return 0.0
    return 1.0 if monument.kind == BUDDHA else best_match(monument.painted, 0) - float(monument.matching)


def hand_promise(s: City, seat: i64, hope: Prospects) -> float:
    total = 0.0
    i: i64 = 0
    while i < s.held[seat]:
        total += hope.of_card(s.hand_card(seat, i))
        i += 1
    return total


def build_promise(s: City, seat: i64, hope: Prospects) -> float:
    """The hand, and a discard bought: built in this round while the seat still builds, in a later one otherwise."""
    if still_has_to(s, seat, BUILDING):
        bought = card_bought(s, seat)
        total = hand_promise(s, seat, hope)
        return READY * (total if bought == NOTHING_BOUGHT else total + hope.of_card(bought))
    return LATER * hand_promise(s, seat, hope) if hope.rounds > 0 else 0.0


def bids_promise(s: City, seat: i64, hope: Prospects) -> float:
    """What the seat's coins in the market will win, rather than red cards."""
    red = RED_CARD + RED_CARD_WANTED * float(bits.size(hope.wanted))
    total = 0.0
    place: i64 = 0
    while place < s.printed_market().cards:
        spot = winning_spot(s, place)
        if spot >= 0 and bidder(s.bids[spot]) == seat:
            value = READY * hope.of_card(s.market[place]) - red
            total += value * chance_to_win(s, seat, coin_value(s.bids[spot]))
        place += 1
    return total


def chance_to_win(s: City, seat: i64, coin: i64) -> float:
    """That nobody who has still to bid brings a higher coin to the same card."""
    chance = 1.0
    for decision in s.pending:
        if decision.seat != seat:
            question = question_in(decision)
            if question is not None and question.doing() == BIDDING:
                purse = s.coins[question.seat]
                chance *= 1.0 - CONTEST * float(bits.size(purse >> coin)) / float(bits.size(purse))
    return chance


def kept(purse: int) -> float:
    """Coins win cards later, and the last one scores: it can be the highest."""
    coins = [coin + 1 for coin in range(COINS) if purse >> coin & 1]
    return COIN_KEPT * max(coins) + OTHER_COIN * (sum(coins) - max(coins)) if coins else 0.0


KEPT: Final = row([kept(purse) for purse in range(2**COINS)])
