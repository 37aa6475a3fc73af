"""Every lesson fits the rules, is said whole in every language, and can be taken to its end."""

import re
from itertools import chain
from pathlib import Path

import pytest

import chautari
from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games import NAMES
from chautari.games.words import ENGLISH, speaking
from chautari.lessons.guide import ENDED
from chautari.lessons.script import FIRST, Chapter, chapter, chapter_names, lesson_words
from tests.languages.texts import WHOLE, read
from tests.lessons.learner import NAME, take

CHAPTERS = [(game, name) for game in NAMES for name in chapter_names(game)]
every_chapter = pytest.mark.parametrize(("game", "name"), CHAPTERS)
LESSONS = Path(__file__).parents[2] / "src" / "chautari" / "lessons"
# A sentence or two at a time.
LONGEST = 260
COMMON = ("guide", "instead", "listen-first", ENDED)


def said(one: Chapter) -> set[str]:
    """Every key that a chapter says."""
    keys = {f"chapter-{one.name}", f"chapter-{one.name}-about"}
    for part in one.parts:
        keys |= {step.key for step in (*part.steps, *part.ends)} | {remark.say for remark in part.remarks}
    return keys - {""}


@every_chapter
@pytest.mark.parametrize("language", [ENGLISH, *WHOLE])
def test_a_lesson_is_taken_to_its_end_in_every_language(game: str, name: str, language: str) -> None:
    one = chapter(game, name)
    with speaking(language):
        for number in range(len(one.parts)):
            for guide, position, now in take(one, number, seed=number):
                assert not now.key or guide.say(now.key, one.names(NAME))
                assert now.wanted is None or now.wanted in play.options(position.state, now.seat)
            assert now.over


@every_chapter
def test_a_learner_is_told_what_to_do(game: str, name: str) -> None:
    """Whatever is wanted of the learner is said, and nothing is asked while the guide speaks."""
    one = chapter(game, name)
    for number in range(len(one.parts)):
        for _, position, now in take(one, number):
            if now.wanted is not None and now.seat == one.learner:
                assert now.key, f"{game} {name}, move {len(position.moves)}: nothing is said"


@every_chapter
def test_whatever_chance_answers_is_asked(game: str, name: str) -> None:
    """An answer that is laid ready is given, so the script says what happens."""
    one = chapter(game, name)
    for number, part in enumerate(one.parts):
        *_, (_, position, _) = take(one, number)
        for move, outcome in part.stacked.items():
            assert position.moves[move] == (CHANCE, outcome)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_first_game(game: str) -> None:
    assert chapter_names(game)[0] == FIRST


@pytest.mark.parametrize("game", NAMES)
def test_no_sentence_is_missing_or_left_over(game: str) -> None:
    texts = read(LESSONS / game.replace("-", "_") / "texts" / "en.ftl")
    wanted = set(COMMON).union(*(said(chapter(game, name)) for name in chapter_names(game)))
    assert wanted == set(texts)


@pytest.mark.parametrize("game", NAMES)
def test_the_guide_is_brief(game: str) -> None:
    words = lesson_words(game)
    names = dict.fromkeys(("me", "first", "second", "third", "fourth", "fifth"), NAME)
    for name in chapter_names(game):
        for key in said(chapter(game, name)):
            text = words.say(key, **names)
            assert len(text) <= LONGEST and len(re.findall(r"[.!?](?= |$)", text)) <= 4, f"{key}: {text}"


@every_chapter
def test_what_is_pointed_at_has_a_name(game: str, name: str) -> None:
    rules = chautari.game(game)
    for part in chapter(game, name).parts:
        points = [step.point for step in (*part.steps, *part.ends)] + [remark.point for remark in part.remarks]
        for point in chain.from_iterable(points):
            assert re.fullmatch(r"[a-z0-9][\w+.-]*", point), f"{rules.meta.title}: {point}"
