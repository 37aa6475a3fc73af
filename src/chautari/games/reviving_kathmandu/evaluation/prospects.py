"""What monuments and cards may still bring, for how a position looks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.reviving_kathmandu.components import (
    BUDDHA,
    CARD_KINDS,
    FACE_COLOUR,
    FACE_KIND,
    FIRST_KIND,
    HEIGHT,
    KIND_MONUMENT,
    KIND_POINTS,
    KIND_STAGE,
    MISSIONS,
    OBJECTIVE_POINTS,
    ROUNDS,
    SHRINE,
    STUPA,
    WILD,
    face_count,
    first_face,
)
from chautari.games.reviving_kathmandu.monument import SAME_COLOUR, Monument, number_of, one_of
from chautari.games.reviving_kathmandu.rules.build import kinds_wanted_by
from chautari.games.reviving_kathmandu.rules.scoring import buddha_colours, objectives_met
from chautari.games.reviving_kathmandu.state import City

NEXT_SECTION: Final = 0.2  # how likely a round brings the section that a monument waits for
SAME_AGAIN: Final = 0.25  # how likely that has the colour wanted
OBJECTIVE: Final = 0.35
UNDECIDED: Final = 0.5
CARD: Final = 0.3  # any card can be discarded for another
ABOVE: Final = 0.5
GAP: Final = 0.4  # for every section missing below a card
GAP_HELD: Final = 0.8  # which is in hand already

# How likely a monument grows by so many sections in so many rounds, and what its colours bring by then.
WIDTH: Final = ROUNDS + 2
SECTIONS: Final = 5


def grows(sections: int, rounds: int) -> float:
    if sections == 0 or rounds == 0:
        return float(sections == 0)
    return NEXT_SECTION * grows(sections - 1, rounds - 1) + (1 - NEXT_SECTION) * grows(sections, rounds - 1)


def matches_later(same: int, missing: int) -> float:
    if missing == 0 or same == SECTIONS - 1:
        return float(SAME_COLOUR[same])
    return SAME_AGAIN * matches_later(same + 1, missing - 1) + (1 - SAME_AGAIN) * matches_later(same, missing - 1)


def row(numbers: list[float]) -> vec[float]:
    row = vec[float](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


GROWS: Final = row([grows(sections, rounds) for sections in range(SECTIONS) for rounds in range(WIDTH)])
MATCHES: Final = row([matches_later(same, missing) for same in range(SECTIONS) for missing in range(SECTIONS)])


class Prospects:
    """A seat's monuments, hand and mission, and how many rounds come after the one in which it builds next."""

    def __init__(self, s: City, seat: i64, rounds: i64) -> None:
        self.rounds: i64 = rounds
        self.growing = s.growing[seat]
        self.wanted: i64 = kinds_wanted_by(self.growing)
        self.held: i64 = 0
        self.mission: i64 = s.missions[seat]
        self.met: i64 = objectives_met(s, seat)
        self.buddhas: i64 = buddha_colours(s.finished[seat])
        i: i64 = 0
        while i < s.held[seat]:
            self.held |= CARD_KINDS[s.hand_card(seat, i)]
            i += 1

    def is_open(self, kind: i64) -> bool:
        """Whether the objective for this kind of monument is still to be met."""
        return self.mission >= 0 and not bits.has(self.met, kind)

    def of_monument(self, monument: Monument, rounds: i64) -> float:
        """What a growing monument may bring beyond the points printed on its top, with so many rounds to come."""
        height = monument.height()
        value = by_the_end(monument.kind, height, monument.painted, rounds) - float(monument.printed)
        if self.is_open(monument.kind):
            completed = GROWS[(HEIGHT[monument.kind] - height) * WIDTH + rounds]
            value += OBJECTIVE * completed * hope(self.mission, monument)
        return value

    def of_card(self, card: i64) -> float:
        """What a card brings, built as the better of its faces."""
        best = CARD
        face = first_face(card)
        last = face + face_count(card)
        while face < last:
            best = max(best, self.of_face(face))
            face += 1
        return best

    def of_face(self, face: i64) -> float:
        kind = FACE_KIND[face]
        if KIND_MONUMENT[kind] == BUDDHA:
            return self.of_buddha(FACE_COLOUR[face])
        if KIND_STAGE[kind] == 0:
            return by_the_end(KIND_MONUMENT[kind], 1, one_of(FACE_COLOUR[face]), self.rounds)
        return self.on_top(kind, FACE_COLOUR[face]) if bits.has(self.wanted, kind) else self.high_up(kind)

    def of_buddha(self, colour: i64) -> float:
        value = float(KIND_POINTS[FIRST_KIND[BUDDHA]])
        if colour == WILD or not bits.has(self.buddhas, colour):
            value += 1.0
        if self.is_open(BUDDHA) and (colour == WILD or colour in MISSIONS[self.mission].buddha):
            value += float(OBJECTIVE_POINTS[BUDDHA])
        return value

    def on_top(self, kind: i64, colour: i64) -> float:
        """A section that some monument waits for: what it adds to the one it suits best."""
        best = 0.0
        for monument in self.growing:
            if monument.next_section == kind:
                height = monument.height()
                grown = by_the_end(monument.kind, height + 1, monument.painted + one_of(colour), self.rounds)
                best = max(best, grown - by_the_end(monument.kind, height, monument.painted, self.rounds))
        return best

    def high_up(self, kind: i64) -> float:
        """A section with others still missing below it."""
        value = ABOVE + float(KIND_POINTS[kind] - KIND_POINTS[kind - 1])
        while not bits.has(self.wanted, kind):
            kind -= 1
            value *= GAP_HELD if bits.has(self.held, kind) else GAP
        return value


def by_the_end(kind: i64, height: i64, painted: i64, rounds: i64) -> float:
    """The points that a monument of this height will have, with those of its colours if it is completed."""
    top = FIRST_KIND[kind] + height - 1
    missing = HEIGHT[kind] - height
    value = float(KIND_POINTS[top])
    more: i64 = 1
    while more <= missing:
        value += GROWS[more * WIDTH + rounds] * float(KIND_POINTS[top + more] - KIND_POINTS[top + more - 1])
        more += 1
    return value + GROWS[missing * WIDTH + rounds] * best_match(painted, missing)


def best_match(painted: i64, missing: i64) -> float:
    """What the colours will bring, wild sections taken as the most frequent one."""
    most: i64 = 0
    pairs: i64 = 0
    colour: i64 = 0
    while colour < WILD:
        same = number_of(painted, colour)
        most = max(most, same)
        if same == 2:
            pairs += 1
        colour += 1
    value = MATCHES[min(most + number_of(painted, WILD), SECTIONS - 1) * SECTIONS + missing]
    return value + float(SAME_COLOUR[2]) if pairs == 2 else value


def hope(mission: i64, monument: Monument) -> float:
    """The points of an objective that a growing monument will meet, half of them if its colours are still open."""
    asked = MISSIONS[mission]
    points = float(OBJECTIVE_POINTS[monument.kind])
    colours = monument.colours
    if monument.kind == SHRINE:
        if asked.shrine_section == 1:
            return UNDECIDED * points
        return points if colours[0] == WILD or colours[0] in asked.shrine else 0.0
    pair = asked.stupa if monument.kind == STUPA else asked.pagoda
    if pair[1] >= len(colours):
        return UNDECIDED * points
    lower = colours[pair[0]]
    upper = colours[pair[1]]
    return points if WILD in (lower, upper) or lower == upper else 0.0
