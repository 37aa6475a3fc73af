"""The landscape: boards laid as a snake, and what every movement asks of it, worked out once (rulebook, Set-up A)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.games.kathmandu.boards import (
    CELLS,
    DESTINATION,
    EAST,
    FACE_NAMES,
    KATHMANDU,
    MARK,
    MOUNTAIN,
    SIDE,
    START,
    START_BOARD,
    STEP_X,
    STEP_Y,
    TEMPLE,
    edge_cell,
    opposite,
    oriented,
)
from chautari.games.kathmandu.components import NO_LANDSCAPE
from chautari.games.printed import read_printed

# What stands on a space of the landscape: a city space (0–23: four for each terrain board), a temple (24–35: the
# printed one and the tile of each terrain board), Kathmandu, a start space, or nothing.
NO_SITE: Final = -1
CITY_SITE: Final = 0
CITY_SITES: Final = 24
TEMPLE_SITE: Final = 24
TEMPLES: Final = 12
KATHMANDU_SITE: Final = 36
# Told of as a ground of its own, after the landscapes and mountains.
IN_THE_CITY: Final = MOUNTAIN + 1
START_SITE: Final = 37

SLOTS: Final = 8
SPACES: Final = SLOTS * CELLS

BENDS: Final = ["straight", "left", "right"]
TURN_OF_BEND: Final = [0, 3, 1]

SHORT_WAY: Final = 4
LONG_WAY: Final = 6


class Landscape:
    """Boards in slots from start to destination; a space is slot × 36 + cell. Never changed, shared by clones."""

    def __init__(self, faces: tuple[int, ...], turns: tuple[int, ...], headings: tuple[int, ...]) -> None:
        """`headings` are the directions in which the boards are left; the last board has none."""
        self.faces = faces
        self.turns = turns
        self.headings = headings
        self.slots: i64 = len(faces)
        self.xs = vec[i64]()
        self.ys = vec[i64]()
        self.needles = vec[i64]()
        self.grounds = vec[i64]()
        self.sites = vec[i64]()
        self.beside = vec[i64]()
        self.temples: list[int] = [-1] * TEMPLES
        self.start_spaces: list[int] = []
        x: i64 = 0
        y: i64 = 0
        slot: i64 = 0
        while slot < self.slots:
            self.xs = append(self.xs, x)
            self.ys = append(self.ys, y)
            self.lay(slot)
            if slot + 1 < self.slots:
                heading: i64 = headings[slot]
                x += STEP_X[heading]
                y += STEP_Y[heading]
            slot += 1
        slot = 0
        while slot + 1 < self.slots:
            self.join(slot, headings[slot])
            slot += 1

    def lay(self, slot: i64) -> None:
        face = oriented(self.faces[slot], self.turns[slot])
        base = slot * CELLS
        self.needles = append(self.needles, face.needle)
        cell: i64 = 0
        while cell < CELLS:
            self.grounds = append(self.grounds, face.grounds[cell])
            self.sites = append(self.sites, self.site(slot, face.signs[cell], base + cell))
            cell += 1
        i: i64 = 0
        while i < 4 * CELLS:
            other: i64 = face.beside[i]
            self.beside = append(self.beside, base + other if other >= 0 else -1)
            i += 1

    def site(self, slot: i64, sign: i64, space: i64) -> i64:
        if sign < 0:
            return NO_SITE
        if sign < TEMPLE:
            return CITY_SITE + (slot - 1) * 4 + sign
        if sign == KATHMANDU:
            return KATHMANDU_SITE
        if sign == START:
            self.start_spaces.append(space)
            return START_SITE
        if sign == MARK and not self.has_tile(slot):
            return NO_SITE
        temple = (slot - 1) * 2 + (1 if sign == MARK else 0)
        self.temples[temple] = space
        return TEMPLE_SITE + temple

    def has_tile(self, slot: i64) -> bool:
        """KA-MAP-5: temple tiles on the 3rd and 5th board, in the long game on the 3rd to 6th; the start is the 1st."""
        if self.slots == SHORT_WAY + 2:
            return slot == 2 or slot == 4
        return 2 <= slot <= 5

    def join(self, slot: i64, heading: i64) -> None:
        """Makes the facing spaces on both sides of a border strip neighbours."""
        along: i64 = 0
        while along < SIDE:
            here = slot * CELLS + edge_cell(heading, along)
            there = (slot + 1) * CELLS + edge_cell(opposite(heading), along)
            self.beside[here * 4 + heading] = there
            self.beside[there * 4 + opposite(heading)] = here
            along += 1

    def destination(self) -> i64:
        return self.slots - 1

    def landscape_of(self, space: i64) -> i64:
        """A landscape, or NO_LANDSCAPE on a mountain (KA-CHR-7)."""
        ground = self.grounds[space]
        if ground == MOUNTAIN:
            return NO_LANDSCAPE
        return ground

    def ground_of(self, space: i64) -> i64:
        """What people call a space by: its landscape, MOUNTAIN, or IN_THE_CITY for Kathmandu itself."""
        return IN_THE_CITY if self.sites[space] == KATHMANDU_SITE else self.grounds[space]

    def column(self, space: i64) -> i64:
        return self.xs[slot_of(space)] * SIDE + space % CELLS % SIDE

    def row(self, space: i64) -> i64:
        return self.ys[slot_of(space)] * SIDE + space % CELLS // SIDE

    def touch(self, a: i64, b: i64) -> bool:
        """Whether two spaces are among each other's 8 neighbours, also across a strip, never across a mere corner."""
        if a == b or strips_between(a, b) > 1:
            return False
        return -1 <= self.column(a) - self.column(b) <= 1 and -1 <= self.row(a) - self.row(b) <= 1

    def city(self, slot: i64) -> list[int]:
        """The spaces of a board's city, row by row."""
        spaces = range(slot * CELLS, (slot + 1) * CELLS)
        return [space for space in spaces if 0 <= self.sites[space] < CITY_SITES]

    def area(self, space: i64) -> list[int]:
        """The contiguous area of one landscape around a space, strips or not; Kathmandu is its own (KA-EQP-18)."""
        area: list[int] = [space]
        if self.grounds[space] == MOUNTAIN:
            return area
        i: i64 = 0
        while i < len(area):
            here: i64 = area[i]
            direction: i64 = 0
            while direction < 4:
                there = self.beside[here * 4 + direction]
                if there >= 0 and self.is_alike(there, space) and there not in area:
                    area.append(there)
                direction += 1
            i += 1
        return area

    def is_alike(self, a: i64, b: i64) -> bool:
        in_kathmandu = self.sites[a] == KATHMANDU_SITE
        return self.grounds[a] == self.grounds[b] and in_kathmandu == (self.sites[b] == KATHMANDU_SITE)


def slot_of(space: i64) -> i64:
    return space // CELLS


def strips_between(a: i64, b: i64) -> i64:
    """How many border strips lie on the way between two spaces."""
    strips = slot_of(a) - slot_of(b)
    return strips if strips >= 0 else -strips


def heading_after(heading: i64, bend: i64) -> i64:
    return (heading + TURN_OF_BEND[bend]) & 3


def headings_along(bends: tuple[int, ...]) -> tuple[int, ...]:
    """The start board is left to the east; each terrain board goes on straight or bends."""
    headings: list[int] = [EAST]
    for bend in bends:
        headings.append(heading_after(headings[-1], bend))
    return tuple(headings)


def put_together(headings: tuple[int, ...], faces: tuple[int, ...], turns: tuple[int, ...]) -> Landscape:
    """The landscape of some terrain boards between the start and the destination board."""
    return Landscape(
        (START_BOARD,) + faces + (DESTINATION,),
        # Both ends are drawn for a way to the north: as many quarter turns as the number of the direction.
        (headings[0],) + turns + (headings[-1],),
        headings,
    )


def is_snake(bends: tuple[int, ...]) -> bool:
    """Only boards that follow each other lie side by side, and there is at least one bend (KA-MAP-1, KA-MAP-9)."""
    x, y = 0, 0
    squares = [(x, y)]
    for heading in headings_along(bends):
        x, y = x + STEP_X[heading], y + STEP_Y[heading]
        squares.append((x, y))
    for later in range(len(squares)):
        for earlier in range(later - 1):
            apart = abs(squares[later][0] - squares[earlier][0]) + abs(squares[later][1] - squares[earlier][1])
            if apart < 2:
                return False
    return sum(bends) > 0


# A way is a row of bends as one number: 1, then ternary digits. How many snakes begin with a way, by way.
EMPTY_WAY: Final = 1
SNAKES_SHORT: Final[list[int]] = [0] * 3 ** (SHORT_WAY + 1)
SNAKES_LONG: Final[list[int]] = [0] * 3 ** (LONG_WAY + 1)


def longer_way(way: i64, bend: i64) -> i64:
    return way * 3 + bend


def bends_of(way: i64) -> tuple[int, ...]:
    bends: list[int] = []
    while way > EMPTY_WAY:
        bends.insert(0, way % 3)
        way //= 3
    return tuple(bends)


def count_snakes(way: i64, bends_left: i64, snakes: list[int]) -> i64:
    if bends_left == 0:
        snakes[way] = 1 if is_snake(bends_of(way)) else 0
    else:
        snakes[way] = 0
        for bend in range(3):
            snakes[way] += count_snakes(longer_way(way, bend), bends_left - 1, snakes)
    return snakes[way]


count_snakes(EMPTY_WAY, SHORT_WAY, SNAKES_SHORT)
count_snakes(EMPTY_WAY, LONG_WAY, SNAKES_LONG)


def snakes_from(way: i64, boards: i64) -> i64:
    return SNAKES_SHORT[way] if boards == SHORT_WAY else SNAKES_LONG[way]


# The directions in which the boards of a way are left, by way.
HEADINGS: Final[list[tuple[int, ...]]] = [headings_along(bends_of(way)) for way in range(3 ** (LONG_WAY + 1))]


def first_game() -> Landscape:
    """KA-MAP-8."""
    printed = read_printed(__package__, "boards.toml")["first_game"]
    bends = tuple([BENDS.index(bend) for bend in printed["bends"]])
    faces = tuple([FACE_NAMES.index(board) for board in printed["boards"]])
    assert is_snake(bends) and len({face // 2 for face in faces}) == len(bends) == SHORT_WAY, "a snake (KA-MAP-1)"
    landscape = put_together(headings_along(bends), faces, tuple(printed["quarter_turns"]))
    towards = [slot for slot in range(1, SHORT_WAY + 1) if landscape.needles[slot] == landscape.headings[slot]]
    assert len(towards) == 2, "two needles point towards Kathmandu (KA-MAP-3)"
    return landscape


FIRST_GAME: Final = first_game()
NOT_YET: Final = Landscape((), (), ())
