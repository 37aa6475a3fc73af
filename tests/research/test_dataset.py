"""Recorded decisions: all of them, readable elsewhere, and not lost when something comes between."""

import json
import os
import resource
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from chautari.cli.main import main
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import load
from chautari.research import dataset
from chautari.research.observing import layout_of
from tests.cli.running import COMMAND, PATIENCE, environment, started, wait_until

pytestmark = pytest.mark.slow

ASKED = ["record", "yak", "--bots", "uniform", "--seats", "2", "--workers", "1", "--seed", "3"]


def record(file: Path, *more: str) -> Any:
    assert main([*ASKED, "--out", str(file), *more]) == 0
    return parquet.read_table(file)


def test_every_decision_is_a_row_with_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record(tmp_path / "games.parquet", "--games", "3").to_pylist()
    assert "3 games are in" in capsys.readouterr().out
    assert {(row["game"], row["deal"]) for row in rows} == {(0, 0), (1, 1), (2, 2)}
    assert all(row["choice"] in row["options"] for row in rows)
    first = [row for row in rows if row["game"] == 0]
    assert [row["decision"] for row in first] == list(range(len(first)))
    results = {row["seat"]: (row["place"], row["points"], row["won"], row["bot"]) for row in first}
    assert {place for place, *_ in results.values()} <= {1, 2} and sum(won for *_, won, _ in results.values()) == 1
    assert {bot for *_, bot in results.values()} == {"uniform"}


def test_a_recorded_game_can_be_played_again(tmp_path: Path) -> None:
    """With the choices alone: the options of every row are those of the table."""
    rows = record(tmp_path / "games.parquet", "--games", "1").to_pylist()
    about = json.loads(parquet.read_schema(tmp_path / "games.parquet").metadata[b"chautari"])
    assert (about["game"], about["seats"], about["settings"], about["seed"]) == ("yak", 2, {"bonus_cards": 0}, 3)
    from chautari.arena.match import Match

    match = Match("yak", 2, about["settings"], tuple(about["bots"]), about["seed"])
    state, luck = load("yak").start(2, about["settings"]), Dice(match.luck(match.deal(0)))
    play.advance(state, luck)
    for row in rows:
        assert play.options(state, row["seat"]) == row["options"]
        play.play(state, row["seat"], row["choice"])
        play.advance(state, luck)
    assert state.is_over()


def test_what_the_seat_knew_is_there_if_wanted(tmp_path: Path) -> None:
    rows = record(tmp_path / "games.parquet", "--games", "1", "--observations").to_pylist()
    assert {len(row["observation"]) for row in rows} == {176}


GAMES = str(2 * dataset.PART)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a recording is that nothing came between."""
    file = tmp_path_factory.mktemp("whole") / "whole.parquet"
    record(file, "--games", GAMES)
    return file.read_bytes()


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_an_interrupted_recording_goes_on_and_ends_up_the_same(
    tmp_path: Path, whole: bytes, blow: signal.Signals
) -> None:
    broken = tmp_path / "broken.parquet"
    with started(*ASKED, "--games", GAMES, "--out", str(broken)) as process:
        wait_until(lambda: any(tmp_path.glob("broken.parquet.parts/*.parquet")))
        process.send_signal(blow)
        _, err = process.communicate(timeout=PATIENCE)
    assert b"Traceback" not in err and process.returncode in {-signal.SIGKILL, 130}
    assert not broken.exists() and os.listdir(tmp_path / "broken.parquet.parts")
    record(broken, "--games", GAMES)
    assert broken.read_bytes() == whole
    assert os.listdir(tmp_path) == ["broken.parquet"]


def test_a_full_disk_is_told_in_a_sentence_and_what_was_finished_is_kept(tmp_path: Path, whole: bytes) -> None:
    """The system lets no file grow beyond what a part needs: the whole can't be written, the parts can."""
    file, room = tmp_path / "games.parquet", len(whole) * 3 // 4
    full = subprocess.run(
        [*COMMAND, *ASKED, "--games", GAMES, "--out", str(file)],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
    )
    assert full.returncode == 2 and "games.parquet can't be written" in full.stderr and "Traceback" not in full.stderr
    assert sorted(os.listdir(tmp_path / "games.parquet.parts")) == ["000000.parquet", "000001.parquet"]
    assert os.listdir(tmp_path) == ["games.parquet.parts"]
    record(file, "--games", GAMES)
    assert file.read_bytes() == whole


def test_versions_are_told(tmp_path: Path) -> None:
    record(tmp_path / "games.parquet", "--games", "1", "--observations")
    about = json.loads(parquet.read_schema(tmp_path / "games.parquet").metadata[b"chautari"])
    assert about["format"] == dataset.FORMAT and about["rules_version"] == load("yak").meta.rules_version
    assert about["observation_version"] == layout_of("yak", 2).version


@pytest.mark.parametrize(
    ("wrong", "why"), [(".", "not the name of a file"), ("", "not the name"), ("x" * 300, "can't be written")]
)
def test_what_is_no_file_is_refused(capsys: pytest.CaptureFixture[str], wrong: str, why: str) -> None:
    assert why in refused(capsys, "--out", wrong, "--games", "1")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*ASKED, *arguments]) == 2
    return capsys.readouterr().err


def test_nothing_is_overwritten_or_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    record(file, "--games", "1")
    capsys.readouterr()
    assert "is there already" in refused(capsys, "--out", str(file))
    other = tmp_path / "other.parquet"
    parts = other.with_name("other.parquet.parts")
    parts.mkdir()
    (parts / "000000.parquet").write_bytes(file.read_bytes())
    assert "another match" in refused(capsys, "--out", str(other), "--games", "2")
    (parts / "letter.txt").write_text("dear")
    assert "not a folder of parts" in refused(capsys, "--out", str(other), "--games", "1")
    assert "no folder" in refused(capsys, "--out", str(tmp_path / "nowhere" / "games.parquet"))
    assert (parts / "letter.txt").exists()
