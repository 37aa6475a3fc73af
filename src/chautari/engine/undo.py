"""Taking back: what may be, computed from what happened since, never declared by a game."""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any

from chautari.engine import play
from chautari.engine.errors import UndoRefused
from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.record import Move
from chautari.engine.state import CHANCE, State

# How many other tables the seat could be sitting at are tried to see whether the move told it which one it is.
IMAGINED = 24
# So many of them suffice to warn of an option before it is chosen,
FORESEEN = 2
# and so many to offer the way back at all.
OFFERED = 4


def last_own(now: State, moves: Sequence[Move], seat: int) -> int:
    """Where the seat's last move stands; refuses if there is none, or the game is over."""
    if now.is_over():
        raise UndoRefused("The game is over and everything lies open.", "undo-over")
    own = own_moves(moves, seat)
    if not own:
        raise UndoRefused("There is no move of yours to take back.", "undo-nothing")
    return own[-1]


def own_moves(moves: Sequence[Move], seat: int) -> list[int]:
    """Where the seat's moves stand."""
    return [number for number, move in enumerate(moves) if move[0] == seat]


def without(game: Game[Any], before: State, now: State, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """What is left of the moves since `before` when the first of them, the seat's last one, is taken back."""
    refuse_if_decided(before, now, moves)
    if learned(game, before, seat, moves[0][1], IMAGINED):
        raise UndoRefused("This move can't be taken back: it has shown you something you did not know.", "undo-shown")
    return _kept(before, moves[0], moves[1:])


def refuse_if_decided(before: State, now: State, moves: tuple[Move, ...]) -> None:
    """The quick half of the question: whether chance or another seat stands after the first of these moves."""
    if any(mover == CHANCE for mover, _ in moves[1:]):
        raise UndoRefused("Chance has answered since your last move.", "undo-chance")
    if moves[1:] and not _same_phase(before, now):
        raise UndoRefused("Another seat has decided since your last move.", "undo-another")


class WayBack(Enum):
    """What is known of the way back before an option is chosen."""

    FREE = auto()
    UNTIL_ANOTHER_DECIDES = auto()
    NONE = auto()


def ways_back(game: Game[Any], state: State, seat: int, actions: Iterable[int]) -> dict[int, WayBack]:
    """For each option whether a seat will be able to take it back, as far as it can know beforehand.

    They are tried at tables that the seat could be sitting at, never at the true one: a warning tells nothing hidden.
    """
    tables = Imagined(game, state, seat)
    return {action: _way_back(game, tables, seat, action) for action in actions}


class Imagined:
    """Tables that a seat could be sitting at, each made when it is first looked at."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._made: list[State] = []

    def __getitem__(self, number: int) -> State:
        while len(self._made) <= number:
            self._made.append(self._game.imagine(self._state, self._seat, Dice(len(self._made))))
        return self._made[number]


def _way_back(game: Game[Any], tables: Imagined, seat: int, action: int) -> WayBack:
    told: list[list[Event]] = []
    tries = FORESEEN
    way = WayBack.FREE
    while len(told) < tries:
        table = tables[len(told)]
        after = table.clone()
        after.events = []
        play.play(after, seat, action)
        asked = play.asked(after)
        if asked in ([], [CHANCE]) or _tells_a_mate(game, table, seat, after.events):
            return WayBack.NONE
        if seat not in asked and not _same_phase(table, after):
            way = WayBack.UNTIL_ANOTHER_DECIDES
        told.append([event for event in after.events if event.heard_by(seat)])
        if told[-1] != told[0]:
            return WayBack.NONE
        # Others have done something by themselves, which may have told what they had chosen.
        if any(event.seat >= 0 and event.seat != seat for event in told[-1]):
            tries = IMAGINED
    return way


def _same_phase(before: State, now: State) -> bool:
    return before.floor >= 0 and now.floor >= 0 and before.phases == now.phases


def learned(game: Game[Any], before: State, seat: int, action: int, tries: int) -> bool:
    """Whether the result of a move depended on something its seat, or a team-mate alone, could not know."""
    events, seen = _outcome(game, before.clone(), seat, action)
    if _tells_a_mate(game, before, seat, events):
        return True
    for number in range(tries):
        other = game.imagine(before, seat, Dice(number))
        if action not in play.options(other, seat) or _outcome(game, other, seat, action)[1] != seen:
            return True
    return False


def _tells_a_mate(game: Game[Any], before: State, seat: int, events: Sequence[Event]) -> bool:
    return any(
        event.heard_by(mate) and not event.heard_by(seat) for mate in game.team(before, seat) for event in events
    )


def _outcome(game: Game[Any], state: State, seat: int, action: int) -> tuple[list[Event], dict[str, object]]:
    state.events = []
    play.play(state, seat, action)
    return state.events, game.view(state, seat)


def _kept(before: State, undone: Move, later: tuple[Move, ...]) -> tuple[Move, ...]:
    """The others' answers since, which must tell what they told before.

    One that told nobody anything, a card only picked up, is dropped if it no longer fits: refusing would tell of it.
    """
    played, unplayed = before.clone(), before.clone()
    play.play(played, *undone)
    kept: list[Move] = []
    for move in later:
        told = _events_of(played, move)
        if move[1] in play.options(unplayed, move[0]):
            kept.append(move)
            if _events_of(unplayed, move) == told:
                continue
        elif not told:
            continue
        raise UndoRefused("Another seat has built on your last move.", "undo-built-on")
    return tuple(kept)


def _events_of(state: State, move: Move) -> list[str]:
    state.events = []
    play.play(state, *move)
    return list(map(repr, state.events))
