"""`chautari balance`."""

import json
from pathlib import Path

import pytest

from chautari.cli.main import main

pytestmark = pytest.mark.slow

SMALL = ["balance", "adventure-tours", "--bots", "uniform", "--games", "4", "--workers", "1"]


def test_every_seat_bot_trait_card_and_choice_has_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--option", "level=expert", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [seat["name"] for seat in data["seat"]] == ["0", "1", "2", "3"]
    assert sum(seat["win_share"] for seat in data["seat"]) == pytest.approx(1)
    (bot,) = data["bot"]
    assert (bot["name"], bot["games"], bot["win_share"], bot["times_fair"]) == ("uniform", 16, 0.25, 1.0)
    assert bot["low"] < 0.25 < bot["high"] and bot["margin"] > 0
    assert sum(trait["games"] for trait in data["trait"]) == 16
    assert {card["name"] for card in data["card"]} >= {"ida-handout", "miss-anthrop"}
    for choice in data["action"]:
        assert choice["chosen_low"] <= choice["chosen_when_offered"] <= choice["chosen_high"]
        assert choice["play_low"] <= choice["play_rate"] <= choice["play_high"]
    assert ("level", "expert", 4) in [(line["option"], line["value"], line["games"]) for line in data["option"]]


def test_the_same_seed_measures_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for _ in range(2):
        assert main(SMALL) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert "seat" in pages[0].splitlines()[0] and "× fair share" in pages[0].splitlines()[0]
    assert "level=basic" not in pages[0]
    assert "if open" in pages[0] and max(map(len, pages[0].splitlines())) <= 80


def test_options_are_compared_where_all_of_them_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--games", "12", "--all-options", "--option", "level=expert"]) == 0
    page = capsys.readouterr().out
    assert "variant=dealt" in page and "level=expert" in page and "level=basic" not in page


def test_what_is_chosen_by_lot_is_not_what_bots_like(capsys: pytest.CaptureFixture[str]) -> None:
    """Greedy seats have a yak guide in every game; the lot deals characters evenly."""
    asked = ["balance", "kathmandu", "--games", "6", "--workers", "1", "--option", "characters=true", "--json"]
    guides = []
    for more in ([], ["--by-lot", "character"]):
        assert main([*asked, *more]) == 0
        traits = json.loads(capsys.readouterr().out)["trait"]
        assert sum(trait["games"] for trait in traits) == 24
        guides.append(next(trait["games"] for trait in traits if trait["name"] == "yak-guide"))
    assert guides == [6, 3]


def test_a_bot_that_fails_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def choose(known):\n    return 'nothing'\n")
    match = ["balance", "yak", "--seats", "2", "--bots", f"uniform,{bad}", "--games", "2", "--workers", "1"]
    page = tmp_path / "page.html"
    assert main([*match, "--html", str(page)]) == 0
    assert "chance chose in its place. It said: 'nothing' is not" in " ".join(capsys.readouterr().out.split())
    assert "× no such choice" in page.read_text(encoding="utf-8")
    assert main([*match, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faults"][str(bad)]["nonsense"] > 5


def test_a_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.html"
    assert main([*SMALL, "--all-options", "--html", str(file)]) == 0
    page = file.read_text(encoding="utf-8")
    assert "ida-handout" in page and "--games 4 --seed 0 --all-options" in page


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
