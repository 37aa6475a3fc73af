"""The pieces of the board that an option belongs to: those of its declaration, and its space on the map."""

from mypy_extensions import i64

from chautari.games.kathmandu.actions import (
    BUY,
    BUY_SPECIAL,
    EMERGE,
    NUM_ACTIONS,
    OFFER,
    REACH,
    STOP_SHORT,
    TAKE_MAP,
)
from chautari.games.kathmandu.faces.action_table import SPACE, TABLE
from chautari.games.kathmandu.faces.movements import movement, moves
from chautari.games.kathmandu.landscape import slot_of
from chautari.games.kathmandu.question import question_of
from chautari.games.kathmandu.state import Player, Trek


def pieces(s: Trek, seat: i64, action: i64) -> list[str]:
    """The pieces of the board that an option of a seat belongs to, by name."""
    declared = TABLE.pieces(action)
    space = space_shown(s, seat, action)
    return declared if space is None else [*declared, f"space-{SPACE.names[space]}"]


def first_declared_with(wanted: list[str]) -> int | None:
    """The first action that has these pieces among its own."""
    for action in range(NUM_ACTIONS):
        if wanted and set(wanted) <= set(TABLE.pieces(action)):
            return action
    return None


def space_shown(s: Trek, seat: i64, action: i64) -> int | None:
    """Where on the map an option shows, if its declaration does not say it; None while several ways are open."""
    if moves(action) and not EMERGE <= action < STOP_SHORT:
        question = question_of(s)
        assert question is not None, "a movement is an answer to a question"
        ways = movement(s, question, action)["ways"]
        return ways[0]["stop"] if len(ways) == 1 else None
    return site_touched(s, s.players[seat], action)


def site_touched(s: Trek, player: Player, action: i64) -> int | None:
    """The space where a good is bought or an offering made."""
    land = s.landscape
    if BUY <= action < BUY_SPECIAL:
        return land.city(slot_of(player.yak))[action - BUY]
    if OFFER <= action < REACH:
        return player.yak
    return land.temples[action - REACH] if REACH <= action < TAKE_MAP else None
