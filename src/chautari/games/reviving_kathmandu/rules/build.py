"""Build: all at once, upward from the bottom, then down to three cards in hand (rulebook, Building)."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices, Decision, Step
from chautari.games.reviving_kathmandu.actions import (
    AREA,
    BUILD,
    COLOUR,
    DISCARD,
    DONE,
    ON,
    TAKE_POINTS,
    WITHDRAW,
)
from chautari.games.reviving_kathmandu.components import (
    FACE_CARD,
    FACE_KIND,
    HAND_LIMIT,
    KIND_STAGE,
    MOST_SEATS,
    face_count,
    first_face,
)
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.question import BUILDING, DISCARDING, Question
from chautari.games.reviving_kathmandu.rules.sections import add_section, place_of_top
from chautari.games.reviving_kathmandu.state import City


class StartBuilding(Step[City]):
    """Everybody is asked, whatever the hidden hand holds: not being asked would tell (RK-BLD-1, RK-BLD-7)."""

    def happen(self, s: City) -> None:
        builders: list[Decision[Any]] = [BUILDS[seat] for seat in range(s.seats)]
        s.together(builders)


class Building(Question):
    """A question which card to build next."""

    def doing(self) -> i64:
        return BUILDING

    def placing(self, face: i64) -> "Placing":
        """The question where this face goes."""
        raise NotImplementedError

    def forbidden_by(self, s: City, action: i64) -> str:
        """A section without its place, a card that is not in hand, or something that has its own time."""
        if BUILD <= action < ON:
            return "RK-BLD-2" if FACE_CARD[action - BUILD] in s.hand(self.seat) else "RK-BLD-1"
        return rule_of_time(action)


def rule_of_time(action: i64) -> str:
    """The rule that says when such an answer is asked for."""
    if TAKE_POINTS <= action < WITHDRAW:
        return "RK-COIN-1"
    if DISCARD <= action < TAKE_POINTS:
        return "RK-BLD-5"
    return "RK-BLD-6" if COLOUR <= action < DISCARD else "RK-BLD-1"


class Build(Building):
    """Build a card as one of its faces, or be done."""

    def collect(self, s: City, out: Choices) -> None:
        out.add(DONE)
        wanted = kinds_wanted(s, self.seat)
        i: i64 = 0
        while i < s.held[self.seat]:
            card = s.hand_card(self.seat, i)
            face = first_face(card)
            last = face + face_count(card)
            while face < last:
                if bits.has(wanted, FACE_KIND[face]):
                    out.add(BUILD + face)
                face += 1
            i += 1

    def take(self, s: City, action: i64) -> None:
        if action == DONE:
            s.tell("done-building", self.seat)
            check_hand_limit(s, self.seat)
            return
        face = action - BUILD
        if s.teams == 0:  # nearly always one place: no question needs to be made
            where = only_place_in(s.growing[self.seat], self.seat, face)
            if where >= 0:
                build(s, self.seat, face, where)
                return
        place_or_ask(s, self.placing(face))

    def placing(self, face: i64) -> "Placing":
        return Place(self.seat, face)

    def prompt(self) -> str:
        return "prompt-build"


def kinds_wanted(s: City, seat: i64) -> i64:
    """The kinds of section that some monument open to this seat needs next: a set of bits."""
    if s.teams == 0:
        return kinds_wanted_by(s.growing[seat])
    wanted = BOTTOMS
    for owner in range(s.seats):
        if s.are_mates(seat, owner):
            wanted |= kinds_wanted_by(s.growing[owner])
    return wanted


def kinds_wanted_by(growing: tuple[Monument, ...]) -> i64:
    """The bottom sections, and what goes next on these monuments."""
    wanted = BOTTOMS
    for monument in growing:
        wanted |= bits.bit(monument.next_section)
    return wanted


def bottoms() -> i64:
    kinds: i64 = 0
    for kind in range(len(KIND_STAGE)):
        if KIND_STAGE[kind] == 0:
            kinds = bits.plus(kinds, kind)
    return kinds


BOTTOMS: Final = bottoms()


class Placing(Question):
    """Where a face goes, of its own kind and strictly upward (RK-BLD-2, RK-BLD-3).

    Asked only if it could go to several places. The card stays in hand until it is placed.
    """

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def list_places(self, s: City, out: Choices) -> None:
        kind: i64 = FACE_KIND[self.face]
        starts = KIND_STAGE[kind] == 0
        owner: i64 = 0
        while owner < s.seats:
            if starts:
                if self.may_start(s, owner):
                    out.add(AREA + owner)
            else:
                for monument in s.growing[owner]:
                    if monument.next_section == kind and self.may_add(s, owner, monument):
                        out.add(ON + FACE_CARD[monument.top()])
            owner += 1

    def is_open(self, s: City, owner: i64) -> bool:
        """Whether this face may go into somebody's area at all."""
        return s.are_mates(self.seat, owner)

    def may_start(self, s: City, owner: i64) -> bool:
        return self.is_open(s, owner)

    def may_add(self, s: City, owner: i64, monument: Monument) -> bool:
        return self.is_open(s, owner)

    def prompt(self) -> str:
        return "prompt-place"

    def about(self, s: City) -> list[tuple[str, int]]:
        return [("face", self.face)]

    def doing(self) -> i64:
        return BUILDING

    def picked(self) -> i64:
        return self.face

    def forbidden_by(self, s: City, action: i64) -> str:
        """No place for such a section, an area that is closed, or a place that would leave none for the bought card."""
        if not ON <= action < COLOUR:
            return rule_of_time(action)
        if action >= AREA:
            if KIND_STAGE[FACE_KIND[self.face]] > 0:
                return "RK-BLD-2"
            owner = action - AREA
        else:
            owner = self.owner_waiting(s, action - ON)
        if owner < 0:
            return "RK-BLD-3"
        return "RK-COIN-1" if owner < s.seats and self.is_open(s, owner) else "RK-TEAM-3"

    def owner_waiting(self, s: City, card: i64) -> i64:
        """Whose monument has this card on top and waits for such a section, or −1."""
        for owner in range(s.seats):
            place = place_of_top(s.growing[owner], card)
            if place >= 0 and s.growing[owner][place].next_section == FACE_KIND[self.face]:
                return owner
        return -1


class Place(Placing):
    """Where a card of the hand goes; a mate's monuments are open too (RK-TEAM-3)."""

    def collect(self, s: City, out: Choices) -> None:
        self.list_places(s, out)
        if out.count == 0:  # a team-mate has covered the last one meanwhile
            out.add(WITHDRAW)

    def take(self, s: City, action: i64) -> None:
        if action == WITHDRAW:
            s.then(BUILDS[self.seat])
        else:
            build(s, self.seat, self.face, action)

    def as_others_see_it(self) -> Question:
        return BUILDS[self.seat]


def place_or_ask(s: City, question: Placing) -> None:
    """A face that can go to one place only goes there; otherwise its builder is asked."""
    places = Choices()
    question.list_places(s, places)
    if places.count == 1:
        question.take(s, places.ids[0])
    else:
        s.then(question)


def only_place_in(growing: tuple[Monument, ...], owner: i64, face: i64) -> i64:
    """The one place in this area where a face can go, or −1 if there are several."""
    kind: i64 = FACE_KIND[face]
    if KIND_STAGE[kind] == 0:
        return AREA + owner
    where: i64 = -1
    for monument in growing:
        if monument.next_section == kind:
            if where >= 0:
                return -1
            where = ON + FACE_CARD[monument.top()]
    return where


def build(s: City, seat: i64, face: i64, where: i64) -> None:
    """A card of the hand is built; the seat goes on while it holds cards."""
    s.drop_card(seat, FACE_CARD[face])
    if s.held[seat] > 0:
        s.then(BUILDS[seat])
    add_section(s, seat, face, where)


def check_hand_limit(s: City, seat: i64) -> None:
    """RK-BLD-5, checked once, after one's own building."""
    if too_many_cards(s, seat) > 0:
        s.then(DISCARDS[seat])


def too_many_cards(s: City, seat: i64) -> i64:
    """How many cards of a hand have to be discarded."""
    over = s.held[seat] - HAND_LIMIT
    if over > 0:
        return over
    return 0


class Discard(Question):
    """One card face up to one's own discards."""

    def collect(self, s: City, out: Choices) -> None:
        i: i64 = 0
        while i < s.held[self.seat]:
            out.add(DISCARD + s.hand_card(self.seat, i))
            i += 1

    def take(self, s: City, action: i64) -> None:
        card = action - DISCARD
        s.drop_card(self.seat, card)
        s.discards[self.seat] += (card,)
        s.tell("discarded", self.seat, card)
        check_hand_limit(s, self.seat)

    def prompt(self) -> str:
        return "prompt-discard"

    def about(self, s: City) -> list[tuple[str, int]]:
        return [("count", too_many_cards(s, self.seat))]

    def doing(self) -> i64:
        return DISCARDING

    def forbidden_by(self, s: City, action: i64) -> str:
        return "RK-BLD-5"


BUILDS: Final = [Build(seat) for seat in range(MOST_SEATS)]
DISCARDS: Final = [Discard(seat) for seat in range(MOST_SEATS)]
