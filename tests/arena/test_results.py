"""Results that outlive an interruption."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.arena.results import BadResults, Results, match_key
from tests.arena.games import CROWD, DUEL, game

FIRST = game(0, (0, 1), (1, 2))
SECOND = game(1, (1, 0), (2, 1), deal=0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two games of a duel."""
    path = tmp_path / "results.jsonl"
    results = Results.begin(DUEL, path)
    results.add(SECOND)
    results.add(FIRST)
    results.close()
    return path


def resumed(path: Path) -> list[int]:
    results = Results.resume(DUEL, path)
    results.close()
    return sorted(results.games)


def test_what_is_written_is_read_again(file: Path) -> None:
    results = Results.resume(DUEL, file)
    assert results.upto(9) == [FIRST, SECOND]
    assert results.missing(4) == [2, 3]
    results.add(game(3, (1, 0), (1, 1), deal=1))
    results.close()
    assert resumed(file) == [0, 1, 3]


def test_a_game_that_was_just_being_written_is_played_again(file: Path) -> None:
    whole = file.read_bytes()
    for end in range(1, 60):
        file.write_bytes(whole[:-end])
        assert resumed(file) == [1]
        assert file.read_bytes() == whole[: whole[:-1].rfind(b"\n") + 1]


def test_a_file_that_is_there_is_not_overwritten(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match="is there already"):
        Results.begin(DUEL, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (CROWD, 'its game is "yak", not "adventure-tours"'),
        (replace(DUEL, seed=1), "its seed is 0, not 1"),
        (replace(DUEL, bots=("greedy", "greedy")), r'its bots is \["greedy", "uniform"\]'),
        (replace(DUEL, settings={"bonus_cards": 2}), "its options"),
    ],
)
def test_another_match_is_refused_and_left_alone(other: object, sentence: str, file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match=sentence):
        Results.resume(other, file)  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_whoever_was_killed_before_the_first_line_was_written_begins_anew(file: Path) -> None:
    first = file.read_bytes().splitlines(keepends=True)[0]
    for end in range(len(first)):
        file.write_bytes(first[:end])
        assert resumed(file) == []
        assert file.read_bytes() == first


def test_two_arenas_never_write_into_the_same_file(file: Path) -> None:
    running = Results.resume(DUEL, file)
    before = file.read_bytes()
    with pytest.raises(BadResults, match="Another arena is writing into"):
        Results.resume(DUEL, file)
    assert file.read_bytes() == before
    running.close()
    assert resumed(file) == [0, 1]


@pytest.mark.parametrize("text", ["?", "no results\n", "[]\n", '{"format": "chautari-record"}\n'])
def test_a_file_of_something_else_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(BadResults, match="holds no results"):
        Results.resume(DUEL, path)


@pytest.mark.parametrize("line", ["{}", "17", "nonsense", '{"number": 1}'])
def test_a_damaged_line_is_named(line: str, file: Path) -> None:
    header, *games = file.read_text().splitlines()
    file.write_text("\n".join([header, games[0], line, games[1], ""]))
    with pytest.raises(BadResults, match="damaged at line 3"):
        Results.resume(DUEL, file)


@pytest.mark.parametrize(
    ("name", "value"),
    [("number", -2), ("number", 2), ("deal", 7), ("seating", [0, 0]), ("seating", [0, 1, 0])]
    + [(name, []) for name in ("sides", "places", "points", "times", "faults", "said")],
)
def test_a_game_that_the_match_does_not_hold_is_damage(name: str, value: object, file: Path) -> None:
    header, _, first = file.read_text().splitlines()
    file.write_text("\n".join([header, json.dumps({**json.loads(first), name: value}), ""]))
    with pytest.raises(BadResults, match="damaged at line 2"):
        Results.resume(DUEL, file)


def test_places_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="can't be written"):
        Results.begin(DUEL, tmp_path / "no folder" / "file")
    with pytest.raises(BadResults, match="can't be read"):
        Results.resume(DUEL, tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(BadResults, match="can't be read"):
        Results.resume(DUEL, tmp_path / "bytes")


def test_the_first_line_names_the_match(file: Path) -> None:
    header = json.loads(file.read_text().splitlines()[0])
    assert (header["format"], header["game"], header["bots"]) == ("chautari-arena", "yak", ["greedy", "uniform"])
    assert match_key(DUEL) != match_key(replace(DUEL, seed=1))
