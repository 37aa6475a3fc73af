"""Which rule forbids what a seat would like to do now; not on the way of play."""

from mypy_extensions import i64

from chautari.engine.play import place_of
from chautari.games.yak.actions import (
    AMOUNTS,
    ENOUGH_FOOD,
    ENOUGH_STONES,
    PAY,
    PICK,
    PLACE,
    SPILL,
    TAKE_ALL,
    kind_placed,
    where_placed,
)
from chautari.games.yak.components import refuses
from chautari.games.yak.rules.build import PickStone, PlaceStone
from chautari.games.yak.rules.day import ChooseCard
from chautari.games.yak.rules.market import KeepStone, PutOnCart, TakeFood
from chautari.games.yak.rules.pay import Pay, Spill
from chautari.games.yak.rules.supply import TakeAll
from chautari.games.yak.state import Village
from chautari.games.yak.tower import BOTTOM, SPOTS, STACK


def why_not(s: Village, seat: i64, action: i64) -> str:
    place = place_of(s, seat)
    if s.is_over():
        return "YK-END-4"
    if place < 0:
        return "YK-MOR-1" if s.floor >= 0 else "YK-NOO-1"
    question = s.pending[place]
    if isinstance(question, PickStone) and PICK <= action < ENOUGH_STONES:
        return why_not_pick(s, seat, action - PICK)
    if isinstance(question, Pay) and PAY <= action < SPILL:
        return why_not_pay(s, question, action - PAY)
    if isinstance(question, PlaceStone) and PLACE <= action < TAKE_ALL:
        return why_not_place(s, seat, action)
    return rule_of(question, action)


def why_not_pick(s: Village, seat: i64, stone: i64) -> str:
    """Somebody who is asked can pay for a coloured stone, so only the food more for a crystal can be lacking."""
    return "YK-BLD-2" if stone in s.stones_on(s.cart_before(seat)) else "YK-BLD-1"


def why_not_pay(s: Village, question: Pay, amount: i64) -> str:
    kind = amount // AMOUNTS
    count = amount % AMOUNTS
    if refuses(s.cart_before(question.seat), kind):
        return "YK-BLD-3"
    if kind != question.kind or count > min(question.heap(s, kind), question.due):
        return "YK-BLD-1"
    rest = question.heap(s, kind + 1) + question.heap(s, kind + 2)
    return "YK-BLD-3" if rest >= question.due - count else "YK-BLD-1"


def why_not_place(s: Village, seat: i64, action: i64) -> str:
    place = where_placed(action)
    if kind_placed(action) not in s.stones_in_hand():
        return "YK-BLD-5"
    if place == STACK:
        return "YK-TOW-3"
    if s.filled(seat) & SPOTS[place] != 0:
        return "YK-TOW-4"
    return "YK-TOW-2" if place < BOTTOM else "YK-TOW-1"


def rule_of(question: object, action: i64) -> str:
    """The rule that says what is asked, for an action that has no place here."""
    if isinstance(question, ChooseCard):
        return "YK-MOR-1"
    if isinstance(question, Spill):
        return "YK-BLD-4"
    if isinstance(question, (PickStone, Pay, PlaceStone)):
        return "YK-BLD-8"
    if isinstance(question, TakeAll):
        return "YK-SUP-1"
    if isinstance(question, TakeFood):
        return "YK-MKT-1"
    assert isinstance(question, (KeepStone, PutOnCart))
    return "YK-MKT-3" if action == ENOUGH_FOOD else "YK-MKT-2"
