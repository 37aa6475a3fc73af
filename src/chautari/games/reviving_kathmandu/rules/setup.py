"""Setting the table: coins, missions, decks, and who begins (rulebook, Setup)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits, rows
from chautari.engine.events import PUBLIC, all_but
from chautari.engine.meta import Settings
from chautari.engine.state import Chance, Choices
from chautari.games.reviving_kathmandu.actions import FIRST, MISSION
from chautari.games.reviving_kathmandu.components import (
    BLUE_CARDS,
    COINS,
    LARGE_MARKET,
    MARKED,
    MISSIONS,
    RED_CARDS,
    SPOTS,
)
from chautari.games.reviving_kathmandu.rules.round import StartRound
from chautari.games.reviving_kathmandu.state import HAND_ROOM, NO_BID, NO_CARD, City

TEAMS: Final = {"none": 0, "two": 2, "three": 3}
NO_MISSION: Final = -1


def set_table(seats: i64, settings: Settings) -> City:
    s = City(
        seats,
        [],
        floor=-1,
        phases=0,
        teams=TEAMS[str(settings["teams"])],
        open_missions=bool(settings["open_missions"]),
        round=0,
        first=0,
        blue=blue_deck(seats),
        red=bits.first(RED_CARDS),
        under=(),
        spare_missions=bits.first(len(MISSIONS)),
        missions=(NO_MISSION,) * seats,
        market=bits.table([NO_CARD] * LARGE_MARKET.cards),
        bids=bits.table([NO_BID] * len(SPOTS)),
        last_bids=bits.table([]),
        coins=bits.table([bits.first(COINS)] * seats),
        held=bits.table([0] * seats),
        hands=bits.table([NO_CARD] * (seats * HAND_ROOM)),
        growing=[()] * seats,
        finished=[()] * seats,
        discards=[()] * seats,
        coin_points=(0,) * seats,
    )
    s.then(FirstPlayer(), DealMission(0), StartRound())
    return s


def blue_deck(seats: i64) -> i64:
    """Two to four players leave the marked cards in the box (RK-SET-2)."""
    deck = bits.first(BLUE_CARDS)
    if seats <= 4:
        for card in range(BLUE_CARDS):
            if MARKED[card]:
                deck = bits.minus(deck, card)
    return deck


class FirstPlayer(Chance[City]):
    """RK-SET-4."""

    def collect(self, s: City, out: Choices) -> None:
        for seat in range(s.seats):
            out.add(FIRST + seat)

    def take(self, s: City, action: i64) -> None:
        s.first = action - FIRST
        s.tell("begins", s.first)


class DealMission(Chance[City]):
    """RK-SET-1: one each, hidden unless the table plays with open missions."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def collect(self, s: City, out: Choices) -> None:
        for mission in bits.members_of(s.spare_missions):
            out.add(MISSION + mission)

    def take(self, s: City, action: i64) -> None:
        mission = action - MISSION
        s.spare_missions = bits.minus(s.spare_missions, mission)
        s.missions = rows.replaced(s.missions, self.receiver, int(mission))
        if s.open_missions:
            s.tell("own-mission", self.receiver, mission, to=PUBLIC)
        else:
            s.tell("own-mission", self.receiver, mission, to=self.receiver)
            s.tell("mission", self.receiver, to=all_but(self.receiver))
        if self.receiver + 1 < s.seats:
            s.then(DealMission(self.receiver + 1))
