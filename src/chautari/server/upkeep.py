"""Looking after the tables: absences past their limit, tables to be woken, and those that may leave memory."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from chautari.engine.errors import ChautariError
from chautari.server.live.seats import played_by_bot
from chautari.server.live.table import Table
from chautari.server.verbs import seats as seat_verbs
from chautari.server.verbs import undo
from chautari.store import BadStore, Head, Seat

if TYPE_CHECKING:
    from chautari.server.live.registry import Hall

LOG = logging.getLogger("chautari.caretaker")
WOKEN_AT_ONCE = 20


class Caretaker:
    """Goes round the hall again and again."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._house = hall.house
        # Since when its seats are waited for, of a table that is not in memory.
        self._waited: dict[str, dict[int, float]] = {}

    async def work(self) -> None:
        await self._look_through_the_store()
        while True:
            await asyncio.sleep(self._house.tick)
            try:
                await self._absences()
                await self._votes()
                await self._wake()
                self._drop_idle()
            except Exception:
                self._hall.metrics.count("failures")
                LOG.exception("looking after the tables failed; it goes on")

    def remember(self, table: Table) -> None:
        """A table is back in memory: the clocks of its seats have gone on."""
        self._hall.due.pop(table.head.id, None)
        waited = self._waited.pop(table.head.id, {})
        table.waited_since |= {seat: at for seat, at in waited.items() if seat in table.waited_since}

    async def _look_through_the_store(self) -> None:
        """Tables where a bot is asked, or somebody's absence is counted, go on without anybody connecting."""
        try:
            stored = await asyncio.to_thread(self._hall.store.heads, "playing")
        except BadStore as refusal:
            LOG.warning("the stored tables were not looked through: %s", refusal)
            return
        for head, seats in stored:
            limit = self._limit(head)
            if not head.paused and waits_for_a_bot(head, seats):
                self._hall.due.setdefault(head.id, time.monotonic())
            elif not head.paused and limit and head.asked:
                self._await(head.id, dict.fromkeys(head.asked, time.monotonic()), limit)

    async def _absences(self) -> None:
        """Hands seats to bots whose people, connected or not, keep the others waiting past the table's limit."""
        for table in list(self._hall.tables.values()):
            for seat in self._overdue(table):
                with contextlib.suppress(ChautariError):
                    await self._hand_over(table, seat)

    def _overdue(self, table: Table) -> list[int]:
        limit, at = self._limit(table.head), time.monotonic()
        waited = table.waited_since.items() if limit and not table.gone else ()
        return [seat for seat, since in waited if at - since > limit and seat in table.people]

    async def _hand_over(self, table: Table, seat: int) -> None:
        async with table.lock:
            # They may have answered while the lock was awaited.
            if seat in self._overdue(table):
                await seat_verbs.stand_in(table, seat, "away")
        self._hall.look(table)

    async def _votes(self) -> None:
        """Ends votes that nobody can end any more: the store failed when somebody left."""
        for table in [table for table in self._hall.tables.values() if undo.unsettled(table) and not table.gone]:
            async with table.lock:
                await undo.settle(table)
            self._hall.look(table)

    async def _wake(self) -> None:
        at = time.monotonic()
        for name in [name for name, due in self._hall.due.items() if due <= at][:WOKEN_AT_ONCE]:
            del self._hall.due[name]
            with contextlib.suppress(ChautariError):
                self._hall.look(await self._hall.table(name))

    def _drop_idle(self) -> None:
        """Forgets tables that nobody looks at, sooner when there are many of them; the store has all."""
        at = time.monotonic()
        idle = sorted((t for t in self._hall.tables.values() if not self._busy(t)), key=lambda table: table.touched)
        spare = len(idle) - self._house.unwatched
        for place, table in enumerate(idle):
            if table.gone or at - table.touched > (self._house.idle if place >= spare else self._house.rest):
                self._forget(table)

    def _busy(self, table: Table) -> bool:
        thinking = table.head.id in self._hall.bot_seats.thinking
        return not table.gone and (table.watched or table.lock.locked() or thinking)

    def _forget(self, table: Table) -> None:
        table.gone = True
        del self._hall.tables[table.head.id]
        limit = self._limit(table.head)
        if limit and table.waited_since:
            self._await(table.head.id, table.waited_since, limit)

    def _limit(self, head: Head) -> float:
        """Seconds that a seat may keep the others waiting; 0: as long as it likes."""
        minutes = head.notes.get("away_minutes")
        return minutes * self._house.minute if isinstance(minutes, int) else 0.0

    def _await(self, name: str, waited_since: dict[int, float], limit: float) -> None:
        self._waited[name] = waited_since
        self._hall.due[name] = min(waited_since.values()) + limit


def waits_for_a_bot(head: Head, seats: tuple[Seat, ...]) -> bool:
    """Whether bots have to go on by themselves; among themselves alone they wait for somebody to watch."""
    return any(played_by_bot(seats[n]) for n in head.asked) and any(seat.kind != "bot" for seat in seats)
