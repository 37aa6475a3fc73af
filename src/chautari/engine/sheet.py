"""What a seat may know as a row of whole numbers, for learners: parts with names, one after the other."""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chautari.engine.bits import bit, first
from chautari.engine.state import CHANCE, S, State

# What the numbers of a part are.
FLAG: Final = "flag"  # 1 for yes
COUNT: Final = "count"  # how many
NUMBER: Final = "number"  # which one, 0 for none: the first of its kind is 1
ROW: Final = "row"  # like NUMBER, things that lie in an order which matters; what they are is counted elsewhere


class Part:
    """A stretch of the row: its name, how many numbers it has, of which kind, from `least` to `most`."""

    def __init__(self, name: str, size: i64, kind: str, most: i64, meaning: str, least: i64 = 0) -> None:
        self.name = name
        self.size: i64 = size
        self.kind = kind
        self.most: i64 = most
        self.meaning = meaning
        self.least: i64 = least


class Sheet:
    """The numbers, written from left to right; a sheet may hold the rows of many tables."""

    def __init__(self, room: i64) -> None:
        self.cells = empty_cells(room)
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        self.cells[self.at] = i16(number)
        self.at += 1

    def put_flag(self, yes: bool) -> None:
        self.put(1 if yes else 0)

    def skip(self, count: i64) -> None:
        """Writes so many zeros."""
        cells = self.cells
        at = self.at
        end = at + count
        while at < end:
            cells[at] = 0
            at += 1
        self.at = at

    def put_set(self, members: i64, size: i64) -> None:
        """Writes a flag for each of the numbers below `size`."""
        cells = self.cells
        at = self.at
        end = at + size
        while at < end:
            cells[at] = i16(members & 1)
            members >>= 1
            at += 1
        self.at = at

    def put_digits(self, digits: i64, width: i64, count: i64) -> None:
        """Writes the numbers packed into one, so many bits each, the first in the lowest."""
        low = first(width)
        cells = self.cells
        at = self.at
        end = at + count
        while at < end:
            cells[at] = i16(digits & low)
            digits >>= width
            at += 1
        self.at = at

    def put_seat(self, who: i64, seat: i64, seats: i64) -> None:
        """Writes somebody as seen from a seat: 1 is the seat itself, 2 its left neighbour; 0 for nobody."""
        self.put((who - seat + seats) % seats + 1 if who >= 0 else 0)

    def put_row(self, row: tuple[int, ...]) -> None:
        """Writes things in their order, the first of its kind as 1."""
        cells = self.cells
        at = self.at
        for thing in row:
            number: i64 = thing
            cells[at] = i16(number + 1)
            at += 1
        self.at = at

    def put_all(self, things: vec[i64]) -> None:
        """Writes things in their order out of a row of machine integers, the first of its kind as 1."""
        cells = self.cells
        at = self.at
        i: i64 = 0
        while i < len(things):
            cells[at] = i16(things[i] + 1)
            at += 1
            i += 1
        self.at = at

    def put_heading(self, s: State, seat: i64, most_seats: i64) -> None:
        """Writes which seat this is, whether the game is over, and who is asked."""
        self.put_set(bit(seat), most_seats)
        self.put_flag(len(s.pending) == 0)
        self.put_asked(s, seat)

    def put_asked(self, s: State, seat: i64) -> None:
        """Writes who is asked now, from the seat itself on, then whether chance is."""
        start = self.at
        self.skip(s.seats + 1)
        index: i64 = len(s.pending) - 1
        bottom = s.floor if s.floor >= 0 else index
        while index >= bottom and index >= 0:
            asked = s.pending[index].seat
            if asked >= 0:
                self.cells[start + (asked - seat + s.seats) % s.seats] = 1
            elif asked == CHANCE:
                i: i64 = 0
                while i < s.seats:
                    self.cells[start + i] = 0
                    i += 1
                self.cells[start + s.seats] = 1
                return
            index -= 1


def empty_cells(room: i64) -> vec[i16]:
    cells = vec[i16](capacity=room)
    i: i64 = 0
    while i < room:
        cells = append(cells, i16(0))
        i += 1
    return cells


class Observer(Generic[S]):
    """Writes what a seat may know at tables of one game, always in the same parts."""

    def __init__(self, version: int) -> None:
        self.version = version

    def __deepcopy__(self, memo: object) -> "Observer[S]":
        """Nothing in it ever changes, so copies of whatever observes share it."""
        return self

    def parts(self, seats: i64) -> list[Part]:
        """The parts of a row at a table of so many, in their order."""
        raise NotImplementedError

    def write(self, s: S, seat: i64, sheet: Sheet) -> None:
        """Writes one row at `sheet.at`, from what this seat may know and nothing else."""
        raise NotImplementedError

    def size(self, seats: i64) -> i64:
        total: i64 = 0
        for part in self.parts(seats):
            total += part.size
        return total


def heading(seats: i64, most_seats: i64) -> list[Part]:
    """What every row begins with: see `put_heading`."""
    return [
        Part("seat", most_seats, FLAG, 1, "which seat this is"),
        Part("over", 1, FLAG, 1, "the game is over"),
        Part("asked", seats + 1, FLAG, 1, "who is asked now, from the seat itself on to the left; last: chance"),
    ]
