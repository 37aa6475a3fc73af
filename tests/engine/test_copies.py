"""A copy of a table, by whichever way, is a table of its own: the same game so far, the same deal to come."""

import copy
import pickle
from collections.abc import Callable

import pytest

import chautari
from chautari.engine import play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.record import check_deals
from chautari.engine.state import State
from chautari.engine.table import Table
from chautari.games import NAMES

Copying = Callable[[Table], Table]


def pickled(table: Table) -> Table:
    again: Table = pickle.loads(pickle.dumps(table))
    return again


WAYS = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])


def begun(game: str, moves: int = 9) -> Table:
    table = chautari.start(game, seats=["Asha", "Bina", "Chandra"], seed=3)
    for _ in range(moves):
        table.play(table.choices()[-1])
    return table


def play_on(table: Table) -> None:
    while not table.over:
        table.play(table.choices()[0])


@WAYS
@pytest.mark.parametrize("game", NAMES)
def test_a_copy_is_the_same_game_so_far(game: str, copied: Copying) -> None:
    table = begun(game)
    again = copied(table)
    assert fingerprint(again.state) == fingerprint(table.state)
    assert (again.record, again.names, again.asked) == (table.record, table.names, table.asked)
    assert [again.choices(seat) for seat in again.asked] == [table.choices(seat) for seat in table.asked]
    assert again.log == table.log
    assert again.game is table.game


@WAYS
def test_playing_on_in_one_changes_nothing_in_the_other(copied: Copying) -> None:
    table = begun("reviving-kathmandu")
    again = copied(table)
    before = (fingerprint(table.state), table.record, list(table.log))
    again.play(table.choices()[0])
    assert (fingerprint(table.state), table.record, table.log) == before
    played = again.record
    table.play(table.choices()[-1])
    assert again.record is played
    assert table.record != played


@WAYS
@pytest.mark.parametrize("game", NAMES)
def test_both_are_dealt_the_same_cards_and_each_can_prove_it(game: str, copied: Copying) -> None:
    table = begun(game)
    again = copied(table)
    play_on(table)
    play_on(again)
    assert again.record == table.record
    assert again.scores() == table.scores()
    check_deals(again.game, again.record)


@WAYS
def test_a_copy_can_be_taken_back_saved_and_finished_like_its_original(copied: Copying) -> None:
    table = chautari.start("reviving-kathmandu", seats=3, seed=1)
    seat = table.asked[0]
    table.play(table.choices()[0])
    again = copied(table)
    again.undo(seat)
    assert len(again.record.moves) == len(table.record.moves) - 1
    play_on(table)
    over = copied(table)
    assert over.over and over.record == table.record
    check_deals(over.game, over.record)


def test_what_a_table_tells_can_be_pickled_and_compared() -> None:
    table = begun("yak")
    play_on(table)
    told = (table.scores(), table.log, table.record)
    assert pickle.loads(pickle.dumps(told)) == copy.deepcopy(told) == told
    assert table.scores() == table.scores()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_state_shares_nothing_that_changes(copied: Callable[[State], State]) -> None:
    table = begun("yak")
    state = copied(table.state)
    before = fingerprint(table.state)
    assert fingerprint(state) == before
    play.step(state, table.choices()[0].action, Dice(1))
    assert fingerprint(state) != before
    assert fingerprint(table.state) == before


def test_a_table_says_what_it_is() -> None:
    table = chautari.start("reviving-kathmandu", seats=["Asha", "Bina"], seed=1)
    moves = len(table.record.moves)
    assert repr(table) == f"<Table of reviving-kathmandu: Asha, Bina; {moves} moves, asked: {table.asked[0]}>"
    play_on(table)
    assert repr(table) == f"<Table of reviving-kathmandu: Asha, Bina; {len(table.record.moves)} moves, over>"
