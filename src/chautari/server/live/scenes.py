"""What one viewer is shown of a table: the seat's view, its question, and the table around it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

import chautari
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.position import Position
from chautari.engine.state import State
from chautari.engine.undo import WayBack
from chautari.games.words import kept_by_language
from chautari.lessons.guide import Guide, Now
from chautari.server import wire
from chautari.server.live.lessons import lesson_message
from chautari.server.live.notes import Notes
from chautari.server.live.practice import may_practise
from chautari.server.live.seats import NO_SEAT, mark_of, resigned, voters
from chautari.server.live.views import Views
from chautari.store import Head, Seat, StoredDeal

NOTHING = msgspec.Raw(b"null")


@dataclass(frozen=True)
class Snapshot:
    """A table as it is now; `connected` are the seats that somebody follows, `guide` gives the lesson, if one is."""

    head: Head
    notes: Notes
    seats: tuple[Seat, ...]
    deals: tuple[StoredDeal, ...]
    position: Position | None
    views: Views | None
    connected: Collection[int]
    guide: Guide | None = None
    lesson: Now | None = None


def scene(now: Snapshot, seat: int) -> wire.Scene:
    """Everything that a seat, or a spectator (−1), may know now."""
    head, position = now.head, now.position
    practises = head.stage == "playing" and may_practise(head, now.seats, seat)
    return wire.Scene(
        game=head.game,
        options=head.options,
        stage=head.stage,
        paused=head.paused,
        seats=[seat_message(one, one.number in now.connected) for one in now.seats],
        asked=position.asked if position else [],
        view=now.views.of(seat) if now.views else NOTHING,
        turn=turn(now.notes, seat),
        question=asked_question(now, seat),
        can_undo=may_undo(now, seat),
        practice=now.notes.practice,
        may_practise=practises,
        can_go_back=may_go_back(now, seat) and practises,
        proposal=proposal(now),
        away_minutes=now.notes.away_minutes,
        # What was laid on top of the deck for a lesson proves nothing.
        deals=[] if now.guide else dealt(now),
        scores=scores(position.game, position.state) if position and position.over else None,
        next_table=now.notes.next_table or None,
        daily=head.daily or None,
        lesson=lesson_message(now.guide, now.lesson, seat, now.seats) if now.guide and now.lesson else None,
    )


def asked_question(now: Snapshot, seat: int) -> wire.Question | None:
    """What a seat is asked; in a lesson only what is wanted may be answered, and nothing while something is said."""
    if now.position is None or seat == NO_SEAT:
        return None
    asked = question(now.position, seat, turn(now.notes, seat))
    if asked is None or now.lesson is None or now.lesson.lets_learner_choose:
        return asked
    own = now.lesson.wanted_of(seat)
    wanted = [one for one in asked.options if one.action == own]
    return msgspec.structs.replace(asked, options=wanted) if wanted else None


def may_undo(now: Snapshot, seat: int) -> bool:
    if now.position is None or seat == NO_SEAT or now.head.paused:
        return False
    return (now.lesson is None or now.lesson.free) and now.position.may_take_back(seat)


def may_go_back(now: Snapshot, seat: int) -> bool:
    """Whoever practises takes back anything, but not what a lesson wanted."""
    if now.position is None or not now.notes.practice or (now.guide and now.guide.is_scripted(now.position)):
        return False
    return now.position.has_chosen(seat)


def dealt(now: Snapshot) -> list[wire.Dealt]:
    """The dealers' commitments, with their secrets once the game is over."""
    over = now.head.stage == "finished"
    return [wire.Dealt(one.commitment, one.secret.hex() if over else None) for one in now.deals]


def seat_message(seat: Seat, connected: bool) -> wire.Seat:
    return wire.Seat(seat.kind, seat.name, seat.level, connected, seat.stand_in, resigned(seat), mark_of(seat))


def turn(notes: Notes, seat: int) -> int:
    """The number of a seat's question, past or present; 0 for spectators and before the first."""
    return notes.turns[seat] if seat != NO_SEAT and notes.turns else 0


def question(position: Position, seat: int, number: int) -> wire.Question | None:
    """What a seat is asked, under its turn number, with all it may answer."""
    place = play.index_of(position.state, seat)
    if place < 0:
        return None
    asked = position.state.pending[place]
    text = position.game.say_prompt(position.state, asked)
    ways = position.ways_back(seat)
    options = [choosable(position.game, position.state, seat, action, way) for action, way in ways.items()]
    return wire.Question(number, asked.prompt(), text, options)


def choosable(game: Game[Any], state: State, seat: int, action: int, way: WayBack) -> wire.Choosable:
    name, text, rule = described(game.meta.name, action)
    preview = game.preview(state, seat, action)
    final, passes = way is not WayBack.FREE, way is WayBack.UNTIL_ANOTHER_DECIDES
    return wire.Choosable(action, name, text, rule, preview, game.pieces(state, seat, action), final, passes)


@kept_by_language()
def described(name: str, action: int) -> tuple[str, str, str]:
    """An action's name, sentence and rule: the same at every table, and a game has a few hundred."""
    game = chautari.game(name)
    return game.action_name(action), game.say_action(action), game.action_rule(action)


def proposal(now: Snapshot) -> wire.Proposal | None:
    """Who asks to take a move back, and whose word is still missing."""
    asked = now.notes.proposal
    return wire.Proposal(asked.number, asked.seat, asked.missing(voters(now.seats))) if asked else None


def scores(game: Game[Any], state: State) -> list[wire.Score]:
    """Every seat's place, and each point with its source."""
    return [score(game, state, seat, place) for seat, place in enumerate(game.places(state))]


def score(game: Game[Any], state: State, seat: int, place: int) -> wire.Score:
    sources = game.sources(state, seat)
    told = [wire.Source(one.key, game.say_source(one), one.points, one.rule) for one in sources]
    return wire.Score(seat, place, sum(one.points for one in sources), told)
