"""The password of a store is nowhere in what the program says."""

from pathlib import Path

import pytest

from chautari.store import BadStore, Store, is_path
from tests.cli.running import run
from tests.server.people import Person
from tests.server.test_process import port_in, served
from tests.store.conftest import Postgresql

HUSH = "hu sh:50%/ü"
ENCODED = "hu%20sh%3A50%25%2F%C3%BC"


@pytest.mark.slow
@pytest.mark.parametrize(
    "written",
    [
        "postgresql://chautari:{secret}@/{name}?host={folder}",
        "postgresql+psycopg://chautari:{secret}@/{name}?host={folder}",
        "postgresql://chautari@/{name}?host={folder}&password={secret}",
        "postgresql:///{name}?user=chautari&password={secret}&host={folder}",
    ],
)
def test_a_server_says_where_its_tables_are_and_no_password(
    written: str, postgresql: Postgresql, database: str
) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    where = written.format(secret=ENCODED, name=name, folder=postgresql.folder)
    with served(where) as (process, said):
        Person(port_in(said)).set_up("yak", "me:Asha", "open")
        process.terminate()
        told = said + process.communicate(timeout=30)[0]
    assert name in told and process.returncode == 0
    assert not [one for one in (HUSH, ENCODED, "hu sh", "hu%20", "hu+sh", "***") if one in told]


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://ann:hush",
        "postgresql://ann:hush@host:port/x",
        "postgresql://ann:a@hush@localhost:1/x",
        "postgresql://ann:a@hush/b@localhost:1/x",
        "postgresql://localhost:1?password=hush@",
        "postgresql://ann@localhost?password=hush@x",
        "postgresql://localhost:1/x?user=ann&password=hush&sslpassword=hush",
        "postgresql://ann:hush@localhost:1/x?passwort=hush",
        "postgresql+nothing://ann:hush@localhost/x",
        "sqlite://ann:hush@nowhere/x.db",
        "oracle://ann:hush@host/x",
        "postgresql:/ann:hush@host/x",
        "postgresql:ann:hush@host/x",
        "postgresql/ann:hush@host/x",
        "//ann:hush@host/x",
        "ann:hush@host/x",
        "a:hush@host",
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_its_password(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadStore) as refusal:
        Store(where)
    assert "hush" not in str(refusal.value) and str(refusal.value).endswith(".")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name", ["tables.db", "at@home.db", "noon 12:30.db", "/srv/a:b@c/t.db", "C:/Users/a@b/t.db", r"C:\Users\a@b\t.db"]
)
def test_a_file_may_have_an_odd_name(name: str) -> None:
    assert is_path(name)


@pytest.mark.parametrize(
    "line",
    [
        ("serve", "postgresql://ann:hush@localhost/x"),
        ("serve", "--port", "postgresql://ann:hush@localhost/x"),
        ("backup", "copy.db", "--store", "postgresql://ann:hush@localhost:1/x"),
        ("import", "postgresql://ann:hush@localhost/x"),
        ("serve", "--store", "ann:hush@localhost/x"),
        ("serve", "--store", "postgresql:/ann:hush@localhost/x"),
        ("backup", "copy.db", "--store", "postgresql:/ann:hush@localhost/x"),
        ("export", "folder", "postgresql://ann:hush@localhost/x", "--store=postgres://ann:hush@localhost/x"),
    ],
)
def test_an_address_in_the_wrong_place_is_not_repeated(line: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*line, folder=tmp_path)
    assert done.status == 2 and done.err.count("\n") == 1
    assert "hush" not in done.out + done.err
