"""The examples for learners run; how well they do in minutes stands in docs/research.md."""

import subprocess
import sys
from pathlib import Path

import pytest

import chautari
from tests.cli.running import environment

FOLDER = Path(__file__).parents[2] / "examples" / "research"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *arguments],
        capture_output=True,
        text=True,
        env=environment(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1"),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == {"ppo.py", "against_ismcts.py"}


@pytest.mark.slow
def test_a_masked_ppo_learns_to_beat_uniform(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    iterations, games = (10, 100) if chautari.compiled() else (1, 10)
    told = run("ppo.py", "--iterations", str(iterations), "--games", str(games), "--plot", str(plot)).splitlines()
    assert float(told[-1].split()[-1].rstrip("%")) > (75 if chautari.compiled() else -1)
    assert plot.read_text(encoding="utf-8").startswith("<svg") and "polyline" in plot.read_text(encoding="utf-8")


@pytest.mark.slow
def test_search_meets_is_mcts() -> None:
    told = run("against_ismcts.py", "--milliseconds", "1", "--deals", "1")
    assert "1 deals from every seat: search wins" in told
