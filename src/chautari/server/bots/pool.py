"""Bots at the tables: a few processes that think, each under a time limit, never in the way of another table."""

import asyncio
import contextlib
import logging
import secrets
import sys
from typing import TypeVar

import msgspec

from chautari.server.bots.queue import FairQueue
from chautari.server.bots.worker import AnyTask, Choice, Seen, Task
from chautari.server.live.practice import Advice, Reasons
from chautari.server.metrics import Metrics

A = TypeVar("A", Choice, Advice, Reasons, Seen)

LARGEST_LINE = 1 << 20
LOG = logging.getLogger("chautari.bots")


class BotProcess:
    """One process; it thinks about one question at a time and is replaced when it fails."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, task: AnyTask, kind: type[A], patience: float) -> A:
        """The answer to a task, or one that says what went wrong."""
        try:
            async with asyncio.timeout(patience):
                return await self._ask(msgspec.json.encode(task) + b"\n", kind)
        except TimeoutError:
            await self.end()
            return kind(problem="out of time")
        except (OSError, ValueError, msgspec.DecodeError) as error:
            await self.end()
            return kind(problem=type(error).__name__)
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, line: bytes, kind: type[A]) -> A:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await _started()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=kind)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _started() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-P", "-m", "chautari.server.bots.worker"]
    # A session of its own: Ctrl-C is for the server, which ends them.
    return await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, limit=LARGEST_LINE, start_new_session=True
    )


class BotPool:
    """Whoever needs a choice waits for a free process, in a fair order; each starts when it is needed."""

    def __init__(self, workers: int, patience: float, metrics: Metrics) -> None:
        self._patience = patience
        self._metrics = metrics
        self._processes = [BotProcess() for _ in range(workers)]
        self._free = list(self._processes)
        self.queue = FairQueue(workers, patience)

    async def choose(self, task: Task, options: list[int]) -> int:
        """One of the options: the bot's choice, or one by lot when it fails or takes too long.

        To be called from a slot of the queue: there is a process for each.
        """
        choice = await self.answer(task, Choice)
        if choice.action in options:
            return choice.action
        self._metrics.count("bot_fallbacks")
        LOG.warning("a %s bot at a table of %s gave no choice: %s", task.level, task.game, choice.problem or "unfit")
        return secrets.choice(options)

    async def answer(self, task: AnyTask, kind: type[A]) -> A:
        """The answer to any task, or one that says what went wrong; from a slot of the queue as well."""
        process = self._free.pop()
        try:
            return await process.answer(task, kind, self._patience)
        finally:
            self._free.append(process)

    async def close(self) -> None:
        for process in self._processes:
            await process.end()
