"""All live tables: set up, found or loaded when somebody asks; the store has every one of them."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace

import chautari
from chautari.engine.errors import ChautariError
from chautari.server.bots.turns import BotSeats
from chautari.server.config import House
from chautari.server.live.seats import Role, is_free, role_of
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.rate_limits import Door
from chautari.server.refusals import BROKEN, CONFLICT, MISSING, Refused, refused
from chautari.server.tokens import is_table_id
from chautari.server.upkeep import Caretaker
from chautari.server.verbs import creation, links, moves
from chautari.store import BadStore, Change, Kept, NoSuchTable, Stale, Store

LOG = logging.getLogger("chautari.hall")


class Hall:
    """Everything that is going on at this server."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = store
        self.house = house
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        # Of each address, those who have not shown a seat of theirs.
        self.sockets: Counter[str] = Counter()
        self.messages = Door(house.limits.messages)
        self.chat = Door(house.limits.chat)
        self.requests = Door(house.limits.requests)
        self.creations = Door(house.limits.creations)
        self.tokens = Door(house.limits.tokens)
        self.replays = Door(house.limits.replays)
        self.replaying = asyncio.Semaphore(1)
        # One at a time, so that what is asked twice at once is set up once.
        self.creating = asyncio.Lock()
        # When a table that is not in memory, or whose bots could not go on, must be looked at again.
        self.due: dict[str, float] = {}
        self.bot_seats = BotSeats(house, self.metrics, self.due)
        self._caretaker = Caretaker(self)
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """The tables are looked after, also those that waited for a bot when the server stopped."""
        working = asyncio.create_task(self._caretaker.work())
        try:
            yield
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            for table in list(self.tables.values()):
                table.dismiss("closing")
            await self.bot_seats.close()

    async def table(self, name: str) -> Table:
        """A live table, loaded if it is not in memory."""
        found = self.tables.get(name)
        if found is not None and not found.gone:
            return found
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
        table = self.tables[name] = await asyncio.to_thread(Table, self.store, self.metrics, kept)
        self._caretaker.remember(table)
        self.metrics.count("tables_loaded")
        with contextlib.suppress(ChautariError):
            # Its server was killed when it had set up the table and not yet begun.
            await self._begin_if_full(table)
        self.look(table)
        return table

    def look(self, table: Table) -> None:
        """Lets bots think if one is asked; to be called after every change."""
        self.bot_seats.look(table)

    async def role(self, table: Table, person: str) -> Role:
        """What somebody is at a table."""
        if not person:
            return Role()
        role = role_of(table.head, table.seats, person)
        if role.stranger:
            kept = links.watching(person, table.head.id)
            watches = await asyncio.to_thread(self.store.link, kept) is not None
            role = role_of(table.head, table.seats, person, watches)
        return role

    async def made_before(self, name: str, host: str) -> Table | None:
        """The table that its host has set up with the same key before."""
        if not await self._has(name):
            return None
        table = await self.table(name)
        if table.head.host != host:
            raise refused(CONFLICT, "key-used")
        return table

    async def rematch(self, table: Table) -> str:
        """The id of the table that follows a finished one, the same for everybody who asks."""
        async with table.lock:
            following = table.head.notes.get("next_table")
            if isinstance(following, str):
                return following
            change = creation.rematch(table)
            # Its id first: a server that is killed on the way goes on with the same one.
            named = table.head.notes.get("next_id")
            if isinstance(named, str):
                change = replace(change, head=replace(change.head, id=named))
            else:
                await table.keep(notes={"next_id": change.head.id})
            if not await self._has(change.head.id):
                await self.bring(change)
            await table.keep(notes={"next_table": change.head.id})
        table.tell()
        return change.head.id

    async def _has(self, name: str) -> bool:
        try:
            await self.table(name)
        except Refused as refusal:
            if refusal.status != MISSING:
                raise
            return False
        return True

    async def bring(self, change: Change) -> str:
        """Keeps a table that is new here; when nobody is to be awaited, its game begins at once."""
        try:
            await asyncio.wrap_future(self.store.commit(change))
        except (BadStore, Stale) as problem:
            LOG.warning("a new table of %s is not kept: %s", change.head.game, problem)
            raise refused(BROKEN, "not-stored") from None
        kept = Kept(change.head, change.seats, change.moves, change.deals or (), change.entries, {})
        made = self.store, self.metrics, kept
        table = await asyncio.to_thread(Table, *made) if kept.moves else Table(*made)
        table = self.tables.setdefault(change.head.id, table)
        self.metrics.count("tables_created")
        await self._begin_if_full(table)
        self.look(table)
        return change.head.id

    async def _begin_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.head.stage == "waiting" and not any(is_free(seat) for seat in table.seats):
                await moves.begin(table, entries=(table.entry("started"),))

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What is so now, for the metrics."""
        sockets = sum(len(stream.viewers) for table in self.tables.values() for stream in table.streams.values())
        return {
            "live_tables": ("Tables in memory.", len(self.tables)),
            "sockets": ("Open connections to tables.", sockets),
            "thinking_tables": ("Tables where a bot thinks or waits a moment.", len(self.bot_seats.thinking)),
        }


def title(name: str) -> str:
    """A game's title; its name, if this program has no such game."""
    return next((meta.title for meta in chautari.TITLES if meta.name == name), name)
