"""Links and codes in the wrong hands: what was given up, taken away or overtaken opens nothing."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import chautari
from chautari.server.live.seats import WATCH
from chautari.server.refusals import Refused
from chautari.server.verbs import links
from chautari.store import Link, Store, hashed
from tests.server.live.test_secrets import a_table
from tests.server.people import Person
from tests.server.running import Running


def test_a_code_does_not_outlive_leaving_the_seat(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    table, token = created["table"], created["links"][0]["token"]
    bina.use(token, "Bina")
    code = bina.post(f"/api/tables/{table}/code")["code"]
    with bina.sit(table) as chair:
        chair.hear("news")
        chair.send({"type": "leave", "key": "away"})
        chair.closed()
    stranger.use(token, "Chandra")
    assert bina.call("POST", "/api/links/use", {"token": code}).data["code"] == "no-such-link"
    assert stranger.get(f"/api/tables/{table}")["seat"] == 1


def test_what_was_taken_away_on_the_way_opens_nothing(tmp_path: Path) -> None:
    """Looked at again when nothing can change: else a seat just lost would give a code for the hosting."""

    async def come_late() -> None:
        with Store(tmp_path / "tables.db") as store:
            table = await a_table(store, chautari.game("yak").meta, 2)
            old = Link(hashed(await links.new_watch_link(table)), WATCH)
            await links.new_watch_link(table)
            with pytest.raises(Refused) as refusal:
                await links.watch(table, "late", old)
            assert refusal.value.code == "no-such-link"
            with pytest.raises(Refused) as refusal:
                await links.new_moving_code(table, "sat here a moment ago")
            assert refusal.value.code == "only-watching"
            assert await links.new_moving_code(table, "host")

    asyncio.run(come_late())


def test_a_second_click_on_the_spectators_link_does_no_harm(running: Running, asha: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "bot:uniform")
    for _ in range(4):
        watcher = Person(running.port)
        with ThreadPoolExecutor(4) as at_once:
            clicks = [at_once.submit(watcher.use, created["watch"]) for _ in range(4)]
        assert [click.result() for click in clicks] == [{"table": created["table"], "seat": None}] * 4


def test_whoever_watched_and_moves_a_seat_here_sits(running: Running, asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    bina.use(created["links"][0]["token"], "Bina")
    phone = Person(running.port)
    phone.use(created["watch"])
    with phone.sit(created["table"]) as chair:
        assert chair.hear("welcome")["seat"] is None
        phone.use(bina.post(f"/api/tables/{created['table']}/code")["code"])
        assert chair.closed()["code"] == "seat-changed"
    with phone.sit(created["table"]) as chair:
        assert chair.hear("welcome")["seat"] == 1


def test_so_many_may_watch_a_table(running: Running, asha: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    created = asha.set_up("yak", "me:Asha", "bot:uniform")
    monkeypatch.setattr("chautari.server.verbs.links.MOST_LINKS", 3)
    first, *others = (Person(running.port) for _ in range(4))
    first.use(created["watch"])
    codes = [one.call("POST", "/api/links/use", {"token": created["watch"]}).data.get("code") for one in others]
    assert codes == [None, "too-many-viewers", "too-many-viewers"]
    assert first.use(created["watch"]) == {"table": created["table"], "seat": None}
