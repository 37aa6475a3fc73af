"""The desk at which reviews are asked for: one is made at a time, in a fair order, and kept with its table."""

import asyncio
import contextlib
import logging
import os
import sys
from dataclasses import dataclass
from typing import Final

import msgspec

from chautari.engine.errors import ChautariError
from chautari.server import wire
from chautari.server.bots.queue import Claim, FairQueue
from chautari.server.live.changes import TableChange
from chautari.server.live.registry import Registry
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.refusals import MANY, refused
from chautari.server.reviews import kept
from chautari.server.reviews.spoken import SpokenReview
from chautari.server.reviews.worker import Report, Task

LOG = logging.getLogger("chautari.reviews")
DEEP_SECONDS: Final = 180.0
# What comes after the looking: the story of the game is told, on a machine that may be busy.
GRACE: Final = 60.0
MOST_WAITING: Final = 40
LARGEST_LINE: Final = 1 << 24
NOTHING: Final = SpokenReview(wire.Review("none", edition=0, searched=0, decisions=0, deep=False, findings=None))


@dataclass
class Making:
    """A review on its way: how far it is, and all that it has found so far.

    A deeper look begins with a glance: where something better is known already, that `stays` until it is done.
    """

    status: SpokenReview
    stays: bool = False
    task: asyncio.Task[None] | None = None


class ReviewDesk:
    """Every review that is being made, by its table; those that are ready are in the store."""

    def __init__(self, registry: Registry, metrics: Metrics, seconds: float) -> None:
        self._registry = registry
        self._metrics = metrics
        self._seconds = seconds
        self._making: dict[str, Making] = {}
        self._failed: set[str] = set()
        self._queue = FairQueue(1, seconds)

    async def status(self, table: Table) -> SpokenReview:
        """How far a table's review is: the one being made, or else the one that is kept."""
        making = self._making.get(table.head.id)
        if making is not None:
            return making.status
        found = kept.read(await asyncio.to_thread(self._registry.store.review, table.head.id))
        if found is not None:
            return found
        return changed(NOTHING, status="failed") if table.head.id in self._failed else NOTHING

    async def ask(self, table: Table, claim: Claim, deep: bool) -> SpokenReview:
        """Has a review made, unless it is being made or there is one as deep."""
        name = table.head.id
        making = self._making.get(name)
        if making is not None and making.task is not None and making.status.review.status == "done":
            await asyncio.wait([making.task])  # until it is kept
        known = await self.status(table)
        if name in self._making or (known.review.status == "done" and known.review.deep >= deep):
            return known
        if len(self._making) >= MOST_WAITING:
            raise refused(MANY, "too-many-reviews")
        self._failed.discard(name)
        making = self._making[name] = Making(
            changed(known, status="waiting", deep=deep), stays=known.review.findings is not None
        )
        making.task = asyncio.create_task(self._make(table, claim, making))
        return making.status

    async def close(self) -> None:
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: Table, claim: Claim, making: Making) -> None:
        name = table.head.id
        try:
            async with self._queue.slot(lambda: claim):
                seconds = DEEP_SECONDS if making.status.review.deep else self._seconds
                task = Task(table.kept().record().to_json(), seconds, workers())
                async with asyncio.timeout(seconds + GRACE):
                    await self._follow(task, making)
            await self._keep(name, making.status)
        except (OSError, TimeoutError, ChautariError, msgspec.DecodeError) as problem:
            self._failed.add(name)
            self._metrics.count("failures")
            LOG.warning("a review of %s was not made: %s", table.head.game, problem or type(problem).__name__)
        finally:
            del self._making[name]

    async def _follow(self, task: Task, making: Making) -> None:
        """Hears the reports of a process of its own until the last one."""
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-P", "-m", "chautari.server.reviews.worker"]
        # A group of its own: Ctrl-C is for the server, which ends it.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=LARGEST_LINE, process_group=0 if os.name == "posix" else None
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            while making.status.review.status != "done":
                report = msgspec.json.decode(await process.stdout.readline(), type=Report)
                making.status = reported(making.status, report, making.stays)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _keep(self, name: str, review: SpokenReview) -> None:
        table = await self._registry.table(name)
        async with table.lock:
            await table.commit(TableChange(review=kept.written(review), quiet=True))


def changed(known: SpokenReview, **fields: object) -> SpokenReview:
    return SpokenReview(msgspec.structs.replace(known.review, **fields), known.others)


def reported(known: SpokenReview, report: Report, stays: bool = False) -> SpokenReview:
    """A review's status after one more report; what is known may have to stay until the last one."""
    status, new = known.review, report.findings is not None and (report.done or not stays)
    review = wire.Review(
        status="done" if report.done else "working",
        edition=status.edition + new,
        searched=report.searched,
        decisions=report.decisions,
        deep=status.deep,
        findings=report.findings if new else status.findings,
    )
    return SpokenReview(review, report.others if new else known.others)


def workers() -> int:
    """As many processes as there are cores: they are gentle ones, so whoever plays still comes first."""
    return os.cpu_count() or 1
