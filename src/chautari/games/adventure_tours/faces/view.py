"""What everybody may know of a table, and what one seat adds: its hand and its money (AT-INF-1)."""

from typing import Any, TypeVar, cast

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.engine.state import Decision
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.components import (
    BOARDS,
    CARD_NAMES,
    COINS,
    COLOURS,
    DEMAND,
    START,
    SUPPORT,
    amount,
)
from chautari.games.adventure_tours.faces import shapes
from chautari.games.adventure_tours.question import NO_CARD, announced
from chautari.games.adventure_tours.rules.round import income, money
from chautari.games.adventure_tours.state import NO_BOARD, Tours

T = TypeVar("T")


def shared_view(s: Tours) -> shapes.View:
    return {
        "game": "adventure-tours",
        "seat": -1,
        "over": s.is_over(),
        "asked": asked(s),
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "ability_used": s.ability_used,
        "further_turns": s.further_turns,
        "pile": s.pile.size,
        "discards": cards_shown(s.discards),
        "free_boards": [_board(board) for board in bits.members_of(s.free_boards)],
        "to_come": [_step(step) for step in reversed(s.pending)],
        "players": [_player(s, owner) for owner in range(s.seats)],
    }


def own_view(s: Tours, seat: int) -> shapes.Own:
    return {"table": {"seat": seat}, "player": _hidden(s, seat)}


def with_all_hands(s: Tours) -> list[shapes.Player]:
    """All players once the game is over and looked at again: no hand and no purse is secret any more."""
    players = [_player(s, owner) for owner in range(s.seats)]
    for owner, player in enumerate(players):
        hidden = _hidden(s, owner)
        player["hand"], player["money"] = hidden["hand"], hidden["money"]
    return players


def _hidden(s: Tours, owner: int) -> shapes.OwnPlayer:
    """What lies face down until the end."""
    return {"hand": cards_shown(s.hands[owner].listed()), "money": money(s, owner)}


def _player(s: Tours, owner: int) -> shapes.Player:
    """Rows, sizes and every round's result are open."""
    board = s.boards[owner]
    hidden: shapes.OwnPlayer = _hidden(s, owner) if s.is_over() else {"hand": [], "money": None}
    return {
        "seat": owner,
        "board": None if board == NO_BOARD else _board(board),
        "gear": None if board == NO_BOARD else amounts(s.gear(owner)),
        "equipment": cards_shown(s.equipment[owner]),
        "members": cards_shown(s.members[owner]),
        "income": income(s, owner),
        "cards": s.hands[owner].size,
        "hand": hidden["hand"],
        "results": [earned - paid for earned, paid in _rounds(s, owner)],
        "money": hidden["money"],
    }


def _rounds(s: Tours, owner: int) -> list[tuple[int, int]]:
    return list(zip(s.earned[owner :: s.seats], s.paid[owner :: s.seats], strict=True))


def cards_shown(cards: list[int] | tuple[int, ...]) -> list[shapes.Card]:
    return [card_shown(card) for card in cards]


def card_shown(card: int) -> shapes.Card:
    return {
        "id": card,
        "name": CARD_NAMES[card],
        "demand": DEMAND[card],
        "coins": COINS[card],
        "support": amounts(SUPPORT[card]),
    }


def _board(board: int) -> shapes.Board:
    return {"name": cast(shapes.BoardName, BOARDS[board]), "start": amounts(START[board])}


def amounts(gear: int) -> shapes.Amounts:
    """Packed equipment by colour."""
    return cast(shapes.Amounts, [amount(gear, colour) for colour in range(len(COLOURS))])


def pair(before: T, after: T) -> tuple[T, T]:
    """Two values as JSON has them."""
    return cast(tuple[T, T], [before, after])


def _step(decision: Decision[Any]) -> shapes.Step:
    """Only what there is to say of it."""
    step = announced(decision)
    shown: shapes.Step = {"kind": cast(shapes.StepKind, kinds.NAMES[step.kind()])}
    if step.who() >= 0:
        shown["seat"] = step.who()
    if step.whom() >= 0:
        shown["whom"] = step.whom()
    if step.acting_card() != NO_CARD:
        shown["card"] = CARD_NAMES[step.acting_card()]
    if way := kinds.WAYS[step.acting_way()]:
        shown["way"] = cast(shapes.Way, way)
    if blow := kinds.NAMES[step.blow_kind()]:
        shown["blow"] = cast(shapes.BlowKind, blow)
    return shown
