"""Tables that nobody watches leave memory, the sooner the more there are, and come back whole."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.server.live.changes import TableChange
from chautari.server.live.table import Table
from chautari.server.refusals import Refused
from tests.server.people import Person
from tests.server.running import PATIENCE, QUICK, Running


def test_of_many_unwatched_tables_only_the_last_touched_stay(tmp_path: Path) -> None:
    with Running(
        tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, unwatched=3, idle_in_crowd=0.0)
    ) as running:
        asha = Person(running.port)
        with asha.sit(asha.set_up("yak", "me:Asha", "bot:uniform")["table"]) as watched:
            watched.hear("news")
            tables = [asha.set_up("yak", "me:Asha", "open")["table"] for _ in range(10)]
            until = time.monotonic() + PATIENCE
            while len(running.registry.tables) > 4:
                assert time.monotonic() < until, "they never left"
                time.sleep(0.02)
            assert set(running.registry.tables) == {watched.table, *tables[-3:]}
            with asha.sit(tables[0]) as again:
                assert again.hear("news")["scene"]["stage"] == "waiting"
                assert tables[0] in running.registry.tables


def test_a_table_that_has_left_memory_takes_no_more_changes(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, idle=0.05)) as running:
        asha = Person(running.port)
        name = asha.set_up("yak", "me:Asha", "open")["table"]
        found = running.registry.tables[name]
        until = time.monotonic() + PATIENCE
        while name in running.registry.tables:
            assert time.monotonic() < until, "it never left"
            time.sleep(0.02)
        with pytest.raises(Refused, match="connect again"):
            asyncio.run(change(found))
        with asha.sit(name) as chair:
            assert [line["kind"] for line in chair.hear("news")["lines"]].count("chat") == 0


async def change(table: Table) -> None:
    async with table.lock:
        line = table.entry("chat", 0, who="Asha", text="too late")
        await table.commit(TableChange(entries=(line,)))
