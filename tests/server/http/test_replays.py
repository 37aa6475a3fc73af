"""Who goes through a game again waits for a turn, and keeps nobody else waiting: neither others nor the tables."""

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from chautari.server.bots.queue import Claim, Who
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import PATIENCE, Running
from tests.server.verbs.test_seats import eventually


def test_who_loses_a_seat_while_waiting_no_longer_has_its_eyes(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with ThreadPoolExecutor(1) as elsewhere:
            with somebody_looks(running):
                looking = elsewhere.submit(bina.call, "GET", f"/api/tables/{table}/moments")
                eventually(lambda: len(running.services.replaying._waiting) == 1)
                asha.post(f"/api/tables/{table}/seats/1/link")
            assert looking.result().data["code"] == "no-such-table"


@contextmanager
def somebody_looks(running: Running) -> Iterator[None]:
    """Somebody goes through a long game meanwhile."""
    ready = threading.Event()

    async def look() -> None:
        async with running.services.replaying.slot(lambda: Claim(True, (("elsewhere", "somebody"),))):
            ready.set()
            await over.wait()

    over = asyncio.Event()
    looking = asyncio.run_coroutine_threadsafe(look(), running.loop)
    assert ready.wait(PATIENCE)
    try:
        yield
    finally:
        running.loop.call_soon_threadsafe(over.set)
        looking.result(PATIENCE)


def test_who_looks_back_a_lot_does_not_make_another_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha, bina = Person(running.port, address="127.0.0.2"), Person(running.port, address="127.0.0.3")
        moments = f"/api/tables/{table_of_two(asha, bina)}/moments"
        replaying = running.services.replaying
        # In the order in which the server lets them look: answers may overtake one another on their way.
        let: list[str] = []
        booked = replaying._ledger.add

        def book(who: Who, at: float, seconds: float) -> None:
            if seconds == replaying._longest:
                let.append(who[0])
            booked(who, at, seconds)

        monkeypatch.setattr(replaying._ledger, "add", book)
        waiting = replaying._waiting
        looks: list[Future[Any]] = []
        with ThreadPoolExecutor(9) as at_once, somebody_looks(running):
            for number in range(8):
                looks.append(at_once.submit(asha.get, moments))
                eventually(lambda wanted=number + 1: len(waiting) == wanted)  # type: ignore[misc]
            looks.append(at_once.submit(bina.get, moments))
            eventually(lambda: len(waiting) == 9)
        assert all(look.result(PATIENCE) for look in looks)
        first, *others = let
        assert (first, len(others)) == ("elsewhere", 9)
        assert others.index(bina.address) <= 2, "after one or two of the eight who came before, not after all"


@pytest.mark.skipif(not hasattr(time, "pthread_getcpuclockid"), reason="this system does not tell a thread's time")
def test_a_record_is_read_beside_the_tables(running: Running, stranger: Person) -> None:
    head = {"format": "chautari-record", "version": 1, "game": "kathmandu", "rules": 0, "options": {}, "deals": []}
    record = head | {"seats": ["Asha", "Bina"], "moves": [[0, 1]] * 30_000}
    all_before, tables_before = time.process_time(), running.loop_seconds
    for _ in range(8):
        assert "rules version" in stranger.call("POST", "/api/records", record).data["reason"]
    assert running.loop_seconds - tables_before < (time.process_time() - all_before) / 2
