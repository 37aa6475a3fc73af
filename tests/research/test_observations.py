"""A seat's numbers hold all that it may know, and nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chautari
from chautari.engine import play
from chautari.engine.errors import UnknownGame
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.sheet import COUNT, NUMBER
from chautari.engine.state import State
from chautari.games import METAS
from chautari.games.observers import observer_of
from chautari.research.observing import layout_of, observe
from tests.conformance.cases import CASES, Case, every_case, every_game
from tests.conformance.walk import moments
from tests.research.hashes import hash_of

ROOT = Path(__file__).parents[2]


def numbers(case: Case, state: State, seat: int) -> bytes:
    return observe(observer_of(case.name), state, seat).tobytes()


@every_case
def test_what_is_hidden_changes_no_number(case: Case) -> None:
    for moment in moments(case, 41, 8, chance=True):
        for seat in range(case.seats):
            seen = numbers(case, moment.state, seat)
            for seed in range(3):
                assert numbers(case, case.game.imagine(moment.state, seat, Dice(seed)), seat) == seen


@every_case
def test_whatever_changes_a_view_changes_the_numbers(case: Case) -> None:
    """Every choice is played at a copy: what follows differs in as little as two tables of a game can."""
    for moment in moments(case, 42, 6, chance=True):
        options = play.options(moment.state, moment.seat)
        views: list[dict[bytes, str]] = [{} for _ in range(case.seats)]
        for action in options[:: max(1, len(options) // 10)]:
            after = moment.state.clone()
            play.play(after, moment.seat, action)
            for seat in range(case.seats):
                view = json.dumps(case.game.view(after, seat))
                assert views[seat].setdefault(numbers(case, after, seat), view) == view


@every_case
def test_tables_that_look_the_same_to_a_seat_have_the_same_numbers(case: Case) -> None:
    for moment in moments(case, 42, 6, chance=True):
        options = play.options(moment.state, moment.seat)
        rows: list[dict[str, bytes]] = [{} for _ in range(case.seats)]
        for action in options[:: max(1, len(options) // 10)]:
            after = moment.state.clone()
            play.play(after, moment.seat, action)
            for seat in range(case.seats):
                row = numbers(case, after, seat)
                assert rows[seat].setdefault(json.dumps(case.game.view(after, seat)), row) == row


@every_case
def test_a_count_says_what_the_view_says_under_the_same_name_and_nothing_where_the_view_is_silent(case: Case) -> None:
    end = case.start()
    play.playout(end, Dice(45))
    compared = 0
    for state in [*(moment.state for moment in moments(case, 45, 12)), end]:
        for seat in range(case.seats):
            row = observe(observer_of(case.name), state, seat)
            for name, seen in counts_in_view(case, state, seat).items():
                assert row[layout_of(case.name, case.seats).slices[name]] == [0 if seen is None else seen], name
                compared += 1
    assert compared > 0


def counts_in_view(case: Case, state: State, seat: int) -> dict[str, int | None]:
    """What the view calls as a part with one count is called."""
    view: Any = case.game.view(state, seat)
    places: dict[str, Any] = {"": view} | {
        f"player_{turn}.": view["players"][(seat + turn) % case.seats] for turn in range(case.seats)
    }
    counts: dict[str, int | None] = {}
    for part in layout_of(case.name, case.seats).parts:
        owner, dot, key = part.name.rpartition(".")
        if part.kind == COUNT and part.size == 1 and key in places.get(owner + dot, {}):
            seen = places[owner + dot][key]
            if seen is None or isinstance(seen, int):
                counts[part.name] = seen
    return counts


@every_case
def test_numbers_stay_within_what_the_layout_says(case: Case) -> None:
    layout = layout_of(case.name, case.seats)
    for moment in moments(case, 43, 10):
        for seat in range(case.seats):
            row = observe(observer_of(case.name), moment.state, seat)
            assert len(row) == layout.size
            outside = (row < layout.least) | (row > layout.most)
            assert not outside.any(), [part.name for part in layout.parts if outside[layout.slices[part.name]].any()]


@every_game
def test_an_observer_writes_exactly_its_parts(meta: Meta) -> None:
    for seats in meta.seats:
        layout = layout_of(meta.name, seats)
        assert [part.name for part in layout.parts] == list(layout.slices), "every name once"
        assert all(part.meaning and part.size > 0 for part in layout.parts)
        assert observer_of(meta.name).size(seats) == layout.size


@every_game
def test_spread_out_numbers_are_flags_and_fractions(meta: Meta) -> None:
    case = Case(meta.name, meta.seats[0], meta.complete(meta.seats[0], {}))
    layout = layout_of(case.name, case.seats)
    rows = np.stack([observe(observer_of(case.name), m.state, m.seat) for m in moments(case, 44, 10)])
    spread = layout.spread(rows)
    assert spread.dtype == np.float32 and abs(spread).max() <= 1.0
    flags = sum(part.size * part.most for part in layout.parts if part.kind == NUMBER and 1 < part.most <= 64)
    assert spread.shape[1] > flags > 0


@pytest.mark.slow
@pytest.mark.skipif(not chautari.compiled(), reason="compares the compiled rows with these: run by `make compiled`")
def test_rows_are_the_same_compiled_and_interpreted() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.research.hashes"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert {str(case): hash_of(case) for case in CASES} == json.loads(interpreted.stdout)


def test_only_our_games_have_layouts() -> None:
    with pytest.raises(UnknownGame):
        layout_of("chess", 2)
    assert {meta.name for meta in METAS} == {layout_of(meta.name, meta.seats[0]).game for meta in METAS}
