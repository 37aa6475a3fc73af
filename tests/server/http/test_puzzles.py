"""Puzzles over the wire: shown without their solution, judged, and gone on from."""

import json
from typing import Any

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import NAMES, load
from chautari.review.puzzles import puzzle, puzzles
from tests.server.people import Person

GAMES = pytest.mark.parametrize("game", NAMES)


def told(person: Person, game: str, number: int = 1) -> Any:
    return person.get(f"/api/puzzles/{game}/{number}")


def answer(person: Person, game: str, action: int | None, number: int = 1) -> Any:
    return person.post(f"/api/puzzles/{game}/{number}/answer", {"action": action})


def test_every_game_lists_its_puzzles(asha: Person) -> None:
    found = asha.get("/api/puzzles")["games"]
    assert {one["game"]: len(one["puzzles"]) for one in found} == {game: len(puzzles(game)) for game in NAMES}
    first = next(one for one in found if one["game"] == "yak")["puzzles"][0]
    assert set(first) == {"id", "number", "grade", "seats", "title", "headline", "asks"}
    assert "best" not in json.dumps(found)


@GAMES
def test_a_puzzle_is_the_table_as_its_seat_sees_it(asha: Person, game: str) -> None:
    one, found = puzzle(game, 1), told(asha, game)
    title = load(game)
    table = one.table(title)
    assert found["view"] == json.loads(json.dumps(title.view(table, one.seat)))
    assert [option["action"] for option in found["question"]["options"]] == play.options(table, one.seat)
    assert (found["seat"], [seat["name"] for seat in found["seats"]]) == (one.seat, list(one.record.seats))
    assert found["question"]["key"] == one.question


@GAMES
def test_nothing_of_the_solution_or_of_others_hands_is_sent_with_it(asha: Person, game: str) -> None:
    one = puzzle(game, 1)
    found = told(asha, game)
    assert set(found) == {"entry", "game", "title", "total", "options", "seats", "seat", "asked", "view", "question"}
    text = json.dumps(found)
    for word in ('"best"', '"chance"', '"why"', '"solution"', '"moves"', '"line"'):
        assert word not in text
    # Whatever the others hold: at every table that the seat could be sitting at, the same is sent.
    title = load(game)
    imagined = title.imagine(one.table(title), one.seat, Dice(5))
    assert json.loads(json.dumps(title.view(imagined, one.seat))) == found["view"]


@GAMES
def test_the_right_answer_brings_the_solution(asha: Person, game: str) -> None:
    one = puzzle(game, 1)
    verdict = answer(asha, game, one.best)
    assert (verdict["right"], verdict["loss"]) == (True, 0.0)
    solution = verdict["solution"]
    assert solution["best"]["action"] == one.best
    assert [option["action"] for option in solution["options"]] == [option.action for option in one.options]
    assert all(option["option"]["name"] for option in solution["options"]) and solution["why"]


@GAMES
def test_a_wrong_answer_tells_its_loss_alone(asha: Person, game: str) -> None:
    one = puzzle(game, 1)
    wrong = one.options[1].action
    verdict = answer(asha, game, wrong)
    assert verdict["right"] is False and verdict["solution"] is None
    assert verdict["loss"] == pytest.approx(one.lead, abs=0.0001)


def test_whoever_gives_up_is_shown_it(asha: Person) -> None:
    verdict = answer(asha, "yak", None)
    assert verdict["right"] is False and verdict["solution"]["best"]["action"] == puzzle("yak", 1).best


def test_what_is_no_puzzle_or_no_option_is_refused(asha: Person) -> None:
    last = len(puzzles("yak"))
    for path in ("/api/puzzles/go/1", "/api/puzzles/yak/0", f"/api/puzzles/yak/{last + 1}", "/api/puzzles/yak/x"):
        assert asha.call("GET", path).status == 404
    refused = asha.call("POST", "/api/puzzles/yak/1/answer", {"action": 999_999})
    assert (refused.status, refused.data["code"]) == (400, "no-such-option")


@GAMES
def test_playing_on_from_a_puzzle(asha: Person, game: str) -> None:
    one = puzzle(game, 1)
    made = asha.post(f"/api/puzzles/{game}/1/play", {"name": "Somebody", "level": "novice"})
    with asha.sit(made["table"]) as chair:
        scene = chair.until(lambda scene: scene["question"] is not None)
        assert scene["view"]["seat"] == one.seat and scene["seats"][one.seat]["name"] == "Somebody"
        assert [option["action"] for option in scene["question"]["options"]] == sorted(
            option.action for option in one.options
        )
        assert all(seat["kind"] == "bot" for number, seat in enumerate(scene["seats"]) if number != one.seat)
        chair.do("act", turn=scene["turn"], action=one.best)


def test_the_same_key_sets_up_one_table(asha: Person) -> None:
    calls = [
        asha.call("POST", "/api/puzzles/yak/1/play", {"name": "Asha"}, **{"Idempotency-Key": "once"}) for _ in range(2)
    ]
    assert calls[0].status == 201 and calls[0].data == calls[1].data
    other = asha.call("POST", "/api/puzzles/yak/1/play", {"name": "Bina"}, **{"Idempotency-Key": "once"})
    assert other.data["code"] == "key-used"
