"""Compiled and interpreted rules play the same games, move by move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import chautari
from chautari.engine.meta import Meta
from tests.conformance.cases import CASES, every_game
from tests.conformance.hashes import hash_of

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not chautari.compiled(), reason="compares the compiled rules with these: run by `make compiled`")
@every_game
def test_both_play_the_same_games(meta: Meta) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.conformance.hashes", meta.name],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    cases = [case for case in CASES if case.name == meta.name]
    assert {str(case): hash_of(case) for case in cases} == json.loads(interpreted.stdout)
