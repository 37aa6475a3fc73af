"""Where every bot stands: its part of the victories, its points, its places, how long it thinks."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from chautari.arena.game import GameResult
from chautari.arena.intervals import DealSum, Estimate, mean, share
from chautari.arena.match import Match
from chautari.arena.ratings import ratings
from chautari.arena.times import Times, merge


@dataclass(frozen=True)
class BotStanding:
    """The figures of one bot; several seats of it in one game count one by one."""

    bot: str
    games: int
    seats_taken: int
    win_share: Estimate
    fair_share: float
    score: Estimate
    rating: Estimate
    place: float
    scores: tuple[int, ...]
    times: Times
    faults: Counter[str]
    said: str


@dataclass(frozen=True)
class SeatStanding:
    """The figures of one seat, whoever sat on it."""

    seat: int
    win_share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Standing:
    """All that a match's games so far say, the bots in the order in which they were named."""

    games: int
    deals: int
    bots: tuple[BotStanding, ...]
    seats: tuple[SeatStanding, ...]
    lengths: tuple[int, ...]


def standing(match: Match, results: Iterable[GameResult]) -> Standing:
    """The standing after these games, in whatever order they were finished."""
    games = sorted(results, key=lambda game: game.number)
    met = {spec for game in games for spec in game.seating}
    rated = ratings(games, len(match.specs))
    return Standing(
        len(games),
        len({game.deal for game in games}),
        tuple(_bot_standing(match, games, spec, rated[spec]) for spec in range(len(match.specs)) if spec in met),
        tuple(_seat_standing(games, seat) for seat in range(match.seats) if games),
        tuple(game.length for game in games),
    )


def by_deal(
    games: list[GameResult], seats: Callable[[GameResult], Iterable[int]], count: Callable[[GameResult, int], float]
) -> Iterator[DealSum]:
    """What `count` gives at the chosen seats of every game, summed up deal by deal."""
    totals: dict[int, tuple[float, int]] = {}
    for game in games:
        total, number = totals.get(game.deal, (0.0, 0))
        for seat in seats(game):
            total, number = total + count(game, seat), number + 1
        totals[game.deal] = total, number
    return (DealSum(total, number) for total, number in totals.values() if number)


def _bot_standing(match: Match, games: list[GameResult], spec: int, rating: Estimate) -> BotStanding:
    def seats(game: GameResult) -> list[int]:
        return [seat for seat, other in enumerate(game.seating) if other == spec]

    taken = [(game, seat) for game in games for seat in seats(game)]
    sides = [Counter(game.sides[seat] for seat in seats(game)) for game in games]
    most_winners = sum(max(side.values(), default=0) for side in sides)
    return BotStanding(
        bot=match.specs[spec],
        games=len({game.number for game, _ in taken}),
        seats_taken=len(taken),
        win_share=share(by_deal(games, seats, GameResult.won), most_winners / len(taken)),
        fair_share=sum(game.fair_share for game, _ in taken) / len(taken),
        score=mean(by_deal(games, seats, lambda game, seat: game.points[seat])),
        rating=rating,
        place=sum(game.places[seat] for game, seat in taken) / len(taken),
        scores=tuple(sorted(game.points[seat] for game, seat in taken)),
        times=merge(game.times[seat] for game, seat in taken),
        faults=Counter(fault for game, seat in taken for fault in game.faults[seat].elements()),
        said=next((game.said[seat] for game, seat in taken if game.said[seat]), ""),
    )


def _seat_standing(games: list[GameResult], seat: int) -> SeatStanding:
    return SeatStanding(
        seat,
        share(by_deal(games, lambda game: [seat], GameResult.won)),
        mean(by_deal(games, lambda game: [seat], lambda game, seat: game.points[seat])),
    )
