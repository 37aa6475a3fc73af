"""The record is the truth: written, read, replayed and shortened without a difference."""

import json
from dataclasses import replace

import pytest

from chautari.engine import play
from chautari.engine.errors import BadRecord, UndoRefused
from chautari.engine.fingerprint import fingerprint
from chautari.engine.position import Position
from chautari.engine.record import Record, check_deals, replay, walk
from chautari.engine.state import CHANCE, State
from chautari.engine.table import SPECTATOR, Table
from tests.conformance.cases import Case, every_case
from tests.conformance.random_table import finished_table, random_table

LOOK_EVERY = 13


@every_case
def test_a_replay_passes_the_same_states_and_views(case: Case) -> None:
    passed: dict[int, object] = {}

    def look(table: Table) -> None:
        if len(table.record.moves) % 3 == 0:
            passed[len(table.record.moves)] = seen_by_all(case, table.state)

    table = random_table(case, 31, look)
    again = {n: seen_by_all(case, state) for n, state in enumerate(walk(case.game, table.record)) if n in passed}
    assert again == passed


def seen_by_all(case: Case, state: State) -> object:
    return fingerprint(state), [case.game.view(state, seat) for seat in range(SPECTATOR, case.seats)]


@every_case
def test_a_record_is_read_as_it_was_written(case: Case) -> None:
    table = finished_table(case, 32)
    again = Record.from_json(table.record.to_json())
    assert again == table.record
    assert json.loads(again.to_json())["moves"] == [list(move) for move in table.record.moves]
    assert fingerprint(replay(case.game, again)) == fingerprint(table.state)


@every_case
def test_a_finished_record_proves_its_deal(case: Case) -> None:
    table = finished_table(case, 33)
    check_deals(case.game, table.record)
    number, outcome = next((n, a) for n, (seat, a) in enumerate(table.record.moves) if seat == CHANCE)
    for other in (outcome + 1, outcome + 2):
        changed = Record.from_json(table.record.to_json().replace(f"[-1, {outcome}]", f"[-1, {other}]", 1))
        assert changed.moves[number] == (CHANCE, other)
        with pytest.raises(BadRecord):
            check_deals(case.game, changed)


@every_case
def test_taking_back_gives_the_earlier_state_or_is_refused(case: Case) -> None:
    allowed = refused = 0
    next_look = [case.seats]

    def look(table: Table) -> None:
        nonlocal allowed, refused
        moves = table.record.moves
        if len(moves) < next_look[0]:
            return
        next_look[0] = len(moves) + LOOK_EVERY
        for seat in range(case.seats):
            own = [number for number, (mover, _) in enumerate(moves) if mover == seat]
            later = moves[own[-1] + 1 :] if own else ()
            try:
                number, kept = Position(case.game, table.record, {}).taken_back(seat)
            except UndoRefused:
                refused += 1
                continue
            allowed += 1
            assert all(mover != CHANCE for mover, _ in later), "undone across chance"
            assert not later or table.state.floor >= 0, "undone across another seat's decision"
            assert (number, kept) == (own[-1], later)
            assert seat in play.asked(replay(case.game, replace(table.record, moves=moves[:number] + kept)))

    random_table(case, 34, look)
    assert refused > 0 and allowed + refused > case.seats
