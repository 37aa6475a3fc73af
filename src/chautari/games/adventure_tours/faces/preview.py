"""What an option would do to the sums on the table: gear, income and hand sizes before and after."""

from collections.abc import Callable
from typing import NamedTuple, TypedDict

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import BOARD, JOIN, SUFFER, TARGET
from chautari.games.adventure_tours.components import CARD_NAMES, COST_OF_A_CARD, START
from chautari.games.adventure_tours.faces import shapes
from chautari.games.adventure_tours.faces.view import amounts, pair
from chautari.games.adventure_tours.question import announced
from chautari.games.adventure_tours.rules.aimed import GiveSecond
from chautari.games.adventure_tours.rules.attack import Protect
from chautari.games.adventure_tours.rules.boards import ChooseBoard
from chautari.games.adventure_tours.rules.cards import UseAction
from chautari.games.adventure_tours.rules.optional_draw import DrawIfYouLike, GiftOfACard
from chautari.games.adventure_tours.rules.round import income
from chautari.games.adventure_tours.rules.turn import AddEquipment, AddMember, GoOn, Turn
from chautari.games.adventure_tours.state import NO_BOARD, Cards, Tours, in_reach

Previewed = Callable[[Tours, int, int], shapes.Preview]


def preview(s: Tours, seat: int, action: int) -> shapes.Preview:
    """Looks ahead to the next question that matters. Who could stop an attack is named and taken not to do so."""
    return PREVIEWS[type(s.pending[play.index_of(s, seat)])](s, seat, action)


def _answered(s: Tours, seat: int, action: int) -> shapes.Preview:
    if action < TARGET:
        return {"kind": "equipping" if action < JOIN else "joining", **_sums(s, seat, action)}
    return {"kind": "answering", **_sums(s, seat, action)}


def _led(s: Tours, seat: int, action: int) -> shapes.Leading:
    """The next round begins with nothing but the board; what still lies there belongs to the last one."""
    now = _expedition(s, seat)
    own = _change(seat, now, now._replace(gear=amounts(START[action - BOARD])), 0, {})
    return {
        "kind": "leading",
        "seats": [own],
        "opens": [],
        "stopped_by": [],
        "further_turns": pair(0, 0),
        "results": None,
        "next": None,
    }


def _sums(s: Tours, seat: int, action: int) -> shapes.Sums:
    ahead = s.clone()
    play.play(ahead, seat, action)
    opened = _newly_in_reach(s, ahead, seat) if len(ahead.earned) == len(s.earned) else []
    stoppers: list[int] = []
    drawn = [0] * s.seats
    _look_on(ahead, len(s.earned), stoppers, drawn)
    _promise(ahead, drawn)
    scored = len(ahead.earned) > len(s.earned)
    return {
        "seats": _scored(s, ahead, drawn) if scored else _changed(s, ahead, drawn),
        "opens": [CARD_NAMES[card] for card in opened],
        "stopped_by": stoppers,
        "further_turns": pair(s.further_turns, ahead.further_turns),
        "results": [_result(ahead, owner) for owner in range(s.seats)] if scored else None,
        "next": None if scored else _next_question(ahead),
    }


def _look_on(s: Tours, scored: int, stoppers: list[int], drawn: list[int]) -> None:
    """Draws any card where one is drawn: only their number counts."""
    while s.pending and len(s.earned) == scored:
        step = announced(s.pending[-1])
        if step.kind() == kinds.PROTECT:
            stoppers.append(step.who())
            play.play(s, step.who(), SUFFER)
        elif step.kind() == kinds.DRAW:
            drawn[step.who()] += 1
            play.play(s, CHANCE, play.options(s, CHANCE)[0])
        else:
            return


def _promise(s: Tours, drawn: list[int]) -> None:
    """The first of two cards is for whoever was chosen, though nobody draws before the second is given (AT-ACT-2)."""
    step = s.pending[-1] if s.pending else None
    if isinstance(step, GiveSecond):
        drawn[step.receiver] += 1
        hand = s.hands[step.receiver]
        s.hands[step.receiver] = Cards(hand.size + 1, hand.ones, hand.twos, hand.threes)


class Rows(TypedDict, total=False):
    """What changes in the rows of one player."""

    equipment: shapes.RowChange
    members: shapes.RowChange


class Expedition(NamedTuple):
    """The sums of one player."""

    gear: shapes.Amounts | None
    income: int
    cards: int


def _expedition(s: Tours, owner: int) -> Expedition:
    gear = None if s.boards[owner] == NO_BOARD else amounts(s.gear(owner))
    return Expedition(gear, income(s, owner), s.hands[owner].size)


def _changed(s: Tours, ahead: Tours, drawn: list[int]) -> list[shapes.Change]:
    """Every expedition of which anything changes while the round goes on."""
    changes: list[shapes.Change] = []
    for owner in range(s.seats):
        before, after = _expedition(s, owner), _expedition(ahead, owner)
        if before != after or drawn[owner]:
            rows: Rows = {
                "equipment": _row_change(s.equipment[owner], ahead.equipment[owner]),
                "members": _row_change(s.members[owner], ahead.members[owner]),
            }
            changes.append(_change(owner, before, after, drawn[owner], rows))
    return changes


def _scored(s: Tours, ahead: Tours, drawn: list[int]) -> list[shapes.Change]:
    """Every expedition of which anything changes until the round is scored, which clears its rows."""
    changes: list[shapes.Change] = []
    for owner in range(s.seats):
        place = len(ahead.earned) - s.seats + owner
        before = _expedition(s, owner)
        after = before._replace(income=ahead.earned[place], cards=ahead.paid[place] // COST_OF_A_CARD)
        if before != after or drawn[owner]:
            changes.append(_change(owner, before, after, drawn[owner], {}))
    return changes


def _change(owner: int, before: Expedition, after: Expedition, draws: int, rows: Rows) -> shapes.Change:
    return {
        "gear": pair(before.gear, after.gear),
        "income": pair(before.income, after.income),
        "cards": pair(before.cards, after.cards),
        **rows,
        "seat": owner,
        "draws": draws,
    }


def _row_change(before: tuple[int, ...], after: tuple[int, ...]) -> shapes.RowChange:
    kept = 0
    leaving: list[int] = []
    for place, card in enumerate(before):
        if kept < len(after) and after[kept] == card:
            kept += 1
        else:
            leaving.append(place)
    return {"leaving": leaving, "coming": [CARD_NAMES[card] for card in after[kept:]]}


def _result(s: Tours, owner: int) -> int:
    place = len(s.earned) - s.seats + owner
    return s.earned[place] - s.paid[place]


def _newly_in_reach(s: Tours, ahead: Tours, seat: int) -> list[int]:
    """The cards still in hand whose demand was not met before and is then."""
    if s.boards[seat] == NO_BOARD or ahead.boards[seat] == NO_BOARD:
        return []
    reached = in_reach(ahead.gear(seat)) & ~in_reach(s.gear(seat))
    return bits.members_of(ahead.hands[seat].ones & reached)


def _next_question(s: Tours) -> shapes.NextQuestion | None:
    question = s.pending[-1]
    return None if question.seat == CHANCE else {"seat": question.seat, "key": question.prompt()}


PREVIEWS: dict[type, Previewed] = {
    Turn: _answered,
    UseAction: _answered,
    GiveSecond: _answered,
    Protect: _answered,
    DrawIfYouLike: _answered,
    GiftOfACard: _answered,
    AddEquipment: _answered,
    AddMember: _answered,
    GoOn: _answered,
    ChooseBoard: _led,
}
