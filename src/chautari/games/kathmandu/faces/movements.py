"""Movements, shown before they are taken (KA-MOV-11): where each would end and what it would cost."""

from chautari.engine.play import index_of, lift
from chautari.engine.state import Choices
from chautari.games.kathmandu.actions import GO, MOVE_TO, STAY, STOP_SHORT
from chautari.games.kathmandu.faces import shapes
from chautari.games.kathmandu.faces.ahead import answered, walked
from chautari.games.kathmandu.landscape import strips_between
from chautari.games.kathmandu.question import Question, question_of
from chautari.games.kathmandu.rules.movement import declared, move
from chautari.games.kathmandu.rules.trip import Trip, at_most_three, cost, cost_of_strips, ways_to_finish
from chautari.games.kathmandu.state import Trek


def movements(s: Trek) -> list[shapes.Movement]:
    """Those that may be chosen now, then what a terrain map leads to."""
    question = question_of(s)
    if question is None:
        return []
    choices = Choices()
    question.collect(s, choices)
    offered = choices.listed()
    return [movement(s, question, action) for action in offered if moves(action)] + [
        by_map(s, question.seat, action) for action in offered if MOVE_TO <= action < STAY
    ]


def moves(action: int) -> bool:
    """Whether an action declares a movement, or a part of one."""
    return GO <= action <= STOP_SHORT


def movement(s: Trek, question: Question, action: int) -> shapes.Movement:
    """Where the yak would stop; several ways while something is still to be declared."""
    player = s.players[question.seat]
    ways = ways_to_finish(s, player, declared(s, question, action))
    shown: list[shapes.Way] = []
    for way in ways:
        stopped = stop(s, question.seat, way)
        if stopped not in shown:
            shown.append(stopped)
    return {"action": action, "path": list(ways[0].path) if len(ways) == 1 else None, "ways": shown}


def stop(s: Trek, seat: int, trip: Trip) -> shapes.Way:
    """Where a movement would end, what it would cost, and all that happens there by itself."""
    compass, fodder, tired = cost(s, s.players[seat], trip)
    ahead = walked(s, seat, lambda after: _walk(after, seat, trip))
    return {
        "stop": trip.at,
        "compass": compass,
        "fodder": fodder,
        "exhaustion": tired,
        "blocked": trip.is_blocked(),
        "tile": "fulfilled" in ahead.told,
        "points": sum(ahead.gains().values()),
    }


def _walk(s: Trek, seat: int, trip: Trip) -> None:
    lift(s, index_of(s, seat))
    move(s, seat, trip.cards, trip.first, trip.at, trip.made, trip.strips, trip.is_blocked())


def by_map(s: Trek, seat: int, action: int) -> shapes.Movement:
    """What a terrain map would cost."""
    space, player = action - MOVE_TO, s.players[seat]
    ahead = answered(s, seat, action)
    fodder, lacking = cost_of_strips(player, strips_between(player.yak, space))
    way: shapes.Way = {
        "stop": space,
        "compass": 0,
        "fodder": fodder,
        "exhaustion": at_most_three(player, lacking),
        "blocked": False,
        "tile": "fulfilled" in ahead.told,
        "points": sum(ahead.gains().values()),
    }
    return {"action": action, "path": None, "ways": [way]}
