"""Several seats at once: each has a line of its own, and what was to come waits for all of them."""

import chautari
from chautari.engine import play
from chautari.engine.table import Table


def building_table() -> Table:
    table = chautari.start("reviving-kathmandu", seats=4, seed=11)
    while len(table.asked) == 1:
        table.play(table.choices()[0])
    return table


def test_any_asked_seat_may_answer_next_and_the_others_stay_asked() -> None:
    table = building_table()
    assert table.asked == [0, 1, 2, 3]
    table.play(table.choices(2)[0])
    assert set(table.asked) >= {0, 1, 3}


def test_drivers_that_take_one_seat_at_a_time_take_the_lowest() -> None:
    state = building_table().state
    assert state.pending[-1].seat == 0
    assert play.lowest_options(state) == play.options(state, 0)


def test_a_seat_takes_back_its_own_answer_and_leaves_the_others_untouched() -> None:
    table = building_table()
    for seat in (3, 1, 2):
        table.play(table.choices(seat)[0])
    moves = table.record.moves
    assert [mover for mover, _ in moves[-3:]] == [3, 1, 2]
    table.undo(1)
    assert table.record.moves == moves[:-2] + moves[-1:]
    assert 1 in table.asked


def test_what_comes_after_waits_for_the_last() -> None:
    table = building_table()
    for seat in (3, 0, 2, 1):
        assert table.view()["round"] == 1
        while seat in table.asked and table.view()["round"] == 1:
            table.play(table.choices(seat)[0])
    assert table.view()["round"] == 2
