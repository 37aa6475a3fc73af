"""A table to sit at: the friendly face of the engine."""

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from chautari.engine import play, undo
from chautari.engine.errors import BadAction, BadSeats, NotAsked, NotOffered, StillPlaying
from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dealer, Dice, secret_from_seed
from chautari.engine.meta import Setting
from chautari.engine.record import Deal, Move, Record, seat_names, walk
from chautari.engine.state import CHANCE, State

SPECTATOR = -1


@dataclass(frozen=True)
class Offer:
    """One thing a seat may do now."""

    seat: int
    action: int
    name: str
    text: str
    rule: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Score:
    """A seat's result and where each point came from."""

    seat: int
    place: int
    total: int
    sources: tuple[Source, ...]


@dataclass(frozen=True)
class Line:
    """One event of the log and the move it belongs to."""

    move: int
    event: Event


class Table:
    """One game being played: start it, list what may be done, play, look, take back, save.

    `copy.copy`, `copy.deepcopy` and `pickle` give a table of its own; a pickle holds the dealer's secret.
    """

    def __init__(self, game: Game[Any], record: Record, secret: bytes) -> None:
        self.game = game
        self.record = record
        self._dealer = Dealer(secret)
        self._rebuild()
        if not self.over:
            self._publish(Deal(len(record.moves), self._dealer.commitment()))
            self._deal()

    @classmethod
    def start(
        cls, game: Game[Any], seats: int | list[str], seed: int | str | None = None, **options: Setting
    ) -> "Table":
        """A new table; the same seed deals the same cards, none deals cards of its own."""
        if isinstance(seats, int):
            game.meta.settle(seats, options)
            seats = [f"Player {n + 1}" for n in range(seats)]
        names = seat_names(seats)
        settings = game.meta.settle(len(names), options)
        return cls(game, Record(game.meta.name, game.meta.rules_version, settings, names), _secret(seed))

    @classmethod
    def resume(cls, game: Game[Any], record: Record, seed: int | str | None = None) -> "Table":
        """The table of a record, with a dealer of its own for what is still to come."""
        return cls(game, record, _secret(seed))

    @classmethod
    def again(cls, game: Game[Any], record: Record, secret: bytes, drawn: int) -> "Table":
        """The table of a record with the dealer that it had, so that it goes on as if it had never been left."""
        table = cls.__new__(cls)
        table.game, table.record, table._dealer = game, record, Dealer(secret, drawn)
        table._rebuild()
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).again, (self.game, self.record, *self.dealer)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"asked: {', '.join(map(str, self.asked))}"
        return f"<Table of {self.record.game}: {', '.join(self.names)}; {len(self.record.moves)} moves, {asked}>"

    @property
    def dealer(self) -> tuple[bytes, int]:
        """The dealer's secret and how far it has drawn: whoever has them knows what is to come."""
        return self._dealer.secret, self._dealer.drawn

    @property
    def names(self) -> list[str]:
        return list(self.record.seats)

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now; several when they are asked together."""
        return play.asked(self.state)

    def choices(self, seat: int | None = None) -> list[Offer]:
        """What a seat (the lowest asked one, if none is named) may do now."""
        if seat is None and self.over:
            return []
        seat = self.asked[0] if seat is None else self._seat(seat)
        return [self._offer(seat, action) for action in play.options(self.state, seat)]

    def prompt(self, seat: int) -> str:
        """What a seat is asked now, in a sentence; empty if nothing."""
        place = play.place_of(self.state, self._seat(seat))
        return self.game.say_prompt(self.state, self.state.pending[place]) if place >= 0 else ""

    def play(self, choice: Offer | int, seat: int | None = None) -> list[Event]:
        """Carries out a choice of a seat (the lowest asked one, if none is named), then lets chance answer.

        Returns every event; who may see which, each event says itself.
        """
        if isinstance(choice, Offer):
            if seat not in (None, choice.seat):
                raise BadSeats(f"This choice is one of seat {choice.seat}, not of seat {seat!r}.")
            seat, choice = choice.seat, choice.action
        if self.over:
            raise NotAsked(-1 if seat is None else seat, [])
        seat = self.asked[0] if seat is None else self._seat(seat)
        choice = self._action(choice)
        try:
            play.play(self.state, seat, choice)
        except NotOffered as refusal:
            raise self._explained(refusal) from None
        first = len(self.log)
        self._append((seat, choice))
        self._deal()
        return [line.event for line in self.log[first:]]

    def why_not(self, action: int, seat: int) -> str:
        """The id of the rule that forbids an action to a seat now; empty if it is open."""
        seat, action = self._seat(seat), self._action(action)
        return "" if action in play.options(self.state, seat) else self.game.why_not(self.state, seat, action)

    def view(self, seat: int = SPECTATOR) -> dict[str, object]:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, self._viewer(seat))

    def story(self, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """What a seat has heard since a line of the log, in words."""
        seat = self._viewer(seat)
        heard = [line.event for line in self.log[since:] if line.event.heard_by(seat)]
        return [self.game.say_event(event, self.names) for event in heard]

    def imagine(self, seat: int, seed: int) -> State:
        """A state that this seat could be in."""
        state: State = self.game.imagine(self.state, self._seat(seat), Dice(seed))
        return state

    def can_undo(self, seat: int) -> bool:
        return undo.can_take_back(self.game, self.record, self._seat(seat))

    def undo(self, seat: int) -> None:
        """Takes the seat's last move back, or refuses and changes nothing."""
        shorter = undo.take_back(self.game, self.record, self._seat(seat))
        self.record = replace(shorter, deals=_starting_by(len(shorter.moves), shorter.deals))
        self._rebuild()

    def scores(self) -> list[Score]:
        """Every seat's place and points by source, once the game is over; before, some of it is secret."""
        if not self.over:
            raise StillPlaying("Scores hold secrets: they are told when the game is over.")
        places = self.game.places(self.state)
        found = [tuple(self.game.sources(self.state, seat)) for seat in range(self.state.seats)]
        return [Score(n, places[n], sum(s.points for s in sources), sources) for n, sources in enumerate(found)]

    def change_dealer(self, seed: int | str | None = None) -> None:
        """The dealer shows its secret, which proves what it has dealt, and another takes over."""
        if not self.over:
            self._publish(replace(self.record.deals[-1], secret=self._dealer.secret.hex()))
            self._dealer = Dealer(_secret(seed))
            self._publish(Deal(len(self.record.moves), self._dealer.commitment()))

    def save(self, path: str | Path, seed: int | str | None = None) -> None:
        """Writes the record; a new dealer takes over, so that the file can prove what was dealt and tells no more."""
        self.change_dealer(seed)
        self.record.save(path)

    def _rebuild(self) -> None:
        self.log: list[Line] = []
        for number, state in enumerate(walk(self.game, self.record)):
            self._keep(state, number - 1)
        self.state = state

    def _append(self, move: Move) -> None:
        self.record = replace(self.record, moves=(*self.record.moves, move))
        self._keep(self.state, len(self.record.moves) - 1)

    def _keep(self, state: State, move: int) -> None:
        self.log += [Line(move, event) for event in state.events or []]
        state.events = []

    def _deal(self) -> None:
        while self.asked == [CHANCE]:
            self._append((CHANCE, play.deal(self.state, self._dealer)))
        if self.over:
            self._publish(replace(self.record.deals[-1], secret=self._dealer.secret.hex()))

    def _publish(self, deal: Deal) -> None:
        earlier = tuple(d for d in self.record.deals if d.start != deal.start)
        self.record = replace(self.record, deals=(*earlier, deal))

    def _offer(self, seat: int, action: int) -> Offer:
        game = self.game
        return Offer(seat, action, game.action_name(action), game.say_action(action), game.action_rule(action))

    def _explained(self, refusal: NotOffered) -> NotOffered:
        rule = self.game.why_not(self.state, refusal.seat, refusal.action)
        return NotOffered(refusal.seat, refusal.action, refusal.offered, rule, self.game.say_rule(rule))

    def _viewer(self, seat: int) -> int:
        return SPECTATOR if seat == SPECTATOR else self._seat(seat)

    def _seat(self, seat: int) -> int:
        number = _whole(seat)
        if number is None or not 0 <= number < self.state.seats:
            raise BadSeats(f"This table has seats 0 to {self.state.seats - 1}, not {seat!r}.")
        return number

    def _action(self, action: int) -> int:
        number = _whole(action)
        if number is None or not 0 <= number < self.game.actions:
            raise BadAction(f"{self.game.meta.title} has actions 0 to {self.game.actions - 1}, not {action!r}.")
        return number


def _starting_by(moves: int, deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """A dealer who came after a move that was taken back deals from there on."""
    by_start = {min(deal.start, moves): deal for deal in deals}
    return tuple(replace(deal, start=start) for start, deal in by_start.items())


def _whole(value: object) -> int | None:
    """A whole number of whatever kind (NumPy has its own), or None for anything else."""
    return int(value.__index__()) if hasattr(value, "__index__") else None


def _secret(seed: int | str | None) -> bytes:
    return os.urandom(32) if seed is None else secret_from_seed(seed)
