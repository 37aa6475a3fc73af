"""A game as of its last move: state, moves, what each of them told, and the dealer of what is to come."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from chautari.engine import play, undo
from chautari.engine.errors import BadAction, NotOffered, UndoRefused
from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.luck import Dealer
from chautari.engine.record import Move, Record, walk
from chautari.engine.state import CHANCE, State

D = TypeVar("D", bound=Any)


@dataclass(frozen=True)
class Step:
    """What a choice leads to, chance's answers included: made on a copy, to be taken or dropped.

    `told` holds the events of each move, and `drawn` is how far the dealer has drawn afterwards.
    """

    state: State
    moves: tuple[Move, ...]
    told: tuple[tuple[Event, ...], ...]
    drawn: int


class Position:
    """The one true state of a game, and what is needed to go on from it or to go back."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        dealers: Mapping[int, Dealer],
        stacked: Mapping[int, int] | None = None,
    ) -> None:
        """The position after a record's moves; refuses a record that this program can't replay.

        `dealers` stand by the move from which each deals; they draw again what they have dealt. `stacked` are answers
        of chance that were laid on top of the deck, as in a lesson, by the numbers of their moves.
        """
        self.game = game
        self.stacked = {} if stacked is None else stacked
        self.moves = list(record.moves)
        self.told: list[tuple[Event, ...]] = []
        self.dealer = Dealer(b"")
        # For each seat the number of its last move and the table before it, so that taking back needs no replay.
        self.before: dict[int, tuple[int, State]] = {}
        # For each seat its last move that was looked into, and whether it told the seat something.
        self.learned: dict[int, tuple[int, bool]] = {}
        last = {seat: number for number, (seat, _) in enumerate(record.moves)}
        for number, state in enumerate(walk(game, record)):
            self.told.append(_heard(state))
            self.dealer = dealers.get(number, self.dealer)
            if number < len(self.moves):
                self._look_ahead(state, number, last)
        self.state = state
        # What was told before the first move.
        self.first_told = self.told.pop(0)

    def _look_ahead(self, state: State, number: int, last: dict[int, int]) -> None:
        seat = self.moves[number][0]
        if seat != CHANCE and last[seat] == number:
            self.before[seat] = (number, state.clone())
        elif seat == CHANCE and (place := play.index_of(state, CHANCE)) >= 0:
            state.pending[place].sample(state, self.dealer)

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now; several when they are asked together."""
        return play.asked(self.state)

    def opening(self) -> Step:
        """Chance's answers until the first seat is asked."""
        return self._dealt(self.state.clone(), [], [])

    def choice(self, seat: int, action: int) -> Step:
        """What an action of a seat leads to; refuses what the rules forbid, and says which rule."""
        if not 0 <= action < self.game.actions:
            raise BadAction(f"{self.game.meta.title} has actions 0 to {self.game.actions - 1}, not {action!r}.")
        state = self.state.clone()
        state.events = []
        try:
            play.play(state, seat, action)
        except NotOffered as refusal:
            rule = self.game.why_not(self.state, seat, action)
            raise NotOffered(seat, action, refusal.offered, rule, self.game.say_rule(rule)) from None
        return self._dealt(state, [(seat, action)], [_heard(state)])

    def _dealt(self, state: State, moves: list[Move], told: list[tuple[Event, ...]]) -> Step:
        dealer = Dealer(self.dealer.secret, self.dealer.drawn)
        state.events = []
        while play.asked(state) == [CHANCE]:
            moves.append((CHANCE, self._dealt_now(state, len(self.moves) + len(moves), dealer)))
            told.append(_heard(state))
        return Step(state, tuple(moves), tuple(told), dealer.drawn)

    def _dealt_now(self, state: State, number: int, dealer: Dealer) -> int:
        outcome = self.stacked.get(number)
        if outcome is None:
            return play.deal(state, dealer)
        # The dealer draws all the same: whatever comes later is dealt alike after a replay.
        state.pending[play.index_of(state, CHANCE)].sample(state, dealer)
        play.play(state, CHANCE, outcome)
        return outcome

    def take(self, step: Step) -> None:
        """Goes on to where a step leads."""
        for seat, _ in step.moves:
            if seat != CHANCE:
                self.before[seat] = (len(self.moves), self.state)
                self.learned.pop(seat, None)
        self.moves += step.moves
        self.told += step.told
        self.state, self.dealer.drawn = step.state, step.drawn

    def may_take_back(self, seat: int) -> bool:
        """True if neither chance nor another seat has decided since the seat's last move, and it seems to have told
        the seat nothing new: quick, not the last word."""
        if self.over or seat not in self.before:
            return False
        number, before = self.before[seat]
        try:
            undo.refuse_if_decided(before, self.state, tuple(self.moves[number:]))
        except UndoRefused:
            return False
        return not self._has_learned(seat, number, before)

    def _has_learned(self, seat: int, number: int, before: State) -> bool:
        """Looked into once for each move."""
        known, told = self.learned.get(seat, (-1, False))
        if known != number:
            told = undo.learned(self.game, before, seat, self.moves[number][1], undo.OFFERED)
            self.learned[seat] = (number, told)
        return told

    def ways_back(self, seat: int) -> dict[int, undo.WayBack]:
        """The options of a seat, each with whether it will be able to take it back."""
        return undo.ways_back(self.game, self.state, seat, play.options(self.state, seat))

    def has_chosen(self, seat: int) -> bool:
        """True if there is a move of the seat's to take back, freely or not."""
        return not self.over and seat in self.before

    def last_own(self, seat: int) -> int:
        """The number of the seat's last move; refuses if there is none, or the game is over."""
        return undo.last_own(self.state, self.moves, seat)

    def taken_back(self, seat: int) -> tuple[int, tuple[Move, ...]]:
        """How many moves stay when a seat takes its last one back, and which of the later ones follow them.

        Refuses when chance, a reveal or another decision stands between.
        """
        number = self.last_own(seat)
        return number, undo.without(self.game, self.before[seat][1], self.state, seat, tuple(self.moves[number:]))


def starting_by(moves: int, deals: tuple[D, ...]) -> tuple[D, ...]:
    """The deals of a game that was taken back to so many moves: whoever came later deals from there on."""
    by_start = {min(deal.start, moves): deal for deal in deals}
    return tuple(replace(deal, start=start) for start, deal in by_start.items())


def _heard(state: State) -> tuple[Event, ...]:
    told = tuple(state.events or ())
    state.events = []
    return told
