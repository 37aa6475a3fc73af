"""Observations by name: a game's parts where they begin and end, what they mean, and one seat's numbers."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chautari.engine.sheet import FLAG, NUMBER, Observer, Part, Sheet
from chautari.engine.state import State
from chautari.games.observers import observer_of

Numbers = NDArray[np.int16]

# Numbers of more kinds than this are left as they are, divided by the highest: spread out they would be mostly zeros.
MOST_SPREAD = 64


@dataclass(frozen=True)
class Layout:
    """Where each part of a row stands, by name."""

    game: str
    seats: int
    version: int
    parts: tuple[Part, ...]
    slices: dict[str, slice]
    size: int
    least: Numbers
    most: Numbers

    def spread(self, rows: Numbers) -> NDArray[np.float32]:
        """Rows as a network likes them: from about −1 to 1, and a flag for each thing where a number says which one."""
        rows = np.atleast_2d(rows)
        columns: list[NDArray[np.float32]] = []
        for part in self.parts:
            numbers = rows[:, self.slices[part.name]]
            if part.kind == NUMBER and 1 < part.most <= MOST_SPREAD:
                flags = numbers[:, :, None] == np.arange(1, part.most + 1)
                columns.append(flags.reshape(len(rows), -1).astype(np.float32))
            else:
                columns.append(numbers.astype(np.float32) / np.float32(1 if part.kind == FLAG else part.most))
        return np.concatenate(columns, axis=1)


def layout_of(name: str, seats: int) -> Layout:
    """The layout of a game's rows at a table of so many."""
    observer = observer_of(name)
    parts, slices, at = tuple(observer.parts(seats)), {}, 0
    for part in parts:
        slices[part.name] = slice(at, at + part.size)
        at += part.size
    least = np.repeat([part.least for part in parts], [part.size for part in parts]).astype(np.int16)
    most = np.repeat([part.most for part in parts], [part.size for part in parts]).astype(np.int16)
    return Layout(name, seats, observer.version, parts, slices, at, least, most)


@cache
def width_of(observer: Observer[Any], seats: int) -> int:
    """How many numbers a row has; counted once, as all parts have to be made for it."""
    return observer.size(seats)


def observe(observer: Observer[Any], state: State, seat: int) -> Numbers:
    """What a seat may know at a table now, in numbers of its own."""
    sheet = Sheet(width_of(observer, state.seats))
    observer.write(state, seat, sheet)
    return np.asarray(memoryview(sheet.cells))
