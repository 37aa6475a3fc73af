"""A backup of either kind of database is a file that opens as a store."""

from pathlib import Path

from chautari.store import Store
from chautari.store.imports import copy_tables
from tests.store.setting import begun, new


def test_a_backup_holds_everything(store: Store, tmp_path: Path) -> None:
    begun(store)
    store.commit(new("t2")).result()
    store.backup(tmp_path / "copy.db")
    with Store(tmp_path / "copy.db") as copy:
        assert copy.heads() == store.heads()
        for table in ("t1", "t2"):
            assert copy.load(table) == store.load(table)
            assert copy.links(table) == store.links(table)
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]


def test_tables_move_from_one_kind_of_database_to_the_other(store: Store, tmp_path: Path) -> None:
    with Store(tmp_path / "file.db") as file:
        begun(file)
        assert copy_tables(file, store) == (1, 0)
        assert copy_tables(file, store) == (0, 1)
        assert store.load("t1").moves == file.load("t1").moves
        assert store.link(file.links("t1")[0].token) == ("t1", file.links("t1")[0])
