"""Everything that lies on a table of Reviving Kathmandu."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine.state import Decision, State
from chautari.games.reviving_kathmandu.components import LARGE_MARKET, SMALL_MARKET, Market
from chautari.games.reviving_kathmandu.monument import Monument

NO_CARD: Final = -1
NO_BID: Final = -1
HAND_ROOM: Final = 8  # two players hold at most 3 + 4 cards, others 3 + 2


class City(State):
    """The table. Monuments and piles are tuples, so that clones share them; decks are sets of bits.

    All hands lie in one row: `held[seat]` cards from the place `seat * HAND_ROOM` on, in no order that matters.
    """

    def __init__(
        self,
        seats: i64,
        pending: list[Decision[Any]],
        floor: i64,
        phases: i64,
        teams: i64,
        open_missions: bool,
        round: i64,
        first: i64,
        blue: i64,
        red: i64,
        under: tuple[int, ...],
        spare_missions: i64,
        missions: tuple[int, ...],
        market: vec[i64],
        bids: vec[i64],
        last_bids: vec[i64],
        coins: vec[i64],
        held: vec[i64],
        hands: vec[i64],
        growing: list[tuple[Monument, ...]],
        finished: list[tuple[Monument, ...]],
        discards: list[tuple[int, ...]],
        coin_points: tuple[int, ...],
    ) -> None:
        super().__init__(seats, pending, floor, phases)
        self.teams: i64 = teams
        self.open_missions = open_missions
        self.round: i64 = round
        self.first: i64 = first
        self.blue: i64 = blue
        self.red: i64 = red
        self.under = under
        self.spare_missions: i64 = spare_missions
        self.missions = missions
        self.market = market
        self.bids = bids
        self.last_bids = last_bids
        self.coins = coins
        self.held = held
        self.hands = hands
        self.growing = growing
        self.finished = finished
        self.discards = discards
        self.coin_points = coin_points

    def clone(self) -> "City":
        return City(
            self.seats,
            self.pending[:],
            self.floor,
            self.phases,
            self.teams,
            self.open_missions,
            self.round,
            self.first,
            self.blue,
            self.red,
            self.under,
            self.spare_missions,
            self.missions,
            self.market[:],
            self.bids[:],
            self.last_bids,
            self.coins[:],
            self.held[:],
            self.hands[:],
            self.growing[:],
            self.finished[:],
            self.discards[:],
            self.coin_points,
        )

    def printed_market(self) -> Market:
        return SMALL_MARKET if self.seats <= 4 else LARGE_MARKET

    def hand_card(self, seat: i64, i: i64) -> i64:
        return self.hands[seat * HAND_ROOM + i]

    def hand(self, seat: i64) -> list[int]:
        """The cards that a seat holds, in ascending order."""
        return sorted([self.hand_card(seat, i) for i in range(self.held[seat])])

    def take_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * HAND_ROOM + self.held[seat]] = card
        self.held[seat] += 1

    def drop_card(self, seat: i64, card: i64) -> None:
        """The last card of the hand takes the place of the one that leaves."""
        place = seat * HAND_ROOM
        last: i64 = place + self.held[seat] - 1
        while self.hands[place] != card:
            place += 1
        self.hands[place] = self.hands[last]
        self.hands[last] = NO_CARD
        self.held[seat] -= 1

    def are_mates(self, a: i64, b: i64) -> bool:
        return a == b or (self.teams > 0 and a % self.teams == b % self.teams)
