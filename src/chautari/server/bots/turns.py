"""The seats that bots play: whoever is asked thinks in a process of its own, waits a moment, and answers."""

import asyncio
import logging
import time

from chautari.daily.deal import deal_of
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.engine.state import CHANCE
from chautari.server.bots.pool import BotPool
from chautari.server.bots.situation import claim, situation
from chautari.server.bots.worker import Task
from chautari.server.config import ServerConfig
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.verbs import moves

LOG = logging.getLogger("chautari.bots")
NEXT_TRY = 5.0
# So many times as long a bot waits when somebody could still take back the move that ended their turn.
SECOND_THOUGHT = 2.5


class BotTurns:
    """All tables where a bot is asked; `wake_at` says when one must be woken that could not go on."""

    def __init__(self, config: ServerConfig, metrics: Metrics, wake_at: dict[str, float]) -> None:
        self.pool = BotPool(config.bot_workers, config.bot_patience, metrics)
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self._pause = config.bot_pause
        self._metrics = metrics
        self._wake_at = wake_at

    def wake(self, table: Table) -> None:
        """Lets the bots of a table go on, if one is asked and none is thinking."""
        if table.bots_asked() and table.head.id not in self.thinking:
            self.thinking[table.head.id] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def _play(self, table: Table) -> None:
        """One bot after another, each after a moment in which people can follow."""
        try:
            while asked := table.bots_asked():
                await self._answer(table, asked[0])
            if table.gone:
                # Whoever has loaded it anew could not let its bots think while this one did.
                self._wake_at[table.head.id] = time.monotonic()
        except ChautariError as refusal:
            LOG.warning("bots at a table of %s wait: %s", table.head.game, refusal)
            self._wake_at[table.head.id] = time.monotonic() + NEXT_TRY
        except Exception:
            self._metrics.count("failures")
            LOG.exception("bots at a table of %s failed", table.head.game)
            self._wake_at[table.head.id] = time.monotonic() + NEXT_TRY
        finally:
            del self.thinking[table.head.id]

    async def _answer(self, table: Table, seat: int) -> None:
        """The moment is the same for an easy choice and a hard one: how long it takes tells nothing."""
        turn, started = table.turn(seat), time.monotonic()
        pause = self._pause * (SECOND_THOUGHT if may_think_again(table) else 1)
        options, now = play.options(table.playing().state, seat), table.lesson_now()
        if now is not None and now.wanted is not None:
            action = now.wanted
        elif len(options) > 1:
            async with self.pool.queue.slot(lambda: claim(table)):
                # People may have come back, paused or taken back while others' bots thought.
                if seat not in table.bots_asked() or turn != table.turn(seat):
                    return
                action = await self._think(table, seat)
        else:
            action = options[0]
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
        await moves.act_as_bot(table, seat, turn, action)

    async def _think(self, table: Table, seat: int) -> int:
        level, seed = thinker(table, seat)
        task = Task(*situation(table, seat, seed), level=level)
        return await self.pool.choose(task, play.options(table.playing().state, seat))


def thinker(table: Table, seat: int) -> tuple[str, int | None]:
    """Which bot thinks for a seat and with which luck (None: any); at a daily deal the same for everybody."""
    level, head = table.seats[seat].level, table.head
    if not head.daily or table.seats[seat].kind != "bot":
        return level, None
    deal = deal_of(head.daily, head.game)
    answered = sum(mover == seat for mover, _ in table.playing().moves)
    return deal.bot(seat), deal.luck(seat, answered)


def may_think_again(table: Table) -> bool:
    """Whether the last move was a person's who sits here, waits for others now and could still take it back."""
    position = table.playing()
    seat = position.moves[-1][0] if position.moves else CHANCE
    if table.hurried or seat not in table.people or seat not in table.audience.connected:
        return False
    return seat not in position.asked and position.may_take_back(seat)
