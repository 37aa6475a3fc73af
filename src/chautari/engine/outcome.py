"""What a finished game is worth to each seat."""

from typing import Any

from mypy_extensions import i64

from chautari.engine.game import Game
from chautari.engine.state import State


def win_shares(game: Game[Any], s: State) -> list[float]:
    """Each seat's share in the victory, as `game.places` has it but without making the places."""
    best: i64 = -1000000
    best_tie: i64 = 0
    sides: list[int] = []
    for seat in range(s.seats):
        own = game.team(s, seat)
        if own[0] != seat:  # its first seat speaks for a side
            continue
        points: i64 = 0
        for mate in own:
            points += game.total(s, mate)
        tie = game.tie_break(s, seat)
        if points > best or (points == best and tie > best_tie):
            sides = []
            best = points
            best_tie = tie
        if points == best and tie == best_tie:
            sides.append(seat)
    shares = [0.0] * s.seats
    for side in sides:
        for mate in game.team(s, side):
            shares[mate] = 1.0 / float(len(sides))
    return shares


def margins(game: Game[Any], s: State) -> list[float]:
    """Each side's points less those of the best other side."""
    totals: list[int] = [game.total(s, seat) for seat in range(s.seats)]
    result: list[float] = []
    for seat in range(s.seats):
        own = game.team(s, seat)
        best = -1000000
        for other in range(s.seats):
            if other not in own:
                best = max(best, sum([totals[mate] for mate in game.team(s, other)]))
        result.append(float(sum([totals[mate] for mate in own]) - best))
    return result
