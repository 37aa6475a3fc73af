"""The result of a daily deal, and the text by which it is shared."""

import chautari
from chautari.daily.result import BARS, WIDTH, Result, bar, result_of, share_text
from chautari.games import load
from tests.review.games import finished


def test_a_result_is_points_place_and_the_lead_over_the_best_other() -> None:
    record = finished("yak")
    end = chautari.engine.record.replay(load("yak"), record)
    totals = [int(load("yak").total(end, seat)) for seat in range(len(record.seats))]
    places = load("yak").places(end)
    for seat, total in enumerate(totals):
        best = max(points for other, points in enumerate(totals) if other != seat)
        assert result_of(load("yak"), end, seat) == Result(total, places[seat], total - best)


def test_better_is_a_better_place_then_a_greater_lead_then_more_points() -> None:
    order = [Result(30, 1, 5), Result(40, 1, 2), Result(41, 2, -1), Result(50, 2, -3), Result(45, 2, -3)]
    assert sorted(order, key=lambda one: one.rank) == order
    assert len({one.rank for one in order}) == len(order)


def test_it_is_shared_in_two_lines_of_plain_characters() -> None:
    text = share_text("Yak", "2030-01-02", 4, Result(31, 2, -3))
    assert text.splitlines() == ["Chautari 2030-01-02 · Yak", "31 points, place 2 of 4, 3 behind"]
    assert share_text("Yak", "2030-01-02", 2, Result(1, 1, 1)).endswith("1 point, place 1 of 2, 1 ahead")
    assert "31 coins, place 2" in share_text(
        "Adventure Tours", "2030-01-02", 4, Result(31, 2, -3), game="adventure-tours"
    )
    assert share_text("Yak", "2030-01-02", 2, Result(9, 1, 0), 2).endswith("level at the top, 2× taken back")


def test_where_the_game_was_reviewed_a_bar_tells_the_chance_to_win() -> None:
    text = share_text("Yak", "2030-01-02", 4, Result(31, 1, 3), chances=[0.25, 0.5, 1.0])
    assert text.splitlines()[2] == "▃▅█"


def test_a_bar_of_a_long_game_is_short_and_ends_at_its_end() -> None:
    chances = [n / 200 for n in range(201)]
    assert len(bar(chances)) == WIDTH
    assert bar(chances)[0] == BARS[0] and bar(chances)[-1] == BARS[-1]
