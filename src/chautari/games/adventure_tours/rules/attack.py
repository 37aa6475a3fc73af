"""Attacks, and Pater Miller who stops them (Guide, Actions)."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import rows
from chautari.engine.state import Choices, Decision, Step
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import (
    BOARD,
    PROTECT,
    PROTECT_EQUIPPED,
    SUFFER,
    is_equipped_miller,
    miller_card,
    miller_copy,
)
from chautari.games.adventure_tours.components import EQUIPMENT_ACTS, colour_of, is_miller
from chautari.games.adventure_tours.question import Announced, Question, announced
from chautari.games.adventure_tours.rules.draw import DRAWS
from chautari.games.adventure_tours.state import Tours


class Attack(Step[Tours], Announced):
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

    def kind(self) -> i64:
        return kinds.ATTACK

    def who(self) -> i64:
        return self.attacker

    def whom(self) -> i64:
        return self.victim

    def blow_kind(self) -> i64:
        return announced(self.blow).kind()


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


class Protect(Question):
    """The victim may discard one Pater Miller of its choice; then nothing happens."""

    def __init__(self, seat: i64, attacker: i64, blow: Decision[Any]) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.blow = blow

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SUFFER)
        offer_millers(s.members[self.seat], PROTECT, out)
        if miller_protects_as_equipment(s, self.seat):
            offer_millers(s.equipment[self.seat], PROTECT_EQUIPPED, out)

    def take(self, s: Tours, action: i64) -> None:
        if action == SUFFER:
            s.tell("suffered", self.seat, self.attacker)
            s.then(self.blow)
            return
        card = miller_card(action)
        all_rows = s.equipment if is_equipped_miller(action) else s.members
        place = place_of_copy(all_rows[self.seat], card, miller_copy(action))
        all_rows[self.seat] = rows.without(all_rows[self.seat], place)
        s.discards += (card,)
        event = "protected-from-equipment" if is_equipped_miller(action) else "protected"
        s.tell(event, self.seat, card, self.attacker, place)

    def prompt(self) -> str:
        return "prompt-protect"

    def kind(self) -> i64:
        return kinds.PROTECT

    def whom(self) -> i64:
        return self.attacker

    def blow_kind(self) -> i64:
        return announced(self.blow).kind()

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-ABL-3" if PROTECT_EQUIPPED <= action < BOARD else "AT-ACT-11"

    def touched(self, s: Tours, action: i64) -> list[str]:
        if action == SUFFER:
            return []
        row = s.equipment[self.seat] if is_equipped_miller(action) else s.members[self.seat]
        place = place_of_copy(row, miller_card(action), miller_copy(action))
        return [f"{'equipment' if is_equipped_miller(action) else 'members'}-{place + 1}"]


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


class DrawTwo(Step[Tours], Announced):
    """AT-ACT-2, both cards for one player."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def happen(self, s: Tours) -> None:
        s.then(DRAWS[self.receiver], DRAWS[self.receiver])

    def kind(self) -> i64:
        return kinds.DRAW_TWO


class DiscardEquipment(Step[Tours], Announced):
    """AT-ACT-4."""

    def __init__(self, victim: i64) -> None:
        super().__init__()
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.equipment, self.victim)
        s.discards += (card,)
        s.tell("lost-equipment", self.victim, card)

    def kind(self) -> i64:
        return kinds.DISCARD_EQUIPMENT


class StealEquipment(Step[Tours], Announced):
    """AT-ACT-5: no card is drawn for it."""

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.equipment, self.victim)
        s.equipment[self.thief] += (card,)
        s.tell("stole-equipment", self.thief, card, self.victim)

    def kind(self) -> i64:
        return kinds.STEAL_EQUIPMENT


class DiscardMember(Step[Tours], Announced):
    """AT-ACT-8."""

    def __init__(self, victim: i64) -> None:
        super().__init__()
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.members, self.victim)
        s.discards += (card,)
        s.tell("lost-member", self.victim, card)

    def kind(self) -> i64:
        return kinds.DISCARD_MEMBER


class StealMember(Step[Tours], Announced):
    """AT-ACT-9: whatever the member demands, and without its action."""

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__()
        self.thief: i64 = thief
        self.victim: i64 = victim

    def happen(self, s: Tours) -> None:
        card = lift_last(s.members, self.victim)
        s.members[self.thief] += (card,)
        s.tell("stole-member", self.thief, card, self.victim)

    def kind(self) -> i64:
        return kinds.STEAL_MEMBER


def lift_last(all_rows: list[tuple[int, ...]], seat: i64) -> i64:
    """Takes the rightmost card away from a seat's row."""
    row = all_rows[seat]
    all_rows[seat] = row[:-1]
    return row[-1]
