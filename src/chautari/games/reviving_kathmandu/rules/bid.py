"""Bid: one unspent coin face down on a free spot (rulebook, Bidding rules)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.events import all_but
from chautari.engine.state import Choices
from chautari.games.reviving_kathmandu.actions import DONE, bid, coin_of, spot_of
from chautari.games.reviving_kathmandu.components import MOST_SEATS, SPOTS
from chautari.games.reviving_kathmandu.question import BIDDING, Question
from chautari.games.reviving_kathmandu.state import NO_BID, City


class Bid(Question):
    """RK-BID-1: any unspent coin, any free spot, one coin per spot."""

    def collect(self, s: City, out: Choices) -> None:
        for spot in s.printed_market().spots:
            if s.bids[spot] == NO_BID:
                purse: i64 = s.coins[self.seat]
                action = bid(spot, 1)
                while purse != 0:
                    if purse & 1 == 1:
                        out.add(action)
                    action += 1
                    purse >>= 1

    def take(self, s: City, action: i64) -> None:
        spot = spot_of(action)
        coin = coin_of(action)
        s.coins[self.seat] = bits.minus(s.coins[self.seat], coin - 1)
        s.bids[spot] = hidden_coin(self.seat, coin)
        s.tell("bid", self.seat, spot, to=all_but(self.seat))
        s.tell("own-bid", self.seat, spot, coin, to=self.seat)

    def prompt(self) -> str:
        return "prompt-bid"

    def doing(self) -> i64:
        return BIDDING

    def refusal(self, s: City, action: i64) -> str:
        """A spot of the other market, a coin that is spent, a spot that is taken, or another phase of the round."""
        if action >= DONE:
            return "RK-RND-1"
        if spot_of(action) not in s.printed_market().spots:
            return "RK-BID-2"
        return "RK-BID-1" if bits.has(s.coins[self.seat], coin_of(action) - 1) else "RK-COL-6"


# Decisions are immutable, so the ones met most often are made once.
BIDS: Final = [Bid(seat) for seat in range(MOST_SEATS)]


def hidden_coin(seat: i64, coin: i64) -> i64:
    """A coin on a spot, as one number."""
    return seat * 8 + coin


def bidder(placed: i64) -> i64:
    return placed // 8


def coin_value(placed: i64) -> i64:
    return placed % 8


def coins_on_spots(s: City, owner: i64) -> i64:
    """The coins of a seat that lie on spots, as a set of bits."""
    coins: i64 = 0
    spot: i64 = 0
    while spot < len(SPOTS):
        placed = s.bids[spot]
        if placed != NO_BID and bidder(placed) == owner:
            coins |= bits.bit(coin_value(placed) - 1)
        spot += 1
    return coins
