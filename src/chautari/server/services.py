"""What every request and every connection can reach: the tables, the bots, what is counted and what is limited."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from chautari.server.bots.hints import HintDesk
from chautari.server.bots.queue import FairQueue
from chautari.server.bots.turns import BotTurns
from chautari.server.config import ServerConfig
from chautari.server.live.registry import Registry
from chautari.server.metrics import Metrics
from chautari.server.rate_limits import RateLimiter
from chautari.server.reviews.desk import ReviewDesk
from chautari.server.upkeep import Upkeep
from chautari.store import Store

LONGEST_REPLAY = 2.0


class Services:
    """The parts of one running server, over one store."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        wake_at: dict[str, float] = {}
        self.bots = BotTurns(config, self.metrics, wake_at)
        self.hints = HintDesk(self.bots.pool)
        self.registry = Registry(store, self.metrics, self.bots.wake, wake_at)
        self.reviews = ReviewDesk(self.registry, self.metrics, config.review_seconds)
        self._upkeep = Upkeep(self.registry, self.bots, config, self.metrics)
        # Of each address, the sockets of those who have not shown a seat of theirs.
        self.guest_sockets: Counter[str] = Counter()
        self.messages = RateLimiter(config.limits.messages)
        self.household_messages = RateLimiter(config.limits.household_messages)
        self.chat = RateLimiter(config.limits.chat)
        self.requests = RateLimiter(config.limits.requests)
        self.creations = RateLimiter(config.limits.creations)
        self.tokens = RateLimiter(config.limits.tokens)
        self.replays = RateLimiter(config.limits.replays)
        # One at a time: going through a long game again takes a while, and what is asked twice at once is set up once.
        self.replaying = FairQueue(1, LONGEST_REPLAY)
        self.creating = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Looks after the tables, also those that waited for a bot when the server stopped; at the end closes them."""
        working = asyncio.create_task(self._upkeep.work())
        try:
            yield
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            for table in list(self.registry.tables.values()):
                table.dismiss_all("closing")
            await self.reviews.close()
            await self.hints.close()
            await self.bots.close()

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What is so now, for the metrics."""
        tables = self.registry.tables
        sockets = sum(len(list(table.audience)) for table in tables.values())
        return {
            "live_tables": ("Tables in memory.", len(tables)),
            "sockets": ("Open connections to tables.", sockets),
            "thinking_tables": ("Tables where a bot thinks or waits a moment.", len(self.bots.thinking)),
        }
