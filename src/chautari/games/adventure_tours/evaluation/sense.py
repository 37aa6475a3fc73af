"""What nobody does at their own expedition, however badly they play."""

from mypy_extensions import i64

from chautari.engine.play import index_of
from chautari.engine.state import Decision
from chautari.games.adventure_tours.actions import SKIP, TARGET
from chautari.games.adventure_tours.components import ACTION
from chautari.games.adventure_tours.rules.aimed import (
    AtSomebody,
    MakeDiscardEquipment,
    MakeDiscardMember,
    TakeEquipment,
    TakeMember,
)
from chautari.games.adventure_tours.rules.cards import ACTIONS, FurtherTurn, UseAction
from chautari.games.adventure_tours.rules.turn import GoOn
from chautari.games.adventure_tours.state import Tours


def is_senseless(s: Tours, seat: i64, action: i64) -> bool:
    """Whether a seat would rob itself, or leave a rival unrobbed or a further turn untaken that costs it nothing."""
    question = s.pending[index_of(s, seat)]
    if action == SKIP:
        return wastes(s, seat, question)
    return action == TARGET + seat and isinstance(question, UseAction) and makes_discard(question)


def makes_discard(question: UseAction) -> bool:
    return isinstance(ACTIONS[ACTION[question.card]], (MakeDiscardEquipment, MakeDiscardMember))


def wastes(s: Tours, seat: i64, question: Decision[Tours]) -> bool:
    """Whether declining leaves out what plainly helps: a further turn, or taking something from a rival."""
    if isinstance(question, GoOn):
        return True
    if not isinstance(question, UseAction):
        return False
    acting = ACTIONS[ACTION[question.card]]
    if isinstance(acting, FurtherTurn):
        return True
    robs = makes_discard(question) or isinstance(acting, (TakeEquipment, TakeMember))
    return robs and isinstance(acting, AtSomebody) and hits_a_rival(s, seat, acting)


def hits_a_rival(s: Tours, seat: i64, acting: AtSomebody) -> bool:
    for target in range(s.seats):
        if target != seat and acting.can_hit(s, seat, target):
            return True
    return False
