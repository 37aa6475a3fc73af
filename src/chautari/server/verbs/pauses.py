"""The pause that anybody at the table may ask for."""

from chautari.server.live.changes import TableChange
from chautari.server.live.table import Table
from chautari.server.refusals import MANY, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.wire import Pause, Resume

# So many at once and a second: going on is never limited, so a table can't be held up by pausing it again and again.
PAUSES = (10, 1 / 30)


async def pause(table: Table, seat: int, message: Pause) -> None:
    """Nobody is asked, no bot moves and no absence is counted until somebody at the table goes on."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    table.playing()
    if not table.head.paused:
        if not table.allows("pause", seat, PAUSES):
            raise refused(MANY, "too-fast")
        await table.commit(TableChange(paused=True, entries=table.noted("paused", seat), answer=answer))


async def resume(table: Table, seat: int, message: Resume) -> None:
    """The game goes on."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    table.playing()
    if table.head.paused:
        await table.commit(TableChange(paused=False, entries=table.noted("resumed", seat), answer=answer))
