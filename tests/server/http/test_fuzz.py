"""Ten thousand malformed, oversized, mis-sequenced or unauthorised messages change nothing and crash nothing."""

import contextlib
import logging
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from chautari.server.http.openapi import openapi
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.wire.schema import wire_schema
from chautari.store import Kept
from tests.server.http.test_authorisation import Scenery
from tests.server.nonsense import Nonsense
from tests.server.people import Chair, Person
from tests.server.running import Running

MESSAGES = 10_000


def stored(running: Running, table: str) -> Kept:
    found = running.store.load(table)
    return replace(found, head=replace(found.head, updated=0, version=0))


def failures(person: Person) -> str:
    lines = person.call("GET", "/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("chautari_failures_total"))


@pytest.mark.slow
def test_ten_thousand_messages_from_those_who_may_do_nothing(running: Running) -> None:
    """A spectator, somebody who resigned, strangers, and those who never say hello."""
    scenery = Scenery(running)
    before, faults = stored(running, scenery.table), failures(scenery.people["host"])
    nonsense, answers = Nonsense(wire_schema(), seed=1), Counter[str]()
    sent = 0
    while sent < MESSAGES:
        role = ("spectator", "resigned", "stranger", "nobody", "spectator")[sent // 50 % 5]
        with (
            Chair(scenery.people[role], scenery.table, {} if sent % 3 else None) as chair,
            contextlib.suppress(ConnectionClosed),
        ):
            for _ in range(50):
                sent += 1
                chair.send(nonsense.message())
                answers[chair.hear("refused", "welcome", "news", "bye").get("code", "news")] += 1
        for text in chair.raw:
            assert "Traceback" not in text and "File " not in text
    assert stored(running, scenery.table) == before
    assert failures(scenery.people["host"]) == faults
    assert {"not-understood", "not-seated", "only-watching", "no-such-table", "no-hello"} <= set(answers)
    with scenery.people["seat"].sit(scenery.table) as chair:
        chair.act()


@pytest.mark.slow
def test_a_player_can_send_anything_and_plays_only_what_is_offered(running: Running) -> None:
    """Right actions among the nonsense are played, once each and legally: the record replays."""
    asha = Person(running.port)
    table = asha.set_up("yak", "me:Asha", "open", "open")["table"]
    asha.post(f"/api/tables/{table}/start", {"level": "uniform"})
    nonsense, faults = Nonsense(wire_schema(), seed=2), failures(asha)
    nonsense.kinds = [kind for kind in nonsense.kinds if kind not in ("Resign", "Leave")]
    codes: Counter[str] = Counter()
    for _ in range(20):
        with asha.sit(table) as chair, contextlib.suppress(ConnectionClosed):
            for _ in range(50):
                chair.send(nonsense.message())
                answer = chair.hear("refused", "done")
                codes[answer.get("code", "done")] += 1
                assert "Traceback" not in chair.raw[-1]
    assert failures(asha) == faults and {"not-understood", "stale", "done"} <= set(codes)
    assert Table(running.store, Metrics(), running.store.load(table)).problem == ""


def test_oversized_messages_close_the_connection_and_nothing_else(running: Running) -> None:
    scenery = Scenery(running)
    before = stored(running, scenery.table)
    for size in (8193, 100_000, 3_000_000):
        with scenery.people["seat"].sit(scenery.table) as chair:
            chair.hear("news")
            with contextlib.suppress(ConnectionClosed):
                chair.send("x" * size)
            chair.closed()
    assert stored(running, scenery.table) == before


SCHEMA = schemathesis.openapi.from_dict(openapi("test"))


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_rest_by_schemathesis(case: schemathesis.Case[Any], running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is sent: an answer of the described shape, never a fault of the server."""
    caplog.set_level(logging.CRITICAL)
    response = case.call(base_url=f"http://127.0.0.1:{running.port}")
    # Which games, levels and names there are is no matter of shape: such refusals are fine.
    case.validate_response(response, excluded_checks=[positive_data_acceptance])
    assert response.status_code < 500 and "Traceback" not in response.text
