"""`chautari arena`."""

import json
import os
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from chautari.cli.main import main
from tests.bots.external.test_process_bot import is_running
from tests.cli.running import PATIENCE, run, started, wait_until

pytestmark = pytest.mark.slow

# Two names for the same quick bot: what is tested here is not how bots play.
TWINS = ["arena", "adventure-tours", "--bots", "uniform,uniform:1it", "--seats", "3"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "chautari" / "arena"


def without_times(page: str) -> Any:
    data = json.loads(page)
    for bot in data["bots"]:
        del bot["decision_ms"]
    return data


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main([*TWINS, *arguments]) == status
    return capsys.readouterr().out


def test_one_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    data = without_times(said(capsys, "--games", "6", "--workers", "1", "--json"))
    assert (data["game"], data["seats"], data["games"], data["deals"]) == ("adventure-tours", 3, 6, 2)
    assert [bot["bot"] for bot in data["bots"]] == ["uniform", "uniform:1it"]
    for bot in data["bots"]:
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert bot["games"] == 6 and bot["mean_score"] > 0
    assert len(data["by_seat"]) == 3


def test_a_table_for_people_in_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "--games", "6", "--workers", "1")
    assert page.startswith("6 games, 2 deals, 3 seatings; an even share is 33.3 %.")
    assert "uniform:1it" in page and "95 %" in page
    assert max(map(len, page.splitlines())) <= 80


def test_a_seat_for_every_bot_unless_the_game_needs_more(capsys: pytest.CaptureFixture[str]) -> None:
    for bots, seats in (("uniform", 3), ("uniform,greedy", 3), ("uniform,uniform,uniform,uniform", 4)):
        assert main(["arena", "adventure-tours", "--bots", bots, "--games", "1", "--workers", "1", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["seats"] == seats


def test_options_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    data = without_times(said(capsys, "--games", "3", "--workers", "1", "--json", "--option", "level=expert"))
    assert data["options"] == {"level": "expert", "variant": "none"}


def test_workers_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    pages = [said(capsys, "--games", "9", "--json", "--workers", workers) for workers in "12"]
    assert without_times(pages[0]) == without_times(pages[1])


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this Python")
def test_ray_plays_the_same_games() -> None:
    here = run(*TWINS, "--games", "20", "--json", "--workers", "1")
    there = run(*TWINS, "--games", "20", "--json", "--on", "ray")
    assert (there.status, there.err) == (0, "")
    assert without_times(there.out) == without_times(here.out)


def test_results_are_kept_in_a_file_and_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    said(capsys, "--games", "3", "--workers", "1", "--results", file)
    assert len(Path(file).read_text().splitlines()) == 4
    resumed = said(capsys, "--games", "9", "--workers", "1", "--results", file, "--resume", "--json")
    assert without_times(resumed) == without_times(said(capsys, "--games", "9", "--workers", "1", "--json"))
    again = said(capsys, "--games", "9", "--workers", "1", "--results", file, "--resume", "--json")
    assert again == resumed
    fewer = said(capsys, "--games", "3", "--workers", "1", "--results", file, "--resume", "--json")
    assert json.loads(fewer)["games"] == 3


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("sign", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -9)])
def test_what_was_played_outlives_an_interruption(
    sign: signal.Signals, status: int, workers: str, own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(*TWINS, "--games", "100000", "--workers", workers, "--json") as running:
        wait_until(lambda: games_in(own_folder) >= 5)
        os.kill(running.pid, sign)
        out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (status, b""), err.decode()
    if sign != signal.SIGKILL:
        assert b"games; they are kept" in err and b"Traceback" not in err
    kept = games_in(own_folder)
    assert kept >= 5
    data = without_times(said(capsys, "--games", str(kept + 3), "--workers", "1", "--json", "--resume"))
    assert list(own_folder.iterdir()) == []
    assert data == without_times(said(capsys, "--games", str(kept + 3), "--workers", "1", "--json"))


def games_in(folder: Path) -> int:
    return sum(file.read_text().count("\n") - 1 for file in folder.glob("*.jsonl"))


def test_nothing_is_left_behind_when_all_games_are_played(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--games", "3", "--workers", "1")
    assert list(own_folder.iterdir()) == []


def test_whoever_resumes_nothing_is_told_and_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TWINS, "--games", "3", "--workers", "1", "--resume"]) == 0
    assert "No games of this match are kept" in capsys.readouterr().err


def test_games_are_played_even_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert main([*TWINS, "--games", "3", "--workers", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 3
    assert "games are not kept" in printed.err


def test_a_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    data = json.loads(said(capsys, "--games", "3", "--workers", "1", "--html", str(file), "--json"))
    assert data["games"] == 3
    page = file.read_text(encoding="utf-8")
    assert "uniform:1it" in page and "--games 3 --seed 0" in page and "--bots uniform,uniform:1it,uniform:1it" in page
    assert list(tmp_path.glob("report*")) == [file]


def test_the_command_of_a_report_names_what_is_unusual(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    said(capsys, "--games", "2", "--workers", "1", "--html", str(file), "--option", "level=expert", "--seed", "9")
    assert "--seed 9 --option level=expert<" in file.read_text(encoding="utf-8")


def test_a_bot_that_fails_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def choose(known):\n    raise ValueError('no idea')\n")
    match = ["arena", "adventure-tours", "--bots", f"uniform,{bad}", "--games", "2", "--workers", "1"]
    assert main(match) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert "and chance chose in its place. It said: ValueError: no idea" in page
    assert main([*match, "--json"]) == 0
    bot = json.loads(capsys.readouterr().out)["bots"][1]
    assert bot["faults"]["crash"] > 10 and bot["said"] == "ValueError: no idea"


def test_a_spec_with_a_comma_stands_in_quotes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "first,second.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]['action']}), flush=True)\n"
    )
    spec = f"process:{sys.executable} '{program}'"
    assert main(["arena", "yak", "--bots", f'"{spec}",uniform', "--games", "1", "--workers", "1", "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert ([bot["bot"] for bot in bots], bots[0]["faults"]) == ([spec, "uniform"], {})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena chess", "no game called 'chess'"),
        ("arena yak --games 0", "At least one game"),
        ("arena yak --workers 0", "At least one game and one worker"),
        ("arena yak --bots ,", "Name at least one bot"),
        ("arena yak --bots wizard", "no bot called 'wizard'"),
        ("arena yak --bots search:soon", "is no budget"),
        ("arena yak --bots search:2s:0c", "is no budget"),
        ("arena yak --bots search@wish", "after @ comes hand"),
        ("arena yak --bots greedy@hand", "only search has a choice"),
        ("arena yak --bots net@nowhere.bin", "nowhere.bin can't be used"),
        ("arena yak --bots master:500ms", "master takes no budget"),
        ("arena yak --bots nobody.py", "nobody.py can't be read"),
        ("arena yak --bots process:", "Write the command"),
        ("arena yak --bots a,a,a,a,a,a,a,a,a,a,a,a,a", "name at most 10"),
        ("arena yak --seats 9", "2 to 4 players"),
        ("arena yak --on mars", "can't be understood"),
        ("arena yak --option colour=red", "no option 'colour'"),
        ("arena yak --results nowhere/file", "can't be written"),
        ("arena yak --results . --resume", "can't be read"),
        ("arena yak --html nowhere/report.html", "There is no folder nowhere"),
        ("arena yak --html .", "is a folder"),
        ("balance yak --html nowhere/report.html", "There is no folder nowhere"),
    ],
)
def test_bad_input_is_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(line.split()) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err and printed.err.count("\n") == 1 and printed.out == ""


def test_results_of_another_match_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    said(capsys, "--games", "2", "--workers", "1", "--results", file)
    assert main([*TWINS, "--games", "2", "--results", file, "--resume", "--seed", "7"]) == 2
    assert "holds another match: its seed is 0, not 7." in capsys.readouterr().err
    assert main([*TWINS, "--games", "2", "--results", file]) == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_of_a_bot_is_left_behind(sign: signal.Signals, workers: str, tmp_path: Path) -> None:
    """The bot never listens, never answers and ignores polite requests."""
    bot = tmp_path / "deaf.py"
    bot.write_text(
        "import os, signal, time\n"
        "for sign in (signal.SIGTERM, signal.SIGINT):\n    signal.signal(sign, signal.SIG_IGN)\n"
        f"open({str(tmp_path)!r} + f'/{{os.getpid()}}.pid', 'w').close()\ntime.sleep(3600)\n"
    )
    match = ["arena", "yak", "--bots", f"process:{sys.executable} {bot}", "--games", "9", "--workers", workers]
    with started(*match) as running:
        wait_until(lambda: any(tmp_path.glob("*.pid")))
        os.kill(running.pid, sign)
        _, err = running.communicate(timeout=PATIENCE)
    assert b"Traceback" not in err
    wait_until(lambda: not any(is_running(int(pid.stem)) for pid in tmp_path.glob("*.pid")))
