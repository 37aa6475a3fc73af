"""Why something that people touch can't be done now, in a sentence about this moment; the rule says the rest."""

from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import DRAW_ONE, JOIN, SKIP, TARGET, card_played
from chautari.games.adventure_tours.components import ACTION, DEMAND, amount, colour_of
from chautari.games.adventure_tours.question import Question, question_to
from chautari.games.adventure_tours.rules.aimed import MakeDiscardEquipment, TakeEquipment, TakeMember
from chautari.games.adventure_tours.rules.cards import ACTIONS, FurtherMember, OneMoreEquipment
from chautari.games.adventure_tours.state import Tours
from chautari.games.title import NO_REASON, Reason


def reason(s: Tours, seat: int, action: int) -> Reason:
    question = question_to(s, seat)
    if question is None:
        return NO_REASON
    if action < TARGET and s.hands[seat].has(card_played(action)):
        return _card(s, question, action)
    if TARGET <= action < SKIP and question.kind() == kinds.USE_ACTION:
        return _target(s, question, action - TARGET)
    return ("why-pile", {}) if action == DRAW_ONE and question.kind() == kinds.TURN else NO_REASON


def _card(s: Tours, question: Question, action: int) -> Reason:
    """A card in hand: it demands too much, it is of the wrong colour, or something else is asked."""
    card = card_played(action)
    acting = ACTIONS[ACTION[question.acting_card()]] if question.kind() == kinds.USE_ACTION else None
    if isinstance(acting, FurtherMember) and colour_of(card) != colour_of(question.acting_card()):
        return "why-colour", {"card": question.acting_card(), "colour": colour_of(question.acting_card())}
    members = isinstance(acting, FurtherMember) or question.kind() == kinds.ADD_MEMBER
    gear = amount(s.gear(question.seat), colour_of(card))
    if (members or (question.kind() == kinds.TURN and action >= JOIN)) and DEMAND[card] > gear:
        return "why-demand", {"card": card, "demand": DEMAND[card], "gear": gear, "kind": colour_of(card)}
    if members:
        return "why-as-member", {"card": card}
    if isinstance(acting, OneMoreEquipment) or question.kind() == kinds.ADD_EQUIPMENT:
        return "why-as-equipment", {"card": card}
    return ("why-action-first", {"card": question.acting_card()}) if acting else ("why-answer-first", {})


def _target(s: Tours, question: Question, seat: int) -> Reason:
    """Somebody who can't be the target: oneself, or nothing lies there."""
    acting = ACTIONS[ACTION[question.acting_card()]]
    if seat >= s.seats:
        return NO_REASON
    if seat == question.seat and isinstance(acting, TakeEquipment | TakeMember):
        return "why-oneself", {}
    if isinstance(acting, MakeDiscardEquipment | TakeEquipment):
        return "why-no-equipment", {"victim": seat}
    return "why-no-members", {"victim": seat}
