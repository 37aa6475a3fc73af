"""kill -9 while people play: what anybody was told is stored, once, and everybody goes on where they were."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment

BENCH = Path(__file__).parents[2] / "bench" / "kills.py"
PATIENCE = 300


@pytest.mark.slow
def test_what_was_told_before_a_kill_is_stored_after_it() -> None:
    """The long one is in bench/; here every game is at two tables and the server is killed three times."""
    line = [sys.executable, str(BENCH), "--json", "--tables", "8", "--rounds", "3", "--most", "80"]
    done = subprocess.run(line, capture_output=True, encoding="utf-8", env=environment(), timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert found["actions_acknowledged"] > 80
    assert found["reconnects"] > 8 * 4
