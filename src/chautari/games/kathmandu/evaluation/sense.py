"""What nobody does who sees the map, however badly they play."""

from mypy_extensions import i64

from chautari.games.kathmandu.actions import GO, STOP_SHORT
from chautari.games.kathmandu.question import question_of
from chautari.games.kathmandu.rules.movement import declared
from chautari.games.kathmandu.rules.trip import ways_to_finish
from chautari.games.kathmandu.state import Trek


def stays_put(s: Trek, seat: i64, action: i64) -> bool:
    """Whether a movement makes no step: the way is blocked at once."""
    question = question_of(s)
    if question is None or question.seat != seat or not GO <= action <= STOP_SHORT:
        return False
    ways = ways_to_finish(s, s.players[seat], declared(s, question, action))
    return all(way.made == 0 for way in ways)
