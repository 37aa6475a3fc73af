"""What a review says in words agrees with its numbers."""

import re

import pytest

from chautari.engine.game import Source
from chautari.engine.record import replay
from chautari.games import load
from chautari.review.course import course_of
from chautari.review.decision import Decision, Judged
from chautari.review.estimate import Margin
from chautari.review.players import Player, Turning
from chautari.review.reasons import Difference, Reason
from chautari.review.sentences import Sentences
from tests.review.games import GAMES, finished


@pytest.fixture(params=GAMES)
def sentences(request: pytest.FixtureRequest) -> Sentences:
    return Sentences(load(request.param), finished(request.param))


def sources_of(name: str) -> list[Source]:
    return list(load(name).sources(replay(load(name), finished(name)), 0))


def numbers(text: str) -> list[float]:
    return [float(found.replace("−", "-")) for found in re.findall(r"[+−-]?\d+\.\d", text)]


@pytest.mark.parametrize("parts", [(4.2,), (3.0, 1.7), (2.04, -1.0), (6.26, 5.0)])
def test_the_parts_of_a_reason_make_the_whole(sentences: Sentences, parts: tuple[float, ...]) -> None:
    known = sources_of(sentences.game.meta.name)
    own = tuple(Difference(0, source, points) for source, points in zip(known, parts, strict=False))
    whole, *told = numbers(sentences.own(Reason(3.5, own, (), (5.0, 5.0))))
    assert whole == 3.5
    assert sum(told) == pytest.approx(3.5)


def test_what_decided_a_game_is_told_with_its_moves(sentences: Sentences) -> None:
    turns = (Turning(75, 0, -0.12, False, 0), Turning(54, 0, 0.047, True, 0))
    player = Player(0, 0.0, Margin(0.0, 0.0), {}, 0.0, 0.0, turns, -1, -1)
    said = sentences.decided(player)
    assert sentences.names[0] in said
    assert f"−12 % by what {sentences.names[0]} chose at move 75; +4.7 % by luck at move 54" in said


def test_a_loss_is_the_same_wherever_it_is_told() -> None:
    game, record = load("yak"), finished("yak")
    choice = course_of(game, record).choices[0]
    better = next(action for action in choice.options if action != choice.action)
    best = (Judged(better, Margin(0.206, 0.01)), Judged(choice.action, Margin(0.112, 0.01)))
    loss = Margin(0.094, 0.01)
    lost = Decision(choice.move, choice.seat, choice.action, 2, best, 0.206, 0.112, loss, "mistake", better, 100)
    sentences = Sentences(game, record)
    assert "would have kept 10 % more" in sentences.decision(choice.before, lost)
    assert "cost 10 %" in sentences.to_learn(choice.before, lost)
