"""What the guide counts and waits for, by the first game of Yak."""

from chautari.engine import play
from chautari.lessons.script import FIRST, chapter
from tests.lessons.learner import take


def test_a_part_ends_with_an_event_and_not_amid_a_turn() -> None:
    part = chapter("yak", FIRST).parts[0]
    *_, (_, position, now) = take(chapter("yak", FIRST), 0)
    mornings = [event for told in position.told[part.scripted :] for event in told if event.name == part.until]
    assert now.over and len(mornings) == part.free
    assert position.state.pending[play.index_of(position.state, 0)].prompt() == "prompt-choose"


def test_an_event_is_spoken_of_when_the_question_comes() -> None:
    chosen = chapter("yak", FIRST)
    both = {one.say: one for one in chosen.parts[0].remarks if one.asked and one.event}
    heard = 0
    for seed in range(5):
        for _, position, now in take(chosen, 0, seed):
            if now.waits and now.key in both:
                asked = position.state.pending[play.index_of(position.state, 0)].prompt()
                assert asked == both[now.key].asked
                assert any(event.name == both[now.key].event for told in position.told for event in told)
                heard += 1
    assert heard
