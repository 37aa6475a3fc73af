"""Games that were never played, for what is computed from them."""

from collections import Counter
from collections.abc import Sequence

from chautari.arena.game import GameResult
from chautari.arena.match import Match

DUEL = Match("yak", 2, {"bonus_cards": 0}, ("greedy", "uniform"))
CROWD = Match("adventure-tours", 4, {"level": "basic", "variant": "none"}, ("greedy", "uniform", "uniform", "uniform"))


def game(
    number: int,
    seating: Sequence[int],
    places: Sequence[int],
    deal: int | None = None,
    points: Sequence[int] | None = None,
    sides: Sequence[int] | None = None,
) -> GameResult:
    seats = range(len(seating))
    return GameResult(
        number=number,
        deal=number if deal is None else deal,
        seating=tuple(seating),
        sides=tuple(sides or seats),
        places=tuple(places),
        points=tuple(points or [10 - place for place in places]),
        length=100 + number,
        times=tuple({10 * seat: 5} for seat in seats),
        faults=tuple(Counter() for _ in seats),
        said=tuple("" for _ in seats),
    )
