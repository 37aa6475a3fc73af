"""A moment of a recorded game as a picture needs it: what a seat sees, what it is asked and what it may choose."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chautari.engine import play
from chautari.engine.game import Game, Source
from chautari.engine.record import Record, walk
from chautari.engine.state import CHANCE, State
from chautari.games import load
from tests.records.test_records import HERE

View = dict[str, Any]
Facts = dict[str, int | str]


@dataclass(frozen=True)
class Moment:
    """Somebody is asked, or the game is over; `seat` looks."""

    game: Game[Any]
    state: State
    number: int
    seat: int
    asked: str

    @property
    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    @property
    def own(self) -> View:
        player: View = self.view["players"][self.seat]
        return player

    @property
    def over(self) -> bool:
        return not self.state.pending

    @property
    def options(self) -> list[int]:
        return [] if self.over else play.options(self.state, self.seat)

    @property
    def sources(self) -> list[Source]:
        return self.game.sources(self.state, self.seat)


@dataclass(frozen=True)
class Position:
    """Which moment of which recorded game a picture shows, and the figures of its caption."""

    game: str
    name: str
    record: str
    fits: Callable[[Moment], bool]
    facts: Callable[[Moment], Facts]
    # What the picture draws over the table, such as a way that could be gone.
    shows: Callable[[Moment], View] = lambda moment: {}


class Unreached(Exception):
    """No moment of the recorded game is such as a picture needs it."""


def moments(name: str, record: str) -> Iterator[Moment]:
    """Every moment at which a seat is asked, once for each of those asked, and the end for every seat."""
    game = load(name)
    for number, state in enumerate(walk(game, Record.load(HERE / name / f"{record}.json"))):
        for seat in play.asked(state) if state.pending else range(state.seats):
            if seat != CHANCE:
                yield Moment(game, state, number, seat, asked_of(state, seat))


def asked_of(state: State, seat: int) -> str:
    if not state.pending:
        return ""
    question: Any = state.pending[play.index_of(state, seat)]
    return str(question.prompt())


def found(position: Position) -> Moment:
    for moment in moments(position.game, position.record):
        if position.fits(moment):
            return moment
    raise Unreached(f"{position.game}: no moment of {position.record} is “{position.name}”.")


def drawn(position: Position) -> dict[str, Any]:
    """All that the browser needs of it."""
    moment = found(position)
    return {
        "record": position.record,
        "move": moment.number,
        "seat": moment.seat,
        "facts": position.facts(moment),
        "shown": position.shows(moment),
        "view": moment.view,
    }
