"""The money that a seat can expect to have at the end: what search believes, learnt by bench/learn_forecast.py.

What the round will pay is linear in a few features of a position, with weights of their own for every table size and
for how many cards the quickest other player still has to get rid of. The rounds after it pay everybody alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.games.adventure_tours.components import (
    COINS,
    COLOURS,
    DEMAND,
    DESERT,
    EXPERT_BOARDS,
    MOST_SEATS,
    amount,
    colour_of,
)
from chautari.games.adventure_tours.evaluation.worth import besides, has_paid, promise, turns_left
from chautari.games.adventure_tours.rules.round import income
from chautari.games.adventure_tours.state import Tours
from chautari.games.weights import blank, read_weights, weighed

FEWEST_SEATS: Final = 3
MANY_CARDS: Final = 7  # or more

# The features, in the order of the weights.
INCOME: Final = 0
CARDS_HELD: Final = 1
PROMISE: Final = 2
COINS_IN_HAND: Final = 3
COINS_IN_REACH: Final = 4  # of cards that could join at once
GEAR: Final = 5
ON_TURN: Final = 6
BOARD: Final = 7  # whether the seat has each of the expert boards
ALWAYS: Final = BOARD + EXPERT_BOARDS
FEATURES: Final = ALWAYS + 1


def features(s: Tours, seat: i64) -> vec[float]:
    """What is looked at."""
    seen = NOTHING[:]
    hand = s.hands[seat].listed()
    gear = s.gear(seat)
    seen[INCOME] = float(income(s, seat))
    seen[CARDS_HELD] = float(len(hand))
    seen[PROMISE] = promise(hand, gear, turns_left(s))
    for card in hand:
        seen[COINS_IN_HAND] += float(COINS[card])
        if DEMAND[card] <= amount(gear, colour_of(card)):
            seen[COINS_IN_REACH] += float(COINS[card])
    for colour in range(len(COLOURS)):
        seen[GEAR] += float(amount(gear, colour))
    seen[ON_TURN] = float(s.turn == seat)
    if s.boards[seat] != DESERT:
        seen[BOARD + s.boards[seat]] = 1.0
    seen[ALWAYS] = 1.0
    return seen


def fewest_cards(s: Tours, seat: i64) -> i64:
    """In the hand of any other player."""
    fewest: i64 = MANY_CARDS
    for other in range(s.seats):
        if other != seat and s.hands[other].size < fewest:
            fewest = s.hands[other].size
    return fewest


def row(s: Tours, seat: i64) -> i64:
    """Which weights suit the position."""
    return (s.seats - FEWEST_SEATS) * (MANY_CARDS + 1) + fewest_cards(s, seat)


def forecast(s: Tours, seat: i64) -> float:
    if has_paid(s):
        return besides(s, seat)
    return besides(s, seat) + weighed(features(s, seat), WEIGHTS, row(s, seat))


KINDS: Final = [
    f"{seats} {fewest}" for seats in range(FEWEST_SEATS, MOST_SEATS + 1) for fewest in range(MANY_CARDS + 1)
]
NOTHING: Final = blank(FEATURES)
WEIGHTS: Final = read_weights(__package__, KINDS, FEATURES)
