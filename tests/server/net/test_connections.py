"""Connections that only want to be in the way: too many of one address, or silent ones."""

import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.live.test_life import table_of_two
from tests.server.people import PATIENCE, Person
from tests.server.running import QUICK, Running
from tests.server.verbs.test_seats import eventually
from tests.server.wires import HOST, UPGRADE, asked, deaf, get, is_closed, opened, shake_hands


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, connections=4))
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as open_ones:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as chair:
            chair.hear("news")
            silent = [open_ones.enter_context(opened(running)) for _ in range(4)]
            assert is_closed(silent[0]), "of five the oldest that says nothing goes, sockets counted"
            chair.act()
            for connection in silent[1:]:
                connection.sendall(get("/health"))
                assert connection.recv(12) == b"HTTP/1.1 200", "the others stay in"


def test_whoever_keeps_the_server_waiting_locks_nobody_out(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, connections=4))
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as open_ones:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        _, slow, speechless, reader = (open_ones.enter_context(deaf(running)) for _ in range(4))
        slow.sendall(b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n")
        slow.sendall(b"Content-Length: 100\r\n\r\n{")
        shake_hands(speechless, table)
        reader.sendall(get("/api/openapi.json") * 500)
        with asha.sit(table) as first, bina.sit(table) as second:
            for chair in (first, second):
                chair.act()
            assert asha.get("/health") and bina.get("/health")
            first.settled()
            second.settled()


def test_seats_are_not_pushed_out_by_newcomers(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, connections=2))
    with Running(tmp_path / "tables.db", few) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as first, bina.sit(table) as second:
            first.settled()
            second.settled()
            with opened(running) as third:
                assert is_closed(third)
            first.act()
            second.act()


def test_who_has_many_seats_makes_room_for_who_has_one(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, connections=6))
    with Running(tmp_path / "tables.db", few) as running, ExitStack() as chairs:
        asha, bina, greedy = (Person(running.port) for _ in range(3))
        table, many = table_of_two(asha, bina), greedy.set_up("yak", "me:Greedy", "open")["table"]
        first = chairs.enter_context(asha.sit(table)).settled()
        taken = [chairs.enter_context(greedy.sit(many)).settled() for _ in range(5)]
        second = chairs.enter_context(bina.sit(table)).settled()
        taken[0].closed()
        first.act()
        second.act()
        for chair in taken[2:]:
            chair.settled()


def test_a_connection_that_asks_for_nothing_is_closed(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, request_timeout=0.3)) as running:
        asha, bina = Person(running.port), Person(running.port)
        with asha.sit(table_of_two(asha, bina)) as chair, opened(running) as silent, opened(running) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHo")
            assert is_closed(silent) and is_closed(slow)
            chair.act()


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, request_timeout=0.3)) as running, opened(running) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
        slow.sendall(b"Content-Length: 100\r\n\r\n{")
        assert slow.recv(12) == b"HTTP/1.1 408"


def test_who_hangs_up_halfway_is_no_fault_of_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(tmp_path / "tables.db") as running:
        for path in (b"/api/tables", b"/api/records"):
            with opened(running) as hasty:
                hasty.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
                hasty.sendall(b"Content-Length: 100\r\n\r\n{")
        until = time.monotonic() + PATIENCE
        while "chautari_refusals_total 2" not in (counted := Person(running.port).call("GET", "/metrics").text):
            assert "chautari_failures_total 0" in counted and time.monotonic() < until
    assert caplog.text == ""


def test_health_is_asked_as_often_as_anything_else(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, requests=(3, 0.001)))
    with Running(tmp_path / "tables.db", few) as running:
        person = Person(running.port)
        assert [person.call("GET", "/health").status for _ in range(4)] == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ((b'Cookie: chautari="' + b'\\"' * 30_000 + b'"',), 400),
        ((b'Cookie: chautari="' + b'\\"' * 4_000 + b'"',), 200),
        ((b"A:",) * 60_000, 400),
        ((b"A:",) * 3_000, 400),
        ((b"A: " + b"a" * 9_000,), 400),
    ],
)
def test_a_head_is_read_in_no_time_or_not_at_all(running: Running, head: tuple[bytes, ...], status: int) -> None:
    before = time.perf_counter()
    assert asked(running, get("/api/games", *head)).startswith(f"HTTP/1.1 {status}".encode())
    assert time.perf_counter() - before < 3, "milliseconds, on a machine that has nothing else to do"


CHUNKED = b"POST /api/me HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"
BLANKS = b" " * 16_000


@pytest.mark.parametrize(
    "request_bytes",
    [
        *(get("/", b"x:" + BLANKS + sign) for sign in (b"\0", b"\v", b"\f", b"\rx")),
        CHUNKED + b"0\r\nx:" + BLANKS + b"\0\r\n\r\n",
        CHUNKED + b"1;" + BLANKS + b"\n\r\n",
    ],
    ids=["nul", "vertical tab", "form feed", "bare return", "trailer", "chunk"],
)
def test_a_head_of_blanks_costs_no_more_than_another(running: Running, request_bytes: bytes) -> None:
    before = time.process_time()
    for _ in range(10):
        assert asked(running, request_bytes) == b"HTTP/1.1 400 Bad Request"
    assert time.process_time() - before < 1.5, "milliseconds; a parser that tries every way takes seconds"


def test_what_a_head_may_not_hold_a_body_may(running: Running) -> None:
    body = b'{"game":"yak",' + b" " * 10_000 + b"\v\0\r" + b"\r\n" * 200 + b"}"
    post = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
    whole = post + b"Content-Length: %d\r\n\r\n" % len(body) + body
    chunks = post + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    with opened(running) as connection, connection.makefile("rb") as answers:
        connection.sendall(whole + chunks + get("/health", b"Connection: close"))
        answered = answers.read()
    assert answered.count(b'"not-understood"') == 2, "read, and no JSON"
    assert answered.count(b'"status":"ok"') == 1, "and what follows is read as well"


def test_which_protocols_a_websocket_offers_is_not_even_read(running: Running) -> None:
    with opened(running) as connection:
        shake_hands(connection, "x", b"Sec-WebSocket-Protocol: ;")


def test_a_body_does_not_come_in_crumbs(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = b"HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    for path in (b"/api/tables", b"/nowhere"):
        assert asked(running, b"POST " + path + b" " + head + b"1\r\n \r\n" * 30_000).startswith(b"HTTP/1.1 400")
    assert caplog.text == ""


def test_a_second_request_is_waited_for_no_longer_than_the_first(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, request_timeout=0.3)) as running, opened(running) as slow:
        slow.sendall(get("/health"))
        assert slow.recv(12) == b"HTTP/1.1 200"
        slow.sendall(b"GET /health HTTP/1.1\r\nHo")
        slow.settimeout(10)
        while not is_closed(slow):
            pass


def test_who_does_not_read_the_answers_is_not_waited_for(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, read_timeout=0.3)) as running, deaf(running) as reader:
        reader.sendall(get("/api/openapi.json") * 500)
        eventually(lambda: running.connections == 1)
        eventually(lambda: running.connections == 0)


def test_what_only_looks_like_a_websocket_is_closed(running: Running) -> None:
    with opened(running) as odd:
        odd.settimeout(10)
        odd.sendall(get("/api/tables/x/socket", UPGRADE + b"Content-Length: 5"))
        assert is_closed(odd)
