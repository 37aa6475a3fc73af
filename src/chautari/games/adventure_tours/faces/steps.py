"""What is being asked and what will happen, each step as five numbers: announced by the cards, so everybody knows."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine.sheet import Sheet
from chautari.engine.state import Decision
from chautari.games.adventure_tours.rules.aimed import GiveSecond
from chautari.games.adventure_tours.rules.attack import (
    Attack,
    DiscardEquipment,
    DiscardMember,
    DrawTwo,
    Protect,
    StealEquipment,
    StealMember,
)
from chautari.games.adventure_tours.rules.boards import ChooseBoard, DealBoard, TakeLastBoard
from chautari.games.adventure_tours.rules.cards import UseAction, UseAgain
from chautari.games.adventure_tours.rules.draw import Draw
from chautari.games.adventure_tours.rules.optional_draw import DrawIfYouLike, GiftOfACard
from chautari.games.adventure_tours.rules.round import Deal, FirstTurn, ScoreRound, StartRound
from chautari.games.adventure_tours.rules.turn import AddEquipment, AddMember, EndOfTurn, GoOn, OneMoreCard, Turn

NUMBERS: Final = 5  # kind, who, whom, card, and the way it is played or the blow that falls

# The kinds of step. Append only: trained models depend on them.
SCORE_ROUND: Final = 1
END_OF_TURN: Final = 2
TURN: Final = 3
DRAW: Final = 4
USE_ACTION: Final = 5
USE_AGAIN: Final = 6
ONE_MORE_CARD: Final = 7
ADD_EQUIPMENT: Final = 8
ADD_MEMBER: Final = 9
ATTACK: Final = 10
PROTECT: Final = 11
GIVE_SECOND: Final = 12
DRAW_IF_YOU_LIKE: Final = 13
GIFT_OF_A_CARD: Final = 14
GO_ON: Final = 15
START_ROUND: Final = 16
DEAL: Final = 17
FIRST_TURN: Final = 18
DEAL_BOARD: Final = 19
CHOOSE_BOARD: Final = 20
TAKE_LAST_BOARD: Final = 21
DRAW_TWO: Final = 22
DISCARD_EQUIPMENT: Final = 23
STEAL_EQUIPMENT: Final = 24
DISCARD_MEMBER: Final = 25
STEAL_MEMBER: Final = 26
FIRST_PLAYER: Final = 27
HIGHEST: Final = 36  # of all numbers, the cards' among them


def put_step(step: Decision[Any], seat: i64, seats: i64, sheet: Sheet) -> None:
    """One step as a seat sees it: 1 is the seat itself."""
    who = step.seat
    whom: i64 = -1
    card: i64 = -1
    way: i64 = 0
    kind = kind_of(step)
    if isinstance(step, (Draw, DealBoard)):
        who = step.receiver
    elif isinstance(step, UseAction):
        card = step.card
        way = step.way
    elif isinstance(step, UseAgain):
        who = step.player
        card = step.card
    elif isinstance(step, Attack):
        who = step.attacker
        whom = step.victim
        way = kind_of(step.blow)
    elif isinstance(step, Protect):
        whom = step.attacker
        way = kind_of(step.blow)
    elif isinstance(step, GiveSecond):
        whom = step.receiver
    elif isinstance(step, TakeLastBoard):
        who = step.taker
    sheet.put(kind)
    sheet.put_seat(who, seat, seats)
    sheet.put_seat(whom, seat, seats)
    sheet.put(card + 1)
    sheet.put(way)


def kind_of(step: Decision[Any]) -> i64:
    """What happens most comes first. Whom a blow hits is said by its attack."""
    if isinstance(step, ScoreRound):
        return SCORE_ROUND
    if isinstance(step, EndOfTurn):
        return END_OF_TURN
    if isinstance(step, Turn):
        return TURN
    if isinstance(step, Draw):
        return DRAW
    if isinstance(step, UseAction):
        return USE_ACTION
    if isinstance(step, UseAgain):
        return USE_AGAIN
    if isinstance(step, OneMoreCard):
        return ONE_MORE_CARD
    if isinstance(step, AddEquipment):
        return ADD_EQUIPMENT
    if isinstance(step, AddMember):
        return ADD_MEMBER
    if isinstance(step, Attack):
        return ATTACK
    if isinstance(step, Protect):
        return PROTECT
    if isinstance(step, GiveSecond):
        return GIVE_SECOND
    if isinstance(step, DrawIfYouLike):
        return DRAW_IF_YOU_LIKE
    if isinstance(step, GiftOfACard):
        return GIFT_OF_A_CARD
    if isinstance(step, GoOn):
        return GO_ON
    if isinstance(step, StartRound):
        return START_ROUND
    if isinstance(step, Deal):
        return DEAL
    if isinstance(step, FirstTurn):
        return FIRST_TURN
    if isinstance(step, DealBoard):
        return DEAL_BOARD
    if isinstance(step, ChooseBoard):
        return CHOOSE_BOARD
    if isinstance(step, TakeLastBoard):
        return TAKE_LAST_BOARD
    if isinstance(step, DrawTwo):
        return DRAW_TWO
    if isinstance(step, DiscardEquipment):
        return DISCARD_EQUIPMENT
    if isinstance(step, StealEquipment):
        return STEAL_EQUIPMENT
    if isinstance(step, DiscardMember):
        return DISCARD_MEMBER
    if isinstance(step, StealMember):
        return STEAL_MEMBER
    return FIRST_PLAYER
