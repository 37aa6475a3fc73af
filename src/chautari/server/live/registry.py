"""The tables in memory: found, loaded when somebody asks, or added; the store has every one of them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from chautari.engine.errors import ChautariError
from chautari.server.live.changes import TableChange, new_game
from chautari.server.live.seats import Role, is_free, role_of
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.refusals import BROKEN, CONFLICT, MISSING, Refused, refused
from chautari.server.tokens import is_table_id, watching
from chautari.store import BadStore, Change, Kept, NoSuchTable, Stale, Store

LOG = logging.getLogger("chautari.registry")


class Registry:
    """The live tables by their ids.

    `wake` lets a table's bots go on. `wake_at` says when a table must be woken that is not in memory, or whose bots
    could not go on; `waited_since` are the clocks of seats at tables that are not in memory.
    """

    def __init__(
        self, store: Store, metrics: Metrics, wake: Callable[[Table], None], wake_at: dict[str, float]
    ) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.wake = wake
        self.wake_at = wake_at
        self.waited_since: dict[str, dict[int, float]] = {}
        self._metrics = metrics
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, name: str) -> Table:
        """A live table, loaded if it is not in memory."""
        table = self.tables.get(name)
        if table is not None and not table.gone:
            return table
        if not is_table_id(name):
            raise refused(MISSING, "no-such-table")
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            kept = await asyncio.to_thread(self.store.load, name)
        except NoSuchTable:
            raise refused(MISSING, "no-such-table") from None
        except BadStore:
            raise refused(BROKEN, "not-read") from None
        # In a thread: the replay of a long game must not hold up the other tables.
        table = self.tables[name] = await asyncio.to_thread(Table, self.store, self._metrics, kept, self.wake)
        self._resume_clocks(table)
        self._metrics.count("tables_loaded")
        with contextlib.suppress(ChautariError):
            # Its server was killed when it had set up the table and not yet begun.
            await self._begin_if_full(table)
        self.wake(table)
        return table

    def _resume_clocks(self, table: Table) -> None:
        self.wake_at.pop(table.head.id, None)
        waited = self.waited_since.pop(table.head.id, {})
        table.waited_since |= {seat: at for seat, at in waited.items() if seat in table.waited_since}

    async def add(self, change: Change) -> str:
        """Stores a new table and returns its id; when nobody is to be awaited, its game begins at once."""
        try:
            await asyncio.wrap_future(self.store.commit(change))
        except (BadStore, Stale) as problem:
            LOG.warning("a new table of %s is not kept: %s", change.head.game, problem)
            raise refused(BROKEN, "not-stored") from None
        kept = Kept(change.head, change.seats, change.moves, change.deals or (), change.entries, {})
        made = self.store, self._metrics, kept, self.wake
        table = await asyncio.to_thread(Table, *made) if kept.moves else Table(*made)
        table = self.tables.setdefault(change.head.id, table)
        self._metrics.count("tables_created")
        await self._begin_if_full(table)
        self.wake(table)
        return change.head.id

    async def _begin_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.head.stage == "waiting" and not any(is_free(seat) for seat in table.seats):
                started = (table.entry("started"),)
                await table.commit(TableChange(game=new_game(table.head, table.seats), entries=started))

    def forget(self, table: Table, away_limit: float) -> None:
        """Lets a table leave memory; the clocks of its seats go on if there is a limit to absence."""
        table.gone = True
        del self.tables[table.head.id]
        if away_limit and table.waited_since:
            self.remember_clocks(table.head.id, table.waited_since, away_limit)

    def remember_clocks(self, name: str, waited_since: dict[int, float], away_limit: float) -> None:
        """Keeps the clocks of a table that is not in memory, which is woken when the first of them has run out."""
        self.waited_since[name] = waited_since
        self.wake_at[name] = min(waited_since.values()) + away_limit

    async def has(self, name: str) -> bool:
        try:
            await self.table(name)
        except Refused as refusal:
            if refusal.status != MISSING:
                raise
            return False
        return True

    async def made_before(self, name: str, host: str) -> Table | None:
        """The table that its host has set up with the same key before."""
        if not await self.has(name):
            return None
        table = await self.table(name)
        if table.head.host != host:
            raise refused(CONFLICT, "key-used")
        return table

    async def role(self, table: Table, person: str) -> Role:
        """What somebody is at a table."""
        if not person:
            return Role()
        role = role_of(table.head, table.seats, person)
        if role.stranger:
            token = watching(person, table.head.id)
            watches = await asyncio.to_thread(self.store.link, token) is not None
            role = role_of(table.head, table.seats, person, watches)
        return role
