"""Finished games are reviewed in a process beside the server: followed while it works, kept with the table, once."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import chautari
from chautari.engine.record import Record
from tests.review.games import GAMES, finished
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import QUICK, Running
from tests.server.verbs.test_seats import eventually

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not chautari.compiled(), reason="games are reviewed by the compiled rules: run by `make compiled`"
    ),
]

BRIEF = replace(QUICK, review_seconds=0.5)
LONG = replace(QUICK, review_seconds=300.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def brought(person: Person, record: Record) -> str:
    """The table of a record, which is the person's alone."""
    return str(person.post("/api/records", record.to_json().encode())["table"])


def review_of(person: Person, table: str, seen: int = 0) -> Any:
    return person.get(f"/api/tables/{table}/review?seen={seen}")


def reviewed(person: Person, table: str) -> Any:
    """The review of a table when it is done."""
    person.post(f"/api/tables/{table}/review", {})
    eventually(lambda: review_of(person, table, seen=9999)["status"] in ("done", "failed"))
    return review_of(person, table)


@contextmanager
def being_made(running: Running, person: Person, table: str) -> Iterator[list[int]]:
    """While a long review is made, the processes that make it."""
    person.post(f"/api/tables/{table}/review", {})
    eventually(lambda: review_of(person, table)["status"] == "working")
    yield children_of(os.getpid(), "chautari.server.reviews.worker")


def children_of(parent: int, program: str) -> list[int]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().decode().split("\0")
            if program in command and int((process / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(process.name))
        except (OSError, ValueError):
            continue
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_review_tells_of_every_moment_of_the_replay(file: Path, game: str) -> None:
    with Running(file, BRIEF) as running:
        asha = Person(running.port)
        table = brought(asha, finished(game))
        review = reviewed(asha, table)
        total = asha.get(f"/api/tables/{table}/moments?count=1")["total"]
    assert review["status"] == "done" and review["searched"] > 0
    found = review["findings"]
    assert [one["moment"] for one in found["chances"]] == list(range(total))
    assert len(found["decisions"]) == review["decisions"]
    assert len(found["players"]) == len(finished(game).seats)
    assert all(
        0 <= one["moment"] < total for kind in ("decisions", "draws", "points", "moments") for one in found[kind]
    )
    # What was chosen comes with what else could have been.
    assert all(one["best"] and one["best"][0]["chance"] == one["before"] for one in found["decisions"])
    told = {one["moment"] for one in found["moments"] if one["verdict"]}
    drawn = [one for one in found["decisions"] if one["moment"] in told and one["verdict"] not in ("best", "good")]
    assert drawn and all(option["option"]["text"] for one in drawn for option in one["best"])


def test_the_last_points_are_those_of_the_score(file: Path) -> None:
    with Running(file, BRIEF) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        points = reviewed(asha, table)["findings"]["points"][-1]["points"]
        last = asha.get(f"/api/tables/{table}/moments?count=1")["total"] - 1
        scores = asha.get(f"/api/tables/{table}/moments?first={last}&count=1")["moments"][0]["scores"]
    assert [sum(of_seat) for of_seat in points] == [score["total"] for score in scores]


def test_a_review_is_kept_with_its_table_and_made_once(file: Path) -> None:
    asha = Person(0)
    with Running(file, BRIEF) as running:
        asha.port = running.port
        table = brought(asha, finished("yak"))
        first = reviewed(asha, table)
    with Running(file, BRIEF) as running:
        asha.port = running.port
        assert review_of(asha, table) == first
        asha.post(f"/api/tables/{table}/review", {})
        assert review_of(asha, table) == first


def test_what_was_seen_is_not_sent_again(file: Path) -> None:
    with Running(file, BRIEF) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        edition = reviewed(asha, table)["edition"]
        assert review_of(asha, table, seen=edition)["findings"] is None
        assert review_of(asha, table, seen=edition - 1)["findings"] is not None


def test_a_game_that_goes_on_has_no_review(file: Path) -> None:
    with Running(file, BRIEF) as running:
        asha, bina = Person(running.port), Person(running.port)
        address = f"/api/tables/{table_of_two(asha, bina)}/review"
        assert asha.call("GET", address).data["code"] == "not-over"
        assert asha.call("POST", address, {}).data["code"] == "not-over"


def test_a_stranger_learns_nothing_of_a_review(file: Path) -> None:
    with Running(file, BRIEF) as running:
        asha, stranger = Person(running.port), Person(running.port)
        address = f"/api/tables/{brought(asha, finished('yak'))}/review"
        assert stranger.call("GET", address).data["code"] == "no-such-table"
        assert stranger.call("POST", address, {}).data["code"] == "no-such-table"


def test_the_chart_is_there_before_the_search_is_over(file: Path) -> None:
    with Running(file, LONG) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        with being_made(running, asha, table):
            review = review_of(asha, table)
            assert review["findings"]["chances"] and review["status"] == "working"


def test_a_deeper_look_leaves_what_is_known_until_it_is_done(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(file, BRIEF) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        first = reviewed(asha, table)
        monkeypatch.setattr("chautari.server.reviews.desk.DEEP_SECONDS", 1.0)
        asha.post(f"/api/tables/{table}/review", {"deep": True})
        eventually(lambda: review_of(asha, table)["status"] != "waiting")
        while (review := review_of(asha, table))["status"] == "working":
            assert (review["findings"], review["edition"]) == (first["findings"], first["edition"])
            sleep(0.05)
        assert review["deep"] and review["edition"] == first["edition"] + 1
        assert review["findings"]["chances"]


def test_a_process_that_dies_fails_its_review_alone_and_it_can_be_asked_for_again(file: Path) -> None:
    with Running(file, LONG) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        with being_made(running, asha, table) as processes:
            for process in processes:
                os.kill(process, signal.SIGKILL)
        eventually(lambda: review_of(asha, table)["status"] == "failed")
        assert asha.post(f"/api/tables/{table}/review", {})["status"] == "waiting"


def test_a_server_that_closes_takes_its_reviews_along(file: Path) -> None:
    with Running(file, LONG) as running:
        asha = Person(running.port)
        with being_made(running, asha, brought(asha, finished("yak"))) as processes:
            assert len(processes) == 1
    assert not children_of(os.getpid(), "chautari.server.reviews.worker")


def test_only_so_many_reviews_wait_at_a_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chautari.server.reviews.desk.MOST_WAITING", 1)
    with Running(file, LONG) as running:
        asha = Person(running.port)
        with being_made(running, asha, brought(asha, finished("yak"))):
            other = brought(asha, finished("reviving-kathmandu"))
            assert asha.call("POST", f"/api/tables/{other}/review", {}).data["code"] == "too-many-reviews"


def test_what_other_judges_have_found_is_made_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(file, BRIEF) as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        assert reviewed(asha, table)["status"] == "done"
        eventually(lambda: running.store.review(table) is not None)
        monkeypatch.setattr("chautari.server.reviews.kept.JUDGES", 0)
        eventually(lambda: review_of(asha, table)["status"] == "none")
        assert reviewed(asha, table)["status"] == "done"
