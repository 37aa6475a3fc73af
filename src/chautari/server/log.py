"""A table's log: what the game told, what happened to the table and what people said, in order."""

from collections.abc import Iterable
from functools import lru_cache

import chautari
from chautari.engine.events import PUBLIC, Event
from chautari.server.position import Position
from chautari.server.refusals import WORDS, say
from chautari.server.wire import Chat, Happened, Line, Noted
from chautari.store import Entry

CHAT = "chat"
# Every viewer of an event is told the same sentence, most of them within a second.
REMEMBERED_SENTENCES = 10_000


class Log:
    """Lines with their audiences; only ever longer, or made anew as another edition after something was taken back."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.edition = 0
        self.items: list[tuple[Event | None, Line]] = []

    def add_events(self, events: Iterable[Event]) -> None:
        self.items += [(event, Happened(event.name, event.seat, event.values)) for event in events]

    def add_entries(self, entries: Iterable[Entry]) -> None:
        self.items += [(None, line(entry)) for entry in entries]

    def rewrite(self, position: Position | None, entries: Iterable[Entry]) -> None:
        """Everything anew: each entry after the move it was made at, or at the end if that was taken back."""
        self.edition += 1
        self.items = []
        moves = 0
        if position is not None:
            self.add_events(position.first_told)
        for entry in entries:
            moves = self._upto(position, moves, entry.move)
            self.add_entries([entry])
        if position is not None:
            self._upto(position, moves, len(position.moves))

    def _upto(self, position: Position | None, moves: int, wanted: int) -> int:
        if position is None:
            return moves
        for told in position.told[moves:wanted]:
            self.add_events(told)
        return max(moves, min(wanted, len(position.moves)))

    def heard_by(self, seat: int, start: int = 0) -> list[Line]:
        """What a seat, or a spectator (−1), has heard from an item on; events are still without their sentences."""
        return [line for event, line in self.items[start:] if event is None or event.heard_by(seat)]

    def said(self, lines: Iterable[Line], names: tuple[str, ...]) -> list[Line]:
        """The same lines with their sentences: made when they are told, for few of a long log are ever read."""
        return [told(self.game, names, one) if isinstance(one, Happened) else one for one in lines]


@lru_cache(REMEMBERED_SENTENCES)
def told(game: str, names: tuple[str, ...], line: Happened) -> Happened:
    event = Event(line.name, line.seat, line.values, PUBLIC)
    return Happened(line.name, line.seat, line.values, chautari.game(game).say_event(event, list(names)))


def line(entry: Entry) -> Line:
    who = str(entry.body.get("who") or say("somebody"))
    if entry.kind == CHAT:
        return Chat(entry.seat, who, str(entry.body["text"]), entry.at)
    key = f"note-{entry.kind}"
    # A store may hold notes of a newer program.
    text = say(key, who=who) if WORDS.has(key) else entry.kind
    return Noted(entry.kind, entry.seat, who, entry.at, text)
