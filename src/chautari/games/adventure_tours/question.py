"""What every question, and everything that will happen by itself, can tell of itself."""

from typing import Any, Final

from mypy_extensions import i64, trait

from chautari.engine.play import index_of
from chautari.engine.state import NOBODY, Decision
from chautari.games.adventure_tours.actions import BOARD, DRAW_ONE, FIRST, SUFFER, TARGET
from chautari.games.adventure_tours.kinds import AS_MEMBER, NO_KIND
from chautari.games.adventure_tours.state import Tours

NO_CARD: Final = -1


@trait
class Announced:
    """Something that is asked or will happen. The cards on the table announce it, so everybody knows all of this."""

    def kind(self) -> i64:
        """One of `kinds`."""
        raise NotImplementedError

    def who(self) -> i64:
        """The seat that is asked, draws, attacks or takes a board."""
        return NOBODY

    def whom(self) -> i64:
        """The other seat that it is about: the victim, the attacker, or whoever gets the first of two cards."""
        return NOBODY

    def acting_card(self) -> i64:
        """The card whose action is used."""
        return NO_CARD

    def acting_way(self) -> i64:
        """How that card comes to act."""
        return AS_MEMBER

    def blow_kind(self) -> i64:
        """The kind of what an attack does to its victim."""
        return NO_KIND


class Question(Decision[Tours], Announced):
    """A question to a seat."""

    def who(self) -> i64:
        return self.seat

    def about(self, s: Tours) -> list[tuple[str, int]]:
        values: list[tuple[str, int]] = []
        if self.whom() != NOBODY:
            values.append(("whom", self.whom()))
        if self.acting_card() != NO_CARD:
            values.append(("card", self.acting_card()))
            values.append(("way", self.acting_way()))
        if self.blow_kind() != NO_KIND:
            values.append(("blow", self.blow_kind()))
        return values

    def refusal(self, s: Tours, action: i64) -> str:
        """What chance answers is nobody's to choose (AT-SET-2)."""
        return "AT-SET-2" if action >= FIRST else self.forbidden_by(s, action)

    def forbidden_by(self, s: Tours, action: i64) -> str:
        """The id of the rule that forbids a player's action which is not offered."""
        raise NotImplementedError

    def touched(self, s: Tours, action: i64) -> list[str]:
        """The cards lying before the asked player that an option belongs to: `members-1` is the leftmost member."""
        return []


def announced(step: Decision[Any]) -> Announced:
    """Any decision of this game as what it tells of itself."""
    assert isinstance(step, Announced)
    return step


def question_to(s: Tours, seat: i64) -> Question | None:
    """What a seat is asked now."""
    place = index_of(s, seat)
    question = s.pending[place] if place >= 0 else None
    return question if isinstance(question, Question) else None


def asked_under(action: i64) -> str:
    """The rule under which such an answer would be asked for at all."""
    for start, rule in ((BOARD, "AT-VAR-2"), (SUFFER, "AT-ACT-11"), (DRAW_ONE, "AT-ABL-2"), (TARGET, "AT-MEM-3")):
        if action >= start:
            return rule
    return "AT-TRN-1"
