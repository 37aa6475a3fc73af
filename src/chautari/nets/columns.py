"""What a net reads of an observation: the cells of a game's rows as columns, the same for every table size."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from chautari.engine.sheet import FLAG, NUMBER, ROW, Observer, Part

# A number of more kinds than this is not read: what it stands for is counted in other parts.
MOST_KINDS: Final = 64
# A part with more columns than this is a map; what lies where is judged by the game's signs.
MOST_COLUMNS: Final = 1000
# Counts are divided by the highest, but not by more than this: few games come near the highest.
MOST_SCALE: Final = 16


@dataclass(frozen=True)
class Columns:
    """For each table size where the cells of a row go; `count` columns in all.

    A cell goes to the column `starts[seats][cell]` times `scales[seats][cell]`, nowhere if that start is −1. With the
    scale 0 it says which one of several things there is: then 1 goes to the column of that thing, the first at the
    start, and nothing if it is 0.
    """

    count: int
    starts: dict[int, list[int]]
    scales: dict[int, list[float]]


def columns_of(observer: Observer[Any], sizes: Iterable[int]) -> Columns:
    """The columns for the rows of a game; parts that have the same name at several sizes share theirs."""
    parts = {seats: observer.parts(seats) for seats in sizes}
    cells: dict[str, int] = {}
    kinds: dict[str, int] = {}
    for part in (part for some in parts.values() for part in some):
        cells[part.name] = max(cells.get(part.name, 0), part.size)
        kinds[part.name] = max(kinds.get(part.name, 0), width(part))
    count = 0
    first: dict[str, int] = {}
    for name, size in cells.items():
        first[name] = count if 0 < size * kinds[name] <= MOST_COLUMNS else -1
        count += size * kinds[name] if first[name] >= 0 else 0
    starts: dict[int, list[int]] = {}
    scales: dict[int, list[float]] = {}
    for seats, some in parts.items():
        starts[seats] = [at(first[part.name], kinds[part.name], cell) for part in some for cell in range(part.size)]
        scales[seats] = [scale(part) for part in some for _ in range(part.size)]
    return Columns(count, starts, scales)


def at(first: int, kinds: int, cell: int) -> int:
    return first + kinds * cell if first >= 0 else -1


def width(part: Part) -> int:
    """How many columns a cell of this part has."""
    if part.kind == ROW or (part.kind == NUMBER and part.most > MOST_KINDS):
        return 0
    return int(part.most) if part.kind == NUMBER else 1


def scale(part: Part) -> float:
    if part.kind == NUMBER:
        return 0.0
    return 1.0 if part.kind == FLAG else 1.0 / min(max(int(part.most), 1), MOST_SCALE)
