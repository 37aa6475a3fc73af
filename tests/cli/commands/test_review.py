"""`chautari review`: told, as JSON, as a page; refused while a game goes on."""

import json
import re
from pathlib import Path

import pytest

import chautari
from tests.cli.running import run
from tests.review.games import RECORDS, finished

pytestmark = pytest.mark.slow

YAK = str(RECORDS / "yak" / "two-players.json")


def test_a_game_is_reviewed_in_words_and_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run("review", YAK, "--seconds", "0", "--workers", "1", "--html", str(page))
    assert done.status == 0, done.err
    assert re.search(r"\bresult\b.*\bless\b.*\bluck\b", done.out, re.S), "the last column has its head"
    names = finished("yak").seats
    html = page.read_text(encoding="utf-8")
    assert html.count("<polyline") == 2
    assert html.count('<svg class="points"') == 2
    assert all(name in html for name in names)
    assert "http" not in html.replace("http://www.w3.org", "")


def test_programs_are_told_everything() -> None:
    done = run("review", YAK, "--seconds", "0", "--workers", "1", "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    assert [player["seat"] for player in told["players"]] == [0, 1]
    assert {one["verdict"] for one in told["decisions"]} <= {"best", "good", "inaccuracy", "mistake", "blunder"}
    assert any(one["iterations"] for one in told["decisions"]), "what seems to cost most is always looked into"
    for player in told["players"]:
        luck = sum(draw["luck"][player["seat"]]["value"] for draw in told["draws"])
        assert player["adjusted"] == pytest.approx(told["shares"][player["seat"]] - luck)


def test_an_unfinished_game_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    finished("yak").upto(40).save(file)
    done = run("review", str(file))
    assert done.status == 2
    assert "not over yet" in done.err


@pytest.mark.skipif(not chautari.compiled(), reason="takes minutes with the interpreted rules: run by `make compiled`")
def test_with_time_enough_every_decision_is_looked_into() -> None:
    done = run("review", YAK, "--seconds", "20", "--workers", "1", "--json")
    assert done.status == 0, done.err
    assert all(one["iterations"] for one in json.loads(done.out)["decisions"])
