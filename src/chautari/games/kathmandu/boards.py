"""The boards: maps read from data/, checked against the box, and turned in all four directions."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.kathmandu.components import CITY, LANDSCAPES
from chautari.games.printed import read_printed

DIRECTIONS: Final = ["north", "east", "south", "west"]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
STEP_X: Final = [0, 1, 0, -1]
STEP_Y: Final = [-1, 0, 1, 0]

SIDE: Final = 6
CELLS: Final = 36
FACES: Final = 12
START_BOARD: Final = 12
DESTINATION: Final = 13

# What lies on a cell: a landscape (0–8), a mountain, or nothing where a board does not fill its square.
MOUNTAIN: Final = 9
NOTHING: Final = -1

LETTERS: Final = "SRMGTFJWC"

# What stands on a cell; the four spaces of a city are 0 to 3.
PLAIN: Final = -1
TEMPLE: Final = 4
MARK: Final = 5
KATHMANDU: Final = 6
START: Final = 7
SIGNS: Final = {"": PLAIN, "*": TEMPLE, "+": MARK, "o": START}

NO_NEEDLE: Final = -1


def opposite(direction: i64) -> i64:
    return (direction + 2) & 3


def beside(cell: i64, direction: i64) -> i64:
    """The next cell of the same square in a direction, or −1 at its edge."""
    x = cell % SIDE + STEP_X[direction]
    y = cell // SIDE + STEP_Y[direction]
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else -1


def edge_cell(direction: i64, along: i64) -> i64:
    """The cell on an edge of the square, counted from the north or from the west."""
    if direction == NORTH:
        return along
    if direction == SOUTH:
        return (SIDE - 1) * SIDE + along
    return along * SIDE + (SIDE - 1 if direction == EAST else 0)


class Face:
    """One side of a board in one orientation: a square of 36 cells, row by row from the north-west. Immutable."""

    def __init__(self, grounds: list[int], signs: list[int], needle: i64) -> None:
        self.grounds = grounds
        self.signs = signs
        self.needle: i64 = needle
        self.beside = [self.neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)]
        self.edges = [self.edge(direction) for direction in range(4)]

    def neighbour(self, cell: i64, direction: i64) -> int:
        other = beside(cell, direction)
        return other if other >= 0 and self.grounds[other] != NOTHING else -1

    def edge(self, direction: i64) -> int:
        """The passable cells of an edge, as a set of bits counted along it."""
        open_cells: i64 = 0
        for along in range(SIDE):
            if self.is_passable(edge_cell(direction, along)):
                open_cells = bits.plus(open_cells, along)
        return open_cells

    def is_passable(self, cell: i64) -> bool:
        return self.grounds[cell] != MOUNTAIN and self.grounds[cell] != NOTHING

    def turned(self) -> "Face":
        """The same face a quarter turn clockwise."""
        grounds = [self.grounds[before_turn(cell)] for cell in range(CELLS)]
        signs = [self.signs[before_turn(cell)] for cell in range(CELLS)]
        return Face(grounds, number_city(signs), (self.needle + 1) & 3 if self.needle != NO_NEEDLE else NO_NEEDLE)


def before_turn(cell: int) -> int:
    x, y = cell % SIDE, cell // SIDE
    return (SIDE - 1 - x) * SIDE + y


def number_city(signs: list[int]) -> list[int]:
    """City spaces are numbered row by row as the board lies."""
    numbered: list[int] = []
    seen = 0
    for sign in signs:
        if 0 <= sign < TEMPLE:
            numbered.append(seen)
            seen += 1
        else:
            numbered.append(sign)
    return numbered


def read_map(text: str, skipped_rows: int, needle: int) -> Face:
    """A map of up to six rows; a shorter one lies below the skipped rows of its square."""
    grounds = [NOTHING] * CELLS
    signs = [PLAIN] * CELLS
    for y, row in enumerate(text.strip().splitlines()):
        spaces = row.split()
        assert len(spaces) == SIDE, "a board is 6 spaces wide (KA-CMP-1)"
        for x, space in enumerate(spaces):
            cell = (skipped_rows + y) * SIDE + x
            letter, sign = space[0], SIGNS[space[1:]]
            grounds[cell] = MOUNTAIN if letter == "^" else CITY if letter == "K" else LETTERS.index(letter)
            signs[cell] = KATHMANDU if letter == "K" else 0 if letter == "C" else sign
            assert sign == PLAIN or letter not in "^KC", "signs stand on landscapes other than cities (KA-CMP-1)"
    return Face(grounds, number_city(signs), needle)


# Faces by board and side (1A, 1B, 2A, …), the start board, the destination board; each in its four orientations.
FACE_NAMES: Final[list[str]] = []
ORIENTED: Final[list[Face]] = []


def oriented(face: i64, turns: i64) -> Face:
    return ORIENTED[face * 4 + turns]


def add_face(name: str, face: Face) -> None:
    FACE_NAMES.append(name)
    for _ in range(4):
        ORIENTED.append(face)
        face = face.turned()


def contiguous(face: Face, cell: int, same_ground: bool) -> list[int]:
    """The cells that hang together with this one: its area of one landscape, or everything passable."""
    reached = [cell]
    for here in reached:
        for direction in range(4):
            there = face.beside[here * 4 + direction]
            if there < 0 or there in reached or not face.is_passable(there):
                continue
            if not same_ground or face.grounds[there] == face.grounds[cell]:
                reached.append(there)
    return reached


def check_terrain(name: str, face: Face) -> None:
    """KA-CMP-1."""
    passable = [cell for cell in range(CELLS) if face.is_passable(cell)]
    city = [cell for cell in range(CELLS) if face.grounds[cell] == CITY]
    assert NOTHING not in face.grounds, f"{name}: a terrain board is 6×6 spaces (KA-CMP-1)"
    assert len(city) == 4 and city[1] == city[0] + 1 and city[2:] == [city[0] + SIDE, city[1] + SIDE], (
        f"{name}: one city of 2×2 spaces (KA-CMP-1)"
    )
    assert [face.signs[cell] for cell in city] == [0, 1, 2, 3], f"{name}: the city's spaces (KA-CMP-1)"
    assert face.signs.count(TEMPLE) == 1 and face.signs.count(MARK) == 1, f"{name}: one temple, one mark (KA-CMP-1)"
    assert KATHMANDU not in face.signs and START not in face.signs, f"{name}: neither start nor goal (KA-CMP-1)"
    assert 4 <= face.grounds.count(MOUNTAIN) <= 6, f"{name}: 4 to 6 mountains (KA-CMP-1)"
    assert len(contiguous(face, passable[0], False)) == len(passable), (
        f"{name}: passable spaces hang together (KA-CMP-1)"
    )
    for cell in passable:
        assert 2 <= len(contiguous(face, cell, True)) <= 6, f"{name}: areas of 2 to 6 spaces (KA-CMP-1)"
    for edge in face.edges:
        assert bits.size(edge) >= 4, f"{name}: 4 passable spaces on each edge (KA-CMP-1)"


def check_ends(start: Face, destination: Face) -> None:
    """KA-CMP-1."""
    assert start.grounds.count(NOTHING) == 18 and start.signs.count(START) >= 4, "the start board (KA-CMP-1)"
    assert destination.grounds.count(NOTHING) == 12, "the destination board is 6×4 (KA-CMP-1)"
    kathmandu = [cell for cell in range(CELLS) if destination.signs[cell] == KATHMANDU]
    first = kathmandu[0]
    assert kathmandu == [first + y * SIDE + x for y in range(3) for x in range(3)], "Kathmandu is 3×3 (KA-CMP-1)"
    assert kathmandu[-1] < CELLS - SIDE, "Kathmandu does not touch the strip (KA-CMP-1)"
    for face in (start, destination):
        assert TEMPLE not in face.signs and MARK not in face.signs, "no temple at the ends (KA-CMP-1)"
        assert face.needle == NO_NEEDLE, "no needle at the ends (KA-CMP-1)"
        passable = [cell for cell in range(CELLS) if face.is_passable(cell)]
        assert len(contiguous(face, passable[0], False)) == len(passable), "passable spaces hang together (KA-CMP-1)"
    assert bits.size(start.edges[NORTH]) >= 4 and bits.size(destination.edges[SOUTH]) >= 4, "the joins (KA-CMP-1)"
    assert CITY not in [
        g for g, sign in zip(destination.grounds, destination.signs, strict=True) if sign != KATHMANDU
    ], "no city but Kathmandu at the end, so that it is an area of its own (KA-EQP-18)"


def check_spread() -> None:
    """KA-CMP-1: every landscape occurs in every layout, and no two faces are alike."""
    for landscape in range(len(LANDSCAPES)):
        lacking = {face // 2 for face in range(FACES) if landscape not in oriented(face, 0).grounds}
        assert len(lacking) <= 2, f"{LANDSCAPES[landscape]} is missing from more than two boards (KA-CMP-1)"
    seen = {str(oriented(face, turns).grounds) for face in range(FACES) for turns in range(4)}
    assert len(seen) == FACES * 4, "all faces are different (KA-CMP-1)"


def _read_boards() -> None:
    printed = read_printed(__package__, "boards.toml")
    for board in printed["board"]:
        face = read_map(board["map"], 0, DIRECTIONS.index(board["needle"]))
        check_terrain(board["name"], face)
        add_face(board["name"], face)
    assert len(FACE_NAMES) == FACES, "6 terrain boards with two faces (KA-CMP-1)"
    check_spread()
    start = read_map(printed["start"]["map"], 0, NO_NEEDLE)
    destination = read_map(printed["destination"]["map"], 2, NO_NEEDLE)
    check_ends(start, destination)
    add_face("start", start)
    add_face("destination", destination)


_read_boards()
