"""Crowds at one table or behind one address: seats always have room, and limits count people."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from chautari.server.config import Limits, ServerConfig
from chautari.server.net.proxies import household
from chautari.server.rate_limits import MOST_KNOWN, RateLimiter
from chautari.store import hashed
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import QUICK, Running
from tests.server.wires import opened, shake_hands


def test_a_spectator_with_many_sockets_keeps_nobody_out(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, viewers=4, chairs=3))
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as chairs:
        asha, bina, eve, friend = (Person(running.port) for _ in range(4))
        created = asha.set_up("yak", "me:Asha", "open")
        bina.use(created["links"][0]["token"], "Bina")
        eve.use(created["watch"])
        friend.use(created["watch"])
        crowd = [chairs.enter_context(eve.sit(created["table"])) for _ in range(8)]
        assert [chair.closed()["code"] for chair in crowd[:5]] == ["too-many-chairs"] * 5, "the oldest give way"
        for person in (asha, bina, friend):
            chair = chairs.enter_context(person.sit(created["table"]))
            assert chair.hear("welcome", "refused")["type"] == "welcome"
        assert all(chair.hear("news") for chair in crowd[5:]), "the newest stay"


def test_the_bench_is_for_so_many_people(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, viewers=1))
    with Running(tmp_path / "tables.db", few) as running:
        asha, eve, friend = (Person(running.port) for _ in range(3))
        created = asha.set_up("yak", "me:Asha", "bot:uniform")
        for person in (eve, friend):
            person.use(created["watch"])
        with eve.sit(created["table"]) as first, eve.sit(created["table"]) as second:
            assert first.hear("news") and second.hear("news"), "one person, twice"
            with friend.sit(created["table"]) as third, asha.sit(created["table"]) as seat:
                assert third.closed()["code"] == "too-many-viewers" and seat.hear("news")


def test_whoever_sits_comes_in_though_their_address_has_used_up_everything(tmp_path: Path) -> None:
    few = ServerConfig(limits=Limits(requests=(10, 0.001), sockets=2), bot_pause=0)
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as chairs:
        asha, bina, eve = (Person(running.port) for _ in range(3))
        table = table_of_two(asha, bina)
        for _ in range(4):
            shake_hands(chairs.enter_context(opened(running)), table)
        while eve.call("GET", "/api/games").status == 200:
            pass
        for person in (asha, bina):
            with person.sit(table) as chair:
                chair.act()
        with eve.sit(table) as chair:
            assert chair.closed()["code"] == "too-fast"


def test_several_sockets_of_one_person_share_what_one_may_send(tmp_path: Path) -> None:
    few = ServerConfig(limits=Limits(messages=(20, 0.05), chat=(3, 0.001)), bot_pause=0)
    with Running(tmp_path / "tables.db", few) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as first, asha.sit(table) as second, bina.sit(table) as other:
            said = [chair.ask("say", text="hello").get("code") for chair in (first, second, first, second)]
            assert said == [None, None, None, "too-fast"]
            assert other.ask("say", text="hello")["type"] == "done"
            for number in range(int(running.services.messages.bucket(hashed(asha.token)).left)):
                (first, second)[number % 2].refused("vote", proposal=0, agree=False)
            assert asha.call("POST", f"/api/tables/{table}/code").data["code"] == "too-fast"
            assert bina.call("POST", f"/api/tables/{table}/code").status == 200, "another person has their own"


def test_many_people_of_one_address_share_what_a_household_may_send(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, household_messages=(1, 20)))
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as chairs:
        people = [Person(running.port) for _ in range(4)]
        stranger = Person(running.port, address="127.0.0.2")
        tables = [(person, person.set_up("yak", "me:Asha", "open")["table"]) for person in (*people, stranger)]
        *crowd, other = (chairs.enter_context(person.sit(table)) for person, table in tables)
        before = time.monotonic()
        with ThreadPoolExecutor(4) as at_once:
            for chair in crowd:
                at_once.submit(lambda chair=chair: [chair.settled() for _ in range(10)])  # type: ignore[misc]
            other.settled()
        assert time.monotonic() - before > 1.8, "forty messages at twenty a second, and nothing is lost"
        left = running.services.household_messages.bucket(household("127.0.0.2")).left
        assert left == 0, "another household has its own"


def test_a_door_remembers_so_many_and_those_who_came_last() -> None:
    door = RateLimiter((1, 0.001))
    assert door.allows("asha") and not door.allows("asha")
    for number in range(MOST_KNOWN + 10):
        door.allows(f"{number}")
        door.allows("asha")
    assert not door.allows("asha"), "she was never away"
    assert not door.allows(f"{MOST_KNOWN + 9}") and door.allows("0"), "whoever was away longest is forgotten"
