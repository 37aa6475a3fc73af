"""Hints and chances for whoever practises: found out by the processes that think for bots, in the same fair order."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from chautari.games.words import read
from chautari.server.bots.pool import BotPool
from chautari.server.bots.situation import claim, situation
from chautari.server.bots.worker import ChancesTask, HintTask, ReasonsTask, Seen
from chautari.server.live.practice import Advice, KeptHint, Reasons
from chautari.server.live.table import Table
from chautari.server.refusals import BROKEN, CONFLICT, refused

LOG = logging.getLogger("chautari.hints")
T = TypeVar("T")


class HintDesk:
    """Where hints are asked for; a table keeps those of its present questions, and nobody stores them."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._working: set[asyncio.Task[Any]] = set()

    async def advice(self, table: Table, seat: int) -> Advice:
        """What is best in a seat's question; found out once."""
        kept = table.hints.get(seat)
        if kept is None:
            kept = table.hints[seat] = KeptHint(self._start(self._find_advice(table, seat)))
        advice = await asyncio.shield(kept.advice)
        if advice.problem:
            table.hints.pop(seat, None)
            raise unknown(table, advice.problem)
        return advice

    async def reasons(self, table: Table, seat: int, advice: Advice) -> str:
        """Which points speak for it; empty where nothing else would be worse."""
        kept = table.hints.get(seat)
        if kept is None or advice.worse < 0:
            return ""
        if kept.reasons is None:
            kept.reasons = self._start(self._find_reasons(table, seat, advice))
        return read((await asyncio.shield(kept.reasons)).text)

    async def chances(self, table: Table, seat: int) -> list[float]:
        """Every seat's chance to win as this one sees the table; found out once for each move."""
        state, chances = table.chances.get(seat, (None, []))
        if state is table.playing().state:
            return chances
        async with self._pool.queue.slot(lambda: claim(table)):
            # Others may have moved, or asked the same, while this one waited.
            now = table.playing().state
            state, chances = table.chances.get(seat, (None, []))
            if state is now:
                return chances
            seen = await self._pool.answer(ChancesTask(*situation(table, seat)), Seen)
        if seen.problem:
            raise unknown(table, seen.problem)
        table.chances[seat] = (now, list(seen.chances))
        return list(seen.chances)

    async def close(self) -> None:
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Goes on when whoever asked has hung up: they will ask again."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _find_advice(self, table: Table, seat: int) -> Advice:
        turn = table.turn(seat)
        async with self._pool.queue.slot(lambda: claim(table)):
            if table.head.stage != "playing" or turn != table.turn(seat):
                return Advice(problem="stale")
            return await self._pool.answer(HintTask(*situation(table, seat)), Advice)

    async def _find_reasons(self, table: Table, seat: int, advice: Advice) -> Reasons:
        turn = table.turn(seat)
        async with self._pool.queue.slot(lambda: claim(table)):
            if table.head.stage != "playing" or turn != table.turn(seat):
                return Reasons()
            task = ReasonsTask(*situation(table, seat), better=advice.action, worse=advice.worse)
            return await self._pool.answer(task, Reasons)


def unknown(table: Table, problem: str) -> Exception:
    if problem == "stale":
        return refused(CONFLICT, "stale")
    LOG.warning("no hint at a table of %s: %s", table.head.game, problem)
    return refused(BROKEN, "no-hint")
