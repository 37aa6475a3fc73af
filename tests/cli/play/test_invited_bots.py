"""Bots of other people at a table in the terminal."""

import sys
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.test_examples import SPECS

pytestmark = pytest.mark.slow

GAME = "adventure-tours"


def played(spec: str, answers: str = "1\n1\nquit\n") -> str:
    done = run("play", GAME, "--seats", "3", "--seed", "7", "--bots", f'"{spec}"', answers=answers)
    assert (done.status, done.err) == (0, "")
    return " ".join(done.out.split())


def test_examples_sit_down_and_leave_quietly() -> None:
    for spec in SPECS.values():
        page = played(spec)
        assert spec.split("/")[-1].split()[-1] in page
        assert page.endswith("Goodbye.")


def test_a_bot_that_fails_is_told_of_when_the_person_leaves() -> None:
    page = played(f"process:{sys.executable} -c 'print(1/0)'")
    assert "Goodbye." in page
    assert "ended or raised an error" in page and "chance chose in its place" in page
    assert page.endswith("It said: ZeroDivisionError: division by zero")


def test_a_bot_remembers_its_own_game(tmp_path: Path) -> None:
    """One process for the whole game, not one for each question."""
    starts = tmp_path / "starts"
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"import json, sys\nopen({str(starts)!r}, 'a').write('x')\n"
        "for line in sys.stdin:\n    options = json.loads(line)['options']\n"
        "    print(json.dumps({'action': options[-1]['action']}), flush=True)\n"
    )
    played(f"process:{sys.executable} {bot}", answers="1\n" * 12 + "quit\n")
    assert starts.read_text() == "xx"
