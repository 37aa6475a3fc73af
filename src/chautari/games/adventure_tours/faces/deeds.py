"""What an option does where its action alone is but a name, a yes or a no: only the question says to what."""

from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import SKIP, SUFFER, TARGET, USE
from chautari.games.adventure_tours.components import ACTION, ADVENTURERS, adventurer_of
from chautari.games.adventure_tours.question import Question, question_to
from chautari.games.adventure_tours.rules.aimed import (
    MakeDiscardEquipment,
    MakeDiscardMember,
    TakeEquipment,
    TakeMember,
)
from chautari.games.adventure_tours.rules.cards import ACTIONS
from chautari.games.adventure_tours.state import Tours
from chautari.games.title import NO_REASON, Reason


def deed(s: Tours, seat: int, action: int) -> Reason:
    question = question_to(s, seat)
    if question is None:
        return NO_REASON
    if TARGET <= action < TARGET + s.seats:
        return _aimed(s, question, action - TARGET)
    if action == SUFFER:
        return f"suffer-{kinds.NAMES[question.blow_kind()]}", {"attacker": question.whom()}
    if action == SKIP:
        return _declined(question)
    return _used(question) if action == USE else NO_REASON


def _aimed(s: Tours, question: Question, target: int) -> Reason:
    """A card given, or the last one of a row that goes."""
    about: dict[str, int] = {"victim": target, "own": 1 if target == question.seat else 0}
    acting = ACTIONS[ACTION[question.acting_card()]] if question.kind() == kinds.USE_ACTION else None
    equipment = isinstance(acting, MakeDiscardEquipment | TakeEquipment)
    if not equipment and not isinstance(acting, MakeDiscardMember | TakeMember):
        return "deed-draw", about
    row = s.equipment[target] if equipment else s.members[target]
    if len(row) == 0:
        return NO_REASON
    about["card"] = row[-1]
    return "deed-take" if isinstance(acting, TakeEquipment | TakeMember) else "deed-discard", about


def _declined(question: Question) -> Reason:
    if question.kind() == kinds.USE_ACTION:
        return "deed-decline", {"card": question.acting_card()}
    return f"skip-{kinds.NAMES[question.kind()]}", {}


def _used(question: Question) -> Reason:
    if question.kind() == kinds.GO_ON:
        return "use-go-on", {}
    return f"use-{ADVENTURERS[adventurer_of(question.acting_card())]}", {}
