"""The stone tower: rows of 5, 4, 3, 2 and 1, and anything stacked on the last stone (rulebook, Steinturm).

A tower is a tuple: 15 places from the bottom left upward, row by row, then the stones stacked on the 15th.
"""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits

Tower = tuple[int, ...]

EMPTY: Final = -1
PLACES: Final = 15
TOP: Final = 14  # the single stone of the fifth row
STACK: Final = 15  # the one place above it, however many stones lie there
BOTTOM: Final = 5


def row_and_stone(place: i64) -> tuple[int, int]:
    """Which row from below and which stone from the left, both from 0."""
    row = 0
    width: i64 = BOTTOM
    while place >= width:
        place -= width
        width -= 1
        row += 1
    return row, place


def place_name(place: i64) -> str:
    """row.stone, counted from the bottom left; the place above the fifth row has a name of its own."""
    if place >= STACK:
        return "stack"
    row, stone = row_and_stone(place)
    return f"{row + 1}.{stone + 1}"


def touching_before(place: i64) -> list[int]:
    """The lower-numbered places that a place touches: its left neighbour and what it rests on (YK-TOW-5)."""
    row, stone = row_and_stone(place)
    found: list[int] = []
    if stone > 0:
        found.append(place - 1)
    if row > 0:
        below = place - BOTTOM + row - 1
        found.extend([below, below + 1])
    return found


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]
TOUCHING_BEFORE: Final = [touching_before(place) for place in range(PLACES)]


def touched_before(place: i64) -> list[int]:
    """The same for stacked stones too, each of which touches the one below."""
    return TOUCHING_BEFORE[place] if place < PLACES else [place - 1]


def open_places(filled: i64) -> i64:
    """Where the next stone may go beside those that lie, both as sets of bits; never empty (YK-TOW-2, YK-TOW-3)."""
    if bits.has(filled, TOP):
        return bits.bit(STACK)
    bottom = filled & bits.first(BOTTOM)
    if bottom == 0:
        return bits.first(BOTTOM)
    found = (bottom | bits.shift(bottom, 1) | bottom >> 1) & bits.first(BOTTOM)
    place: i64 = BOTTOM
    below: i64 = 0
    width: i64 = BOTTOM - 1
    while width > 0:
        row = filled >> below
        found |= bits.shift(row & row >> 1 & bits.first(width), place)
        below = place
        place += width
        width -= 1
    return found & ~filled


def has_four_rows(filled: i64) -> bool:
    """Then it has 14 stones at least: everything below the fourth row is there too (YK-END-1)."""
    return bits.has(filled, TOP - 1) and bits.has(filled, TOP - 2)


def stones_in(tower: Tower) -> i64:
    return len(tower) - tower.count(EMPTY)
