"""Attacks, and Pater Miller who stops them (Guide, Actions)."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import rows
from chautari.engine.state import Choices, Decision, Step
from chautari.games.adventure_tours.actions import PROTECT, SUFFER
from chautari.games.adventure_tours.components import EQUIPMENT_ACTS, PATER_MILLER, colour_of, is_miller
from chautari.games.adventure_tours.rules.draw import DRAWS
from chautari.games.adventure_tours.state import Tours


class Attack(Step[Tours]):
    """Makes the blow fall, unless its victim is somebody else who can and does stop it (AT-ACT-11, AT-ACT-15)."""

    def __init__(self, attacker: i64, victim: i64, blow: Decision[Any]) -> None:
        super().__init__()
        self.attacker: i64 = attacker
        self.victim: i64 = victim
        self.blow = blow

    def happen(self, s: Tours) -> None:
        if self.victim != self.attacker and has_miller(s, self.victim):
            s.then(Protect(self.victim, self.attacker, self.blow))
        else:
            s.then(self.blow)


def has_miller(s: Tours, seat: i64) -> bool:
    for card in s.members[seat]:
        if is_miller(card):
            return True
    if miller_protects_as_equipment(s, seat):
        for card in s.equipment[seat]:
            if is_miller(card):
                return True
    return False


def miller_protects_as_equipment(s: Tours, seat: i64) -> bool:
    """AT-ABL-3: even when the ability has been used this turn, and whatever he demands (AT-ABL-8)."""
    return s.boards[seat] == EQUIPMENT_ACTS


class Protect(Decision[Tours]):
    """The victim may discard one Pater Miller of its choice; then nothing happens."""

    def __init__(self, seat: i64, attacker: i64, blow: Decision[Any]) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.blow = blow

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SUFFER)
        offer_millers(s.members[self.seat], PROTECT, out)
        if miller_protects_as_equipment(s, self.seat):
            offer_millers(s.equipment[self.seat], PROTECT + 9, out)

    def take(self, s: Tours, action: i64) -> None:
        if action == SUFFER:
            s.then(self.blow)
            return
        miller = action - PROTECT
        card: i64 = 3 * PATER_MILLER + miller % 9 // 3
        all_rows = s.members if miller < 9 else s.equipment
        place = place_of_copy(all_rows[self.seat], card, miller % 3)
        all_rows[self.seat] = rows.without(all_rows[self.seat], place)
        s.discards += (card,)
        s.tell("protected" if miller < 9 else "protected-from-equipment", self.seat, card, self.attacker, place)

    def prompt(self) -> str:
        return "prompt-protect"


def offer_millers(row: tuple[int, ...], start: i64, out: Choices) -> None:
    """Colour by colour, in each from the left: where he lies matters to what lies last."""
    for colour in range(3):
        copy: i64 = 0
        for card in row:
            if is_miller(card) and colour_of(card) == colour:
                out.add(start + 3 * colour + copy)
                copy += 1


def place_of_copy(row: tuple[int, ...], card: i64, copy: i64) -> i64:
    """Where in a row one of its copies of a card lies, counted from the left."""
    place: i64 = 0
    while True:
        if row[place] == card:
            if copy == 0:
                return place
            copy -= 1
        place += 1


class DrawTwo(Step[Tours]):
    """AT-ACT-2, both cards for one player."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def happen(self, s: Tours) -> None:
        s.then(DRAWS[self.receiver], DRAWS[self.receiver])


class DiscardEquipment(Step[Tours]):
    """AT-ACT-4."""

    def __init__(self, victim: i64) -> None:
        super().__init__()
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.equipment, self.victim)
        s.discards += (card,)
        s.tell("lost-equipment", self.victim, card)


class StealEquipment(Step[Tours]):
    """AT-ACT-5: no card is drawn for it."""

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.equipment, self.victim)
        s.equipment[self.thief] += (card,)
        s.tell("stole-equipment", self.thief, card, self.victim)


class DiscardMember(Step[Tours]):
    """AT-ACT-8."""

    def __init__(self, victim: i64) -> None:
        super().__init__()
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.members, self.victim)
        s.discards += (card,)
        s.tell("lost-member", self.victim, card)


class StealMember(Step[Tours]):
    """AT-ACT-9: whatever the member demands, and without its action."""

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.members, self.victim)
        s.members[self.thief] += (card,)
        s.tell("stole-member", self.thief, card, self.victim)


def lift_last(all_rows: list[tuple[int, ...]], seat: i64) -> i64:
    """Takes the rightmost card away from a seat's row."""
    row = all_rows[seat]
    all_rows[seat] = row[:-1]
    return row[-1]
