"""What programs and people read: games, rules, speed."""

import subprocess

import pytest

from chautari.cli.main import main
from chautari.games import METAS
from chautari.games.ledger import ledger
from tests.cli.running import COMMAND, environment, run

pytestmark = pytest.mark.slow


def test_games_lists_every_game_with_its_options() -> None:
    done = run("games")
    assert done.status == 0
    for meta in METAS:
        assert meta.name in done.out
        assert all(f"--option {option.name}=" in done.out for option in meta.options)


def test_games_for_programs() -> None:
    games = run("games", "--json").data
    assert [game["name"] for game in games] == [meta.name for meta in METAS]
    assert games[0]["seats"] == [2, 3, 4, 5, 6]
    assert {key: games[0]["options"][0][key] for key in ("name", "default")} == {
        "name": "open_missions",
        "default": False,
    }


def test_the_ledger_is_printed_and_read_by_programs() -> None:
    assert "RK-BID-1" in run("rules", "reviving-kathmandu").out
    rules = run("rules", "reviving-kathmandu", "--json").data
    assert [rule["id"] for rule in rules] == list(ledger("reviving-kathmandu"))
    assert set(rules[0]) == {"game", "id", "chapter", "text", "source", "ruling"}


def test_bench_measures_a_game_for_programs() -> None:
    (speed,) = run("bench", "reviving-kathmandu", "--seats", "2", "--seconds", "0.01", "--json").data
    assert (speed["game"], speed["seats"]) == ("reviving-kathmandu", 2)
    assert isinstance(speed["compiled"], bool)
    assert speed["decisions_per_s"] > 0
    assert speed["python_decisions_per_s"] > 0
    assert speed["clone_ns"] > 0


def test_bench_prints_a_table() -> None:
    out = run("bench", "reviving-kathmandu", "--seats", "2", "--seconds", "0.01").out
    assert "decisions/s" in out.splitlines()[0]
    assert out.splitlines()[1].startswith("reviving-kathmandu")


def test_a_reader_who_leaves_early_causes_no_traceback() -> None:
    talk = subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    assert talk.stdout is not None
    talk.stdout.close()
    assert talk.stderr is not None
    assert talk.stderr.read() == b""
    talk.stderr.close()
    assert talk.wait() == 0


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "chautari" in capsys.readouterr().out
