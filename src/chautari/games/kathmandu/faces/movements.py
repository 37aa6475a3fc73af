"""Movements, shown before they are taken (KA-MOV-11): where each would end and what it would cost."""

from typing import cast

from chautari.engine.play import index_of, lift
from chautari.engine.state import Choices
from chautari.games.kathmandu.actions import (
    BUY,
    BUY_SPECIAL,
    COLLECT,
    GIVE,
    GO,
    MOVE_TO,
    OFFER,
    PAINT,
    REACH,
    STAY,
    STOP_SHORT,
    SWAP_FOR,
    TAKE_MAP,
)
from chautari.games.kathmandu.components import GOODS
from chautari.games.kathmandu.faces import shapes
from chautari.games.kathmandu.faces.ahead import Ahead, answered, best_given, walked
from chautari.games.kathmandu.landscape import strips_between
from chautari.games.kathmandu.question import TO_ACT, Question, question_of
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
    """Where the yak would stop; several ways, each with its path, while something is still to be declared."""
    player = s.players[question.seat]
    ways = ways_to_finish(s, player, declared(s, question, action))
    if len(ways) == 1:
        return {"action": action, "path": list(ways[0].path), "ways": [stop(s, question.seat, ways[0])]}
    shown: list[shapes.Way] = []
    paths: list[list[int]] = []
    for way in ways:
        stopped = stop(s, question.seat, way)
        # Of ways that come to the same, the first is told.
        if stopped not in shown:
            shown.append(stopped)
            paths.append(list(way.path))
    return {
        "action": action,
        "path": None,
        "ways": [{**one, "path": path} for one, path in zip(shown, paths, strict=True)],
    }


def stop(s: Trek, seat: int, trip: Trip) -> shapes.Way:
    """Where a movement would end, what it would cost, and all that happens there by itself."""
    compass, fodder, tired = cost(s, s.players[seat], trip)
    ahead = walked(s, seat, lambda after: _walk(after, seat, trip))
    way: shapes.Way = {
        "stop": trip.at,
        "compass": compass,
        "fodder": fodder,
        "exhaustion": 0 if "arrived" in ahead.told else tired,
        "blocked": trip.is_blocked(),
        "tile": "fulfilled" in ahead.told,
        "points": sum(ahead.gains().values()),
    }
    return with_then(way, ahead)


def with_then(way: shapes.Way, ahead: Ahead) -> shapes.Way:
    """A way with what could be done where it ends; nothing where nothing could."""
    could = then(ahead.after, ahead.seat)
    return {**way, "then": could} if could else way


def then(s: Trek, seat: int) -> list[shapes.Then]:
    """What a seat could do on its target space, each kind once."""
    question = question_of(s)
    if question is None or question.seat != seat or question.number() != TO_ACT:
        return []
    choices = Choices()
    question.collect(s, choices)
    shown: list[shapes.Then] = []
    for action in choices.listed():
        # Whichever animal is painted, it brings the same.
        if PAINT <= action < COLLECT and any(one["what"] == "animal" for one in shown):
            continue
        could = one_then(s, seat, action)
        if could is not None and could not in shown:
            shown.append(could)
    swaps = [best_given(s, seat, action).points for action in choices.listed() if SWAP_FOR <= action < GIVE]
    return [*shown, {"what": "map", "points": max(swaps)}] if swaps else shown


def one_then(s: Trek, seat: int, action: int) -> shapes.Then | None:
    if PAINT <= action < COLLECT:
        return {"what": "animal", "points": sum(answered(s, seat, action).gains().values())}
    if COLLECT <= action < BUY:
        return {"what": "card", "points": 0}
    if REACH <= action < TAKE_MAP:
        return {"what": "rope ladder", "points": sum(answered(s, seat, action).gains().values())}
    if BUY <= action < BUY_SPECIAL or action == OFFER:
        ahead = answered(s, seat, action)
        points = sum(ahead.gains().values())
        bought = ahead.told.get("bought")
        return {"what": cast(shapes.Good, GOODS[bought[0]]) if bought else "offering", "points": points}
    return None


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
    return {"action": action, "path": None, "ways": [with_then(way, ahead)]}
