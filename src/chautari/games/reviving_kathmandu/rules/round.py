"""A round: the market is dealt, then Bid, Collect, Build; the marker passes (rulebook, How to play)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices, Step
from chautari.games.reviving_kathmandu.actions import DRAW
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, COINS, LARGE_MARKET, ROUNDS
from chautari.games.reviving_kathmandu.rules.bid import BIDS
from chautari.games.reviving_kathmandu.rules.build import StartBuilding
from chautari.games.reviving_kathmandu.rules.collect import Collect
from chautari.games.reviving_kathmandu.rules.leftover import LeftoverCoins
from chautari.games.reviving_kathmandu.state import City


class StartRound(Step[City]):
    """The whole of a round, in its order (RK-RND-1)."""

    def happen(self, s: City) -> None:
        s.round += 1
        s.tell("round", s.first, s.round)
        s.then(COLLECT, START_BUILDING, END_ROUND)
        order = bidding_order(s)
        i: i64 = len(order) - 1
        while i >= 0:
            s.then(BIDS[order[i]])
            i -= 1
        s.tell("market", -1, s.printed_market().cards)
        place: i64 = s.printed_market().cards - 1
        while place >= 0:
            s.then(TURN_UPS[place])
            place -= 1


def bidding_order(s: City) -> list[int]:
    """Clockwise from the first player; two players bid first, second, second, first (RK-BID-1, RK-2P-1)."""
    if s.seats == 2:
        other = s.after(s.first)
        return [s.first, other, other, s.first]
    return [(s.first + i) % s.seats for i in range(s.seats)]


class TurnUp(Chance[City]):
    """A blue card is dealt face up to a place of the market (RK-SET-3)."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: i64 = place

    def collect(self, s: City, out: Choices) -> None:
        for card in range(BLUE_CARDS):
            if bits.has(s.blue, card):
                out.add(DRAW + card)

    def sample(self, s: City, luck: Luck) -> i64:
        return DRAW + bits.nth(s.blue, luck.below(bits.size(s.blue)))

    def take(self, s: City, action: i64) -> None:
        card = action - DRAW
        s.blue = bits.minus(s.blue, card)
        s.market[self.place] = card
        s.tell("turned-up", -1, card, self.place)


class EndRound(Step[City]):
    """Leftover coins when everybody has exactly one, then the marker passes (RK-COIN-1, RK-RND-1)."""

    def happen(self, s: City) -> None:
        if everybody_has_one_coin(s):
            s.then(LeftoverCoins(), CoinsComeBack(), NEXT_ROUND)
        else:
            s.then(NEXT_ROUND)


def everybody_has_one_coin(s: City) -> bool:
    for seat in range(s.seats):
        if bits.size(s.coins[seat]) != 1:
            return False
    return True


class CoinsComeBack(Step[City]):
    """RK-COIN-2."""

    def happen(self, s: City) -> None:
        for seat in range(s.seats):
            s.coins[seat] = bits.first(COINS)
        s.tell("coins-back", -1)


class NextRound(Step[City]):
    """Eight rounds; with two players the marker passes every second round only (RK-RND-2, RK-2P-4)."""

    def happen(self, s: City) -> None:
        if s.round == ROUNDS:
            s.tell("game-over", -1)
            return
        if s.seats > 2 or s.round % 2 == 0:
            s.first = s.after(s.first)
        s.then(START_ROUND)


TURN_UPS: Final = [TurnUp(place) for place in range(LARGE_MARKET.cards)]
COLLECT: Final = Collect()
START_BUILDING: Final = StartBuilding()
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
NEXT_ROUND: Final = NextRound()
