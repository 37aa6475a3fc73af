"""Tables that are put away: for one person, and back again."""

from pathlib import Path
from typing import Any

from tests.server.people import Person
from tests.server.running import Running


def mine(person: Person, table: str) -> dict[str, Any]:
    return next(one for one in person.get("/api/tables")["tables"] if one["table"] == table)


def test_a_table_is_put_away_for_one_person_alone(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    bina.use(created["link"], "Bina")
    table, before = created["table"], mine(bina, created["table"])
    assert asha.post(f"/api/tables/{table}/put-away", {"away": True})["put_away"]
    assert asha.post(f"/api/tables/{table}/put-away", {"away": True})["put_away"], "twice is once"
    assert mine(asha, table)["put_away"] and mine(bina, table) == before
    assert not asha.post(f"/api/tables/{table}/put-away", {"away": False})["put_away"]
    assert not mine(asha, table)["put_away"]


def test_only_whoever_belongs_to_a_table_may(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "bot:uniform")
    bina.use(created["watch"])
    path = f"/api/tables/{created['table']}/put-away"
    assert bina.call("POST", path, {"away": True}).data["code"] == "only-watching"
    assert stranger.call("POST", path, {"away": True}).data["code"] == "no-such-table"


def test_it_stays_away_when_the_server_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        asha.post(f"/api/tables/{table}/put-away", {"away": True})
        with asha.sit(table) as chair:
            chair.act()
    with Running(tmp_path / "tables.db") as running:
        assert mine(Person(running.port, asha.token), table)["put_away"]


def test_what_is_stored_of_it_names_nobody(running: Running, asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    asha.post(f"/api/tables/{table}/put-away", {"away": True})
    head = running.store.load(table).head
    marks = head.notes["put_away"]
    assert isinstance(marks, list) and len(marks) == 1 and str(marks[0]) not in head.host
