"""What nobody does who sees the map, however badly they play."""

from typing import Final

from mypy_extensions import i64

from chautari.games.kathmandu.actions import ASIDE, GO, RESOURCE, STOP_SHORT, TURN
from chautari.games.kathmandu.evaluation.lookahead import best_die, best_finish, best_turned_way
from chautari.games.kathmandu.evaluation.prospects import STEPS, prospects, steps_to_go, time_left, turns_left
from chautari.games.kathmandu.landscape import slot_of
from chautari.games.kathmandu.question import Question, question_of
from chautari.games.kathmandu.rules.movement import declared
from chautari.games.kathmandu.rules.trip import ways_to_finish
from chautari.games.kathmandu.state import Trek

# A die from which so much is to be had, its resource included, is used as it lies.
GOOD_DIE: Final = 3.0
# A movement that brings so much is there for whoever looks for one.
GOOD_WAY: Final = 1.0


def is_senseless(s: Trek, seat: i64, action: i64) -> bool:
    question = question_of(s)
    if question is None or question.seat != seat:
        return False
    if ASIDE <= action < RESOURCE:
        return rolls_again_for_nothing(s, seat)
    if GO <= action <= STOP_SHORT:
        return (
            stays_put(s, question, action)
            or loses_a_board(s, question, action)
            or goes_back_for_nothing(s, question, action)
        )
    return False


def rolls_again_for_nothing(s: Trek, seat: i64) -> bool:
    """Whether a die would be put aside although one of them does well; in Kathmandu any does."""
    return s.players[seat].arrived() or best_die(s, seat, time_left(s)) >= GOOD_DIE


def stays_put(s: Trek, question: Question, action: i64) -> bool:
    """Whether a movement makes no step: the way is blocked at once."""
    ways = ways_to_finish(s, s.players[question.seat], declared(s, question, action))
    return all(way.made == 0 for way in ways)


def loses_a_board(s: Trek, question: Question, action: i64) -> bool:
    """Whether a movement goes back over a border: behind the storm, or though time is short for the way ahead."""
    player = s.players[question.seat]
    board = slot_of(player.yak)
    late = float(steps_to_go(s, player.yak)) > STEPS * turns_left(s, question.seat)
    for way in ways_to_finish(s, player, declared(s, question, action)):
        end = slot_of(way.path[-1])
        if end >= board or (end >= s.storm and not late):
            return False
    return True


def goes_back_for_nothing(s: Trek, question: Question, action: i64) -> bool:
    """Whether a movement ends where the yak stands worse than before, although another brings something."""
    if action >= TURN:
        return False
    seat, left = question.seat, time_left(s)
    if best_turned_way(s, seat, left) < GOOD_WAY:
        return False
    brought = best_finish(s, seat, declared(s, question, action), left) - prospects(s, s.players[seat].yak, left)
    return brought < 0.0
