"""`chautari balance`."""

import json

import pytest

from chautari.cli.main import main

SMALL = ["balance", "adventure-tours", "--bots", "uniform", "--games", "4", "--workers", "1"]


def test_every_seat_bot_and_trait_has_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--option", "level=expert", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [seat["name"] for seat in found["seat"]] == ["0", "1", "2", "3"]
    assert sum(seat["win_share"] for seat in found["seat"]) == pytest.approx(1)
    assert found["bot"] == [{"name": "uniform", "games": 16, "win_share": 0.25, "times_fair": 1.0} | _margin(found)]
    assert sum(trait["games"] for trait in found["trait"]) == 16


def _margin(found: dict[str, list[dict[str, float]]]) -> dict[str, float]:
    assert found["bot"][0]["margin"] > 0
    return {"margin": found["bot"][0]["margin"]}


def test_the_same_seed_measures_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for _ in range(2):
        assert main(SMALL) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert "seat 3" in pages[0] and "× fair share" in pages[0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["balance", "chess"], "no game called 'chess'"),
        (["balance", "yak", "--games", "0"], "At least one game"),
        (["balance", "yak", "--bots", "wizard"], "no bot called 'wizard'"),
        (["balance", "yak", "--seats", "9"], "2 to 4 players"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err and printed.err.count("\n") == 1 and printed.out == ""
