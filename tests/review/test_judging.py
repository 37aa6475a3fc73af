"""Decisions and luck: judged by what a seat could know, fair on the average, and with an eye for blunders."""

from dataclasses import replace

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import load
from chautari.review.course import course_of
from chautari.review.decision import FORESEEN, glance, look_into
from chautari.review.estimate import mean_of
from chautari.review.luck import drawn_anew, luck_of
from chautari.review.outlook import NoOutlook, Outlook
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments
from tests.nets.trial import trial_net
from tests.review.games import finished

pytestmark = pytest.mark.deep

ITERATIONS = 96


@every_case
def test_nothing_hidden_shows_in_what_is_said_of_a_decision(case: Case) -> None:
    outlook = Outlook(case.game, case.seats, trial_net(case.name))
    moment = moments(case, 17, 1)[0]
    other = case.game.imagine(moment.state, moment.seat, Dice(91))
    where = (moment.number, moment.seat, moment.action, 5)
    assert glance(outlook, other, *where) == glance(outlook, moment.state, *where)
    assert look_into(outlook, other, *where, ITERATIONS) == look_into(outlook, moment.state, *where, ITERATIONS)


@pytest.mark.parametrize("name", ["yak", "adventure-tours"])
def test_luck_is_nothing_on_the_average(name: str) -> None:
    record, game = finished(name), load(name)
    outlook = Outlook(game, len(record.seats))
    before = course_of(game, record).chances[4].before
    lucks: list[float] = []
    for number in range(60):
        after = before.clone()
        play.advance(after, Dice(1000 + number))
        lucks.append(luck_of(outlook, before, after, 100 * number, draws=8)[0].value)
    mean = mean_of(lucks)
    assert abs(mean.value) <= 1.5 * mean.margin
    assert mean.margin > 0


@pytest.mark.parametrize("name", ["yak", "adventure-tours"])
def test_what_one_gains_by_luck_others_lose(name: str) -> None:
    record, game = finished(name), load(name)
    outlook = Outlook(game, len(record.seats))
    for one in course_of(game, record).chances[:12]:
        assert sum(luck.value for luck in luck_of(outlook, one.before, one.after, 7, draws=4)) == pytest.approx(0.0)


def test_a_draw_that_a_seat_learns_nothing_of_changes_nothing_in_its_eyes() -> None:
    record, game = finished("adventure-tours"), load("adventure-tours")
    outlook = Outlook(game, len(record.seats))
    unseen = 0
    for one in course_of(game, record).chances[5:25]:
        drawn = [drawn_anew(one.before, Dice(number)) for number in range(6)]
        chances = [outlook.own_chances(table, 7, 2) for table in drawn]
        for seat in range(len(record.seats)):
            if all(game.view(table, seat) == game.view(drawn[0], seat) for table in drawn):
                assert len({own[seat] for own in chances}) == 1
                unseen += 1
    assert unseen > 5


def test_a_plan_is_what_was_tried_most_after_the_better_option() -> None:
    record, game = finished("yak"), load("yak")
    outlook = Outlook(game, len(record.seats))
    plans = [
        look_into(outlook, one.before, one.move, one.seat, one.action, 3, 800).plan
        for one in course_of(game, record).choices[:24:4]
    ]
    assert any(plans)
    assert all(len(plan) <= FORESEEN for plan in plans)


def test_the_worst_option_is_seen_to_be_worse_than_the_best() -> None:
    record, game = finished("yak"), load("yak")
    outlook = Outlook(game, len(record.seats))
    found = 0
    wide = [one for one in course_of(game, record).choices if len(play.options(one.before, one.seat)) > 3][:12]
    for one in wide:
        options = play.options(one.before, one.seat)
        seen = {action: glance(outlook, one.before, one.move, one.seat, action, 3).after for action in options}
        worst, best = min(seen, key=lambda a: seen[a]), max(seen, key=lambda a: seen[a])
        blunder = look_into(outlook, one.before, one.move, one.seat, worst, 3, 400)
        sound = look_into(outlook, one.before, one.move, one.seat, best, 3, 400)
        found += blunder.loss.value > sound.loss.value
    assert found >= 0.8 * len(wide)


def test_a_game_without_a_net_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chautari.review.outlook.own_net", lambda name: None)
    with pytest.raises(NoOutlook, match="Yak has no net yet"):
        Outlook(load("yak"), 2)


def test_an_option_is_tried_as_often_as_wanted() -> None:
    record, game = finished("yak"), load("yak")
    one = course_of(game, record).choices[5]
    outlook = Outlook(game, len(record.seats))
    judged = look_into(outlook, one.before, one.move, one.seat, one.action, 3, ITERATIONS)
    assert replace(judged, options=0) == replace(
        look_into(outlook, one.before, one.move, one.seat, one.action, 3, ITERATIONS), options=0
    )
    assert 0.0 <= judged.after <= judged.before <= 1.0
