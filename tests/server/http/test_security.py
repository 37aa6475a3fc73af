"""The door: by which names this server may be called, and who is believed about who calls."""

import socket
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from chautari.server.config import Limits, ServerConfig
from chautari.server.net.proxies import household, real_caller
from tests.server.people import Person
from tests.server.running import QUICK, Running
from tests.server.wires import KEY, UPGRADE, asked, get

LOOPBACK = ip_network("127.0.0.0/8")
ODD_HOSTS = ("[::1].evil.example", "[::1]evil", "localhost:80@evil.example", "127.0.0.1:evil", "[::1]:80@evil.example")
BODY = {"game": "yak", "seats": [{"kind": "open"}, {"kind": "open"}]}


def test_a_name_that_somebody_else_gave_our_address_is_turned_away(asha: Person) -> None:
    for host in (
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "[",
        "",
        *ODD_HOSTS,
    ):
        for method, path, body in (("GET", "/", None), ("GET", "/api/tables", None), ("POST", "/api/tables", BODY)):
            answer = asha.call(method, path, body, Host=host, Origin=f"http://{host}")
            assert (answer.status, answer.data["code"]) == (421, "foreign-host"), host
            assert "content-security-policy" in answer.headers
    assert "--origin http://evil.example." in asha.call("GET", "/", Host="evil.example").data["reason"]


def test_a_foreign_name_opens_no_socket(running: Running) -> None:
    request = get("/api/tables/x/socket", UPGRADE + KEY.strip()).replace(b"Host: 127.0.0.1", b"Host: evil.example")
    assert asked(running, request).startswith(b"HTTP/1.1 421")


@pytest.mark.parametrize(
    "given", ["192.168.1.7", "[::1]:8000", "[fe80::1]", "localhost:8000", "LOCALHOST", "localhost."]
)
def test_an_address_in_numbers_is_nobody_elses_name(asha: Person, given: str) -> None:
    assert asha.call("GET", "/api/games", Host=given).status == 200


def test_a_friend_may_call_the_machine_by_its_name(asha: Person) -> None:
    machine = socket.gethostname().lower().partition(".")[0]
    for name in (machine, f"{machine}.local:8000", f"{machine.upper()}.lan"):
        assert asha.call("GET", "/api/games", Host=name).status == 200


def test_whoever_runs_the_server_names_it(tmp_path: Path) -> None:
    named = replace(QUICK, origins=("https://play.example",), names=("games.example",))
    with Running(tmp_path / "tables.db", named) as running:
        asha = Person(running.port)
        statuses = [asha.call("GET", "/", Host=f"{name}.example").status for name in ("play", "games", "other")]
        assert statuses == [200, 200, 421]


def statuses(person: Person, count: int, **headers: str) -> list[int]:
    return [person.call("GET", "/api/games", **headers).status for _ in range(count)]


def forwarded(by: str) -> dict[str, str]:
    return {"X-Forwarded-For": by}


def test_nobody_is_believed_about_where_they_call_from(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", ServerConfig(limits=Limits(requests=(3, 0.001)))) as running:
        person = Person(running.port)
        found = [statuses(person, 1, **forwarded(f"192.0.2.{n}"))[0] for n in range(4)]
        assert found == [200, 200, 200, 429]
        told = person.call("POST", "/api/tables", BODY, **{"X-Forwarded-Proto": "https"})
        assert "Secure" not in told.headers.get("set-cookie", "")


def test_people_behind_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    config = ServerConfig(limits=Limits(requests=(3, 0.001)), proxies=(LOOPBACK,))
    with Running(tmp_path / "tables.db", config) as running:
        nobody = Person(running.port, "")
        assert statuses(nobody, 4, **forwarded("192.0.2.1")) == [200, 200, 200, 429]
        assert statuses(nobody, 1, **forwarded("192.0.2.2")) == [200]
        invented = [statuses(nobody, 1, **forwarded(f"203.0.113.{n}, 192.0.2.2, 127.0.0.9"))[0] for n in range(3)]
        assert invented == [200, 200, 429], "what a caller wrote before the proxy did is not believed"
        answer = nobody.call("POST", "/api/tables", BODY, **forwarded("192.0.2.3"), **{"X-Forwarded-Proto": "https"})
        assert "Secure" in answer.headers["set-cookie"]


def test_sockets_behind_a_trusted_proxy_are_told_apart_too(tmp_path: Path) -> None:
    config = ServerConfig(limits=Limits(connections=2, sockets=1), proxies=(LOOPBACK,), bot_pause=0)
    with Running(tmp_path / "tables.db", config) as running:
        host = Person(running.port)
        created = host.set_up("yak", "me:Asha", "bot:uniform")
        first, second = Watcher(running.port, "192.0.2.1"), Watcher(running.port, "192.0.2.2")
        for watcher in (first, second):
            watcher.use(created["watch"])
        with first.sit(created["table"]) as one, second.sit(created["table"]) as two, host.sit(created["table"]) as own:
            for chair in (one, two, own):
                assert chair.hear("welcome", "refused")["type"] == "welcome"
            with first.sit(created["table"]) as again:
                assert again.closed()["code"] == "too-many-sockets"


class Watcher(Person):
    """Somebody who comes by a proxy."""

    def __init__(self, port: int, by: str) -> None:
        super().__init__(port)
        self.by = by

    def headers(self, **more: str) -> dict[str, str]:
        return super().headers(**more) | forwarded(self.by)


def test_counters_are_not_told_by_a_proxy_on_this_machine(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        assert Person(running.port).call("GET", "/metrics").status == 200
        assert Person(running.port).call("GET", "/metrics", **forwarded("192.0.2.1")).status == 403
    with Running(tmp_path / "tables.db", replace(QUICK, proxies=(LOOPBACK,))) as running:
        for by in ("127.0.0.1", "::1", "127.0.0.1, 127.0.0.9", "192.0.2.1"):
            assert Person(running.port).call("GET", "/metrics", **forwarded(by)).status == 403, "anybody can write that"
        assert Person(running.port).call("GET", "/metrics").status == 403, "the proxy does not say for whom it asks"


def test_the_last_address_that_is_no_proxy_is_the_callers() -> None:
    proxies = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))
    for said, caller in {
        "192.0.2.1": "192.0.2.1",
        "192.0.2.1:4711, 10.0.0.1": "192.0.2.1",
        "6.6.6.6, 192.0.2.1, 10.0.0.1, [fd00::1]:80": "192.0.2.1",
        "10.0.0.2, 10.0.0.1": "10.0.0.2",
        "evil, 10.0.0.1": "10.0.0.1",
        "192.0.2.1, unknown": "",
        "": "",
    }.items():
        assert real_caller([said], proxies) == caller, said
    assert real_caller(["6.6.6.6", "192.0.2.1"], proxies) == "192.0.2.1"


def test_an_ipv6_household_counts_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
