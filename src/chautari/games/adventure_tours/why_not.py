"""Which rule forbids what a seat would like to do now; not on the way of play."""

from mypy_extensions import i64

from chautari.engine.play import place_of
from chautari.games.adventure_tours.actions import (
    BOARD,
    DRAW_ONE,
    EQUIP,
    FIRST,
    JOIN,
    PROTECT,
    SKIP,
    SUFFER,
    TARGET,
    USE,
)
from chautari.games.adventure_tours.components import ACTION, colour_of
from chautari.games.adventure_tours.rules.aimed import GiveSecond
from chautari.games.adventure_tours.rules.attack import Protect
from chautari.games.adventure_tours.rules.boards import ChooseBoard
from chautari.games.adventure_tours.rules.cards import ACTIONS, FurtherMember, OneMoreEquipment, UseAction
from chautari.games.adventure_tours.rules.optional_draw import DrawIfYouLike, GiftOfACard
from chautari.games.adventure_tours.rules.turn import AddEquipment, AddMember, GoOn, Turn
from chautari.games.adventure_tours.state import Tours


def why_not(s: Tours, seat: i64, action: i64) -> str:
    place = place_of(s, seat)
    if place < 0:
        return "AT-TRN-2"
    if action >= FIRST:
        return "AT-SET-2"
    question = s.pending[place]
    if isinstance(question, Turn):
        return why_not_play(s, seat, action)
    if isinstance(question, UseAction):
        return why_not_act(s, question, action)
    if isinstance(question, Protect):
        return why_not_protect(action)
    if isinstance(question, AddMember):
        return why_not_play(s, seat, action) if JOIN <= action < TARGET else "AT-ABL-4"
    if isinstance(question, AddEquipment):
        return why_not_play(s, seat, action) if action < JOIN else "AT-ABL-1"
    if isinstance(question, GiveSecond):
        return "AT-ACT-2"
    if isinstance(question, DrawIfYouLike | GiftOfACard):
        return "AT-ABL-2"
    if isinstance(question, GoOn):
        return "AT-ABL-6"
    assert isinstance(question, ChooseBoard)
    return "AT-VAR-2"


def why_not_play(s: Tours, seat: i64, action: i64) -> str:
    """A card that is not in hand, a member who demands more, or something else than a card."""
    if action < TARGET:
        card = action - EQUIP if action < JOIN else action - JOIN
        return "AT-MEM-1" if s.hands[seat].has(card) else "AT-TRN-1"
    if action == SKIP:
        return "AT-TRN-2"
    return why_not_out_of_turn(action)


def why_not_out_of_turn(action: i64) -> str:
    """The rule under which such an answer would be asked for at all."""
    for start, rule in (
        (BOARD, "AT-VAR-2"),
        (SUFFER, "AT-ACT-11"),
        (DRAW_ONE, "AT-ABL-2"),
        (TARGET, "AT-MEM-3"),
    ):
        if action >= start:
            return rule
    return "AT-TRN-1"


def why_not_act(s: Tours, question: UseAction, action: i64) -> str:
    used = ACTIONS[ACTION[question.card]]
    if TARGET <= action < SKIP or action == USE:
        return "AT-ACT-0"
    if isinstance(used, FurtherMember) and JOIN <= action < TARGET:
        if colour_of(action - JOIN) != colour_of(question.card):
            return "AT-ACT-7"
        return why_not_play(s, question.seat, action)
    if isinstance(used, OneMoreEquipment) and action < JOIN:
        return why_not_play(s, question.seat, action)
    return f"AT-ACT-{ACTION[question.card]}" if action < TARGET else why_not_out_of_turn(action)


def why_not_protect(action: i64) -> str:
    return "AT-ABL-3" if PROTECT + 9 <= action < BOARD else "AT-ACT-11"
