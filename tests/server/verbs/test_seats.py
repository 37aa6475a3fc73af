"""Seats change hands: leaving and coming back, resigning, absence, new links, another device."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.store import Change, Link, Store, hashed
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import PATIENCE, QUICK, Running

pytestmark = pytest.mark.slow


def test_a_bot_stands_in_for_whoever_leaves_until_they_come_back(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        chair.do("leave")
        chair.until(lambda scene: scene["seats"][0]["stand_in"] and 0 not in scene["asked"])
        assert chair.refused("act", turn=chair.scene["turn"], action=0) == "bot-plays"
    with bina.sit(table) as second:
        second.act()  # the bot answers for the absent, time after time
        second.until(lambda scene: scene["question"] is not None)
        with asha.sit(table) as chair:
            chair.until(lambda scene: not scene["seats"][0]["stand_in"])
            assert [line["name"] for line in chair.log if line["kind"] == "note"][-2:] == ["left", "returned"]


def test_leaving_and_returning_over_one_connection(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        chair.do("leave")
        chair.do("return")
        assert not chair.settled().scene["seats"][0]["stand_in"]


def test_whoever_resigns_does_not_come_back(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        chair.do("resign")
        assert chair.refused("return") == "not-seated"
    with asha.sit(table) as again:
        scene = again.until(lambda scene: bool(scene["seats"]))
        assert scene["seats"][0]["resigned"] and scene["seats"][0]["stand_in"]


def test_leaving_before_the_start_frees_the_seat(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    token = created["links"][0]["token"]
    bina.use(token, "Bina")
    with bina.sit(created["table"]) as chair:
        chair.hear("news")
        chair.send({"type": "leave", "key": "away"})
        chair.closed()
    assert asha.get(f"/api/tables/{created['table']}")["seats"][1]["kind"] == "open"
    assert stranger.use(token, "Chandra")["seat"] == 1


def test_bots_go_on_after_a_restart_though_nobody_connects(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, bot_pause=60.0)) as running:
        table = Person(running.port).set_up("yak", "me:Asha", "bot:uniform")["table"]
        assert running.store.load(table).head.asked == (0, 1)
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02)) as running:
        eventually(lambda: running.store.load(table).head.asked == (0,))


def eventually(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.02)


def test_a_new_link_for_spectators_puts_out_whoever_watched(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "bot:uniform")
    bina.use(created["watch"])
    with bina.sit(created["table"]) as chair:
        assert chair.hear("welcome")["seat"] is None
        token = asha.post(f"/api/tables/{created['table']}/watch-link")["token"]
        assert chair.closed()["code"] == "link-renewed"
    assert bina.call("GET", f"/api/tables/{created['table']}").status == 404
    assert stranger.call("POST", "/api/links/use", {"token": created["watch"]}).data["code"] == "no-such-link"
    assert stranger.use(token) == {"table": created["table"], "seat": None}


def test_a_pause_holds_bots_people_and_clocks(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        question = first.question
        second.do("pause")
        assert first.refused("act", turn=question["turn"], action=question["options"][0]["action"]) == "paused"
        assert asha.get("/api/tables")["tables"][0]["paused"]
        first.do("resume")
        first.act()


def test_a_new_link_puts_out_whoever_sat_there(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    table, old = created["table"], created["links"][0]["token"]
    bina.use(old, "Bina")
    with bina.sit(table) as chair:
        chair.hear("news")
        new = asha.post(f"/api/tables/{table}/seats/1/link")["token"]
        assert chair.closed()["code"] == "link-renewed"
    assert bina.call("GET", f"/api/tables/{table}").status == 404
    assert stranger.call("POST", "/api/links/use", {"token": old, "name": "C"}).data["code"] == "no-such-link"
    assert stranger.use(new, "Chandra") == {"table": table, "seat": 1}
    with asha.sit(table) as host:
        host.hear("news")
        assert "link-renewed" in [line.get("name") for line in host.log], "everybody can read that it happened"


def test_a_code_moves_a_seat_to_another_device(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    code = bina.post(f"/api/tables/{table}/code")["code"]
    phone = Person(running.port)
    with bina.sit(table) as old:
        old.hear("news")
        assert phone.use(code.lower().replace("-", "")) == {"table": table, "seat": 1}
        assert old.closed()["code"] == "seat-moved"
    assert bina.call("GET", f"/api/tables/{table}").status == 404
    assert Person(running.port).call("POST", "/api/links/use", {"token": code}).data["code"] == "no-such-link"
    with phone.sit(table) as new:
        assert new.hear("welcome")["seat"] == 1


def test_a_code_typed_on_two_devices_at_once_moves_the_seat_once(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    code = bina.post(f"/api/tables/{table}/code")["code"]
    phones = [Person(running.port) for _ in range(6)]
    with ThreadPoolExecutor(6) as at_once:
        answers = list(at_once.map(lambda phone: phone.call("POST", "/api/links/use", {"token": code}).status, phones))
    assert sorted(answers) == [200] + [404] * 5


def test_a_bot_takes_no_name_that_somebody_was_invited_by(asha: Person) -> None:
    created = asha.set_up("yak", "me:Me", "invited:Asha", "open", "invited:Dawa")
    seats = asha.post(f"/api/tables/{created['table']}/start", {})["seats"]
    assert len({seat["name"] for seat in seats}) == 4


def test_whoever_is_put_out_while_coming_in_stays_out(running: Running, asha: Person, bina: Person) -> None:
    """However the two meet: the seat is never shown to whom it does not belong, and never held by nobody."""
    created = asha.set_up("reviving-kathmandu", "me:Asha", "open")
    table, token = created["table"], created["links"][0]["token"]
    for _ in range(8):
        guest = Person(running.port)
        guest.use(token, "Bina")
        with ThreadPoolExecutor(2) as at_once:
            coming = at_once.submit(lambda guest=guest: guest.sit(table))  # type: ignore[misc]
            token = at_once.submit(asha.post, f"/api/tables/{table}/seats/1/link").result()["token"]
            with coming.result() as chair:
                assert chair.closed()["code"] in ("link-renewed", "no-such-table")
        seat = running.store.load(table).seats[1]
        assert (seat.kind, seat.person) == ("invited", "")


def test_the_hosting_moves_along(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    phone = Person(running.port)
    phone.use(asha.post(f"/api/tables/{table}/code")["code"])
    assert phone.get(f"/api/tables/{table}")["host"] and phone.get(f"/api/tables/{table}")["seat"] == 0


def test_codes_expire(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        table = table_of_two(Person(running.port), Person(running.port))
    with Store(tmp_path / "tables.db") as store:
        head = store.load(table).head
        old = Link(hashed("ABCD-EFGH-JKMN"), "move", 1, expires=head.updated - 1)
        store.commit(Change(replace(head, version=head.version + 1), links=(old,))).result()
    with Running(tmp_path / "tables.db") as running:
        refusal = Person(running.port).call("POST", "/api/links/use", {"token": "ABCD-EFGH-JKMN"})
        assert (refusal.status, refusal.data["code"]) == (410, "link-expired")


def test_one_person_one_seat_and_every_name_once(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    first, second = (link["token"] for link in created["links"])
    assert bina.call("POST", "/api/links/use", {"token": first}).data["code"] == "no-name"
    assert bina.call("POST", "/api/links/use", {"token": first, "name": "asha"}).data["code"] == "name-taken"
    assert bina.call("POST", "/api/links/use", {"token": first, "name": "a\u202eb"}).data["code"] == "bad-name"
    bina.use(first, "Bina")
    assert bina.use(first, "Bina") == {"table": created["table"], "seat": 1}, "a second click does no harm"
    assert bina.call("POST", "/api/links/use", {"token": second, "name": "B"}).data["code"] == "one-seat"
    assert asha.call("POST", "/api/links/use", {"token": first, "name": "A"}).data["code"] == "link-used"


def test_bots_without_people_wait_for_somebody_to_watch(running: Running, asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "bot:uniform", "bot:uniform")
    table = created["table"]
    assert "chautari_thinking_tables 0" in asha.call("GET", "/metrics").text
    assert not any(seat >= 0 for seat, _ in running.store.load(table).moves)
    bina.use(created["watch"])
    with bina.sit(table) as chair:
        chair.until(lambda scene: scene["stage"] == "finished")


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, bot_patience=0.0)) as running:
        asha = Person(running.port)
        created = asha.set_up("adventure-tours", "me:Asha", "bot:greedy", "bot:greedy")
        with asha.sit(created["table"]) as chair:
            for _ in range(3):
                chair.act()
        assert "chautari_bot_fallbacks_total 0" not in asha.call("GET", "/metrics").text


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, idle=0.05)) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as chair:
            chair.act()
            assert table in running.registry.tables
        eventually(lambda: table not in running.registry.tables)
        with bina.sit(table) as second:
            second.act()


def test_nobody_fills_the_log_by_leaving_and_returning(
    running: Running, asha: Person, bina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chautari.server.live.table.MOST_NOTES", 9)
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        for _ in range(20):
            chair.do("leave")
            chair.do("return")
    lines = [entry for entry in running.store.load(table).entries if entry.seat == 0]
    assert len(lines) == 9


def test_a_full_log_stops_nobody(running: Running, asha: Person, bina: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        second.settled()
        for limit in ("MOST_NOTES", "MOST_LINES"):
            monkeypatch.setattr(f"chautari.server.live.table.{limit}", 0, raising=False)
        first.do("pause")
        second.do("resume")
        first.act()
        first.do("leave")
        assert second.until(lambda scene: scene["seats"][0]["stand_in"])
        first.do("return")
        asha.post(f"/api/tables/{table}/seats/1/link")
        assert second.closed()["code"] == "link-renewed"
        first.do("resign")
    assert [entry.kind for entry in running.store.load(table).entries][-2:] == ["link-renewed", "resigned"]


def test_who_pauses_again_and_again_holds_up_nobody(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        second.hear("news")
        for _ in range(100):
            answer = first.ask("pause")
            if answer["type"] == "refused":
                break
            second.do("resume")
        assert answer.get("code") == "too-fast"
        second.act()
        second.do("pause")
        first.do("resume")
        first.do("leave")


def test_spectators_keep_no_player_out(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, limits=replace(QUICK.limits, viewers=2))) as running:
        asha, *crowd = (Person(running.port) for _ in range(4))
        created = asha.set_up("yak", "me:Asha", "bot:uniform")
        for one in crowd:
            one.use(created["watch"])
        first, second, third = crowd
        with first.sit(created["table"]) as here, second.sit(created["table"]) as there:
            here.hear("news")
            there.hear("news")
            with third.sit(created["table"]) as late:
                assert late.closed()["code"] == "too-many-viewers"
            with asha.sit(created["table"]) as player:
                player.act()
