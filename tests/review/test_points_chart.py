"""Points by source as bands: gains upwards from nothing, losses downwards."""

from chautari.games import load
from chautari.review.course import course_of
from chautari.review.points import points_over_time
from chautari.review.points_chart import points_by_source, stacked
from tests.review.games import finished


def test_gains_lie_above_each_other_and_losses_below_nothing() -> None:
    first, loss, second = stacked([(0, 0, 0), (5, -3, 2)])
    assert first[1] == (0.0, 5.0)
    assert second[1] == (5.0, 7.0)
    assert loss[1] == (-3.0, 0.0)


def test_every_seat_has_a_picture_and_every_source_its_points_at_the_end() -> None:
    record, game = finished("yak"), load("yak")
    points = points_over_time(game, course_of(game, record))
    html = points_by_source(game, points, record.seats)
    assert html.count("<figure") == len(record.seats)
    assert html.count("<polygon") == len(record.seats) * len(points.sources)
    for source in points.sources:
        assert game.say_source(source) in html
