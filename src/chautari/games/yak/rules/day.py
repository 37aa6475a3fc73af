"""A day: morning, noon and evening, and how the last one comes (rulebook, Spielablauf, Abend, Spielende)."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.events import all_but
from chautari.engine.state import Choices, Decision, Step
from chautari.games.yak.actions import CHOOSE
from chautari.games.yak.components import BUILD, CARDS, MOST_SEATS, SUPPLY
from chautari.games.yak.question import Question
from chautari.games.yak.rules.build import build
from chautari.games.yak.rules.market import market
from chautari.games.yak.rules.supply import supply
from chautari.games.yak.state import NO_CHOICES, NO_SEAT, Village

LONGEST: Final = 60  # YK-END-5


class Morning(Step[Village]):
    """The first day comes."""

    def happen(self, s: Village) -> None:
        begin_day(s)


def begin_day(s: Village) -> None:
    """All choose at the same time, then act from the baby yak's owner clockwise (YK-MOR-1, YK-NOO-1)."""
    s.day += 1
    s.tell("day", s.baby, s.day)
    s.then(EVENING)
    s.then_all(ORDERS[s.seats][s.baby])
    s.together(QUESTIONS[s.seats])


class ChooseCard(Question):
    """One of the three, face down."""

    def collect(self, s: Village, out: Choices) -> None:
        card: i64 = 0
        while card < len(CARDS):
            out.add(CHOOSE + card)
            card += 1

    def take(self, s: Village, action: i64) -> None:
        s.chosen[self.seat] = action - CHOOSE
        s.tell("own-choice", self.seat, action - CHOOSE, to=self.seat)
        s.tell("chose", self.seat, to=all_but(self.seat))

    def prompt(self) -> str:
        return "prompt-choose"

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-MOR-1"


class Reveal(Step[Village]):
    """A seat shows its card and carries the action out, the fog track included."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def happen(self, s: Village) -> None:
        card = s.chosen[self.player]
        s.revealed = bits.plus(s.revealed, self.player)
        s.tell("revealed", self.player, card)
        if card == BUILD:
            build(s, self.player)
        elif card == SUPPLY:
            supply(s, self.player)
        else:
            market(s, self.player)


class Evening(Step[Village]):
    """Cards come back, the baby yak passes, the carts move on; the last day ends without (YK-EVE-1, YK-END-4)."""

    def happen(self, s: Village) -> None:
        if s.last_day:
            s.tell("game-over", -1)
            return
        take_back_cards(s)
        s.baby = s.after(s.baby)
        move_carts(s)
        if s.stupa != NO_SEAT or s.day + 1 == LONGEST:
            s.last_day = True
            s.tell("last-day", -1)
        begin_day(s)


def take_back_cards(s: Village) -> None:
    s.revealed = 0
    s.yesterday = s.chosen
    s.chosen = NO_CHOICES[:]


def move_carts(s: Village) -> None:
    """Each to the next place of the ring, where its yak looks (YK-EVE-1, YK-EVE-2)."""
    road = s.road[:]
    here: i64 = len(road) - 1
    there: i64 = 0
    while there < len(road):
        if s.left:
            road[there] = s.road[here]
        else:
            road[here] = s.road[there]
        here = there
        there += 1
    s.road = road
    s.tell("carts-move", -1, 1 if s.left else 0)


# Every day asks the same questions in one of a few orders; they are immutable, so they are made once.
MORNING: Final = Morning()
EVENING: Final = Evening()


def questions(seats: i64) -> list[Decision[Any]]:
    return [ChooseCard(seat) for seat in range(seats)]


def order(seats: i64, first: i64) -> list[Decision[Any]]:
    return [Reveal((first + turn) % seats) for turn in range(seats)]


QUESTIONS: Final = [questions(seats) for seats in range(MOST_SEATS + 1)]
ORDERS: Final = [[order(seats, first) for first in range(seats)] for seats in range(MOST_SEATS + 1)]
