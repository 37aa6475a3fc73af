"""Stores of every schema since the first open in this program."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, inspect, text

from chautari.store import BadStore, Change, Store
from chautari.store.connection import connect
from chautari.store.migrations import STEPS, migrate
from tests.store.setting import ANN, after, begun

OLD = sorted((Path(__file__).parent / "schemas").glob("*.sql"))


def schema(engine: Engine) -> dict[str, list[tuple[str, str, bool]]]:
    """Every table with its columns and indexes."""
    inspector = inspect(engine)
    tables = {name: inspector.get_columns(name) for name in sorted(inspector.get_table_names())}
    columns = {t: sorted((c["name"], str(c["type"]), bool(c["nullable"])) for c in cs) for t, cs in tables.items()}
    indexes = {
        f"{t}:": sorted((str(i["name"]), str(i["column_names"]), bool(i["unique"])) for i in inspector.get_indexes(t))
        for t in tables
    }
    return columns | indexes


@pytest.fixture
def engine(where: str) -> Iterator[Engine]:
    opened = connect(where)
    yield opened
    opened.dispose()


def test_there_is_an_old_store_of_every_schema() -> None:
    assert [file.stem for file in OLD] == [f"schema-{n + 1}" for n in range(len(STEPS) + 1)]


@pytest.mark.parametrize("old", OLD, ids=lambda file: file.stem)
def test_an_old_store_opens_and_goes_on(tmp_path: Path, old: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(old.read_text(encoding="utf-8"))
    with Store(file) as store:
        kept = store.load("t1")
        assert kept.record().seats == ("Ann", "Bob")
        assert kept.moves == ((0, 0), (1, 1), (0, 2))
        assert kept.entries[0].body == {"by": "Ann"}
        assert [mine.id for mine, _ in store.tables_of(ANN)] == ["t1"]
        store.commit(Change(after(kept.head, 1), moves=((1, 3),))).result()
    with Store(file) as store:
        assert len(store.load("t1").moves) == 4


@pytest.mark.parametrize("old", OLD, ids=lambda file: file.stem)
def test_the_steps_lead_to_the_schema_of_a_new_store(tmp_path: Path, old: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db")) as made:
        made.executescript(old.read_text(encoding="utf-8"))
    engines = [connect(tmp_path / name) for name in ("old.db", "new.db")]
    for engine in engines:
        migrate(engine)
    assert schema(engines[0]) == schema(engines[1])
    for engine in engines:
        engine.dispose()


def test_steps_are_taken_once_and_in_order(where: str, engine: Engine) -> None:
    with Store(where) as store:
        begun(store)
    further = (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT",), ("UPDATE tables SET mood = 'merry'",))
    migrate(engine, further)
    migrate(engine, further)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT mood FROM tables")).scalars().all() == ["merry"]
    with pytest.raises(BadStore, match=f"has schema {len(further) + 1}, this program knows up to {len(STEPS) + 1}"):
        Store(where)


def test_a_step_that_fails_leaves_the_store_as_it_was(where: str, engine: Engine) -> None:
    with Store(where) as store:
        begun(store)
    before = schema(engine)
    broken = (*STEPS, ("ALTER TABLE tables ADD COLUMN mood TEXT", "UPDATE nothing SET mood = 1"))
    with pytest.raises(Exception, match="nothing"):
        migrate(engine, broken)
    assert schema(engine) == before
    with Store(where) as store:
        assert len(store.load("t1").moves) == 3


def test_a_database_of_another_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "music.db"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE songs (title)")
    before = file.read_bytes()
    with pytest.raises(BadStore, match="another program"):
        Store(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_foreign_database_server_is_refused_and_not_touched(where: str, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE songs (title TEXT)"))
    with pytest.raises(BadStore, match="another program"):
        Store(where)
    assert inspect(engine).get_table_names() == ["songs"]
