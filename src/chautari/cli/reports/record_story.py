"""The moves of a record as sentences: for one seat, for a spectator, or with everything."""

from typing import Any, TypedDict

from chautari.engine.events import Event, all_but
from chautari.engine.game import Game
from chautari.engine.record import Record, walk

EVERYTHING = -1000


class Moment(TypedDict):
    """A move, who made it (−1 is chance), and the sentences on what happened."""

    move: int
    seat: int
    told: list[str]


def moments(game: Game[Any], record: Record, eyes: int) -> list[Moment]:
    """An entry for every move, also where nothing is said; move 0 is the setup, which nobody made."""
    story: list[Moment] = []
    names = list(record.seats)
    for number, state in enumerate(walk(game, record)):
        events = heard(state.events or [], eyes)
        state.events = []
        mover = record.moves[number - 1][0] if number else -1
        story.append(Moment(move=number, seat=mover, told=[game.say_event(event, names) for event in events]))
    return story


def heard(events: list[Event], eyes: int) -> list[Event]:
    """The events that `eyes` may know; with all eyes, what one seat alone was told replaces what the others were."""
    if eyes != EVERYTHING:
        return [event for event in events if event.heard_by(eyes)]
    told_alone = {all_but(event.to) for event in events if event.to >= 0}
    return [event for event in events if event.to not in told_alone]
