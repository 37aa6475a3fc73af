"""A monument, growing or complete, and what it scores by itself (rulebook, When you complete a Monument)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits, rows
from chautari.games.reviving_kathmandu.components import (
    BUDDHA,
    FACE_COLOUR,
    FACE_KIND,
    HEIGHT,
    KIND_MONUMENT,
    KIND_POINTS,
    MISSIONS,
    PAGODA,
    SHRINE,
    STUPA,
    WILD,
    Mission,
)

SAME_COLOUR: Final = bits.table([0, 0, 2, 4, 8])
DIGIT: Final = 3  # bits for the number of sections of one colour


class Monument:
    """The faces from the bottom up, and the colour of each. Immutable, so what it scores is worked out once.

    `plot` says how many monuments its owner had begun before it: where it stands in the street.
    """

    def __init__(self, kind: i64, faces: tuple[int, ...], colours: tuple[int, ...], plot: i64) -> None:
        self.kind: i64 = kind
        self.plot: i64 = plot
        self.faces = faces
        self.colours = colours
        self.next_section: i64 = FACE_KIND[faces[-1]] + 1
        self.printed: i64 = KIND_POINTS[FACE_KIND[faces[-1]]]
        self.painted: i64 = numbers_of(colours)
        self.matching: i64 = colour_bonus(self.painted)
        self.objectives: i64 = objectives_met(self)

    def height(self) -> i64:
        return len(self.faces)

    def is_complete(self) -> bool:
        return len(self.faces) == HEIGHT[self.kind]

    def top(self) -> i64:
        return self.faces[-1]

    def grown(self, face: i64) -> "Monument":
        return Monument(self.kind, self.faces + (face,), self.colours + (FACE_COLOUR[face],), self.plot)

    def lowest_wild(self) -> i64:
        return self.colours.index(WILD)

    def coloured(self, colour: i64) -> "Monument":
        """The lowest wild section still undecided takes this colour."""
        colours = rows.replaced(self.colours, self.lowest_wild(), int(colour))
        return Monument(self.kind, self.faces, colours, self.plot)


def foundation(face: i64, plot: i64 = 0) -> Monument:
    return Monument(KIND_MONUMENT[FACE_KIND[face]], (face,), (FACE_COLOUR[face],), plot)


def numbers_of(colours: tuple[int, ...]) -> i64:
    """How many sections have each colour, a digit for every colour, wild the last."""
    painted: i64 = 0
    for colour in colours:
        painted += one_of(colour)
    return painted


def one_of(colour: i64) -> i64:
    return bits.shift(1, DIGIT * colour)


def number_of(painted: i64, colour: i64) -> i64:
    return painted >> DIGIT * colour & 7


def colour_bonus(painted: i64) -> i64:
    """2, 4 or 8 points for 2, 3 or 4 sections of one colour; two pairs score both (RK-SCO-2, RK-SCO-7)."""
    points: i64 = 0
    colour: i64 = 0
    while colour < WILD:
        points += SAME_COLOUR[number_of(painted, colour)]
        colour += 1
    return points


def objectives_met(monument: Monument) -> i64:
    """The missions whose objective a completed monument meets with its fixed colours, as a set of bits (RK-SCO-6)."""
    missions: i64 = 0
    if monument.is_complete():
        for number in range(len(MISSIONS)):
            if matches(MISSIONS[number], monument):
                missions = bits.plus(missions, number)
    return missions


def matches(mission: Mission, monument: Monument) -> bool:
    """Wild sections that are still to be decided have no colour, so two of them don't match (RK-BLD-6)."""
    colours = monument.colours
    if monument.kind == BUDDHA:
        return colours[0] in mission.buddha
    if monument.kind == SHRINE:
        return colours[mission.shrine_section] in mission.shrine
    asked = mission.stupa if monument.kind == STUPA else mission.pagoda
    assert monument.kind in (STUPA, PAGODA)
    return colours[asked[0]] == colours[asked[1]] != WILD
