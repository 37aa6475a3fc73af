"""The stone tower: rows of 5, 4, 3, 2 and 1, and anything stacked on the last stone (rulebook, Steinturm).

A tower to look at is a tuple: 15 places from the bottom left upward, row by row, then the stones stacked on the 15th.
On the table it is a set of spots for each kind of stone. Every row has six spots, so the two that a stone rests on are
six and five before its own, whatever the row; the last spot of a row stays empty and parts it from the next.
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
ROW: Final = 6

# At most 13 stones without four rows, and three more on each of the two days that are left with them.
TOWER_ROOM: Final = 20


def row_and_stone(place: i64) -> tuple[int, int]:
    """Which row from below and which stone from the left, both from 0; each stacked stone is a row of its own."""
    row = 0
    width: i64 = BOTTOM
    while place >= width:
        place -= width
        width = max(width - 1, 1)
        row += 1
    return row, place


def place_name(place: i64) -> str:
    """row.stone, counted from the bottom left; the place above the fifth row has a name of its own."""
    if place >= STACK:
        return "stack"
    row, stone = row_and_stone(place)
    return f"{row + 1}.{stone + 1}"


def spot_number(place: i64) -> i64:
    row, stone = row_and_stone(place)
    return ROW * row + stone


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]
SPOTS: Final = bits.table([bits.bit(spot_number(place)) for place in range(TOWER_ROOM)])


def around(stones: i64) -> i64:
    """The spots that touch any of these: beside them, above and below (YK-TOW-5)."""
    return stones << 1 | stones >> 1 | stones << 5 | stones >> 5 | stones << 6 | stones >> 6


def open_spots(filled: i64) -> i64:
    """Where the next stone may go beside those that lie; never empty (YK-TOW-2, YK-TOW-3)."""
    if filled & SPOTS[TOP] != 0:
        return top_of_stack(filled)
    bottom = filled & bits.first(BOTTOM)
    if bottom == 0:
        return bits.first(BOTTOM)
    beside = (bottom << 1 | bottom >> 1) & bits.first(BOTTOM)
    resting = (filled & filled >> 1) << ROW
    return (beside | resting) & ~filled


def top_of_stack(filled: i64) -> i64:
    """The lowest free spot above the fifth row."""
    spot = SPOTS[STACK]
    while filled & spot != 0:
        spot <<= ROW
    return spot


def open_places(filled: i64) -> i64:
    """The places of the open spots, as a set of bits; the stack is one place."""
    if filled & SPOTS[TOP] != 0:
        return bits.bit(STACK)
    spots = open_spots(filled)
    places: i64 = 0
    place: i64 = 0
    width: i64 = BOTTOM
    while width > 0:
        places |= (spots & bits.first(width)) << place
        spots >>= ROW
        place += width
        width -= 1
    return places


def places_of(spots: i64) -> list[int]:
    """Which places of a tower these are, stacked stones counted on from the 15th."""
    return [place for place in range(TOWER_ROOM) if SPOTS[place] & spots != 0]


def spots_of(places: list[int]) -> i64:
    spots: i64 = 0
    for place in places:
        spots |= SPOTS[place]
    return spots


def has_four_rows(filled: i64) -> bool:
    """Then it has 14 stones at least: everything below the fourth row is there too (YK-END-1)."""
    return filled & SPOTS[TOP - 1] != 0 and filled & SPOTS[TOP - 2] != 0


def stones_in(tower: Tower) -> i64:
    return len(tower) - tower.count(EMPTY)
