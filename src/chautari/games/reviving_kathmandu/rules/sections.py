"""A section is built; whoever completes a monument fixes its wild colours (rulebook, Building)."""

from mypy_extensions import i64

from chautari.engine import rows
from chautari.engine.state import Choices
from chautari.games.reviving_kathmandu.actions import AREA, COLOUR, ON
from chautari.games.reviving_kathmandu.components import BUDDHA, FACE_CARD, FACE_KIND, WILD
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.question import COLOURING, Question
from chautari.games.reviving_kathmandu.rules.scoring import buddha_colours
from chautari.games.reviving_kathmandu.state import City


def add_section(s: City, builder: i64, face: i64, where: i64) -> None:
    """Starts a monument or puts a section on one; a monument that is complete now is finished (RK-BLD-4)."""
    if where >= AREA:
        owner = where - AREA
        built = foundation(face, len(s.growing[owner]) + len(s.finished[owner]))
        s.tell("started", builder, face, owner)
        if not built.is_complete():
            s.growing[owner] += (built,)
            return
    else:
        owner = owner_of(s, where - ON)
        growing = s.growing[owner]
        place = place_of_top(growing, where - ON)
        built = growing[place].grown(face)
        s.tell("added", builder, face, owner, where - ON)
        if not built.is_complete():
            s.growing[owner] = rows.replaced(growing, place, built)
            return
        s.growing[owner] = rows.without(growing, place)
    finish(s, builder, owner, built)


def finish(s: City, builder: i64, owner: i64, built: Monument) -> None:
    """The monument is complete; whoever completed it is asked for the colours of its wild sections (RK-BLD-6)."""
    number: i64 = len(s.finished[owner])
    scored = scored_by(built, s.finished[owner])
    s.finished[owner] += (built,)
    s.tell("completed", builder, built.kind, owner, scored)
    for colour in built.colours:
        if colour == WILD:
            s.then(ChooseColour(builder, owner, number))


def scored_by(built: Monument, others: tuple[Monument, ...]) -> i64:
    """What a complete monument scores beside these, with the colours that it has (RK-SCO-1, RK-SCO-2, RK-SCO-3)."""
    points = built.printed + built.matching
    if built.kind == BUDDHA and buddha_colours((built,)) & ~buddha_colours(others) != 0:
        points += 1
    return points


def owner_of(s: City, card: i64) -> i64:
    """Whose growing monument has this card on top."""
    owner: i64 = 0
    while place_of_top(s.growing[owner], card) < 0:
        owner += 1
    return owner


def place_of_top(growing: tuple[Monument, ...], card: i64) -> i64:
    """Which of these monuments has this card on top, or −1."""
    place: i64 = len(growing) - 1
    while place >= 0 and FACE_CARD[growing[place].top()] != card:
        place -= 1
    return place


class ChooseColour(Question):
    """RK-BLD-6: whoever completes the monument fixes the colour of each wild section, from the bottom up."""

    def __init__(self, seat: i64, owner: i64, number: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.number: i64 = number

    def collect(self, s: City, out: Choices) -> None:
        colour: i64 = 0
        while colour < WILD:
            out.add(COLOUR + colour)
            colour += 1

    def take(self, s: City, action: i64) -> None:
        finished = s.finished[self.owner]
        built = finished[self.number]
        section: i64 = FACE_KIND[built.faces[built.lowest_wild()]]
        coloured = built.coloured(action - COLOUR)
        s.finished[self.owner] = rows.replaced(finished, self.number, coloured)
        s.tell("coloured", self.seat, action - COLOUR, section, self.owner)
        others = rows.without(finished, self.number)
        scored = scored_by(coloured, others) - scored_by(built, others)
        if scored > 0:
            s.tell("colour-scores", self.seat, scored, self.owner)

    def prompt(self) -> str:
        return "prompt-colour"

    def doing(self) -> i64:
        return COLOURING

    def forbidden_by(self, s: City, action: i64) -> str:
        return "RK-BLD-6"
