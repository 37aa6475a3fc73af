"""A game as of its last stored move: the state, the moves and the dealers; it knows no people and no I/O."""

from dataclasses import dataclass
from typing import Any

from chautari.engine import play, undo
from chautari.engine.errors import BadRecord, NotAsked, NotOffered, UndoRefused
from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.luck import Dealer
from chautari.engine.meta import Settings
from chautari.engine.record import Move, Record, begin
from chautari.engine.state import CHANCE, State
from chautari.server.refusals import BAD, CONFLICT, Refused, refused
from chautari.store import StoredDeal


@dataclass(frozen=True)
class Step:
    """What a choice would lead to, to be stored before it becomes the position."""

    state: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    drawn: int


class Position:
    """The one true state of a table, and what is needed to go on from it."""

    def __init__(
        self, game: Game[Any], options: Settings, names: tuple[str, ...], deals: tuple[StoredDeal, ...]
    ) -> None:
        self.game = game
        self.deals = deals
        self.moves: list[Move] = []
        self.told: list[tuple[Event, ...]] = []
        self.drawn = 0
        # For each seat the number of its last move and the table before it, so that taking back needs no replay.
        self.before: dict[int, tuple[int, State]] = {}
        self.state = begin(game, Record(game.meta.name, game.meta.rules_version, options, names))
        self.first_told = _told(self.state)

    @classmethod
    def replayed(
        cls, game: Game[Any], record: Record, moves: tuple[Move, ...], deals: tuple[StoredDeal, ...]
    ) -> "Position":
        """The position after these moves; refuses a record that this program can't replay."""
        begin(game, record)
        position = cls(game, record.options, record.seats, deals)
        starts = {deal.start: deal for deal in deals}
        dealer = Dealer(b"")
        for number, (seat, action) in enumerate(moves):
            if number in starts:
                dealer = Dealer(starts[number].secret)
            position._again(seat, action, number, dealer)
        if len(moves) in starts:
            dealer = Dealer(starts[len(moves)].secret)
        position.drawn = dealer.drawn
        return position

    def _again(self, seat: int, action: int, number: int, dealer: Dealer) -> None:
        state = self.state
        if seat == CHANCE and play.place_of(state, CHANCE) >= 0:
            state.pending[play.place_of(state, CHANCE)].sample(state, dealer)
        elif seat != CHANCE:
            self.before[seat] = (number, state.clone())
        try:
            play.play(state, seat, action)
        except (NotAsked, NotOffered) as error:
            raise BadRecord(f"Move {number} of this record can't be played: {error}") from None
        self.moves.append((seat, action))
        self.told.append(_told(state))

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def asked(self) -> list[int]:
        return [] if self.over else play.asked(self.state)

    def opening(self) -> Step:
        """Chance deals until the first seat is asked."""
        return self._dealt(self.state.clone(), (), ())

    def choice(self, seat: int, action: int) -> Step:
        """What an action of a seat leads to; refuses what the rules forbid, and says which rule."""
        if not 0 <= action < self.game.actions:
            raise refused(BAD, "no-such-action", title=self.game.meta.title, most=self.game.actions - 1)
        state = self.state.clone()
        state.events = []
        try:
            play.play(state, seat, action)
        except NotAsked:
            raise refused(CONFLICT, "not-asked") from None
        except NotOffered:
            rule = self.game.why_not(self.state, seat, action)
            raise Refused(CONFLICT, "not-offered", self.game.say_rule(rule), rule) from None
        return self._dealt(state, ((seat, action),), _told(state))

    def _dealt(self, state: State, moves: tuple[Move, ...], events: tuple[Event, ...]) -> Step:
        dealer = Dealer(self.deals[-1].secret, self.drawn)
        made, told = list(moves), list(events)
        state.events = []
        while play.asked(state) == [CHANCE]:
            made.append((CHANCE, play.deal(state, dealer)))
            told += _told(state)
        return Step(state, tuple(made), tuple(told), dealer.drawn)

    def take(self, step: Step) -> None:
        """The step is stored: it is the position now."""
        for seat, _ in step.moves:
            if seat != CHANCE:
                self.before[seat] = (len(self.moves), self.state)
        self.moves += step.moves
        # All that one step told is kept with its last move: nothing is ever taken back to between them.
        self.told += [()] * (len(step.moves) - 1) + [step.events]
        self.state, self.drawn = step.state, step.drawn

    def may_take_back(self, seat: int) -> bool:
        """Whether neither chance nor another seat has decided since the seat's last move: quick, not the last word."""
        if self.over or seat not in self.before:
            return False
        number, before = self.before[seat]
        try:
            undo.refuse_if_decided(before, self.state, tuple(self.moves[number:]))
        except UndoRefused:
            return False
        return True

    def last_own(self, seat: int) -> int:
        return undo.last_own(self.state, self.moves, seat)

    def taken_back(self, seat: int) -> tuple[int, tuple[Move, ...]]:
        """How many moves stay when a seat takes its last one back, and what of the later ones follows them."""
        number = self.last_own(seat)
        return number, undo.without(self.game, self.before[seat][1], self.state, seat, tuple(self.moves[number:]))


def _told(state: State) -> tuple[Event, ...]:
    told = tuple(state.events or ())
    state.events = []
    return told
