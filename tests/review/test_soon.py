"""What an option usually brings until the day or the round is over."""

import pytest

from chautari.engine.luck import Dice
from chautari.games import load
from chautari.review.course import course_of
from chautari.review.hint import Hint
from chautari.review.hint_sentences import HintSentences
from chautari.review.soon import Soon, played_until, usually_soon
from tests.review.games import GAMES, finished

SHORTEST = {"yak": "day", "adventure-tours": "round", "kathmandu": "round", "reviving-kathmandu": "round"}


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_played_to_the_next_day_or_round(name: str) -> None:
    game, time = load(name), SHORTEST[name]
    for one in course_of(game, finished(name)).choices[3:60:19]:
        end = played_until(game, one.before.clone(), one.seat, one.action, time, Dice(3))
        assert end.is_over() or game.view(end, one.seat)[time] != game.view(one.before, one.seat)[time]


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_soon_is_counted_by_the_shortest_time_and_is_worth_a_word(name: str) -> None:
    game = load(name)
    choices = course_of(game, finished(name)).choices[3:90:17]
    found = [soon for one in choices if (soon := usually_soon(game, one.before, one.seat, one.action, 4))]
    assert found
    for soon in found:
        assert soon.time == SHORTEST[name] and soon.points > 0 and all(source.points > 0 for source in soon.most)


def test_what_comes_soon_is_told_in_the_coins_and_rounds_of_the_game() -> None:
    game, record = load("adventure-tours"), finished("adventure-tours")
    one = course_of(game, record).choices[0]
    words = HintSentences(game, record, one.before, one.seat)
    source = game.sources(one.before, one.seat)[0]
    source.points = 6
    soon = Soon("round", 9, (source,))
    assert (
        words.at_once(Hint((), one.action, 0.5, (), soon=soon))
        == f"With it players usually make about 9 coins this round, above all 6 coins ({game.say_source(source)})."
    )
