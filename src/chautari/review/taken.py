"""Who took what a better option was about: the next rival that chose the same piece of the board."""

from typing import Any

from chautari.engine.game import Game
from chautari.engine.state import State
from chautari.review.course import Choice, Course
from chautari.review.decision import Decision


def taken_by_rival(game: Game[Any], course: Course, one: Decision) -> Choice | None:
    """The choice by which a rival took what the better option was about, before its seat chose again there."""
    at = next(place for place, choice in enumerate(course.choices) if choice.move == one.move)
    before = course.choices[at].before
    wanted = for_all(game, before, one.seat, one.better) - for_all(game, before, one.seat, one.action)
    friends = game.team(before, one.seat)
    for later in course.choices[at + 1 :] if wanted else ():
        touched = wanted & for_all(game, later.before, later.seat, later.action)
        if touched and later.seat not in friends:
            return later
        if later.seat == one.seat and (touched or for_all(game, later.before, one.seat, later.action)):
            return None
    return None


def for_all(game: Game[Any], table: State, seat: int, action: int) -> set[str]:
    """The pieces that an option belongs to and that others could take as well."""
    return {piece for piece in game.pieces(table, seat, action) if piece.startswith(game.in_common())}
