"""Points by source over the time of a game."""

from dataclasses import dataclass
from typing import Any, Final

from chautari.engine.game import Game, Source
from chautari.review.course import Course, Stop

SAMPLES: Final = 48  # more would not be seen in a chart


@dataclass(frozen=True)
class Standing:
    """What each seat has from each source after so many moves."""

    move: int
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class PointsOverTime:
    """The sources that gave anybody anything, in the order of the scoring, and what they gave until when."""

    sources: tuple[Source, ...]
    standings: tuple[Standing, ...]


def points_over_time(game: Game[Any], course: Course) -> PointsOverTime:
    stops = sampled(course.stops)
    seats = range(stops[-1].table.seats)
    counted = [[{one.key: one for one in game.sources(stop.table, seat)} for seat in seats] for stop in stops]
    known: dict[str, Source] = {}
    for by_seat in reversed(counted):
        for found in by_seat:
            for key, source in found.items():
                if source.points:
                    known.setdefault(key, source)
    standings = [
        Standing(stop.move, tuple(tuple(points(found.get(key)) for key in known) for found in by_seat))
        for stop, by_seat in zip(stops, counted, strict=True)
    ]
    return PointsOverTime(tuple(known.values()), tuple(standings))


def points(source: Source | None) -> int:
    return int(source.points) if source is not None else 0


def sampled(stops: tuple[Stop, ...]) -> list[Stop]:
    """So many of them at equal distances, the first and the last among them."""
    last = len(stops) - 1
    wanted = sorted({round(last * place / (SAMPLES - 1)) for place in range(SAMPLES)})
    return [stops[place] for place in wanted]
