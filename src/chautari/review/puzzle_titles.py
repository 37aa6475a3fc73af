"""A title for every puzzle from what its seat can see: when it is, and how the seat stands; nothing of the solution."""

from collections import Counter
from typing import Any, Final

from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.games import load
from chautari.games.words import kept_by_language
from chautari.review.puzzles import Puzzle, puzzles
from chautari.review.words import say, thing

WORLDS: Final = 4  # points that are the same at so many imagined tables are known to the seat
TIMES: Final = ("day", "round")


@kept_by_language()
def titles(name: str) -> dict[int, str]:
    """The title of each puzzle of a game by its number; where two would be alike, more is told."""
    game, found = load(name), puzzles(name)
    told = {one.number: facts(game, one) for one in found}
    length = dict.fromkeys(told, 2)
    while clashes := alike({number: parts[: length[number]] for number, parts in told.items()}):
        longer = [number for number in clashes if length[number] < len(told[number])]
        if not longer:
            break
        for number in longer:
            length[number] += 1
    return {number: ", ".join(parts[: length[number]]) for number, parts in told.items()}


def alike(told: dict[int, list[str]]) -> list[int]:
    often = Counter(map(tuple, told.values()))
    return [number for number, parts in told.items() if often[tuple(parts)] > 1]


def facts(game: Game[Any], one: Puzzle) -> list[str]:
    """When it is and how the seat stands first, then what tells similar moments apart."""
    table = one.table(game)
    view = game.view(table, one.seat)
    when = next(say(f"puzzle-{time}", number=str(view[time])) for time in TIMES if time in view)
    return [
        when,
        standing(one.record.game, lead(game, table, one.seat)),
        say("puzzle-players", count=len(one.record.seats)),
        say("puzzle-choices", count=len(one.options)),
        say("puzzle-headline", who=one.record.seats[one.seat]),
    ]


def standing(name: str, points: int) -> str:
    key = "puzzle-ahead" if points > 0 else "puzzle-behind" if points < 0 else "puzzle-even"
    return say(key, count=thing("amount", count=abs(points), game=name))


def lead(game: Game[Any], table: State, seat: int) -> int:
    """By how much a seat's side is ahead of the best other one if the game ended now (below 0: behind it).

    Only what the seat can know of everybody counts: sources whose points no imagined table changes.
    """
    worlds = [game.imagine(table, seat, Dice(seed)) for seed in range(WORLDS)]
    points = [[by_source(game, world, one) for one in range(table.seats)] for world in worlds]
    keys = {key for of_seat in points[0] for key in of_seat}
    known = [
        key
        for key in keys
        if all(world[one].get(key, 0) == points[0][one].get(key, 0) for world in points for one in range(table.seats))
    ]
    sides = {
        one: sum(points[0][mate].get(key, 0) for mate in game.team(table, one) for key in known)
        for one in range(table.seats)
    }
    mates = game.team(table, seat)
    return sides[seat] - max(total for one, total in sides.items() if one not in mates)


def by_source(game: Game[Any], table: State, seat: int) -> dict[str, int]:
    return {source.key: int(source.points) for source in game.sources(table, seat)}
