"""A record told again, looked at, and checked."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import chautari
from chautari.engine.record import Record
from tests.cli.running import run

pytestmark = pytest.mark.slow

Files = Callable[[int | None], Path]


def played(moves: int | None) -> Record:
    """The start of a game, or the whole of it, each seat taking its first choice."""
    table = chautari.start("reviving-kathmandu", seats=["Ana", "Bo"], seed=5)
    while not table.over and (moves is None or len(table.record.moves) < moves):
        table.play(table.choices()[0])
    return table.record


@pytest.fixture
def saved(tmp_path: Path) -> Files:
    def save(moves: int | None) -> Path:
        file = tmp_path / "game.json"
        played(moves).save(file)
        return file

    return save


def test_a_finished_game_is_told_with_everything_open(saved: Files) -> None:
    done = run("replay", str(saved(None)))
    assert done.status == 0
    assert "Everything is open" in done.out
    assert "Ana put coin 1" in done.out
    assert "Bo put coin 1" in done.out
    assert "Ana put a coin on" not in done.out
    assert "Where the points came from" in done.out


def test_an_unfinished_game_is_told_as_a_spectator_saw_it(saved: Files) -> None:
    done = run("replay", str(saved(9)))
    assert "As a spectator saw it." in done.out
    assert "put coin" not in done.out
    assert "the game is not over" in done.out


def test_a_seat_hears_its_own_secrets_only(saved: Files) -> None:
    done = run("replay", str(saved(None)), "--seat", "1")
    assert "Bo put coin 1" in done.out
    assert "Ana put a coin " in done.out
    assert "Ana put coin" not in done.out


def test_the_table_after_a_move_is_drawn(saved: Files) -> None:
    file = saved(None)
    assert "Round 1 of 8" in run("replay", str(file), "--at", "8").out
    done = run("replay", str(file), "--at", "100000")
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert "This record has moves 0 to" in done.err


def test_programs_read_the_story_and_the_table(saved: Files) -> None:
    file = saved(None)
    whole = run("replay", str(file), "--json").data
    assert (whole["game"], whole["seats"], whole["over"]) == ("reviving-kathmandu", ["Ana", "Bo"], True)
    assert [moment["move"] for moment in whole["story"]] == list(range(whole["moves"] + 1))
    assert [sum(source["points"] for source in score["sources"]) for score in whole["scores"]] == [
        score["total"] for score in whole["scores"]
    ]
    at = run("replay", str(file), "--at", "8", "--seat", "1", "--json").data
    assert (at["at"], at["view"]["seat"]) == (8, 1)


def test_an_honest_finished_game_is_proved(saved: Files) -> None:
    done = run("replay", str(saved(None)), "--check")
    assert (done.status, done.err) == (0, "")
    assert "moves are legal" in done.out
    assert "The deal was fair" in done.out
    assert run("replay", str(saved(None)), "--check", "--json").data["fair"] is True


def test_an_unfinished_game_is_legal_but_not_proved_yet(saved: Files) -> None:
    done = run("replay", str(saved(9)), "--check")
    assert done.status == 0
    assert "can't be proved yet" in done.out
    assert run("replay", str(saved(9)), "--check", "--json").data["fair"] is None


def test_an_illegal_move_fails_the_check(saved: Files) -> None:
    file = saved(None)
    record = Record.load(file)
    replace(record, moves=(*record.moves[:9], (0, 50), *record.moves[9:])).save(file)
    done = run("replay", str(file), "--check")
    assert (done.status, done.out) == (1, "")
    assert "Move 9 of this record can't be played" in done.err


def test_a_deal_by_somebody_else_fails_the_check(saved: Files) -> None:
    file = saved(None)
    start = Record.load(file).upto(5)
    table = chautari.Table.resume(chautari.game("reviving-kathmandu"), start, seed="loaded dice")
    while not table.over:
        table.play(table.choices()[0])
    replace(table.record, deals=(replace(table.record.deals[-1], start=0),)).save(file)
    done = run("replay", str(file), "--check")
    assert done.status == 1
    assert "was not dealt by the dealer" in done.err


def test_a_withheld_secret_fails_the_check(saved: Files) -> None:
    file = saved(None)
    record = Record.load(file)
    replace(record, deals=(replace(record.deals[0], secret=""),)).save(file)
    done = run("replay", str(file), "--check")
    assert done.status == 1
    assert "never published its secret" in done.err
