"""A position of a game for OpenSpiel: the table, and for every seat a mark of all that it has heard and done."""

import json
from copy import copy
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from chautari.engine import play
from chautari.engine.errors import NotOffered
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.meta import Setting, Settings
from chautari.engine.state import CHANCE, NOBODY, Chance, State
from chautari.engine.table import SPECTATOR
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.research.arguments import BadEnvironment
from chautari.research.observing import Numbers, observe

MARK = 16  # bytes of a mark
CHOICES = 3  # of a small variant: so many options of a seat are left, and so many worlds to begin with
OUTCOMES = 2  # of chance, in a small variant


Answers = tuple[Any, int] | None
IMAGINED: Answers = (None, -1)


@dataclass(frozen=True)
class GameSetup:
    """How a game begins; `small` is the number of decisions of a small variant, 0 for the whole game."""

    game: str
    seats: int
    settings: Settings
    small: int = 0


class Position:
    """Everything that changes in a game. Copies are cheap: that is what a search makes most of."""

    def __init__(self, setup: GameSetup, state: State, small: int = 0) -> None:
        self.setup = setup
        self.game: Game[Any] = load(setup.game)
        self.observer = observer_of(setup.game)
        self.answers_made: Answers = None  # all answers so far, the last outermost
        self.state = state
        self.shared = False  # by all states of a game that have only setup
        self.small = small  # how many decisions a small variant still has; 0 for the whole game
        self.worlds: list[State] = []
        self.marks = [b""] * state.seats
        self.rows: list[bytes] = [b""] * state.seats
        self.unread: list[tuple[State, int, int]] = []
        play.settle(state)
        state.events = []
        self.unread.append((state, CHANCE, -1))

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position.__new__(Position)
        other.setup, other.game, other.observer = self.setup, self.game, self.observer
        other.answers_made, other.small, other.worlds, other.shared = self.answers_made, self.small, self.worlds, False
        other.state = self.state.clone()
        other.state.events = []
        other.marks, other.rows, other.unread = self.marks[:], self.rows[:], self.unread[:]
        if other.unread and other.unread[-1][0] is self.state:  # what nobody has looked at yet goes with the copy
            other.state.events = list(self.state.events or [])
            other.unread[-1] = (other.state, *other.unread[-1][1:])
        return other

    def __copy__(self) -> "Position":
        return self.__deepcopy__(None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as how it began and all answers since."""
        if self.answers_made is IMAGINED:
            raise BadEnvironment("An imagined position can't be saved: nobody knows how it came about.")
        answers: list[int] = []
        answers_made = self.answers_made
        while answers_made is not None:
            answers_made, answer = answers_made
            answers.append(answer)
        return replay_position, (self.setup, answers[::-1])

    # Who is asked what

    def asked(self) -> int:
        if self.worlds:
            return CHANCE
        if self.state.is_over() or self.small < 0:
            return NOBODY
        return int(play.top(self.state).seat)

    def options(self) -> list[int]:
        choices = sorted(play.options(self.state, self.asked()))
        if self.small and len(choices) > CHOICES:
            return [choices[0], choices[len(choices) // 2], choices[-1]]
        return choices

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, with probabilities."""
        if self.worlds:
            return [(world, 1 / len(self.worlds)) for world in range(len(self.worlds))]
        question = play.top(self.state)
        assert isinstance(question, Chance)
        outcomes = play.options(self.state, CHANCE)
        if self.small and len(outcomes) > OUTCOMES:
            outcomes = [outcomes[0], outcomes[-1]]
        weights = [int(question.weight(self.state, outcome)) for outcome in outcomes]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def answer(self, action: int) -> None:
        """The asked seat, or chance, plays; what is not offered is refused and changes nothing."""
        seat = self.asked()
        if self.small:
            self._check_small(seat, action)
        if self.worlds:
            self._begin(self.worlds[action].clone())
        else:
            self._freeze_unread()
            play.play(self.state, seat, action)
            self.unread.append((self.state, seat, action))
            if self.small and seat >= 0:
                self.small = self.small - 1 or -1
        self.answers_made = IMAGINED if self.answers_made is IMAGINED else (self.answers_made, action)

    def _check_small(self, seat: int, action: int) -> None:
        offered = [outcome for outcome, _ in self.outcomes()] if seat == CHANCE else self.options()
        if action not in offered:
            raise NotOffered(seat, action, offered)

    def _begin(self, world: State) -> None:
        self.worlds = []
        self.state = world
        world.events = []
        self.unread = [(world, CHANCE, -1)]

    def _freeze_unread(self) -> None:
        """Keeps a copy of the table as it is now for the marks, which are worked out when somebody asks."""
        if self.unread and self.unread[-1][0] is self.state:
            before = self.state.clone()
            before.events = self.state.events
            self.unread[-1] = (before, *self.unread[-1][1:])
        self.state.events = []

    # What a seat knows

    def row(self, seat: int) -> Numbers:
        return observe(self.observer, self.state, seat)

    def mark(self, seat: int) -> bytes:
        """A hash, equal for two positions exactly if the seat has heard, seen and done the same in both."""
        self._read()
        return self.marks[seat]

    def _read(self) -> None:
        for state, actor, action in self.unread:
            for seat in range(state.seats):
                row = bytes(observe(self.observer, state, seat).data)
                heard = [(e.name, e.seat, e.values) for e in state.events or [] if e.heard_by(seat)]
                if heard or row != self.rows[seat] or actor == seat:
                    own = action if actor == seat else -1
                    message = json.dumps([heard, own]).encode()
                    self.marks[seat] = blake2b(self.marks[seat] + row + message, digest_size=MARK).digest()
                    self.rows[seat] = row
        self.unread = []

    def imagined(self, seat: int, seed: int) -> "Position":
        """A position that this seat could be in; the others remember what they see of it and no more."""
        mark = self.mark(seat)
        other = self.__deepcopy__(None)
        other._begin(self.game.imagine(self.state, seat, Dice(seed)))
        other.marks, other.rows = [b""] * other.state.seats, [b""] * other.state.seats
        other._read()
        other.marks[seat] = mark
        other.answers_made = IMAGINED
        return other


@cache
def first_table(game: str, seats: int, settings: tuple[tuple[str, Setting], ...], small: int) -> Position:
    setup = GameSetup(game, seats, dict(settings), small)
    rules = load(game)
    state: State = rules.start(seats, setup.settings)
    return small_variant(setup, rules, state) if small else Position(setup, state)


def first_position(setup: GameSetup) -> Position:
    """A copy of the first position of a game."""
    return copy(first_table(setup.game, setup.seats, tuple(setup.settings.items()), setup.small))


def replay_position(setup: GameSetup, answers: list[int]) -> Position:
    """The position that these answers lead to."""
    position = first_position(setup)
    for answer in answers:
        position.answer(answer)
    return position


def small_variant(setup: GameSetup, game: Game[Any], state: State) -> Position:
    """A few decisions from the middle of a game: chance picks one of three worlds that look the same from outside.

    Seats have at most three options and chance two, so that the whole tree can be walked.
    """
    length = play.playout(state.clone(), Dice(1))
    play.playout(state, Dice(1), length // 2)
    play.advance(state, Dice(2))
    position = Position(setup, state, small=setup.small)
    position.worlds = [game.imagine(state, SPECTATOR, Dice(seed)) for seed in range(CHOICES)]
    position.unread = []
    return position


def mark_numbers(mark: bytes) -> Numbers:
    """A mark as numbers from 0 to 255, one for each byte."""
    return np.frombuffer(mark.ljust(MARK, b"\0"), np.uint8).astype(np.int16)
