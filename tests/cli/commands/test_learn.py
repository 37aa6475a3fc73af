"""`chautari learn`: led by a guide, one thing at a time; left and gone on with."""

import pytest

import chautari
from chautari.games import NAMES
from chautari.lessons.guide import Guide, Lesson
from chautari.lessons.script import FIRST
from tests.cli.running import run


def answers_to(game: str) -> list[str]:
    """What a learner types through the script of a first part: Enter after a sentence, or the action that is wanted."""
    guide, rules = Guide(game, Lesson(FIRST)), chautari.game(game)
    own = [step for step in guide.part.steps if step.is_sentence or step.seat == guide.learner]
    return ["" if step.is_sentence else rules.action_name(step.action) for step in own]


@pytest.mark.parametrize("game", NAMES)
def test_a_first_part_is_taken_by_doing_what_the_guide_says(game: str) -> None:
    answers, guide = answers_to(game), Guide(game, Lesson(FIRST))
    done = run("learn", game, "--name", "Asha", answers="\n".join([*answers, "quit", ""]))
    assert done.status == 0, done.err
    said = " ".join(done.out.split())
    names = guide.chapter.names("Asha")
    last = next(step for step in reversed(guide.part.steps) if step.key)
    assert guide.chapter.words.say("guide") in said and guide.say("instead", names) not in said
    assert guide.say(last.key, names).split()[0] in said


def test_whatever_else_is_typed_the_guide_asks_for_what_is_wanted() -> None:
    answers, guide = answers_to("yak"), Guide("yak", Lesson(FIRST))
    first = next(number for number, one in enumerate(answers) if one)
    other = next(one for one in ("choose-market", "choose-build") if one != answers[first])
    done = run("learn", "yak", "--name", "Asha", answers="\n".join([*answers[:first], other, "quit", ""]))
    assert " ".join(guide.say("instead", guide.chapter.names("Asha")).split()) in " ".join(done.out.split())


def test_a_lesson_that_was_left_goes_on() -> None:
    answers = answers_to("yak")
    left = run("learn", "yak", answers="\n".join([*answers[:2], "quit", ""]))
    assert "--resume" in left.out
    again = run("learn", "yak", "--resume", answers="\n".join([*answers[2:], "quit", ""]))
    guide = Guide("yak", Lesson(FIRST))
    heard = guide.say(guide.part.steps[0].key, guide.chapter.names("Player 1"))
    assert again.status == 0 and heard[:30] in " ".join(left.out.split()) and heard[:30] not in again.out


def test_chapters_are_listed() -> None:
    done = run("learn", "yak", "--list")
    assert done.status == 0 and FIRST in done.out and "min" in done.out


def test_a_lesson_that_is_not_there_is_refused() -> None:
    for wrong in (["learn", "yak", "nonsense"], ["learn", "yak", "--part", "99"], ["learn", "chess"]):
        done = run(*wrong)
        assert done.status == 2 and done.err.strip()
