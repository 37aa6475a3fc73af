"""Thousands of stored tables: how soon the server is there, what it keeps in memory, how long a table takes to load.

Run it with the Python that has chautari installed: `.venv/bin/python bench/idle.py [--tables 5000]`.
"""

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from guests import Guest
from load import GAMES, SERVER_CORE
from serving import Server

import chautari
from chautari.engine import play
from chautari.engine.luck import Dealer
from chautari.engine.position import Position
from chautari.engine.record import Record
from chautari.server.live.changes import dealers
from chautari.server.tokens import COOKIE
from chautari.store import Change, Head, Seat, Store, StoredDeal, hashed
from chautari.store.imports import from_record

SEATS = 4
AT_ONCE = 100
KINDS = 10
RECORDS = Path(__file__).parents[1] / "tests" / "records"


def games_midway(name: str) -> list[tuple[Record, tuple[int, ...], StoredDeal]]:
    """Random games of four, each broken off somewhere between the first move and the last."""
    halfway = []
    for seed in range(KINDS):
        dice, deal = random.Random(f"{name} {seed}"), StoredDeal.fresh(0)
        table = chautari.start(name, SEATS)
        table._dealer = Dealer(deal.secret)
        while not table.over:
            table.play(dice.choice(table.choices()))
        record = table.record.upto(dice.randrange(1, len(table.record.moves)))
        while record.moves[-1][0] == -1 and len(record.moves) > 1:
            record = record.upto(len(record.moves) - 1)
        midway = chautari.Table.resume(table.game, record)
        halfway.append((replace(midway.record, deals=()), tuple(play.asked(midway.state)), deal))
    return halfway


def fill(store: Store, tables: int, token: str) -> None:
    """So many tables in play, one person's seat at each."""
    kinds = [kind for game in GAMES for kind in games_midway(game)]
    person, at, waiting = hashed(token), time.time_ns() // 1_000_000, []
    for number in range(tables):
        record, asked, deal = kinds[number % len(kinds)]
        seats = [Seat(n, "person", name, person=hashed(f"{number} {n}")) for n, name in enumerate(record.seats)]
        seats[0] = replace(seats[0], person=person)
        head = Head(f"stored-{number}", record.game, record.rules, record.options, seats[1].person, at, at)
        head = replace(head, stage="playing", asked=asked, moves=len(record.moves), notes={"turns": [1] * SEATS})
        deals = (deal, StoredDeal.fresh(len(record.moves)))
        waiting.append(store.commit(Change(head, record.moves, seats=tuple(seats), deals=deals)))
        if len(waiting) == AT_ONCE:
            for future in waiting:
                future.result()
            waiting = []
    for future in waiting:
        future.result()


async def visit(server: Server, tables: list[int], token: str) -> list[float]:
    """Each table is looked at once, one after the other; seconds until it is seen."""
    took = []
    for number in tables:
        guest = Guest(server, f"stored-{number}", 0, f"{COOKIE}={token}")
        began = time.perf_counter()
        await guest.connect()
        listening = asyncio.create_task(guest.listen())
        await guest.news.wait()
        took.append(time.perf_counter() - began)
        assert guest.socket is not None
        await guest.socket.close()
        await asyncio.wait([listening])
    return sorted(took)


def measure(wanted: argparse.Namespace, folder: Path) -> dict[str, Any]:
    token = secrets.token_urlsafe(32)
    began = time.perf_counter()
    with Store(folder / "tables.db") as store:
        fill(store, wanted.tables, token)
    figures: dict[str, Any] = {"tables": wanted.tables, "seconds_to_store_them": round(time.perf_counter() - began, 1)}
    figures["file_mb"] = round((folder / "tables.db").stat().st_size / 2**20, 1)
    server, starts = Server(folder / "tables.db", SERVER_CORE), []
    for _ in range(wanted.starts):
        with server:
            starts.append(round(server.ready_after, 2))
    figures["start_seconds"] = sorted(starts)
    with server:
        time.sleep(3)
        figures["memory_mb_after_start"] = server.memory_mb()
        took = asyncio.run(visit(server, list(range(wanted.tables)), token))
        figures["visit_ms"] = {"median": round(1000 * took[len(took) // 2], 1), "slowest": round(1000 * took[-1], 1)}
        figures["memory_mb_when_all_were_seen"] = server.memory_mb()
    return figures


def reload_ms(folder: Path) -> dict[str, Any]:
    """Processor time from the store to the position, for the slowest of the recorded games."""
    times = []
    with Store(folder / "records.db") as store:
        for file in RECORDS.glob("*/*.json"):
            change = from_record(Record.load(file)).change
            store.commit(change).result()
            began = time.process_time()
            kept = store.load(change.head.id)
            Position(chautari.game(kept.head.game), kept.record(), dealers(kept.deals))
            times.append((round(1000 * (time.process_time() - began), 1), len(kept.moves), file.stem))
    slowest, moves, name = max(times)
    return {"slowest": slowest, "moves": moves, "record": name}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--starts", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = {
            "compiled": chautari.compiled(),
            **measure(wanted, Path(folder)),
            "reload_ms": reload_ms(Path(folder)),
        }
    holds = max(figures["start_seconds"]) < 2 and figures["memory_mb_when_all_were_seen"]["with_workers"] < 300
    print(json.dumps({**figures, "holds": holds}, indent=2))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
