"""One server per store, by whatever name it is called; and a store that is no longer there keeps nothing."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chautari.store import BadStore, Store
from tests.server.people import Person
from tests.server.running import Running
from tests.store.conftest import Postgresql
from tests.store.setting import begun, new


def test_a_server_whose_database_has_restarted_holds_the_store_before_it_writes_again(
    postgresql: Postgresql, database: str
) -> None:
    with Store(database) as first, Store(database) as second:
        first.hold()
        begun(first, "t1")
        postgresql.stop()
        with pytest.raises(BadStore, match="can't be written"):
            first.commit(new("t2")).result()
        postgresql.start()
        first.commit(new("t2")).result()
        with pytest.raises(BadStore, match="Another server"):
            second.hold()
        assert {head.id for head, _ in second.heads()} == {"t1", "t2"}


def test_a_server_whose_store_another_has_taken_meanwhile_writes_nothing(postgresql: Postgresql, database: str) -> None:
    with Store(database) as first:
        first.hold()
        postgresql.stop()
        postgresql.start()
        with Store(database) as second:
            second.hold()
            with pytest.raises(BadStore, match="Another server has this store open"):
                first.commit(new("t1")).result()
            assert second.heads() == []
        first.commit(new("t1")).result()
        with Store(database) as third, pytest.raises(BadStore, match="Another server"):
            third.hold()


def test_a_link_to_a_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "folder" / "tables.db")
    (tmp_path / "shortcut").symlink_to(tmp_path / "folder")
    with Store(tmp_path / "folder" / "tables.db") as first:
        first.hold()
        for name in ("link.db", "shortcut/tables.db"):
            with Store(tmp_path / name) as second, pytest.raises(BadStore, match="Another server"):
                second.hold()


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as first:
        begun(first)
        os.link(tmp_path / "tables.db", tmp_path / "same.db")
        with pytest.raises(BadStore, match=r"same\.db can't be opened: it has several names"):
            Store(tmp_path / "same.db")
        (tmp_path / "same.db").unlink()
        with Store(tmp_path / "tables.db") as second:
            assert len(second.heads()) == 1


@pytest.mark.parametrize("name", ["tables.db", "tables.db-wal", "tables.db-shm"])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_taken_away_or_replaced_keeps_no_change(name: str, replaced: bool, tmp_path: Path) -> None:
    file = tmp_path / name
    with Store(tmp_path / "tables.db") as store:
        begun(store, "t1")
        file.rename(tmp_path / "away")
        if replaced:
            shutil.copyfile(tmp_path / "away", file)
        with pytest.raises(BadStore, match=rf"can't be written: .*{name} was removed or replaced"):
            store.commit(new("t2")).result()
        with pytest.raises(BadStore, match="removed or replaced"):
            store.heads()
        with pytest.raises(BadStore, match="removed or replaced"):
            store.backup(tmp_path / "backup.db")
        assert file.exists() == replaced
        (tmp_path / "away").replace(file)
        store.commit(new("t3")).result()
    with Store(tmp_path / "tables.db") as store:
        assert {head.id for head, _ in store.heads()} == {"t1", "t3"}


def test_people_are_told_that_a_move_is_not_stored_when_the_file_is_gone(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        with asha.sit(table) as chair:
            chair.act()
            chair.until(lambda scene: scene["question"] is not None)
            (tmp_path / "tables.db").rename(tmp_path / "away.db")
            question = chair.scene["question"]
            refusal = chair.ask("act", turn=question["turn"], action=question["options"][0]["action"])
            assert (refusal["type"], refusal["code"]) == ("refused", "not-stored")
            assert asha.call("GET", "/health").status == 503
            (tmp_path / "away.db").rename(tmp_path / "tables.db")
            chair.act()


def test_a_lock_that_was_swept_away_is_taken_again_before_anything_is_written(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as first, Store(tmp_path / "tables.db") as second:
        first.hold()
        (tmp_path / "tables.db.lock").unlink()
        first.commit(new("t1")).result()
        with pytest.raises(BadStore, match="Another server"):
            second.hold()
        (tmp_path / "tables.db.lock").unlink()
        second.hold()
        with pytest.raises(BadStore, match="Another server"):
            first.commit(new("t2")).result()
        second.close()
        first.commit(new("t2")).result()


def test_what_was_served_is_in_the_file_itself_though_another_program_has_it_open(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store, closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        store.hold()
        begun(store, "t1")
        assert other.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        store.close()
        shutil.copyfile(tmp_path / "tables.db", tmp_path / "copy.db")
    with Store(tmp_path / "copy.db") as copy:
        assert len(copy.load("t1").moves) == 3
