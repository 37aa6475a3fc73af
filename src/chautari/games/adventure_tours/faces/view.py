"""What one seat, or a spectator, may know: built up from nothing (AT-INF-1)."""

from typing import Any

from chautari.engine import bits
from chautari.engine.fingerprint import fields
from chautari.engine.play import asked
from chautari.engine.state import Decision
from chautari.games.adventure_tours.actions import card_name
from chautari.games.adventure_tours.components import BOARDS, COINS, COLOURS, DEMAND, START, SUPPORT, amount
from chautari.games.adventure_tours.rules.round import income
from chautari.games.adventure_tours.rules.scoring import money
from chautari.games.adventure_tours.state import NO_BOARD, Tours

View = dict[str, object]


def view(s: Tours, seat: int) -> View:
    return {
        "game": "adventure-tours",
        "seat": seat,
        "over": s.is_over(),
        "asked": asked(s),
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "ability_used": s.ability_used,
        "further_turns": s.further_turns,
        "pile": s.pile.size,
        "discards": [_card(card) for card in s.discards],
        "free_boards": [_board(board) for board in bits.members_of(s.free_boards)],
        "to_come": [_step(step) for step in reversed(s.pending)],
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _player(s: Tours, owner: int, seat: int) -> View:
    """Rows, sizes and every round's result are open; hands and money lie face down until the end."""
    own = owner == seat or s.is_over()
    board = s.boards[owner]
    return {
        "seat": owner,
        "board": None if board == NO_BOARD else _board(board),
        "gear": None if board == NO_BOARD else _amounts(s.gear(owner)),
        "equipment": [_card(card) for card in s.equipment[owner]],
        "members": [_card(card) for card in s.members[owner]],
        "income": income(s, owner),
        "cards": s.hands[owner].size,
        "hand": [_card(card) for card in s.hands[owner].listed()] if own else [],
        "results": [earned - paid for earned, paid in _rounds(s, owner)],
        "money": money(s, owner) if own else None,
    }


def _rounds(s: Tours, owner: int) -> list[tuple[int, int]]:
    return list(zip(s.earned[owner :: s.seats], s.paid[owner :: s.seats], strict=True))


def _card(card: int) -> View:
    return {
        "id": card,
        "name": card_name(card),
        "demand": DEMAND[card],
        "coins": COINS[card],
        "support": _amounts(SUPPORT[card]),
    }


def _board(board: int) -> View:
    return {"name": BOARDS[board], "start": _amounts(START[board])}


def _amounts(gear: int) -> list[int]:
    return [amount(gear, colour) for colour in range(len(COLOURS))]


def _step(step: Decision[Any]) -> View:
    """What is being asked or will happen: announced by the cards on the table, so everybody knows."""
    values = {name: getattr(step, name) for name in fields(step)}
    return {"step": type(step).__name__} | {
        name: _step(value) if isinstance(value, Decision) else value for name, value in values.items()
    }
