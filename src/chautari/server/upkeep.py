"""Looking after the tables: absences past their limit, tables to be woken, and those that may leave memory."""

import asyncio
import contextlib
import logging
import time

from chautari.engine.errors import ChautariError
from chautari.server.bots.turns import BotTurns
from chautari.server.config import ServerConfig
from chautari.server.live.notes import Notes
from chautari.server.live.registry import Registry
from chautari.server.live.seats import played_by_bot
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.verbs import undo
from chautari.server.verbs.seats import stand_in
from chautari.store import BadStore, Head, Seat

LOG = logging.getLogger("chautari.upkeep")
WOKEN_AT_ONCE = 20


class Upkeep:
    """Goes through the live tables again and again."""

    def __init__(self, registry: Registry, bots: BotTurns, config: ServerConfig, metrics: Metrics) -> None:
        self._registry = registry
        self._bots = bots
        self._config = config
        self._metrics = metrics

    async def work(self) -> None:
        """Does the rounds until it is cancelled."""
        await self._read_store()
        while True:
            await asyncio.sleep(self._config.upkeep_interval)
            try:
                await self._replace_absent_people()
                await self._end_stuck_votes()
                await self._wake_tables()
                self._drop_idle_tables()
            except Exception:
                self._metrics.count("failures")
                LOG.exception("looking after the tables failed; it goes on")

    async def _read_store(self) -> None:
        """Tables where a bot is asked, or somebody's absence is counted, go on without anybody connecting."""
        try:
            playing = await asyncio.to_thread(self._registry.store.heads, "playing")
        except BadStore as refusal:
            LOG.warning("the stored tables were not looked through: %s", refusal)
            return
        for head, seats in playing:
            limit = self._away_limit(Notes.of(head))
            if not head.paused and waits_for_a_bot(head, seats):
                self._registry.wake_at.setdefault(head.id, time.monotonic())
            elif not head.paused and limit and head.asked:
                self._registry.remember_clocks(head.id, dict.fromkeys(head.asked, time.monotonic()), limit)

    async def _replace_absent_people(self) -> None:
        """Hands seats to bots whose people, connected or not, keep the others waiting past the table's limit."""
        for table in list(self._registry.tables.values()):
            for seat in self._overdue(table):
                with contextlib.suppress(ChautariError):
                    await self._replace(table, seat)

    def _overdue(self, table: Table) -> list[int]:
        limit, at = self._away_limit(table.notes), time.monotonic()
        waited = table.waited_since.items() if limit and not table.gone else ()
        return [seat for seat, since in waited if at - since > limit and seat in table.people]

    async def _replace(self, table: Table, seat: int) -> None:
        async with table.lock:
            # They may have answered while the lock was awaited.
            if seat in self._overdue(table):
                await stand_in(table, seat, "away")

    async def _end_stuck_votes(self) -> None:
        """Ends votes that nobody can end any more: the store failed when somebody left."""
        for table in [table for table in self._registry.tables.values() if undo.is_stuck(table) and not table.gone]:
            async with table.lock:
                await undo.end_stuck_vote(table)

    async def _wake_tables(self) -> None:
        wake_at, at = self._registry.wake_at, time.monotonic()
        for name in [name for name, due in wake_at.items() if due <= at][:WOKEN_AT_ONCE]:
            del wake_at[name]
            with contextlib.suppress(ChautariError):
                self._registry.wake(await self._registry.table(name))

    def _drop_idle_tables(self) -> None:
        """Forgets tables that nobody watches, sooner when there are many of them; the store has all."""
        at = time.monotonic()
        tables = self._registry.tables.values()
        idle = sorted((table for table in tables if not self._is_busy(table)), key=lambda table: table.touched)
        spare = len(idle) - self._config.unwatched
        for place, table in enumerate(idle):
            if table.gone or at - table.touched > (self._config.idle if place >= spare else self._config.idle_in_crowd):
                self._registry.forget(table, self._away_limit(table.notes))

    def _is_busy(self, table: Table) -> bool:
        thinking = table.head.id in self._bots.thinking
        return not table.gone and (table.watched or table.lock.locked() or thinking)

    def _away_limit(self, notes: Notes) -> float:
        """Seconds that a seat may keep the others waiting; 0: as long as it likes."""
        return (notes.away_minutes or 0) * self._config.minute


def waits_for_a_bot(head: Head, seats: tuple[Seat, ...]) -> bool:
    """True if bots have to go on by themselves; among themselves alone they wait for somebody to watch."""
    return any(played_by_bot(seats[n]) for n in head.asked) and any(seat.kind != "bot" for seat in seats)
