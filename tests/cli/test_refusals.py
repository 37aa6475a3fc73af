"""Bad input: one sentence on the error output and status 2, nothing else."""

from pathlib import Path

import pytest

from chautari.cli.main import main
from tests.cli.running import run

GAME = "reviving-kathmandu"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play chess", "There is no game called 'chess'"),
        ("play", "Which game?"),
        (f"play {GAME} --seats 9", "is for 2 to 6 players, not 9"),
        (f"play {GAME} --seats many", "can't be understood"),
        (f"play {GAME} --option colour=red", "has no option 'colour'"),
        (f"play {GAME} --option teams=seven", "teams can't be 'seven'"),
        (f"play {GAME} --option teams", "NAME=VALUE"),
        (f"play {GAME} --seats 3 --option teams=two", "does not fit"),
        (f"play {GAME} --bots clever", "There is no bot called 'clever'"),
        (f"play {GAME} --seats 3 --bots greedy,greedy,greedy", "only 2 seats are free"),
        (f"play {GAME} --hotseat --seats 2 --bots greedy,greedy", "only 1 seat is free"),
        (f"play {GAME} --seats 3 --you 3", "seats 0 to 2, not on seat 3"),
        (f"play {GAME} --you 0 --hotseat", "can't be understood"),
        (f"play {GAME} --load nowhere.json", "nowhere.json can't be read"),
        ("replay nowhere.json", "nowhere.json can't be read"),
        ("replay nowhere.json --check", "nowhere.json can't be read"),
        ("bench chess", "There is no game called 'chess'"),
        (f"bench {GAME} --seats 9", "is for 2 to 6 players, not 9"),
        (f"bench {GAME} --seconds 0", "above 0"),
        ("rules chess", "There is no game called 'chess'"),
        ("rules --unproved --tests nowhere", "There is no folder nowhere"),
        ("dance", "can't be understood"),
        ("games --colour", "can't be understood"),
    ],
)
def test_bad_input_is_refused_with_one_sentence(
    line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_the_shell_gets_the_sentence_and_the_status() -> None:
    done = run("play", "chess")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("There is no game called 'chess'")


@pytest.mark.parametrize(
    "text", ["", "no JSON", "[]", '{"format": "other"}', '{"format": "chautari-record", "version": 99}', "\x00\x01"]
)
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    for command in (["replay", str(file)], ["play", "--load", str(file)]):
        assert main(command) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "record" in said.err
        assert said.err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.bin"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(file)).status == 2
