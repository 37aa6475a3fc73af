"""Games driven by hypothesis: whatever seats do in whatever order, the laws hold."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chautari.engine import play
from chautari.engine.errors import UndoRefused
from chautari.engine.fingerprint import fingerprint
from chautari.engine.record import Record, replay
from chautari.engine.state import CHANCE
from chautari.engine.table import Table
from tests.conformance.cases import CASES

PLAYED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@PLAYED
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.lists(st.integers(0, 10**6), max_size=60), st.data())
def test_any_line_of_play_replays_and_is_taken_back_safely(case, seed, wishes, data) -> None:  # type: ignore[no-untyped-def]
    table = Table.start(case.game, case.seats, seed=seed, **case.settings)
    for wish in wishes:
        if table.over:
            break
        seat = table.asked[wish % len(table.asked)]
        options = play.options(table.state, seat)
        table.play(options[wish % len(options)], seat)
    again = Record.from_json(table.record.to_json())
    assert fingerprint(replay(case.game, again)) == fingerprint(table.state)
    seat = data.draw(st.integers(0, case.seats - 1))
    moves = table.record.moves
    try:
        table.undo(seat)
    except UndoRefused:
        assert table.record.moves == moves
        return
    last = max(number for number, move in enumerate(moves) if move[0] == seat)
    assert all(mover != CHANCE for mover, _ in moves[last:])
    assert table.record.moves == moves[:last] + moves[last + 1 :]
    assert seat in table.asked
