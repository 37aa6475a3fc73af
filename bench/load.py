"""200 tables moving at once: from an action to the last seat's update, over real sockets.

Run it with the Python that has chautari installed: `.venv/bin/python bench/load.py`. The server has one core and the
guests the other. Every table has four people and an action a second; what is measured ends when the last of them has
read what the action brought.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from guests import Guest, set_up
from serving import Server

import chautari

GAMES = ("kathmandu", "adventure-tours", "yak", "reviving-kathmandu")
SERVER_CORE, GUESTS_CORE = 0, 1
WARM_UP = 5.0
GIVE_UP = 10.0


@dataclass
class Table:
    """Four guests; each second one of those who are asked answers."""

    game: str
    guests: list[Guest]
    dice: random.Random
    took: list[float] = field(default_factory=list)
    late: int = 0
    actions: int = 0

    async def play(self, until: float, pace: float, from_then: float) -> None:
        await asyncio.sleep(self.dice.random() * pace)
        while time.perf_counter() < until and not any(guest.over for guest in self.guests):
            began = time.perf_counter()
            key = f"{self.guests[0].table}-{self.actions}"
            actor = self.dice.choice([guest for guest in self.guests if guest.asked])
            await actor.act(key, self.dice)
            self.actions += 1
            await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))
            if began >= from_then:
                self.measure(actor, key, began)
            while not actor.answered(key):
                if time.perf_counter() > until + GIVE_UP:
                    return
                await asyncio.sleep(0.01)

    def measure(self, actor: Guest, key: str, began: float) -> None:
        heard = max(guest.heard_at for guest in self.guests)
        if key in actor.done and heard >= began:
            self.took.append(heard - began)
        else:
            self.late += 1


async def drive(server: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    dice = random.Random(wanted.seed)
    tables = [
        Table(game, set_up(server, game), random.Random(dice.random()))
        for game in (GAMES[n % len(GAMES)] for n in range(wanted.tables))
    ]
    guests = [guest for table in tables for guest in table.guests]
    for guest in guests:
        await guest.connect()
    listening = [asyncio.create_task(guest.listen()) for guest in guests]
    async with asyncio.timeout(GIVE_UP):
        while not all(guest.scene and guest.scene.stage == "playing" for guest in guests):
            await asyncio.sleep(0.05)
    # The guests' own garbage is no part of what is measured.
    gc.collect()
    gc.disable()
    from_then = time.perf_counter() + WARM_UP
    until = from_then + wanted.seconds
    server_cpu, guests_cpu = server.cpu_seconds(), time.process_time()
    await asyncio.gather(*(table.play(until, wanted.pace, from_then) for table in tables))
    server_cpu, guests_cpu = server.cpu_seconds() - server_cpu, time.process_time() - guests_cpu
    memory = server.memory_mb()
    for task in listening:
        task.cancel()
    took = sorted(one for table in tables for one in table.took)
    return {
        "tables": wanted.tables,
        "guests": len(guests),
        "actions_measured": len(took),
        "not_told_within_the_pace": sum(table.late for table in tables),
        "refused": sorted({one.code for guest in guests for one in guest.refused}),
        "lines_changed": sum(len(guest.changed) for guest in guests),
        "finished_games": sum(guest.over for guest in guests) // len(tables[0].guests),
        "ms": {name: round(1000 * took[int(share * (len(took) - 1))], 1) for name, share in SHARES.items()},
        "by_game_p99_ms": {
            game: p99([t for table in tables if table.game == game for t in table.took]) for game in GAMES
        },
        "server_core_busy": round(server_cpu / (wanted.seconds + WARM_UP), 2),
        "guests_core_busy": round(guests_cpu / (wanted.seconds + WARM_UP), 2),
        "memory_mb": memory,
        "others_at_work": round(os.getloadavg()[0], 1),
    }


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999, "max": 1.0}


def p99(took: list[float]) -> float | None:
    return round(1000 * sorted(took)[int(0.99 * (len(took) - 1))], 1) if took else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two actions of a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bar", type=float, default=50.0, help="p99 in milliseconds that must hold")
    wanted = parser.parse_args()
    os.sched_setaffinity(0, {GUESTS_CORE})
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db", SERVER_CORE) as server:
        found = asyncio.run(drive(server, wanted))
    found = {"compiled": chautari.compiled(), **found}
    holds = found["ms"]["p99"] < wanted.bar and not found["not_told_within_the_pace"] and not found["lines_changed"]
    print(json.dumps({**found, "holds": holds}, indent=2))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
