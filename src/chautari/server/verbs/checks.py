"""What every verb asks first: was it done before, is the game going on, is it this seat's question?"""

from chautari.engine.position import Position
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, refused
from chautari.server.wire import Act, Undo, Verb
from chautari.store import Answer


def new_answer(table: Table, seat: int, message: Verb) -> Answer | None:
    """The answer to commit with what a message asks for; None if that was done before.

    Keys of two seats never meet, nor those of two verbs or turns: a client that counts its keys anew may do so.
    """
    turn = message.turn if isinstance(message, Act | Undo) else ""
    key = f"{seat}/{message.__struct_config__.tag}/{turn}/{message.key}"
    return None if key in table.answers else Answer(key, seat, table.head.moves)


def ready(table: Table) -> Position:
    """The position of a table that is being played and not paused."""
    position = table.playing()
    if table.head.paused:
        raise refused(CONFLICT, "paused")
    return position


def on_turn(table: Table, seat: int, turn: int) -> Position:
    """The position of a person who plays their seat and has seen its latest question."""
    position = ready(table)
    if table.seats[seat].stand_in:
        raise refused(CONFLICT, "bot-plays")
    if turn != table.turn(seat):
        raise refused(CONFLICT, "stale")
    return position
