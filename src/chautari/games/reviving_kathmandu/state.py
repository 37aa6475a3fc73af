"""Everything that lies on a table of Reviving Kathmandu."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import rows
from chautari.engine.state import Decision, State
from chautari.games.reviving_kathmandu.components import (
    FACE_COLOUR,
    FACE_KIND,
    HEIGHT,
    KIND_MONUMENT,
    KIND_POINTS,
    LARGE_MARKET,
    SMALL_MARKET,
    WILD,
    Market,
)

NO_CARD: Final = -1
NO_BID: Final = -1


class Monument:
    """A monument under construction or finished: the faces from the bottom up, and the colour of each. Immutable."""

    def __init__(self, kind: i64, faces: tuple[int, ...], colours: tuple[int, ...]) -> None:
        self.kind: i64 = kind
        self.faces = faces
        self.colours = colours
        self.next_section: i64 = FACE_KIND[faces[-1]] + 1

    def height(self) -> i64:
        return len(self.faces)

    def is_complete(self) -> bool:
        return len(self.faces) == HEIGHT[self.kind]

    def top(self) -> i64:
        return self.faces[-1]

    def printed_points(self) -> i64:
        return KIND_POINTS[FACE_KIND[self.faces[-1]]]

    def grown(self, face: i64) -> "Monument":
        return Monument(self.kind, self.faces + (face,), self.colours + (FACE_COLOUR[face],))

    def coloured(self, colour: i64) -> "Monument":
        """The lowest wild section still undecided takes this colour."""
        section = self.colours.index(WILD)
        return Monument(self.kind, self.faces, rows.replaced(self.colours, section, int(colour)))


def foundation(face: i64) -> Monument:
    return Monument(KIND_MONUMENT[FACE_KIND[face]], (face,), (FACE_COLOUR[face],))


class City(State):
    """The table. Hands and piles are tuples in ascending order, so clones share them; decks are sets of bits."""

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
        market: list[int],
        bids: list[int],
        last_bids: tuple[int, ...],
        coins: list[int],
        hands: list[tuple[int, ...]],
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
            self.hands[:],
            self.growing[:],
            self.finished[:],
            self.discards[:],
            self.coin_points,
        )

    def printed_market(self) -> Market:
        return SMALL_MARKET if self.seats <= 4 else LARGE_MARKET

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def are_mates(self, a: i64, b: i64) -> bool:
        return a == b or (self.teams > 0 and a % self.teams == b % self.teams)
