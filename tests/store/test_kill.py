"""kill -9 in the middle of writing loses nothing that was acknowledged and leaves nothing half done."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import chautari
from chautari.store import Kept, Store
from tests.cli.running import environment

ROUNDS = 6
WRITER = [sys.executable, "-m", "tests.store.busy_writer"]
PATHS = f"{Path(chautari.__file__).parents[1]}:{Path(__file__).parents[2]}"


def acknowledged(where: str, life: str, lines: int) -> dict[str, int]:
    """Lets a process write, kills it after so many acknowledgements, and returns the last of each table."""
    with subprocess.Popen(
        [*WRITER, where, life], stdout=subprocess.PIPE, encoding="utf-8", env=environment(PYTHONPATH=PATHS)
    ) as process:
        assert process.stdout is not None
        heard = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        heard += [line for line in process.stdout if line.endswith("\n")]
    return {table: int(moves) for table, moves in (line.split() for line in heard)}


def whole(kept: Kept) -> bool:
    """Moves, keys and talk of every change are all there or all missing."""
    changes = range(1, kept.head.version)
    return (
        kept.head.moves == len(kept.moves) == 2 * len(changes)
        and [entry.number for entry in kept.entries] == list(changes)
        and [action for _, action in kept.moves] == [a for n in changes for a in (n, n + 1)]
        and {answer.moves for answer in kept.answers.values()} == {2 * n for n in changes[-100:]}
    )


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(where: str) -> None:
    dice = random.Random(9)
    for life in range(ROUNDS):
        told = acknowledged(where, str(life), dice.randrange(30, 600))
        assert told
        with Store(where) as store:
            for table, moves in told.items():
                kept = store.load(table)
                assert len(kept.moves) >= moves
                assert whole(kept)


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
def test_every_commit_waits_for_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        settings = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")]
    assert settings == [2, "wal"]
