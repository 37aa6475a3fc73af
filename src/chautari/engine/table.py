"""A table to sit at: the friendly face of the engine."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from chautari.engine import play
from chautari.engine.errors import BadAction, BadSeats, NotAsked, StillPlaying, UndoRefused
from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dealer, Dice, secret_from_seed
from chautari.engine.meta import Setting
from chautari.engine.position import Position, Step, starting_by
from chautari.engine.record import Deal, Record, seat_names, walk
from chautari.engine.state import CHANCE, State
from chautari.engine.undo import own_moves

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
        self._rebuild(game, record, Dealer(secret))
        if not self.over:
            self._publish(Deal(len(record.moves), self._dealer.commitment()))
            self._take(self.position.opening())

    @classmethod
    def start(
        cls, game: Game[Any], seats: int | list[str], seed: int | str | None = None, **options: Setting
    ) -> "Table":
        """A new table; the same seed deals the same cards, none deals cards of its own."""
        if isinstance(seats, int):
            game.meta.complete(seats, options)
            seats = [f"Player {n + 1}" for n in range(seats)]
        names = seat_names(seats)
        settings = game.meta.complete(len(names), options)
        return cls(game, Record(game.meta.name, game.meta.rules_version, settings, names), _secret(seed))

    @classmethod
    def resume(cls, game: Game[Any], record: Record, seed: int | str | None = None) -> "Table":
        """The table of a record, with a dealer of its own for what is still to come."""
        return cls(game, record, _secret(seed))

    @classmethod
    def again(
        cls, game: Game[Any], record: Record, secret: bytes, drawn: int, stacked: Mapping[int, int] | None = None
    ) -> "Table":
        """The table of a record with the dealer that it had, so that it goes on as if it had never been left.

        `stacked` are answers of chance to come, as in a lesson.
        """
        table = cls.__new__(cls)
        table._rebuild(game, record, Dealer(secret, drawn), stacked)
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).again, (self.game, self.record, *self.dealer, self.position.stacked)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"asked: {', '.join(map(str, self.asked))}"
        return f"<Table of {self.record.game}: {', '.join(self.names)}; {len(self.record.moves)} moves, {asked}>"

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def _dealer(self) -> Dealer:
        return self.position.dealer

    @property
    def dealer(self) -> tuple[bytes, int]:
        """The dealer's secret and how far it has drawn: whoever has them knows what is to come."""
        return self._dealer.secret, self._dealer.drawn

    @property
    def names(self) -> list[str]:
        return list(self.record.seats)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now; several when they are asked together."""
        return self.position.asked

    def choices(self, seat: int | None = None) -> list[Offer]:
        """What a seat (the lowest asked one, if none is named) may do now."""
        if seat is None and self.over:
            return []
        seat = self.asked[0] if seat is None else self._seat(seat)
        return [self._offer(seat, action) for action in play.options(self.state, seat)]

    def prompt(self, seat: int) -> str:
        """What a seat is asked now, in a sentence; empty if nothing."""
        place = play.index_of(self.state, self._seat(seat))
        return self.game.say_prompt(self.state, self.state.pending[place], self.names) if place >= 0 else ""

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
        step = self.position.choice(seat, self._action(choice))
        self._take(step)
        return [event for told in step.told for event in told]

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
        try:
            self.position.taken_back(self._seat(seat))
        except UndoRefused:
            return False
        return True

    def undo(self, seat: int) -> None:
        """Takes the seat's last move back, or refuses and changes nothing."""
        number, later = self.position.taken_back(self._seat(seat))
        moves = self.record.moves[:number] + later
        shorter = replace(self.record, moves=moves, deals=starting_by(len(moves), self.record.deals))
        self._rebuild(self.game, shorter, self._dealer)

    def own_choices(self, seat: int) -> list[str]:
        """What a seat has chosen so far, in words."""
        moves, names, said = self.record.moves, list(self.names), self.game.say_choice
        own = set(own_moves(moves, self._seat(seat)))
        tables = enumerate(walk(self.game, self.record))
        return [said(table, seat, moves[number][1], names) for number, table in tables if number in own]

    def go_back(self, seat: int, choice: int, seed: int | str | None = None) -> None:
        """Goes back to before a choice of the seat's, the first being 0, whatever has happened since; for practice.

        If chance has answered since, another dealer deals from there on: the cards of the old one are known.
        """
        own = own_moves(self.record.moves, self._seat(seat))
        if self.over or not 0 <= choice < len(own):
            raise UndoRefused("There is no such choice of yours to take back.", "undo-no-choice")
        number = own[choice]
        revealed = any(mover == CHANCE for mover, _ in self.record.moves[number:])
        moves = self.record.moves[:number]
        shown = replace(self.record.deals[-1], secret=self._dealer.secret.hex()) if revealed else self.record.deals[-1]
        deals = starting_by(number, (*self.record.deals[:-1], shown))
        self._rebuild(self.game, replace(self.record, moves=moves, deals=deals, practice=True), self._dealer)
        if revealed:
            self.position.dealer = Dealer(_secret(seed))
            self._publish(Deal(number, self._dealer.commitment()))

    def scores(self) -> list[Score]:
        """Every seat's place and points by source, once the game is over; before, some of it is secret."""
        if not self.over:
            raise StillPlaying("Scores hold secrets: they are told when the game is over.")
        places = self.game.places(self.state)
        scored = [tuple(self.game.sources(self.state, seat)) for seat in range(self.state.seats)]
        return [Score(n, places[n], sum(s.points for s in sources), sources) for n, sources in enumerate(scored)]

    def change_dealer(self, seed: int | str | None = None) -> None:
        """The dealer shows its secret, which proves what it has dealt, and another takes over."""
        if not self.over:
            self._publish(replace(self.record.deals[-1], secret=self._dealer.secret.hex()))
            self.position.dealer = Dealer(_secret(seed))
            self._publish(Deal(len(self.record.moves), self._dealer.commitment()))

    def save(self, path: str | Path, seed: int | str | None = None) -> None:
        """Writes the record; a new dealer takes over, so that the file can prove what was dealt and tells no more."""
        self.change_dealer(seed)
        self.record.save(path)

    def _rebuild(
        self, game: Game[Any], record: Record, dealer: Dealer, stacked: Mapping[int, int] | None = None
    ) -> None:
        self.game, self.record = game, record
        self.position = Position(game, record, {len(record.moves): dealer}, stacked)
        told = [self.position.first_told, *self.position.told]
        self.log = [Line(number, event) for number, events in enumerate(told, -1) for event in events]

    def _take(self, step: Step) -> None:
        first = len(self.position.moves)
        self.position.take(step)
        self.record = replace(self.record, moves=(*self.record.moves, *step.moves))
        self.log += [Line(number, event) for number, told in enumerate(step.told, first) for event in told]
        if self.over:
            self._publish(replace(self.record.deals[-1], secret=self._dealer.secret.hex()))

    def _publish(self, deal: Deal) -> None:
        earlier = tuple(d for d in self.record.deals if d.start != deal.start)
        self.record = replace(self.record, deals=(*earlier, deal))

    def _offer(self, seat: int, action: int) -> Offer:
        game = self.game
        return Offer(seat, action, game.action_name(action), game.say_action(action), game.action_rule(action))

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


def _whole(value: object) -> int | None:
    """A whole number of whatever kind (NumPy has its own), or None for anything else."""
    return int(value.__index__()) if hasattr(value, "__index__") else None


def _secret(seed: int | str | None) -> bytes:
    return os.urandom(32) if seed is None else secret_from_seed(seed)
