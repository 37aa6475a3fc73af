"""One set of numbers: the chart, the options and the losses agree, and an order that costs nothing is no mistake."""

from dataclasses import replace

import pytest

from chautari.games import load
from chautari.review.agreement import agreeing, not_yet_lost
from chautari.review.course import course_of
from chautari.review.decision import Decision, Judged
from chautari.review.estimate import Margin
from chautari.review.game_review import at_a_glance, in_one_set
from chautari.review.luck import Draw
from chautari.review.outlook import Moment
from chautari.review.verdict import BEST, BLUNDER, GOOD
from tests.review.games import GAMES, finished

ALONE = [[0], [1], [2]]
DEAR = Decision(
    move=4,
    seat=1,
    action=9,
    options=3,
    best=(Judged(7, Margin(0.3, 0.0)), Judged(8, Margin(0.25, 0.0)), Judged(9, Margin(0.2, 0.0))),
    before=0.3,
    after=0.2,
    loss=Margin(0.1, 0.02),
    verdict="blunder",
    first_sight=7,
    iterations=100,
)
CHART = (Moment(4, (0.4, 0.3, 0.3)), Moment(6, (0.5, 0.2, 0.3)))


MOVES = [(0, 1)] * 4 + [(1, 9), (0, 1)]


def test_the_line_falls_by_what_was_lost_from_the_chance_of_the_best_option() -> None:
    charted, (one,) = agreeing(CHART, [DEAR], [], ALONE, MOVES)
    assert (one.after, one.before) == pytest.approx((0.2, 0.3))
    assert [option.chance.value for option in one.best] == pytest.approx([0.3, 0.25, 0.2])
    assert charted[0].chances[1] == pytest.approx(one.before) and charted[1] == CHART[1]


def test_the_others_chances_make_room_in_proportion() -> None:
    charted, _ = agreeing(CHART, [replace(DEAR, loss=Margin(0.3, 0.02))], [], ALONE, MOVES)
    # The net says 0.3 - 0.3 before the choice and 0.2 after it; the others stand as they do after it.
    assert charted[0].chances == pytest.approx((0.6 * 5 / 8, 0.4, 0.6 * 3 / 8))


def test_luck_that_came_in_between_is_no_merit_of_the_choice() -> None:
    draw = Draw(5, 6, (Margin(0.0, 0.0), Margin(0.05, 0.0), Margin(-0.05, 0.0)))
    _, (one,) = agreeing(CHART, [DEAR], [draw], ALONE, MOVES)
    assert one.after == pytest.approx((0.2 + 0.15) / 2)


def test_who_wins_together_has_one_chance() -> None:
    chart = (Moment(4, (0.4, 0.6, 0.4, 0.6)), Moment(6, (0.5, 0.5, 0.5, 0.5)))
    dear = replace(DEAR, loss=Margin(0.2, 0.0))
    charted, _ = agreeing(chart, [dear], [], [[0, 2], [1, 3], [0, 2], [1, 3]], MOVES)
    assert charted[0].chances == pytest.approx((0.35, 0.65, 0.35, 0.65))


def test_a_choice_that_lost_nothing_leaves_the_chance_as_it_was() -> None:
    charted, (one,) = agreeing(CHART, [NOTHING_LOST], [], ALONE, MOVES)
    assert (one.before, one.after, charted[0].chances[1]) == pytest.approx((0.25, 0.25, 0.25))


def test_the_looks_of_one_turn_agree() -> None:
    chart = (CHART[0], Moment(5, (0.1, 0.8, 0.1)), CHART[1])
    turn = [NOTHING_LOST, replace(DEAR, move=5)]
    charted, (first, second) = agreeing(chart, turn, [], ALONE, [*MOVES[:5], (1, 9)])
    end = (0.3 - 0.1 + 0.8 - 0.1 + 0.2) / 3
    assert (second.after, second.before, first.after, first.before) == pytest.approx((end, *[end + 0.1] * 3))
    assert [moment.chances[1] for moment in charted] == pytest.approx([end + 0.1, end + 0.1, 0.2])


def test_no_more_is_lost_than_there_was() -> None:
    chart = (Moment(4, (0.05, 0.9, 0.05)), Moment(6, (0.0, 1.0, 0.0)))
    _, (one,) = agreeing(chart, [replace(DEAR, loss=Margin(0.4, 0.02))], [], ALONE, MOVES)
    assert one.before == pytest.approx(0.995) and one.loss.value == pytest.approx(one.before - one.after)


def test_whoever_has_a_smaller_chance_than_the_search_believed_loses_the_same_share_of_it() -> None:
    believed = replace(DEAR, before=0.6, after=0.3, loss=Margin(0.3, 0.1), gap=0.3)
    charted, (one,) = agreeing(CHART, [believed], [], ALONE, MOVES)
    assert (one.loss.value, one.loss.margin, one.gap) == pytest.approx((0.15, 0.05, 0.15))
    assert charted[0].chances[1] - one.after == pytest.approx(0.15)


def test_what_a_search_has_seen_of_the_end_is_believed() -> None:
    sure = replace(DEAR, before=0.8, after=0.1, loss=Margin(0.7, 0.02), ends=1.0)
    blind = (*CHART[:1], Moment(5, (0.4, 0.3, 0.3)), Moment(6, (0.4, 0.3, 0.3)), Moment(7, (1.0, 0.0, 0.0)))
    charted, (one,) = agreeing(blind, [sure], [], ALONE, [*MOVES, (0, 1), (0, 1)])
    assert (one.before, one.after, charted[0].chances[1]) == pytest.approx((0.8, 0.1, 0.8))
    assert [moment.chances[1] for moment in charted[1:3]] == pytest.approx([0.1, 0.1])


def test_a_search_that_has_seen_half_of_the_ends_is_half_believed() -> None:
    half = replace(DEAR, before=0.7, after=0.7, loss=Margin(0.0, 0.0), ends=0.5)
    charted, _ = agreeing(CHART, [half], [], ALONE, MOVES)
    alone, _ = agreeing(CHART, [replace(half, ends=0.0)], [], ALONE, MOVES)
    assert alone[0].chances[1] < charted[0].chances[1] < 0.7


def test_a_loss_is_called_by_what_is_told_of_it() -> None:
    before, after = 0.2555, 0.1575
    near = replace(DEAR, before=before, after=after, loss=Margin(before - after, 0.01), ends=1.0)
    _, (one,) = agreeing(CHART, [near], [], ALONE, MOVES)
    assert one.before - one.after < 0.1 and one.verdict == BLUNDER, "it is told as 26 less 16"


def test_what_nothing_explains_is_half_believed_at_once_and_the_rest_if_it_stays() -> None:
    seen = [Moment(move, (0.2, 0.6, 0.2)) for move in (5, 6, 7)]
    charted, _ = agreeing([CHART[0], *seen, Moment(8, (0.0, 1.0, 0.0))], [], [], ALONE, [(0, 1)] * 8)
    assert [moment.chances[1] for moment in charted] == pytest.approx([0.3, 0.45, 0.525, 0.5625, 1.0])


def test_what_a_mistake_lost_is_remembered_where_the_net_does_not_see_it() -> None:
    blind = [Moment(move, (0.4, 0.3, 0.3)) for move in (4, 5, 6)]
    dear = replace(DEAR, move=5)
    charted, (one,) = agreeing(blind, [dear], [], ALONE, [*MOVES[:5], (1, 9)])
    # Expected are 0.2; the looks at the turn, less what was lost, say 0.2 and 0.3.
    assert one.after == pytest.approx((0.2 + 0.25) / 2) and one.before == pytest.approx(charted[1].chances[1])


def test_luck_moves_the_line_by_what_it_brought() -> None:
    chart = [CHART[0], Moment(5, (0.5, 0.2, 0.3)), Moment(6, (1.0, 0.0, 0.0))]
    draw = Draw(4, 5, (Margin(0.1, 0.0), Margin(-0.1, 0.0), Margin(0.0, 0.0)))
    charted, _ = agreeing(chart, [], [draw], ALONE, [(-1, 1)] * 6)
    assert charted[1].chances == pytest.approx((0.5, 0.2, 0.3))


NOTHING_LOST = replace(DEAR, loss=Margin(0.0, 0.0), verdict=BEST, after=0.3, action=7)
LATER = replace(DEAR, move=5, action=7, before=0.29, after=0.29, loss=Margin(0.0, 0.0), verdict=BEST)
OWN_MOVES = [(0, 1)] * 4 + [(1, 9), (1, 7)]


def test_what_can_still_be_chosen_in_the_same_turn_is_not_lost() -> None:
    first, _ = not_yet_lost([DEAR, LATER], OWN_MOVES, {5: [7, 8]})
    assert first.loss.value == pytest.approx(0.01) and first.verdict == GOOD
    assert first.gap == DEAR.gap, "what is measured over many games stays as it was found"


@pytest.mark.parametrize(
    ("moves", "offered", "later"),
    [
        (OWN_MOVES, [8], LATER),
        ([*OWN_MOVES[:5], (2, 3), (1, 7)], [7, 8], replace(LATER, move=6)),
        ([*OWN_MOVES[:5], (-1, 3), (1, 7)], [7, 8], replace(LATER, move=6)),
        (OWN_MOVES, [7, 8], replace(LATER, iterations=0)),
        (OWN_MOVES, [7, 8], replace(LATER, before=0.1, after=0.1)),
    ],
    ids=["no longer offered", "a rival answered", "chance answered", "not looked into", "worth less then"],
)
def test_all_else_is_lost(moves: list[tuple[int, int]], offered: list[int], later: Decision) -> None:
    assert not_yet_lost([DEAR, later], moves, {later.move: offered})[0] == DEAR


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_in_a_real_game_chances_make_one_and_agree_with_the_decisions(name: str) -> None:
    record, game = finished(name), load(name)
    course = course_of(game, record)
    found = in_one_set(at_a_glance(game, record, course), course)
    by_move = {moment.move: moment.chances for moment in found.moments}
    sides = {tuple(game.team(course.stops[0].table, seat)) for seat in range(len(record.seats))}
    assert all(sum(chances[side[0]] for side in sides) == pytest.approx(1.0) for chances in by_move.values())
    assert all(by_move[one.move][one.seat] == pytest.approx(one.before) for one in found.decisions)
    assert all(one.before - one.after == pytest.approx(one.loss.value) for one in found.decisions)
    assert all(one.best[0].chance.value == pytest.approx(one.before) for one in found.decisions)
