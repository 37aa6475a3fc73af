"""Collect: coins are revealed, cards go to their winners, the rest comes from the red deck (rulebook, Collecting)."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.events import all_but
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices, Decision, Step
from chautari.games.reviving_kathmandu.actions import DRAW
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, MOST_SEATS, RED_CARDS, SPOTS
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value
from chautari.games.reviving_kathmandu.state import NO_BID, NO_CARD, City


class Collect(Step[City]):
    """Reveal, award, return the coins, then draw clockwise from the first player (RK-COL-1 to RK-COL-8)."""

    def happen(self, s: City) -> None:
        for spot in s.printed_market().spots:
            if s.bids[spot] != NO_BID:
                s.tell("revealed", bidder(s.bids[spot]), spot, coin_value(s.bids[spot]))
        draws: list[Decision[Any]] = []
        won = award(s)
        red = bits.size(s.red)
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            for _ in range(cards_each(s) - won[seat]):
                draws.append(RED_DRAWS[seat] if red > 0 else DrawUnsold(seat))
                red -= 1
        draws.append(CLEAR_MARKET)
        s.last_bids = s.bids
        s.bids = NO_BIDS[:]
        s.then_all(draws)


def cards_each(s: City) -> int:
    """RK-COL-5 and RK-2P-2."""
    return 4 if s.seats == 2 else 2


def award(s: City) -> list[int]:
    """Gives every card of the market that somebody bid for to its winner; how many each seat won."""
    won = [0] * s.seats
    for place in range(s.printed_market().cards):
        spot = winning_spot(s, place)
        if spot >= 0:
            seat = bidder(s.bids[spot])
            card: i64 = s.market[place]
            s.market[place] = NO_CARD
            s.take_card(seat, card)
            won[seat] += 1
            s.tell("won", seat, card, spot)
    return won


def winning_spot(s: City, place: i64) -> i64:
    """The highest coin; among equal ones the nearest, then the one on the long edge (RK-COL-1 to RK-COL-4)."""
    best: i64 = -1
    highest: i64 = 0
    for spot in s.printed_market().bidders[place]:
        placed: i64 = s.bids[spot]
        if placed != NO_BID and coin_value(placed) > highest:
            highest = coin_value(placed)
            best = spot
    return best


class DrawUnsold(Step[City]):
    """Below the cards of the red deck lie market cards in an order that everybody saw (RK-COL-7)."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: City) -> None:
        card: i64 = s.under[0]
        s.under = s.under[1:]
        s.take_card(self.drawer, card)
        s.tell("drew-known", self.drawer, card)


class DrawRed(Chance[City]):
    """RK-COL-8: hidden from the others."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def collect(self, s: City, out: Choices) -> None:
        for number in range(RED_CARDS):
            if bits.has(s.red, number):
                out.add(DRAW + BLUE_CARDS + number)

    def sample(self, s: City, luck: Luck) -> i64:
        return DRAW + BLUE_CARDS + bits.nth(s.red, luck.below(bits.size(s.red)))

    def take(self, s: City, action: i64) -> None:
        card = action - DRAW
        s.red = bits.minus(s.red, card - BLUE_CARDS)
        s.take_card(self.drawer, card)
        s.tell("own-draw", self.drawer, card, to=self.drawer)
        s.tell("drew", self.drawer, to=all_but(self.drawer))


class ClearMarket(Step[City]):
    """What nobody won goes under the red deck, lowest number first (RK-COL-7)."""

    def happen(self, s: City) -> None:
        for place in range(s.printed_market().cards):
            card: i64 = s.market[place]
            if card != NO_CARD:
                s.under += (card,)
                s.market[place] = NO_CARD
                s.tell("unsold", -1, card)


RED_DRAWS: Final = [DrawRed(seat) for seat in range(MOST_SEATS)]
CLEAR_MARKET: Final = ClearMarket()
NO_BIDS: Final = bits.table([NO_BID] * len(SPOTS))
