"""A server over either kind of database, and over tables that came from elsewhere."""

from pathlib import Path

import chautari
from chautari.engine.record import Record
from chautari.engine.table import Table
from chautari.store import Store
from chautari.store.imports import from_record
from tests.server.people import Person
from tests.server.running import Running

FINISHED = Path(__file__).parents[1] / "records" / "yak" / "two-players.json"


def test_people_go_on_after_a_restart(where: str) -> None:
    with Running(where) as first:
        asha, bina = Person(first.port), Person(first.port)
        created = asha.set_up("yak", "me:Asha", "open")
        bina.use(created["links"][0]["token"], "Bina")
        with asha.sit(created["table"]) as chair:
            chair.act()
            before = chair.settled().scene["view"]
    with Running(where) as second:
        asha.port = bina.port = second.port
        with asha.sit(created["table"]) as chair:
            assert chair.settled().scene["view"] == before
        assert [table["table"] for table in bina.get("/api/tables")["tables"]] == [created["table"]]


def test_a_game_that_was_broken_off_elsewhere_goes_on_here(tmp_path: Path) -> None:
    record = Record.load(FINISHED)
    halfway = Table.resume(chautari.game("yak"), record.upto(len(record.moves) // 2))
    halfway.change_dealer()
    brought = from_record(halfway.record)
    with Store(tmp_path / "tables.db") as store:
        store.commit(brought.change).result()
    with Running(tmp_path / "tables.db") as running:
        people = [Person(running.port) for _ in record.seats]
        for person, token, name in zip(people, brought.tokens, record.seats, strict=False):
            person.use(token, name)
        asked = halfway.asked[0]
        with people[asked].sit(brought.change.head.id) as chair:
            assert chair.settled().scene["view"] == halfway.view(asked)
            chair.act()
    with Store(tmp_path / "tables.db") as store:
        kept = store.load(brought.change.head.id)
    assert kept.head.moves > len(halfway.record.moves)
    assert kept.moves[: len(halfway.record.moves)] == halfway.record.moves


def test_a_finished_game_from_elsewhere_can_be_looked_at(tmp_path: Path) -> None:
    record = Record.load(FINISHED)
    brought = from_record(record)
    with Store(tmp_path / "tables.db") as store:
        store.commit(brought.change).result()
    with Running(tmp_path / "tables.db") as running:
        visitor = Person(running.port)
        table = visitor.use(brought.tokens[0])["table"]
        assert visitor.call("GET", f"/api/tables/{table}/record").text == record.to_json()
