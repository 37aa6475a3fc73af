"""A game again, moment by moment: what somebody saw, heard and did; made from the record, away from the table."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from chautari.engine import play
from chautari.engine.events import PUBLIC, Event
from chautari.engine.game import Game
from chautari.engine.record import Move, Record, walk
from chautari.engine.state import CHANCE, State
from chautari.server import wire
from chautari.server.live.log import Item, Unsaid, with_sentences
from chautari.server.live.scenes import described, scores
from chautari.server.live.seats import NO_SEAT

# Eyes that see everything, once the game is over: those of whoever decides next, with the ears of all.
ALL = -2


@dataclass(frozen=True)
class Track:
    """A game as far as it was played, and its log; `seat` is whose eyes look at it."""

    game: Game[Any]
    record: Record
    items: tuple[Item, ...]
    over: bool
    seat: int

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.record.moves


@dataclass(frozen=True)
class Heard:
    """The moments of a seat in a game that goes on: after how many moves each stands, and its view at the last.

    Only a change that the seat was told of is a moment: their number tells nothing of what others do in secret.
    """

    marks: tuple[int, ...] = ()
    moves: int = -1
    view: bytes = b""


def all_marks(moves: tuple[Move, ...]) -> tuple[int, ...]:
    """After how many moves somebody was asked, or nobody any more: chance's answers belong to what they follow."""
    return tuple(n for n in range(len(moves) + 1) if n == len(moves) or moves[n][0] != CHANCE)


def steps(game: Game[Any], record: Record) -> Iterator[tuple[int, State, list[Event]]]:
    """The one state of a game whenever somebody is asked, with the number of moves and what was told since."""
    told: list[Event] = []
    for number, state in enumerate(walk(game, record)):
        told += state.events or []
        state.events = []
        if number == len(record.moves) or record.moves[number][0] != CHANCE:
            yield number, state, told
            told = []


def heard(track: Track, known: Heard) -> Heard:
    """Goes on from what is known of the same game."""
    marks, seen, before = list(known.marks), known.view, 0
    for number, state, told in steps(track.game, track.record):
        if number > known.moves:
            view = msgspec.json.encode((track.game.view(state, track.seat), play.asked(state)))
            own = number > 0 and track.moves[before][0] == track.seat
            if view != seen or own or any(event.heard_by(track.seat) for event in told):
                marks.append(number)
            seen = view
        before = number
    return Heard(tuple(marks), len(track.moves), seen)


def log_by_moment(track: Track, marks: tuple[int, ...]) -> tuple[list[Unsaid], list[int]]:
    """The log of these eyes, and for each of its lines the moment it belongs to."""
    lines, numbers, number = [], [], 0
    for item in track.items:
        event = item.event
        if event is None:
            number = max(number, bisect_right(marks, item.moves) - 1)
        elif event.to == PUBLIC or (event.to >= 0 if track.seat == ALL else event.heard_by(track.seat)):
            number = max(number, bisect_left(marks, item.moves))
        else:
            continue
        lines.append(item.line)
        numbers.append(min(number, len(marks) - 1))
    return lines, numbers


def moment_of(track: Track, marks: tuple[int, ...], line: int) -> int:
    """The moment at which a line of the log was heard; of one that is not there, the last."""
    _, numbers = log_by_moment(track, marks)
    return numbers[line] if line < len(numbers) else len(marks) - 1


def page(track: Track, marks: tuple[int, ...], first: int, count: int) -> wire.Moments:
    """Some moments, from the first one named on."""
    lines, numbers = log_by_moment(track, marks)
    wanted = {mark: number for number, mark in enumerate(marks[first : first + count], first)}
    shown = []
    for mark, state, _ in steps(track.game, track.record.upto(max(wanted, default=0))):
        if mark in wanted:
            number = wanted[mark]
            start, end = bisect_left(numbers, number), bisect_right(numbers, number)
            eyes = decider(track.moves, mark) if track.seat == ALL else track.seat
            shown.append(
                wire.Moment(
                    number=number,
                    eyes=None if eyes == NO_SEAT else eyes,
                    view=msgspec.Raw(msgspec.json.encode(seen(track, state, eyes))),
                    asked=play.asked(state),
                    played=played(track, marks[number - 1] if number else 0, mark),
                    first=start,
                    lines=with_sentences(track.game.meta.name, track.record.seats, lines[start:end], eyes),
                    scores=scores(track.game, state) if state.is_over() else None,
                )
            )
    return wire.Moments(first, len(marks), shown)


def seen(track: Track, state: State, eyes: int) -> dict[str, object]:
    """What these eyes saw; once a game is over, those of all see what lay face down too."""
    open_to_all = track.seat == ALL and track.over
    return track.game.open_view(state, eyes) if open_to_all else track.game.view(state, eyes)


def decider(moves: tuple[Move, ...], mark: int) -> int:
    """Who decides next; when the game is over, who decided last."""
    if mark < len(moves):
        return moves[mark][0]
    return next((seat for seat, _ in reversed(moves) if seat != CHANCE), 0)


def played(track: Track, start: int, end: int) -> list[wire.Played]:
    """What was chosen on the way to a moment; before the game is over, only what these eyes' seat chose itself."""
    chosen = [move for move in track.moves[start:end] if move[0] != CHANCE and (track.over or move[0] == track.seat)]
    return [wire.Played(seat, action, *described(track.game.meta.name, action)) for seat, action in chosen]
