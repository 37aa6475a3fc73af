"""A nod, applause and the like: shown at a seat for a moment, and kept in the log."""

from chautari.server.live.changes import TableChange
from chautari.server.live.log import REACTION
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, MANY, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.wire import React

# So many at once and a second, over however many connections: enough for a good move, too little for a drum.
REACTIONS = (4, 1 / 5)
# Of one seat at one table.
MOST_REACTIONS = 300


async def react(table: Table, seat: int, message: React) -> None:
    """Somebody at the table reacts to what they see."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    if sum(entry.kind == REACTION and entry.seat == seat for entry in table.entries) >= MOST_REACTIONS:
        raise refused(CONFLICT, "enough-reactions")
    if not table.allows("react", seat, REACTIONS):
        raise refused(MANY, "too-fast")
    await table.commit(TableChange(entries=(table.entry(REACTION, seat, reaction=message.reaction),), answer=answer))
