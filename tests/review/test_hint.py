"""Hints: from what a seat may know, consistent in their steps, and with words for each."""

import random
from dataclasses import replace

import pytest

from chautari.engine import play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.game import Source
from chautari.engine.luck import Dice
from chautari.engine.table import Table
from chautari.games import load
from chautari.review.at_once import gained_at_once
from chautari.review.course import course_of
from chautari.review.estimate import Margin
from chautari.review.hint import HOPELESS, Contender, Hint, hint
from chautari.review.hint_sentences import HintSentences
from chautari.review.outlook import Outlook
from chautari.review.reasons import NOBODY, Difference, Reason, likely_taker, played_out, reason
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments
from tests.nets.trial import trial_net
from tests.review.games import finished

DRAWS = 4
ITERATIONS = 64
NO_CLOCK = 1e9


def given(outlook: Outlook, state: object, seat: int, iterations: int = ITERATIONS) -> Hint:
    return hint(outlook, state, seat, 5, NO_CLOCK, iterations)  # type: ignore[arg-type]


@pytest.mark.deep
@every_case
def test_nothing_hidden_shows_in_a_hint(case: Case) -> None:
    """Everything that the seat can't know is drawn anew: the hint, the reasons and the chances stay the same."""
    outlook = Outlook(case.game, case.seats, trial_net(case.name))
    for moment in moments(case, 17, 2):
        seat, found = moment.seat, given(outlook, moment.state, moment.seat)
        chances = outlook.seen(moment.state, seat, 3)
        options = play.options(moment.state, seat)
        why = reason(case.game, moment.state, seat, options[0], options[-1], 3)
        for draw in range(DRAWS):
            other = case.game.imagine(moment.state, seat, Dice(draw))
            assert given(outlook, other, seat) == found
            assert outlook.seen(other, seat, 3) == chances
        assert reason(case.game, other, seat, options[0], options[-1], 3) == why


@pytest.mark.parametrize("name", ["yak", "adventure-tours", "reviving-kathmandu"])
def test_something_lies_hidden_where_hints_are_given(name: str) -> None:
    """The test above would say nothing if every imagined table were the true one."""
    record, game = finished(name), load(name)
    states = [(one.before, one.seat) for one in course_of(game, record).choices[2::4]]
    assert any(fingerprint(game.imagine(state, seat, Dice(1))) != fingerprint(state) for state, seat in states)


def wide(name: str, least: int) -> tuple[Outlook, object, int]:
    """A question of a recorded game with at least so many options."""
    record, game = finished(name), load(name)
    found = next(o for o in course_of(game, record).choices if len(play.options(o.before, o.seat)) >= least)
    return Outlook(game, len(record.seats)), found.before, found.seat


def test_the_best_is_among_what_deserves_a_look_and_no_other_is_better() -> None:
    outlook, state, seat = wide("adventure-tours", 6)
    found = given(outlook, state, seat, 400)
    options = play.options(state, seat)  # type: ignore[arg-type]
    assert found.action in found.looked_at and set(found.looked_at) <= set(options) and len(found.looked_at) == 3
    assert list(found.looked_at) == [option for option in options if option in found.looked_at], "told without a rank"
    assert found.others and all(one.less.value >= 0.0 for one in found.others) and 0.0 <= found.chance <= 1.0
    assert found.action not in [one.action for one in found.others]


def test_whoever_can_hardly_win_is_told_where_the_most_points_are() -> None:
    record, game = finished("reviving-kathmandu"), load("reviving-kathmandu")
    outlook, hopeless = Outlook(game, len(record.seats)), 0
    for one in course_of(game, record).choices[-6:]:
        found = given(outlook, one.before, one.seat, 400)
        if found.chance < HOPELESS and len(one.options) > 2:
            hopeless += 1
            world = game.imagine(one.before, one.seat, Dice(1))
            points = {
                option: game.total(played_out(game, world, one.seat, option, Dice(1)), one.seat)
                for option in one.options
            }
            assert points[found.action] == max(points.values()) > min(points.values())
    assert hopeless


def test_of_two_options_one_deserves_a_look() -> None:
    record, game = finished("yak"), load("yak")
    two = next(one for one in course_of(game, record).choices if len(play.options(one.before, one.seat)) == 2)
    found = given(Outlook(game, len(record.seats)), two.before, two.seat)
    assert found.looked_at == (found.action,) and len(found.others) == 1


def test_where_there_is_one_option_it_is_the_best() -> None:
    wish = random.Random(0)
    table = Table.start(load("reviving-kathmandu"), 3, 0)
    while len(choices := table.choices()) > 1:
        table.play(wish.choice(choices))
    only = choices[0]
    found = given(Outlook(table.game, 3), table.state, only.seat)
    assert (found.looked_at, found.action, found.others) == ((only.action,), only.action, ())
    assert "nothing else" in HintSentences(table.game, table.record, table.state, only.seat).chance(found)


def at_the_beginning() -> HintSentences:
    game, record = load("yak"), finished("yak")
    first = course_of(game, record).choices[0]
    return HintSentences(game, record, first.before, first.seat)


def found_of(*others: Contender) -> Hint:
    return Hint((0, 1), 0, 0.5, others)


def test_what_lies_within_the_margin_is_about_as_good() -> None:
    near, far = Contender(1, Margin(0.01, 0.02)), Contender(2, Margin(0.1, 0.02))
    found = found_of(near, far)
    assert found.as_good == (1,) and found.next_best == far
    words = at_the_beginning()
    said = words.chance(found)
    good, worse = words.option(1), words.option(2)
    assert f"About as good: “{good}”." in said
    assert f"With “{worse}” it would be about 10 fewer (±2)." in said


def test_the_first_step_names_no_option_and_the_second_does() -> None:
    words, found = at_the_beginning(), found_of()
    assert words.option(0) not in words.look(found) and words.option(0) in words.move(found)
    assert words.listed(found) == [words.option(0), words.option(1)]


def test_why_begins_with_what_the_move_leads_to() -> None:
    words, found = at_the_beginning(), found_of()
    picked = 3
    assert words.chance(replace(found, plan=(picked,))).startswith(f"Then, most likely: “{words.option(picked)}”.")
    assert words.option(1) not in words.chance(replace(found, plan=(picked, 1))), "the next day is not told"
    assert words.chance(found).startswith("About 50 of 100 such games are won with it.")


def test_only_what_speaks_for_an_option_is_said_of_rivals() -> None:
    record, game = finished("yak"), load("yak")
    last = course_of(game, record).choices[-1]
    words, source = HintSentences(game, record, last.before, last.seat), game.sources(last.before, 0)[0]
    why = Reason(0.0, (), (Difference(1, source, -2.0), Difference(1, source, 3.0)), (5.0, 5.0))
    said = words.reason(why)
    assert record.seats[1] in said and "2 points" in said and "3 points" not in said


def test_what_a_plan_brings_in_the_same_turn_is_counted_by_source() -> None:
    """Until chance or another seat has a say, and as the scoring counts it."""
    record, game = finished("yak"), load("yak")
    for one in course_of(game, record).choices:
        table = game.imagine(one.before, one.seat, Dice(3))
        before = game.total(table, one.seat)
        play.play(table, one.seat, one.action)
        gained = gained_at_once(game, one.before, one.seat, (one.action,), 3)
        after = game.total(table, one.seat)
        assert sum(source.points for source in gained) >= after - before
        if gained:
            said = HintSentences(game, record, one.before, one.seat).at_once(found_of_gains(gained))
            assert said.startswith("In this turn it brings you ") and game.say_source(gained[0]) in said
            return
    pytest.fail("nobody gained anything")


def found_of_gains(gained: tuple[Source, ...]) -> Hint:
    return replace(found_of(), gained=gained)


def test_what_is_not_offered_any_more_ends_the_plan() -> None:
    record, game = finished("yak"), load("yak")
    one = course_of(game, record).choices[0]
    unknown = next(action for action in range(10_000) if action not in one.options)
    assert gained_at_once(game, one.before, one.seat, (unknown,), 3) == ()


def test_whoever_takes_what_was_left_is_named() -> None:
    """A spot of the market that a rival wants goes to them when the seat bids elsewhere."""
    record, game = finished("reviving-kathmandu"), load("reviving-kathmandu")
    one = course_of(game, record).choices[10]
    elsewhere = one.options[-1]
    takers = {likely_taker(game, one.before, one.seat, wanted, elsewhere, 3) for wanted in one.options[:6]}
    assert one.seat == 1 and takers == {0, NOBODY}
    assert likely_taker(game, one.before, one.seat, elsewhere, elsewhere, 3) == NOBODY
    words = HintSentences(game, record, one.before, one.seat)
    assert words.reason(Reason(0.0, (), (), (5.0, 5.0), taker=0)) == (
        f"If you leave it, {record.seats[0]} will most likely take it."
    )


def test_where_nothing_stands_out_a_hint_says_so() -> None:
    words = at_the_beginning()
    assert words.reason(Reason(0.2, (), (), (9.0, 8.0))).startswith("Nothing single")
