"""`chautari backup`, `export` and `import`: nothing is lost on the way out and in again, and nothing is half done."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import chautari
from chautari.cli.main import main
from chautari.engine.record import Record
from chautari.engine.table import Table
from chautari.store import Change, Store
from tests.cli.running import run
from tests.store.setting import after, begun, new

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[2] / "records"
FINISHED = RECORDS / "yak" / "two-players.json"


def halfway(folder: Path) -> Path:
    """A saved game that is not over."""
    record = Record.load(FINISHED)
    file = folder / "halfway.json"
    Table.resume(chautari.game("yak"), record.upto(len(record.moves) // 2)).save(file)
    return file


def test_an_exported_record_comes_back_the_same(tmp_path: Path) -> None:
    store = ["--store", str(tmp_path / "tables.db")]
    assert main(["import", *map(str, RECORDS.glob("*/*.json")), *store]) == 0
    assert main(["export", str(tmp_path / "out"), *store]) == 0
    came = {file.read_text(encoding="utf-8") for file in (tmp_path / "out").iterdir()}
    assert came == {Record.load(file).to_json() for file in RECORDS.glob("*/*.json")}


def test_what_is_here_already_is_not_brought_in_again(tmp_path: Path) -> None:
    store = ["--store", str(tmp_path / "tables.db")]
    assert "is table" in run("import", str(FINISHED), *store).out
    assert "is here already, as table" in run("import", str(FINISHED), *store).out
    with Store(tmp_path / "tables.db") as opened:
        assert opened.count() == {"finished": 1}


def test_an_unfinished_game_comes_with_a_link_for_each_seat_and_a_new_dealer(tmp_path: Path) -> None:
    file, place = halfway(tmp_path), tmp_path / "tables.db"
    said = run("import", str(file), "--store", str(place)).out
    tokens = [line.split("/join#")[1] for line in said.splitlines() if "/join#" in line]
    with Store(place) as store:
        ((head, seats),) = store.heads()
        opened = [store.link(chautari.store.hashed(token)) for token in tokens]
        kept = store.load(head.id)
    assert [(link.purpose, link.seat) for table, link in filter(None, opened) if table == head.id] == [
        ("seat", 0),
        ("seat", 1),
        ("watch", -1),
    ]
    assert (head.stage, [seat.kind for seat in seats]) == ("playing", ["invited", "invited"])
    assert kept.deals[-1].start == len(kept.moves)
    assert kept.record().deals[-1].secret == ""
    assert kept.moves == Record.load(file).moves


def test_an_unfinished_game_is_exported_without_its_secret_and_says_so(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store:
        playing = begun(store)
        store.commit(new("still waiting")).result()
        done = run("export", "out", "--store", "tables.db", folder=tmp_path)
        assert done.out.splitlines() == [
            "One record is in out.",
            "One game is not over: such a record holds what its players may not see yet.",
        ]
        assert Record.load(tmp_path / "out" / "yak-t1.json").deals[0].secret == ""
        assert "0 records" in run("export", "out", "--finished", "--store", "tables.db", folder=tmp_path).out
        store.commit(Change(after(playing, stage="finished"))).result()
        run("export", "out", "t1", "--store", "tables.db", folder=tmp_path)
    assert Record.load(tmp_path / "out" / "yak-t1.json").deals[0].secret == b"the dealer's secret".hex()


def test_a_game_of_rules_that_nobody_knows_any_more_is_exported_all_the_same(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store:
        store.commit(Change(after(begun(store), game="chess", rules=99))).result()
    assert run("export", "out", "--store", "tables.db", folder=tmp_path).status == 0
    assert Record.load(tmp_path / "out" / "chess-t1.json").rules == 99


def test_a_backup_is_a_whole_store_and_the_server_goes_on_meanwhile(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store:
        store.hold()
        playing = begun(store)
        done = run("backup", "copy.db", "--store", "tables.db", folder=tmp_path)
        assert (done.status, done.out) == (0, "Everything is in copy.db.\n")
        before, links = store.load("t1"), store.links("t1")
        store.commit(Change(after(playing, 1), moves=((1, 5),))).result()
    with Store(tmp_path / "copy.db") as copy:
        assert copy.load("t1") == before
        assert copy.links("t1") == links


def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.db") as store:
        begun(store)
    (tmp_path / "letter.txt").write_text("dear Ann")
    done = run("backup", "letter.txt", "--store", "tables.db", folder=tmp_path)
    assert (done.status, done.err) == (2, "letter.txt is there already; a backup never overwrites anything.\n")
    assert (tmp_path / "letter.txt").read_text() == "dear Ann"


def test_a_backup_is_brought_in_with_its_people_and_links(tmp_path: Path) -> None:
    with Store(tmp_path / "old.db") as old:
        begun(old)
        before, links = old.load("t1"), old.links("t1")
    for said in ("one table was brought in, 0 were here", "0 tables were brought in, 1 was here"):
        assert said in run("import", "old.db", "--store", "new.db", folder=tmp_path).out
    with Store(tmp_path / "new.db") as new_one:
        kept = new_one.load("t1")
        assert (kept.seats, kept.moves, kept.deals, kept.entries) == (
            before.seats,
            before.moves,
            before.deals,
            before.entries,
        )
        assert new_one.links("t1") == links


def test_one_bad_file_and_nothing_is_brought_in(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(FINISHED.read_text(encoding="utf-8").replace('"rules": 1', '"rules": 99'), encoding="utf-8")
    done = run("import", str(FINISHED), str(bad), "--store", str(tmp_path / "tables.db"))
    assert done.status == 2
    assert "bad.json is not brought in: This record was played by rules version 99" in done.err
    assert not (tmp_path / "tables.db").exists()


def test_a_secret_that_is_no_number_is_refused(tmp_path: Path) -> None:
    record = Record.load(FINISHED)
    bad = tmp_path / "bad.json"
    bad.write_text(record.to_json().replace(record.deals[0].secret, "xyz"), encoding="utf-8")
    done = run("import", "bad.json", "--store", "tables.db", folder=tmp_path)
    assert (done.status, len(done.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("line", ["backup copy.db", "export out", "export out t1"])
def test_no_store_is_made_where_there_is_none(tmp_path: Path, line: str) -> None:
    done = run(*line.split(), "--store", "nowhere.db", folder=tmp_path)
    assert (done.status, done.err) == (
        2,
        "There is no store nowhere.db; say with --store where the tables are kept.\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "line", ["export out nowhere", "backup nowhere/copy.db", "export tables.db", "import foreign.db"]
)
def test_refusals_are_one_sentence(tmp_path: Path, line: str) -> None:
    with Store(tmp_path / "tables.db") as store:
        begun(store)
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE songs (title)")
    done = run(*line.split(), "--store", "tables.db", folder=tmp_path)
    assert (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)
    with Store(tmp_path / "tables.db") as store:
        assert store.count() == {"playing": 1}
