"""What every question of Reviving Kathmandu can tell of itself."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.play import index_of
from chautari.engine.state import Decision
from chautari.games.reviving_kathmandu.actions import DONE, FIRST
from chautari.games.reviving_kathmandu.state import City

# What everybody can see a seat being busy with.
DOINGS: Final = ["bidding", "building", "colouring", "discarding", "spending"]
BIDDING: Final = 0
BUILDING: Final = 1
COLOURING: Final = 2
DISCARDING: Final = 3
SPENDING: Final = 4
NOT_ASKED: Final = -1

NO_FACE: Final = -1
NOTHING_BOUGHT: Final = -1


class Question(Decision[City]):
    """A question to a seat."""

    def doing(self) -> i64:
        """What everybody can see the seat being busy with, as a place in DOINGS."""
        raise NotImplementedError

    def picked(self) -> i64:
        """The face that the seat has picked up and not yet placed, which only it knows; −1 for none."""
        return NO_FACE

    def purchase(self) -> i64:
        """The discard that the seat has bought and not yet built; −1 for none."""
        return NOTHING_BOUGHT

    def as_others_see_it(self) -> "Question":
        """The same without the seat's secret: as if no card were picked up."""
        return self

    def refusal(self, s: City, action: i64) -> str:
        """Bids and what chance deals are of another phase of the round, whatever else is asked."""
        return self.forbidden_by(s, action) if DONE <= action < FIRST else "RK-RND-1"

    def forbidden_by(self, s: City, action: i64) -> str:
        """The rule that forbids an action of the building phase which is not offered."""
        raise NotImplementedError


def question_in(decision: Decision[City]) -> Question | None:
    """A decision of the stack as a question; None where chance is asked or something happens by itself."""
    return decision if isinstance(decision, Question) else None


def question_to(s: City, seat: i64) -> Question | None:
    """What a seat is asked now; None while it is not."""
    place = index_of(s, seat)
    return question_in(s.pending[place]) if place >= 0 else None


def doing(s: City, seat: i64) -> i64:
    """What everybody can see a seat being busy with; whether it has picked up a card is its secret."""
    question = question_to(s, seat)
    if question is None:
        return NOT_ASKED
    return question.doing()


def picked(s: City, seat: i64) -> i64:
    """The face that a seat has picked up and not yet placed; −1 for none."""
    question = question_to(s, seat)
    if question is None:
        return NO_FACE
    return question.picked()


def card_bought(s: City, owner: i64) -> i64:
    """The discard that a seat has bought and not yet built; everybody saw it being bought."""
    for decision in s.pending:
        if decision.seat == owner:
            question = question_in(decision)
            if question is not None and question.purchase() != NOTHING_BOUGHT:
                return question.purchase()
    return NOTHING_BOUGHT


def rule_of_turns(s: City) -> str:
    """The rule that says who acts now: in turn while bidding and spending coins, all at once while building."""
    asked = question_in(s.pending[-1]) if len(s.pending) > 0 else None
    if asked is None:
        return "RK-RND-1"
    if asked.doing() == BIDDING:
        return "RK-BID-1"
    return "RK-BLD-7" if s.floor >= 0 else "RK-COIN-1"


def still_has_to(s: City, seat: i64, what: i64) -> bool:
    """Whether a question to this seat, pending now or later, keeps it busy with this."""
    for decision in s.pending:
        if decision.seat == seat:
            question = question_in(decision)
            if question is not None and question.doing() == what:
                return True
    return False
