"""Leaving a game in the terminal, however it happens, loses nothing: --resume goes on where it was."""

import json
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chautari
from chautari.cli.main import main
from chautari.engine.record import Record, check_deals
from chautari.games.words import words
from tests.cli.running import Conversation, Done, run, wait_until

pytestmark = pytest.mark.slow

GAME = "reviving-kathmandu"
UPPER_LEFT = words("chautari.games.reviving_kathmandu").say("spot-l1")
MARK = "Player 1 > "
OFFER = "leave without: "
KEPT = "The game is kept; chautari play --resume goes on with it."


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "chautari" / "play"


def left(*answers: str, more: tuple[str, ...] = ("--seed", "7")) -> Done:
    """A game in which somebody gave these answers and then nothing more."""
    return run("play", GAME, "--seats", "3", *more, answers="".join(f"{answer}\n" for answer in answers))


def kept_file(folder: Path) -> Path:
    (file,) = folder.glob("*.json")
    return file


def sitting_of(file: Path) -> dict[str, Any]:
    notes: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["sitting"]
    return notes


def change(file: Path, **notes: object) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    data["sitting"] |= notes
    file.write_text(json.dumps(data), encoding="utf-8")


def own_moves(file: Path) -> int:
    return sum(seat == 0 for seat, _ in Record.load(file).moves)


@pytest.mark.parametrize("answers", [("1", "quit"), ("1",), ("1", "1", "quit")])
def test_quitting_and_the_end_of_input_say_how_to_go_on(answers: tuple[str, ...], folder: Path) -> None:
    done = left(*answers)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[-2:] == [KEPT, "Goodbye."]
    assert own_moves(kept_file(folder)) == answers.count("1")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_game_that_is_ended_from_outside_is_kept(sign: signal.Signals, folder: Path) -> None:
    with Conversation("play", GAME, "--seed", "7") as talk:
        talk.hear(MARK)
        talk.answer("3")
        talk.hear(MARK)
        wait_until(lambda: own_moves(kept_file(folder)) == 1)
        talk.process.send_signal(sign)
        done = talk.end()
    if sign == signal.SIGINT:
        assert (done.status, done.err.strip()) == (130, "Interrupted.")
        assert KEPT in done.out
    again = run("play", "--resume", answers="log all\n")
    assert (again.status, again.err) == (0, "")
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in again.out


def test_a_game_left_after_every_move_is_the_game_that_was_never_left(folder: Path) -> None:
    left(*["1"] * 6)
    whole = Record.load(kept_file(folder))
    kept_file(folder).unlink()
    left("1")
    for _ in range(5):
        assert run("play", "--resume", answers="1\n").status == 0
    assert Record.load(kept_file(folder)) == whole


def test_everybody_sits_where_they_sat(folder: Path) -> None:
    more = ("--hotseat", "--bots", "uniform", "--option", "open_missions=true", "--confirm")
    left("", "1", "", more=more)
    before = (Record.load(kept_file(folder)), sitting_of(kept_file(folder)))
    done = run("play", "--resume", answers="")
    assert "At the keyboard: Player 1 and Player 2. Bots: Maya (uniform)." in done.out
    assert (Record.load(kept_file(folder)), sitting_of(kept_file(folder))) == before
    assert before[0].options["open_missions"] is True
    assert (before[1]["bots"], before[1]["confirm"]) == (["", "", "uniform"], True)


def test_what_was_read_is_not_told_again() -> None:
    left("1", "1")
    told = run("play", "--resume", answers="").out
    assert "Mission" in told and "Round 1." not in told


def test_a_finished_game_is_not_kept_and_its_deal_is_proved(folder: Path, tmp_path: Path) -> None:
    left("1", f"save {tmp_path / 'early.json'}", "1")
    with Conversation("play", "--resume") as talk:
        while not talk.hear(MARK, OFFER).endswith(OFFER):
            talk.answer("1")
        assert sitting_of(kept_file(folder))["over"] is True
        talk.answer(str(tmp_path / "whole.json"))
        talk.end()
    record = Record.load(tmp_path / "whole.json")
    check_deals(chautari.game(GAME), record)
    assert list(folder.iterdir()) == []
    done = run("play", "--resume")
    assert (done.status, done.out) == (2, "")
    assert done.err == "No unfinished game is kept here; chautari play GAME begins one.\n"


def test_a_game_that_ended_while_nobody_could_answer_is_not_offered(folder: Path) -> None:
    left("1")
    file = kept_file(folder)
    change(file, over=True)
    assert "No unfinished game" in run("play", "--resume").err
    assert "is over; chautari replay" in run("play", "--resume", str(file)).err


def test_of_several_games_the_one_left_last_goes_on_or_the_one_that_is_named(folder: Path) -> None:
    run("play", "yak", answers="1\n")
    yak = kept_file(folder)
    left("1")
    last = run("play", "--resume", answers="")
    assert "Reviving Kathmandu" in last.out and "Another unfinished game is in" in last.out
    for named in (("--resume", "yak"), ("yak", "--resume"), ("--resume", str(yak))):
        assert "── Yak ──" in run("play", *named, answers="").out
    assert "is a game of yak, not of kathmandu" in run("play", "kathmandu", "--resume", str(yak)).err
    assert "No unfinished game" in run("play", "kathmandu", "--resume").err


def test_a_kept_game_can_be_replayed_and_loaded_like_any_record(folder: Path) -> None:
    left("3")
    file = str(kept_file(folder))
    assert run("replay", file).status == 0
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in run("play", "--load", file, "--you", "0", answers="log all\n").out


def test_a_game_goes_on_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    done = left("1", f"save {tmp_path / 'game.json'}")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("This game is not kept when you leave") == 1 and KEPT not in done.out
    assert (tmp_path / "game.json").exists()


def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        ({"bots": []}, "its players don't fit its seats"),
        ({"bots": ["greedy"] * 3}, "its players don't fit its seats"),
        ({"bots": ["", "clever", "greedy"]}, "There is no bot called 'clever'"),
        ({"secret": "00" * 32}, "its dealer is not the one of its record"),
        ({"secret": "zz"}, "its dealer is not the one of its record"),
        ({"drawn": -1}, "its dealer is not the one of its record"),
        ({"drawn": 10**30}, "is damaged"),
        ({"luck": 7}, "is damaged"),
        ({"read": "all"}, "is damaged"),
    ],
)
def test_a_changed_file_is_refused_with_what_is_wrong(
    notes: dict[str, object], sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left("1")
    change(kept_file(folder), **notes)
    assert sentence in refused("--resume", capsys=capsys)


def test_files_that_are_no_kept_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = tmp_path / "odd.json"
    assert "can't be read" in refused("--resume", str(odd), capsys=capsys)
    odd.write_text("no JSON")
    assert "no record" in refused("--resume", str(odd), capsys=capsys)
    chautari.start(GAME, seats=3).save(odd)
    assert f"chautari play --load {odd} goes on with it" in refused("--resume", str(odd), capsys=capsys)


def test_a_game_of_other_rules_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left("1")
    file = kept_file(folder)
    notes, record = sitting_of(file), Record.load(file)
    file.write_text(json.dumps(json.loads(replace(record, rules=99).to_json()) | {"sitting": notes}))
    assert "rules version 99" in refused("--resume", capsys=capsys)


def test_a_file_from_elsewhere_runs_no_program(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left("1")
    elsewhere = kept_file(folder).rename(tmp_path / "gift.json")
    for spec in ("process:touch ran", "bot.py"):
        change(elsewhere, bots=["", spec, "greedy"])
        assert "which runs a program" in refused("--resume", str(elsewhere), capsys=capsys)


@pytest.mark.parametrize("more", ["--seats 3", "--bots greedy", "--you 1", "--hotseat", "--seed 7", "--option a=b"])
def test_a_kept_game_is_settled_already(more: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "brings its own seats" in refused("--resume", *more.split(), capsys=capsys)


def test_resume_and_load_are_two_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not allowed with" in refused("--resume", "--load", "x", capsys=capsys)
