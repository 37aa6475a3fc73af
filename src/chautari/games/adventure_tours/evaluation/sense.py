"""What nobody does at their own expedition, however badly they play."""

from mypy_extensions import i64

from chautari.engine.play import index_of
from chautari.games.adventure_tours.actions import TARGET
from chautari.games.adventure_tours.components import ACTION
from chautari.games.adventure_tours.rules.aimed import MakeDiscardEquipment, MakeDiscardMember
from chautari.games.adventure_tours.rules.cards import ACTIONS, UseAction
from chautari.games.adventure_tours.state import Tours


def robs_oneself(s: Tours, seat: i64, action: i64) -> bool:
    """Whether a card that makes somebody discard is used on its own player."""
    if action != TARGET + seat:
        return False
    question = s.pending[index_of(s, seat)]
    return isinstance(question, UseAction) and isinstance(
        ACTIONS[ACTION[question.card]], (MakeDiscardEquipment, MakeDiscardMember)
    )
