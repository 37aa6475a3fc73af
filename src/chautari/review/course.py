"""The course of a recorded game: the tables before every choice, and before and after what chance answered."""

from dataclasses import dataclass
from typing import Any

from chautari.engine import play
from chautari.engine.events import PUBLIC, Event
from chautari.engine.game import Game
from chautari.engine.record import Record, walk
from chautari.engine.state import CHANCE, State


@dataclass(frozen=True)
class Choice:
    """A move by which a seat chose among several options, and the table before it."""

    move: int
    seat: int
    action: int
    options: tuple[int, ...]
    before: State


@dataclass(frozen=True)
class Chance:
    """Chance's answers from move `first` up to `end`, the tables before and after them, and what was heard of them."""

    first: int
    end: int
    before: State
    after: State
    told: tuple[Event, ...]


@dataclass(frozen=True)
class Stop:
    """The table after so many moves, when a seat is asked or the game is over."""

    move: int
    table: State


@dataclass(frozen=True)
class Course:
    """A game in the order of play; what it ended with is the table of the last stop."""

    choices: tuple[Choice, ...]
    chances: tuple[Chance, ...]
    stops: tuple[Stop, ...]

    def before(self, move: int) -> State:
        """The table before a move by which a seat chose."""
        return next(one.before for one in self.choices if one.move == move)


def course_of(game: Game[Any], record: Record) -> Course:
    choices: list[Choice] = []
    chances: list[Chance] = []
    stops: list[Stop] = []
    begun: tuple[int, State] | None = None  # chance's first answer since the last decision
    told: list[Event] = []
    for number, state in enumerate(walk(game, record)):
        # Not what the others heard of something that one seat saw: the game is over.
        told += [event for event in state.events or [] if event.to == PUBLIC or event.to >= 0]
        state.events = []
        if begun is not None and not chance_is_asked(state):
            chances.append(Chance(begun[0], number, begun[1], state.clone(), tuple(told)))
            begun = None
        if begun is None and not chance_is_asked(state):
            stops.append(Stop(number, state.clone()))
        if number == len(record.moves):
            break
        seat, action = record.moves[number]
        if seat == CHANCE:
            if begun is None:
                begun, told = (number, state.clone()), []
        elif len(options := play.options(state, seat)) > 1:
            choices.append(Choice(number, seat, action, tuple(options), state.clone()))
    return Course(tuple(choices), tuple(chances), tuple(stops))


def chance_is_asked(state: State) -> bool:
    return play.asked(state) == [CHANCE]
