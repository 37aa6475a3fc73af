"""Expansion 1: tents, drawn by whoever was slowest and pitched on another yak's target space."""

from mypy_extensions import i64

from chautari.engine.events import all_but
from chautari.engine.luck import Luck
from chautari.engine.sheet import Sheet
from chautari.engine.state import Chance, Choices, Step
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import DEAL_TENT, NO_TENT, TENT
from chautari.games.kathmandu.components import LANDSCAPES, MOST_EXHAUSTION
from chautari.games.kathmandu.question import TO_PITCH_TENT, Question
from chautari.games.kathmandu.state import MOVED, Trek


class DealTent(Chance[Trek]):
    """KA-TNT-1: into a secret hand."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def collect(self, s: Trek, out: Choices) -> None:
        landscape: i64 = 0
        while landscape < len(LANDSCAPES):
            if packs.count(s.tent_deck, landscape) > 0:
                out.add(DEAL_TENT + landscape)
            landscape += 1

    def weight(self, s: Trek, outcome: i64) -> i64:
        return packs.count(s.tent_deck, outcome - DEAL_TENT)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return DEAL_TENT + packs.draw(s.tent_deck, luck)

    def take(self, s: Trek, action: i64) -> None:
        landscape = action - DEAL_TENT
        player = s.players[self.drawer]
        s.tent_deck = packs.one_less(s.tent_deck, landscape)
        player.tents = packs.one_more(player.tents, landscape)
        s.tell("own-tent", self.drawer, landscape, to=self.drawer)
        s.tell("drew-tent", self.drawer, to=all_but(self.drawer))


class AskForTents(Step[Trek]):
    """KA-TNT-2: the others clockwise, whoever holds any tent: whether it fits is a secret (KA-TNT-3)."""

    def __init__(self, mover: i64, seats_asked: i64) -> None:
        super().__init__()
        self.mover: i64 = mover
        self.seats_asked: i64 = seats_asked

    def happen(self, s: Trek) -> None:
        if not can_be_hindered(s, self.mover):
            return
        distance = self.seats_asked + 1
        while distance < s.seats:
            seat = (self.mover + distance) % s.seats
            if s.players[seat].tents != 0:
                s.then(PitchTent(seat, self.mover), AskForTents(self.mover, distance))
                return
            distance += 1


def can_be_hindered(s: Trek, seat: i64) -> bool:
    """Not at rest, in Kathmandu, on a mountain, with three markers, or where no tent is left to be played."""
    player = s.players[seat]
    if not s.has_done(MOVED) or player.yak < 0 or player.exhaustion >= MOST_EXHAUSTION:
        return False
    landscape = s.landscape.landscape_of(player.yak)
    if landscape < 0:
        return False
    unplayed = packs.count(s.tent_deck, landscape)
    for other in s.players:
        unplayed += packs.count(other.tents, landscape)
    return unplayed > 0


class PitchTent(Question):
    """KA-TNT-2: a tent of the landscape on which the mover's yak stands, or none."""

    def __init__(self, seat: i64, mover: i64) -> None:
        super().__init__(seat)
        self.mover: i64 = mover

    def collect(self, s: Trek, out: Choices) -> None:
        out.add(NO_TENT)
        landscape = s.landscape.landscape_of(s.players[self.mover].yak)
        if packs.count(s.players[self.seat].tents, landscape) > 0:
            out.add(TENT + landscape)

    def take(self, s: Trek, action: i64) -> None:
        if action == NO_TENT:
            return
        player = s.players[self.seat]
        player.tents = packs.one_less(player.tents, action - TENT)
        s.players[self.mover].tire()
        s.tell("pitched", self.seat, action - TENT, self.mover)
        if player.tents != 0 and can_be_hindered(s, self.mover):
            s.then(self)

    def prompt(self) -> str:
        return "prompt-tent"

    def number(self) -> i64:
        return TO_PITCH_TENT

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("mover", self.mover)]

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        sheet.put_seat(self.mover, seat, seats)
