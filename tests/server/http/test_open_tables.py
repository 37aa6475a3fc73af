"""Open tables: found by whoever visits the server, and by nobody once the game begins."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chautari.server.net.proxies import household
from chautari.server.verbs.creation import mark
from tests.server.people import Person
from tests.server.running import QUICK, Running


def found(person: Person) -> dict[str, Any]:
    return {one["table"]: one for one in person.get("/api/open")["tables"]}


def test_only_a_listed_table_is_found_and_joined(asha: Person, stranger: Person) -> None:
    listed = asha.set_up("yak", "me:Asha", "open", "invited:Chandra", listed=True)["table"]
    hidden = asha.set_up("yak", "me:Asha", "open")["table"]
    shown = found(stranger)
    assert listed in shown and hidden not in shown
    assert [seat["name"] for seat in shown[listed]["seats"]] == ["Asha", "", "Chandra"]
    assert stranger.call("POST", f"/api/tables/{hidden}/sit", {"name": "Dawa"}).data["code"] == "no-such-table"
    assert stranger.post(f"/api/tables/{listed}/sit", {"name": "Dawa"}) == {"table": listed, "seat": 1}
    assert stranger.post(f"/api/tables/{listed}/sit", {"name": "Again"}) == {"table": listed, "seat": 1}
    assert [seat["name"] for seat in stranger.get(f"/api/tables/{listed}")["seats"]] == ["Asha", "Dawa", "Chandra"]
    assert listed not in found(stranger), "the last seat is kept for somebody"


def test_the_newest_come_first(asha: Person) -> None:
    tables = [asha.set_up("yak", "me:Asha", "open", listed=True)["table"] for _ in range(4)]
    shown = [one["created"] for one in found(asha).values()]
    assert set(tables) <= set(found(asha)) and shown == sorted(shown, reverse=True)


def test_the_last_one_to_come_starts_the_game_and_ends_the_listing(
    running: Running, asha: Person, stranger: Person
) -> None:
    table = asha.set_up("yak", "me:Asha", "open", "open", listed=True)["table"]
    people = [Person(running.port) for _ in range(6)]
    with ThreadPoolExecutor(6) as at_once:
        answers = list(
            at_once.map(lambda n: people[n].call("POST", f"/api/tables/{table}/sit", {"name": f"Guest {n}"}), range(6))
        )
    seats = sorted(answer.data["seat"] for answer in answers if answer.status == 200)
    assert seats == [1, 2], "one seat for each, and none for two"
    assert {answer.data["code"] for answer in answers if answer.status != 200} <= {"no-open-seat", "no-such-table"}
    assert table not in found(stranger)
    assert stranger.call("POST", f"/api/tables/{table}/sit", {"name": "Late"}).data["code"] == "no-such-table"
    assert asha.get(f"/api/tables/{table}")["stage"] == "playing"


def test_a_host_who_begins_alone_ends_the_listing(asha: Person, stranger: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "open", listed=True)["table"]
    asha.post(f"/api/tables/{table}/start", {"level": "uniform"})
    assert table not in found(stranger)


def test_a_seat_that_was_given_up_is_open_again(asha: Person, bina: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "open", "open", listed=True)["table"]
    bina.post(f"/api/tables/{table}/sit", {"name": "Bina"})
    with bina.sit(table) as chair:
        chair.hear("news")
        chair.send({"type": "leave", "key": "away"})
        chair.closed()
    assert [seat["kind"] for seat in found(bina)[table]["seats"]] == ["person", "open", "open"]


@pytest.mark.parametrize("name", ["Asha", " ", "\u0007"])
def test_a_name_is_checked_as_everywhere(asha: Person, stranger: Person, name: str) -> None:
    table = asha.set_up("yak", "me:Asha", "open", listed=True)["table"]
    answer = stranger.call("POST", f"/api/tables/{table}/sit", {"name": name})
    assert answer.data["code"] in ("name-taken", "no-name", "bad-name")
    assert found(stranger)[table]["seats"][1]["kind"] == "open"


def test_a_table_without_an_open_seat_is_not_listed(asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "invited:Bina", listed=True)["table"]
    assert table not in found(asha)


def test_nobody_crowds_an_honest_table_out(tmp_path: Path) -> None:
    """Not even with many cookies: each address has its share of the list."""
    with Running(tmp_path / "tables.db", replace(QUICK, limits=replace(QUICK.limits, listed=20))) as running:
        table = Person(running.port, address="127.0.0.9").set_up("yak", "me:Asha", "open", listed=True)["table"]
        for crowd in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for _ in range(20):
                Person(running.port, address=crowd).set_up("yak", "open", "open", listed=True)
        shown = found(Person(running.port))
        assert table in shown and len(shown) == 50


def test_one_address_lists_so_many_tables_at_a_time(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, limits=replace(QUICK.limits, listed=3))) as running:
        asha, guest = Person(running.port), Person(running.port, address="127.0.0.2")
        tables = [asha.set_up("yak", "me:Asha", "open", listed=True)["table"] for _ in range(3)]
        wanted = {"game": "yak", "seats": [{"kind": "open"}] * 2, "listed": True}
        refusal = Person(running.port).call("POST", "/api/tables", wanted)
        assert (refusal.status, refusal.data["code"]) == (429, "too-many-listed")
        asha.set_up("yak", "me:Asha", "open")
        guest.post("/api/tables", wanted)
        guest.post(f"/api/tables/{tables[0]}/sit", {"name": "Bina"})
        asha.post("/api/tables", wanted)


def test_a_table_keeps_no_address_only_a_mark_that_many_share(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        table = Person(running.port).set_up("yak", "me:Asha", "open")["table"]
        assert running.store.load(table).head.notes["origin"] == mark("127.0.0.1")
    assert len(mark("192.0.2.7")) == 4
    assert mark(household("2001:db8::1")) == mark(household("2001:db8::2")) != mark(household("2001:db8:0:1::1"))
