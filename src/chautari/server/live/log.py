"""A table's log: what the game told, what happened to the table and what people said, in order."""

from collections.abc import Iterable
from typing import Final, NamedTuple, get_args

import chautari
from chautari.engine.events import PUBLIC, Event
from chautari.engine.position import Position
from chautari.games.words import kept_by_language
from chautari.server.live.seats import NO_SEAT
from chautari.server.refusals import WORDS, say
from chautari.server.wire import Chat, Happened, Line, Noted, Reacted
from chautari.server.wire.values import Reaction
from chautari.store import Entry
from chautari.store.model import Json

CHAT: Final = "chat"
REACTION: Final = "reaction"
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
# Every viewer of an event is told the same sentence, most of them within a second.
REMEMBERED_SENTENCES = 10_000


class Remark(NamedTuple):
    """An entry as far as somebody reads it: where it stands in the log is another matter."""

    kind: str
    seat: int
    at: int
    body: dict[str, Json]


Unsaid = Happened | Remark
"""A line without its sentence, for that depends on the reader's language."""


class Item(NamedTuple):
    """A line, the event it tells of if it is one of the game, and after how many moves it stands."""

    event: Event | None
    line: Unsaid
    moves: int


class Log:
    """Lines with their audiences; only ever longer, or made anew as another edition after something was taken back."""

    def __init__(self) -> None:
        self.edition = 0
        self.items: list[Item] = []

    def add_step(self, told: Iterable[tuple[Event, ...]], moves: int) -> None:
        """Adds what each of some moves told, the first of them being the one after so many."""
        for number, events in enumerate(told, moves + 1):
            self.add_events(events, number)

    def add_events(self, events: Iterable[Event], moves: int) -> None:
        self.items += [Item(event, Happened(event.name, event.seat, event.values), moves) for event in events]

    def add_entries(self, entries: Iterable[Entry]) -> None:
        self.items += [Item(None, remark(entry), entry.move) for entry in entries]

    def rewrite(self, position: Position | None, entries: Iterable[Entry]) -> None:
        """Everything anew: each entry after the move it was made at, or at the end if that was taken back."""
        self.edition += 1
        self.items = []
        moves = 0
        if position is not None:
            self.add_events(position.first_told, 0)
        for entry in entries:
            moves = self._upto(position, moves, entry.move)
            self.add_entries([entry])
        if position is not None:
            self._upto(position, moves, len(position.moves))

    def _upto(self, position: Position | None, moves: int, wanted: int) -> int:
        if position is None:
            return moves
        self.add_step(position.told[moves:wanted], moves)
        return max(moves, min(wanted, len(position.moves)))

    def heard_by(self, seat: int, start: int = 0) -> list[Unsaid]:
        """What a seat, or a spectator (−1), has heard from an item on, still without sentences."""
        return [one.line for one in self.items[start:] if one.event is None or one.event.heard_by(seat)]


def with_sentences(game: str, names: tuple[str, ...], lines: Iterable[Unsaid], reader: int) -> list[Line]:
    """The lines with their sentences, in which the reader's own seat is "you": made when they are sent, for few of a
    long log are ever read.
    """
    return [
        with_sentence(game, names, one, reader if concerns(one, reader) else NO_SEAT)
        if isinstance(one, Happened)
        else said(one)
        for one in lines
    ]


def concerns(line: Happened, reader: int) -> bool:
    """False if a sentence certainly does not name the reader: it is the same for all others."""
    return reader == line.seat or reader in line.values


@kept_by_language(REMEMBERED_SENTENCES)
def with_sentence(game: str, names: tuple[str, ...], line: Happened, reader: int) -> Happened:
    event = Event(line.name, line.seat, line.values, PUBLIC)
    told, players = chautari.game(game), list(names)
    if reader != NO_SEAT:
        players[reader] = WORDS.thing("you")
    text, brief = told.say_event(event, players), told.brief_event(event, players)
    return Happened(line.name, line.seat, line.values, text, brief)


def remark(entry: Entry) -> Remark:
    return Remark(entry.kind, entry.seat, entry.at, entry.body)


def said(one: Remark) -> Line:
    """An entry in the reader's language; a store may hold kinds and reactions of a newer program."""
    who = called(one)
    if one.kind == CHAT:
        return Chat(one.seat, str(who), str(one.body["text"]), one.at)
    if one.kind == REACTION:
        reaction = next((each for each in REACTIONS if each == one.body.get("reaction")), REACTIONS[0])
        return Reacted(one.seat, str(who), reaction, one.at, say(f"reaction-{reaction}", who=who))
    key = f"note-{one.kind}"
    values = {name: str(value) for name, value in one.body.items()} | {"who": who}
    return Noted(one.kind, one.seat, str(who), one.at, say(key, **values) if WORDS.has(key) else one.kind)


def called(one: Remark) -> str:
    """Whom an entry tells of, as they were called then; who had no name is said in the reader's language."""
    name = one.body.get("who")
    if name is None:
        return WORDS.thing("somebody")
    if one.seat == NO_SEAT:
        return WORDS.thing("host")
    return str(name) or WORDS.thing("nth-seat", number=one.seat + 1)
