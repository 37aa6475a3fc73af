"""How good a position looks: money made, members aboard, and what the hand may still bring before the round ends."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.adventure_tours.components import CARDS, COINS, COST_OF_A_CARD, DEMAND, ROUNDS, amount, colour_of
from chautari.games.adventure_tours.rules.round import hand_costs, income, money
from chautari.games.adventure_tours.state import Tours, in_reach

# All found by letting greedy players with other values play against these.
COINS_IN_A_ROUND: Final = 20.0
TURNS_A_STUCK_CARD_COSTS: Final = 0.8
TURNS_MISSING_EQUIPMENT_COSTS: Final = 0.5
CHANCE_AT_THE_LAST_MOMENT: Final = 0.5
TURNS_OF_DOUBT: Final = 6.0
CHANCE_LOST_WITH_MISSING_EQUIPMENT: Final = 0.12


def worth(s: Tours, seat: i64) -> float:
    if has_paid(s):
        return besides(s, seat)
    hope = promise(s.hands[seat].listed(), s.gear(seat), turns_left(s))
    return besides(s, seat) + float(income(s, seat) - hand_costs(s, seat)) + hope


def besides(s: Tours, seat: i64) -> float:
    """The money of the rounds before this one and after it."""
    return float(money(s, seat)) + COINS_IN_A_ROUND * float(ROUNDS - s.round)


def has_paid(s: Tours) -> bool:
    """Whether the round is over, and its result among the money made."""
    return len(s.earned) == s.round * s.seats


def turns_left(s: Tours) -> float:
    """How long the round may last: until the quickest player has got rid of the hand."""
    fewest = float(CARDS)
    for seat in range(s.seats):
        stuck = bits.size(s.hands[seat].ones & ~in_reach(s.gear(seat)))
        turns = float(s.hands[seat].size) + TURNS_A_STUCK_CARD_COSTS * float(stuck)
        if turns < fewest:
            fewest = turns
    return fewest


def promise(hand: list[int], gear: i64, turns: float) -> float:
    """What the cards of a hand may pay as members, and save at the end, the most demanding played first."""
    value = 0.0
    clock = 0.0
    for card in reversed(hand):
        missing = float(DEMAND[card] - amount(gear, colour_of(card)))
        if missing < 0.0:
            missing = 0.0
        clock += 1.0 + TURNS_MISSING_EQUIPMENT_COSTS * missing
        chance = CHANCE_AT_THE_LAST_MOMENT + (turns - clock) / TURNS_OF_DOUBT
        chance -= CHANCE_LOST_WITH_MISSING_EQUIPMENT * missing
        if chance > 0.0:
            value += min(chance, 1.0) * float(COINS[card] + COST_OF_A_CARD)
    return value
