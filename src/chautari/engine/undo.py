"""Taking back: a shorter record, computed from what happened since, never declared by a game."""

from dataclasses import replace
from typing import Any

from chautari.engine import play
from chautari.engine.errors import BadRecord, UndoRefused
from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.record import Record, replay, walk
from chautari.engine.state import CHANCE, State

# How many other tables the seat could be sitting at are tried to see whether the move told it which one it is.
IMAGINED = 24


def take_back(game: Game[Any], record: Record, seat: int) -> Record:
    """The record without the seat's last move; refuses when chance, a reveal or another decision stands between."""
    own = [number for number, move in enumerate(record.moves) if move[0] == seat]
    if not own:
        raise UndoRefused("There is no move of yours to take back.")
    last = own[-1]
    later = record.moves[last + 1 :]
    if any(mover == CHANCE for mover, _ in later):
        raise UndoRefused("Chance has answered since your last move.")
    before = replay(game, record.upto(last))
    if later and not _same_phase(before, replay(game, record)):
        raise UndoRefused("Another seat has decided since your last move.")
    if _learned(game, before, seat, record.moves[last][1]):
        raise UndoRefused("Your last move has shown you something you did not know.")
    shorter = replace(record, moves=record.moves[:last] + later)
    if later and _told(game, shorter, last) != _told(game, record, last + 1):
        raise UndoRefused("Another seat has built on your last move.")
    return shorter


def can_take_back(game: Game[Any], record: Record, seat: int) -> bool:
    try:
        take_back(game, record, seat)
    except UndoRefused:
        return False
    return True


def _same_phase(before: State, now: State) -> bool:
    return before.floor >= 0 and now.floor >= 0 and before.phases == now.phases


def _learned(game: Game[Any], before: State, seat: int, action: int) -> bool:
    """Whether the result of a move depended on something its seat, or a team-mate alone, could not know."""
    events, seen = _outcome(game, before.clone(), seat, action)
    if any(event.heard_by(mate) and not event.heard_by(seat) for mate in game.team(before, seat) for event in events):
        return True
    for number in range(IMAGINED):
        other = game.imagine(before, seat, Dice(number))
        if action not in play.options(other, seat) or _outcome(game, other, seat, action)[1] != seen:
            return True
    return False


def _outcome(game: Game[Any], state: State, seat: int, action: int) -> tuple[list[Event], dict[str, object]]:
    state.events = []
    play.play(state, seat, action)
    return state.events, game.view(state, seat)


def _told(game: Game[Any], record: Record, start: int) -> list[str] | None:
    """What the moves from `start` on told everybody, or None if they can't be played."""
    told: list[str] = []
    try:
        for number, state in enumerate(walk(game, record)):
            if number > start:
                told += map(repr, state.events or [])
            state.events = []
    except BadRecord:
        return None
    return told
