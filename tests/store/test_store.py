"""What a store keeps, what it finds again, and what it refuses."""

import os
import sqlite3
import stat
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread, Timer

import pytest

from chautari.store import Answer, BadStore, Change, Entry, Link, NoSuchTable, Seat, Stale, Store, StoredDeal, hashed
from tests.store.setting import ANN, BOB, after, begun, head, new


def test_a_table_is_found_again_as_it_was_kept(store: Store) -> None:
    change = new(notes={"away": 600, "title": "Ān तारा"})
    store.commit(change).result()
    kept = store.load("t1")
    assert (kept.head, kept.seats, kept.deals, kept.entries) == (
        change.head,
        change.seats,
        change.deals,
        change.entries,
    )
    assert (kept.moves, kept.answers, store.links("t1")) == ((), {}, list(change.links))


def test_everything_is_there_after_opening_again(where: str) -> None:
    with Store(where) as first:
        begun(first)
        before = first.load("t1")
    with Store(where) as second:
        assert second.load("t1") == before


def test_moves_are_appended(store: Store) -> None:
    playing = begun(store, moves=3)
    store.commit(Change(after(playing, 2), moves=((1, 40), (-1, 7)), answer=Answer("key", 1, 5))).result()
    assert store.load("t1").moves == ((0, 0), (1, 1), (0, 2), (1, 40), (-1, 7))
    assert store.load("t1").answers == {"key": Answer("key", 1, 5)}


def test_an_undo_keeps_the_first_moves_and_the_others_answers(store: Store) -> None:
    playing = begun(store, moves=5)
    store.commit(Change(after(playing, -1), keep=3, moves=((0, 4),))).result()
    assert store.load("t1").moves == ((0, 0), (1, 1), (0, 2), (0, 4))
    assert store.load("t1").head.moves == 4


def test_listed_tables_that_are_full_hide_none_that_has_a_seat(store: Store) -> None:
    for number in range(6):
        seats = (Seat(0, "person", "Ann", person=ANN), Seat(1, "open" if number < 3 else "invited"))
        change = new(f"t{number}", listed=number != 1, created=number, updated=number)
        store.commit(replace(change, seats=seats, links=())).result()
    listed = store.listed(0, 2)
    assert {(head.id, seats[1].kind) for head, seats in listed} == {("t0", "open"), ("t2", "open")}
    assert [head.id for head, _ in store.listed(0, 1)] == ["t2"] and store.listed(3, 2) == []


def test_of_many_listed_tables_every_origin_has_its_newest_first(store: Store) -> None:
    for number, origin in enumerate(("west", "east", "east", "", "", "east")):
        notes = {"origin": origin} if origin else {}
        change = new(f"t{number}", listed=True, created=number, notes=notes, host=BOB)
        store.commit(replace(change, seats=(Seat(0, "open"),), links=())).result()
    # One that says nothing of it is its host's.
    assert {head.id for head, _ in store.listed(0, 3)} == {"t5", "t4", "t0"}
    assert {head.id for head, _ in store.listed(0, 4)} == {"t5", "t4", "t0", "t3"}
    assert [store.listed_from(origin, 0) for origin in ("west", "east", BOB, "north")] == [1, 3, 2, 0]


def test_a_change_of_seats_leaves_the_others(store: Store) -> None:
    playing = begun(store)
    bob = Seat(1, "person", "Bob", person=BOB, stand_in=True, notes={"away": True})
    store.commit(Change(after(playing), seats=(bob,))).result()
    assert store.load("t1").seats == (Seat(0, "person", "Ann", person=ANN), bob)


def test_a_new_dealer_stands_beside_the_old_one(store: Store) -> None:
    playing = begun(store)
    deals = (*store.load("t1").deals, StoredDeal(3, "beef", b"another"))
    store.commit(Change(after(playing), deals=deals)).result()
    assert store.load("t1").deals == deals


def test_a_change_that_is_not_the_next_is_refused(store: Store) -> None:
    playing = begun(store)
    store.commit(Change(after(playing, 1), moves=((1, 5),))).result()
    with pytest.raises(Stale):
        store.commit(Change(after(playing, 1), moves=((1, 6),))).result()
    with pytest.raises(Stale):
        store.commit(Change(after(after(after(playing, 1))), entries=(Entry(7, 0, 0, "chat"),))).result()
    assert store.load("t1").moves[3:] == ((1, 5),)
    assert len(store.load("t1").entries) == 1


def test_a_table_cannot_be_made_twice(store: Store) -> None:
    begun(store)
    with pytest.raises(Stale):
        store.commit(new()).result()
    assert store.load("t1").head.version == 2


def test_an_idempotency_key_is_kept_once(store: Store) -> None:
    playing = begun(store)
    first = after(playing, 1)
    store.commit(Change(first, moves=((1, 5),), answer=Answer("key", 1, 4))).result()
    with pytest.raises(Stale):
        store.commit(Change(after(first, 1), moves=((0, 5),), answer=Answer("key", 0, 5))).result()
    assert store.load("t1").head == first


def test_the_latest_keys_are_found_again_the_oldest_first(store: Store) -> None:
    """Whoever goes on with them drops the first one for each new one."""
    last = begun(store)
    for number in range(102):
        last = after(last, 1)
        store.commit(Change(last, moves=((1, 5),), answer=Answer(f"k{number}", 1, last.moves))).result()
    assert list(store.load("t1").answers) == [f"k{number}" for number in range(2, 102)]


def test_nothing_of_a_refused_change_is_kept(store: Store) -> None:
    playing = begun(store)
    before = store.load("t1")
    twice = (Entry(1, 3, 0, "chat"), Entry(1, 3, 0, "chat"))
    with pytest.raises(Stale):
        store.commit(Change(after(playing, 1), moves=((1, 5),), entries=twice, seats=(Seat(0, "bot"),))).result()
    assert store.load("t1") == before


def test_a_bad_change_fails_alone(store: Store) -> None:
    """They wait together for the writer, which then keeps each on its own."""
    tables = [begun(store, f"t{n}") for n in range(20)]
    waiting = [store.commit(Change(after(t, 1), moves=((1, 5),))) for t in tables]
    stale = store.commit(Change(tables[3], moves=((1, 9),)))
    waiting += [store.commit(new(f"new{n}")) for n in range(20)]
    for future in waiting:
        future.result()
    assert isinstance(stale.exception(), Stale)
    assert [len(store.load(f"t{n}").moves) for n in range(20)] == [4] * 20


def test_changes_of_one_table_are_kept_in_order_without_waiting(store: Store) -> None:
    now, waiting = begun(store, moves=0), list[Future[None]]()
    for number in range(200):
        now = after(now, 1)
        waiting.append(store.commit(Change(now, moves=((0, number),))))
    for future in waiting:
        future.result()
    assert [action for _, action in store.load("t1").moves] == list(range(200))


def test_writers_in_many_threads_lose_nothing(store: Store) -> None:
    def play(table: str) -> None:
        now = begun(store, table, moves=0)
        for number in range(20):
            now = after(now, 1)
            store.commit(Change(now, moves=((0, number),))).result()
            assert len(store.load(table).moves) == number + 1

    threads = [Thread(target=play, args=(f"t{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {len(store.load(f"t{n}").moves) for n in range(8)} == {20}


def test_a_table_is_read_as_of_one_moment(store: Store) -> None:
    """While moves are appended, no reader sees a count that differs from the moves."""
    now = begun(store, moves=0)
    odd: list[int] = []
    done = False

    def read() -> None:
        while not done:
            kept = store.load("t1")
            odd.extend([kept.head.moves] * (kept.head.moves != len(kept.moves)))

    reader = Thread(target=read)
    reader.start()
    for number in range(100):
        now = after(now, 1)
        store.commit(Change(now, moves=((0, number),))).result()
    done = True
    reader.join()
    assert odd == []


def test_my_tables_are_those_i_sit_at_or_have_set_up(store: Store) -> None:
    begun(store, "t1")
    store.commit(new("t2", updated=5000)).result()
    store.commit(Change(head("t3", host=BOB), seats=(Seat(0, "person", "Bob", person=BOB),))).result()
    assert [mine.id for mine, _ in store.tables_of(ANN)] == ["t2", "t1"]
    assert [(mine.id, [seat.name for seat in seats]) for mine, seats in store.tables_of(BOB)] == [("t3", ["Bob"])]
    assert store.tables_of(hashed("a stranger")) == []
    assert [one.asked for one, _ in store.heads("playing")] == [(1,)]
    assert len(store.heads()) == 3
    assert store.count() == {"waiting": 2, "playing": 1}


def test_a_link_opens_its_seat_until_it_is_revoked(store: Store) -> None:
    playing = begun(store)
    old, renewed = hashed("link of t1"), Link(hashed("another"), "seat", 1, expires=9000)
    assert store.link(old) == ("t1", Link(old, "seat", 1))
    store.commit(Change(after(playing), revoked=(("seat", 1),), links=(renewed,))).result()
    assert store.link(old) is None
    assert store.link(renewed.token) == ("t1", renewed)


def test_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="There is no table 'nowhere' here"):
        store.load("nowhere")


def test_a_record_shows_the_dealers_secret_only_at_the_end(store: Store) -> None:
    playing = begun(store)
    assert [deal.secret for deal in store.load("t1").record().deals] == [""]
    store.commit(Change(after(playing, stage="finished", asked=()))).result()
    assert [deal.secret for deal in store.load("t1").record().deals] == [b"the dealer's secret".hex()]
    assert store.load("t1").record().seats == ("Ann", "Bob")


def test_a_secret_is_not_printed_by_accident(store: Store) -> None:
    begun(store)
    assert "secret" not in repr(store.load("t1")).replace("StoredDeal", "")


def test_closing_keeps_what_still_waits(where: str) -> None:
    with Store(where) as first:
        waiting = [first.commit(new(f"t{n}")) for n in range(50)]
    assert all(future.exception() is None for future in waiting)
    with pytest.raises(BadStore, match="closed"):
        first.commit(new("late")).result()
    with Store(where) as second:
        assert len(second.heads()) == 50


def test_a_store_has_one_server(where: str) -> None:
    with Store(where) as first, Store(where) as second:
        first.hold()
        with pytest.raises(BadStore, match="Another server"):
            second.hold()
        first.close()
        second.hold()


def test_what_can_not_be_written_is_refused_and_the_writer_goes_on(store: Store) -> None:
    playing = begun(store)
    with pytest.raises(BadStore, match="can't be written"):
        store.commit(Change(after(playing, 1), moves=((1, 10**30),))).result()
    store.commit(Change(after(playing, 1), moves=((1, 5),))).result()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
def test_a_program_that_locks_the_file_makes_the_writer_wait_then_refuse(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chautari.store.connection.WAIT_FOR_OTHERS", 0.05)
    with Store(where) as store, closing(sqlite3.connect(where)) as other:
        begun(store)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadStore, match="locked"):
            store.commit(new("t2")).result()
        other.rollback()
        store.commit(new("t2")).result()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
def test_what_is_cancelled_while_it_waits_is_not_kept(where: str) -> None:
    with Store(where) as store, closing(sqlite3.connect(where)) as other:
        playing = begun(store)
        other.execute("BEGIN IMMEDIATE")
        first = store.commit(Change(after(playing, 1), moves=((1, 5),)))
        second = store.commit(Change(after(after(playing, 1), 1), moves=((0, 6),)))
        assert second.cancel()
        other.rollback()
        first.result()
        store.commit(new("t2")).result()
        assert len(store.load("t1").moves) == 4


@pytest.mark.skipif(os.name != "posix", reason="other systems keep this in other ways")
def test_nobody_else_on_the_machine_may_read_a_store_or_its_backup(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store:
        begun(store)
        store.backup(tmp_path / "copy.db")
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("content", [b"no database at all, only a text that is long enough" * 100, b"x"])
def test_a_foreign_file_is_refused_and_not_touched(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letters.txt"
    file.write_bytes(content)
    with pytest.raises(BadStore, match=r"letters\.txt"):
        Store(file)
    assert file.read_bytes() == content


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="can't be opened"):
        Store(tmp_path / "nowhere" / "tables.db")


def test_an_address_nobody_understands_is_refused_without_its_password() -> None:
    for address in ("://", "oracle9://ann:hush@host/x", "postgresql://ann:hush@localhost:1/x", "sqlite://"):
        with pytest.raises(BadStore) as refusal:
            Store(address)
        assert "hush" not in str(refusal.value)


def test_a_file_is_whole_when_its_server_ends_though_another_has_just_read_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(file, check_same_thread=False)) as reader:
        with Store(file) as served:
            served.hold()
            served.commit(new()).result()
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM moves").fetchone()
            begun(served, "t2")
            Timer(0.3, reader.rollback).start()
        copy.write_bytes(file.read_bytes())
    assert caplog.text == ""
    with Store(copy) as alone:
        assert alone.load("t2").moves
