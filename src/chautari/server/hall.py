"""All live tables: found or loaded when somebody asks, dropped when idle; bots and absences are looked after here."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter

import chautari
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.server import creating, playing, seating
from chautari.server.bot_worker import Task
from chautari.server.bots import Bots
from chautari.server.house import House
from chautari.server.limits import Door
from chautari.server.metrics import Metrics
from chautari.server.refusals import BROKEN, MISSING, refused
from chautari.server.seats import Role, is_free, is_person, role_of
from chautari.server.table import Table
from chautari.server.tokens import is_table_id
from chautari.server.wire import Created, NewTable
from chautari.store import BadStore, Change, Head, Kept, NoSuchTable, Stale, Store

LOG = logging.getLogger("chautari.hall")
NEXT_TRY = 5.0


class Hall:
    """Everything that is going on at this server."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = store
        self.house = house
        self.metrics = Metrics()
        self.bots = Bots(house.workers, house.bot_patience, self.metrics)
        self.tables: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()
        self.requests = Door(house.limits.requests)
        self.creations = Door(house.limits.creations)
        self.tokens = Door(house.limits.tokens)
        # When a table that is not in memory must be looked after again.
        self.due: dict[str, float] = {}
        # Since when its seats are waited for, of a table that is not in memory.
        self._waited: dict[str, dict[int, float]] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[str] = set()

    def open(self) -> None:
        """Begins to look after the tables, also those that were waiting for a bot when the server stopped."""
        self._spawn(self._wake_stored())
        self._spawn(self._look_after())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for table in list(self.tables.values()):
            table.dismiss("closing")
        await self.bots.close()

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
        self.due.pop(name, None)
        table.waited_since |= {
            seat: at for seat, at in self._waited.pop(name, {}).items() if seat in table.waited_since
        }
        self.metrics.count("tables_loaded")
        self.look(table)
        return table

    async def role(self, table: Table, person: str) -> Role:
        """What somebody is at a table."""
        if not person:
            return Role()
        role = role_of(table.head, table.seats, person)
        if role.stranger:
            kept = seating.watching(person, table.head.id)
            watches = await asyncio.to_thread(self.store.link, kept) is not None
            role = role_of(table.head, table.seats, person, watches)
        return role

    async def create(self, wanted: NewTable, host: str) -> Created:
        """Sets a table up; when nobody is to be awaited, the game begins at once."""
        change, created = creating.new_table(wanted, host)
        table = await self._set_up(change)
        if not any(is_free(seat) for seat in table.seats):
            async with table.lock:
                await playing.begin(table, entries=(table.entry("started"),))
        self.look(table)
        return created

    async def rematch(self, table: Table) -> str:
        """The id of the table that follows a finished one, the same for everybody who asks."""
        async with table.lock:
            following = table.head.notes.get("next_table")
            if isinstance(following, str):
                return following
            change = creating.rematch(table)
            await self._set_up(change)
            await table.keep(notes={"next_table": change.head.id})
        table.tell()
        return change.head.id

    async def _set_up(self, change: Change) -> Table:
        try:
            await asyncio.wrap_future(self.store.commit(change))
        except (BadStore, Stale):
            raise refused(BROKEN, "not-stored") from None
        kept = Kept(change.head, change.seats, (), (), change.entries, {})
        table = self.tables[change.head.id] = Table(self.store, self.metrics, kept)
        self.metrics.count("tables_created")
        return table

    def look(self, table: Table) -> None:
        """Lets bots think if one is asked; to be called after every change."""
        if table.bots_asked() and table.head.id not in self._thinking:
            self._thinking.add(table.head.id)
            self._spawn(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        """One bot after another, each after a moment in which people can follow."""
        try:
            while asked := table.bots_asked():
                await self._play_bot(table, asked[0])
        except ChautariError as refusal:
            # Not stored, or loaded anew meanwhile: looked after again in a while.
            LOG.warning("bots at a table of %s wait: %s", table.head.game, refusal)
            self.due[table.head.id] = time.monotonic() + NEXT_TRY
        except Exception:
            self.metrics.count("failures")
            LOG.exception("bots at a table of %s failed", table.head.game)
            self.due[table.head.id] = time.monotonic() + NEXT_TRY
        finally:
            self._thinking.discard(table.head.id)

    async def _play_bot(self, table: Table, seat: int) -> None:
        position, turn, started = table.playing(), table.turns[seat], time.monotonic()
        options = play.options(position.state, seat)
        task = Task(
            table=table.head.id,
            game=table.head.game,
            rules=table.head.rules,
            options=table.head.options,
            names=table.names,
            moves=tuple(position.moves),
            seat=seat,
            level=table.seats[seat].level,
            seed=secrets.randbits(32),
        )
        action = await self.bots.choose(task, options)
        await asyncio.sleep(max(0.0, self.house.bot_pause - (time.monotonic() - started)))
        await playing.act_as_bot(table, seat, turn, action)

    async def _wake_stored(self) -> None:
        """Tables where a bot is asked, or somebody's absence is counted, go on without anybody connecting."""
        try:
            stored = await asyncio.to_thread(self.store.heads, "playing")
        except BadStore as refusal:
            LOG.warning("the stored tables were not looked through: %s", refusal)
            return
        for head, seats in stored:
            limit = self._away_limit(head)
            if not head.paused and any(seats[n].kind == "bot" or seats[n].stand_in for n in head.asked):
                self.due.setdefault(head.id, time.monotonic())
            elif not head.paused and limit:
                self._await(head.id, dict.fromkeys(head.asked, time.monotonic()), limit)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self.house.tick)
            try:
                await self._absences()
                await self._wake_due()
                self._drop_idle()
            except Exception:
                self.metrics.count("failures")
                LOG.exception("looking after the tables failed; it goes on")

    async def _absences(self) -> None:
        """Hands seats to bots whose people have kept the others waiting past the table's limit."""
        for table in list(self.tables.values()):
            limit = self._away_limit(table.head)
            if not limit or not table.waited_since:
                continue
            late = [seat for seat, since in table.waited_since.items() if time.monotonic() - since > limit]
            for seat in late:
                await self._hand_over(table, seat)

    async def _hand_over(self, table: Table, seat: int) -> None:
        async with table.lock:
            own = table.seats[seat]
            absent = is_person(own) and not own.stand_in and not table.seat_connected(seat)
            if absent and seat in table.waited_since and not table.gone:
                await seating.stand_in(table, seat, "away")
        self.look(table)

    async def _wake_due(self) -> None:
        at = time.monotonic()
        for name in [name for name, due in self.due.items() if due <= at][:20]:
            del self.due[name]
            with contextlib.suppress(ChautariError):
                self.look(await self.table(name))

    def _drop_idle(self) -> None:
        """Forgets tables that nobody looks at, sooner when there are many of them; the store has all."""
        at = time.monotonic()
        idle = sorted((t for t in self.tables.values() if not self._busy(t)), key=lambda table: table.touched)
        spare = len(idle) - self.house.unwatched
        for place, table in enumerate(idle):
            if table.gone or at - table.touched > (self.house.idle if place >= spare else self.house.rest):
                self._forget(table)

    def _busy(self, table: Table) -> bool:
        return not table.gone and (table.watched or table.lock.locked() or table.head.id in self._thinking)

    def _forget(self, table: Table) -> None:
        table.gone = True
        del self.tables[table.head.id]
        limit = self._away_limit(table.head)
        if limit and table.waited_since:
            self._await(table.head.id, table.waited_since, limit)

    def _away_limit(self, head: Head) -> float:
        """Seconds that a seat may keep the others waiting; 0: as long as it likes."""
        minutes = head.notes.get("away_minutes")
        return minutes * self.house.minute if isinstance(minutes, int) else 0.0

    def _await(self, name: str, waited_since: dict[int, float], limit: float) -> None:
        self._waited[name] = waited_since
        self.due[name] = min(waited_since.values()) + limit

    def _spawn(self, work: "asyncio.Future[None] | object") -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def gauges(self) -> dict[str, tuple[str, float]]:
        sockets = sum(len(stream.viewers) for table in self.tables.values() for stream in table.streams.values())
        return {
            "live_tables": ("Tables in memory.", len(self.tables)),
            "sockets": ("Open connections to tables.", sockets),
            "thinking_tables": ("Tables where a bot thinks or waits a moment.", len(self._thinking)),
        }


def title(name: str) -> str:
    """A game's title; its name, if this program has no such game."""
    return next((meta.title for meta in chautari.TITLES if meta.name == name), name)
