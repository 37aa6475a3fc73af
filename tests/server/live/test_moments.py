"""A game again: as every seat saw it, with nothing in it that the seat could not know."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chautari
from chautari.engine import play
from chautari.engine.meta import Meta
from chautari.engine.record import Record, check_deals, walk
from chautari.engine.state import CHANCE
from chautari.engine.table import SPECTATOR
from chautari.server.http import replays
from chautari.store import Store
from tests.server.live.test_life import every_game, play_to_the_end, table_of_two
from tests.server.live.test_secrets import moments as played
from tests.server.people import Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.slow


def looked_back(person: Person, table: str, **query: object) -> Any:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return person.get(f"/api/tables/{table}/moments?{asked}")


def all_moments(person: Person, table: str, **query: object) -> list[dict[str, Any]]:
    """Page by page."""
    found: list[dict[str, Any]] = []
    while True:
        page = looked_back(person, table, first=len(found), count=50, **query)
        assert page["first"] == len(found) and page["total"] >= len(found)
        found += page["moments"]
        if len(found) == page["total"]:
            return found


@pytest.fixture(scope="module")
def finished(running: Running) -> tuple[Person, str, Record]:
    """Somebody with a game that is over, and its record."""
    asha = Person(running.port)
    table = asha.set_up("reviving-kathmandu", "bot:uniform", "bot:uniform", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chair.until(lambda scene: scene["stage"] == "finished")
    return asha, table, Record.from_json(asha.call("GET", f"/api/tables/{table}/record").text)


@every_game(quick="reviving-kathmandu")
def test_in_a_game_that_goes_on_a_moment_is_what_the_viewer_was_told_of(meta: Meta, tmp_path: Path) -> None:
    """One more for whoever hears or sees something, none for whoever does not; and never another's choice."""

    async def look() -> None:
        with Store(tmp_path / "tables.db") as store:
            totals: dict[int, int] = {}
            async for table, _, _, told in played(store, meta, meta.seats[0], 40, seed=5):
                if table.head.stage == "finished":
                    return
                for seat, messages in told.items():
                    page = await replays.page(table, seat, 0, -1, 50)
                    if seat in totals:
                        assert page.total - totals[seat] == bool(messages)
                    totals[seat] = page.total
                    position = table.playing()
                    assert {move.seat for moment in page.moments for move in moment.played} <= {seat}
                    if page.total <= 50:
                        now = position.game.view(position.state, seat)
                        assert json.loads(bytes(page.moments[-1].view)) == now

    asyncio.run(look())


@every_game(quick="yak")
def test_what_is_found_step_by_step_is_what_is_found_at_once(meta: Meta, tmp_path: Path) -> None:
    async def look() -> None:
        with Store(tmp_path / "tables.db") as store:
            async for table, _, _, _ in played(store, meta, meta.seats[0], 30, seed=6):
                for seat in range(SPECTATOR, meta.seats[0]):
                    await replays.page(table, seat, 0, -1, 1)
            for seat in range(SPECTATOR, meta.seats[0]):
                grown = await replays.page(table, seat, 0, -1, 50)
                table.replayed.clear()
                assert await replays.page(table, seat, 0, -1, 50) == grown

    asyncio.run(look())


def test_the_lines_of_all_moments_are_the_log(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina, "reviving-kathmandu")
    with asha.sit(table) as first, bina.sit(table) as second:
        for number in range(12):
            for chair in (first, second):
                if chair.settled().scene["question"] is not None:
                    chair.act(number)
            second.do("say", text=f"move {number}")
        first.settled()
        for person, chair in ((asha, first), (bina, second.settled())):
            found = all_moments(person, table)
            assert [line for moment in found for line in moment["lines"]] == chair.log
            assert found[-1]["view"] == chair.scene["view"] and found[-1]["asked"] == chair.scene["asked"]
            for moment in found:
                assert moment["eyes"] == chair.heard[0]["seat"] and moment["scores"] is None
                for place in range(moment["first"], moment["first"] + len(moment["lines"])):
                    assert looked_back(person, table, line=place, count=1)["moments"] == [moment]


def test_a_secret_move_and_its_undo_leave_no_trace_in_the_moments(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        second.hear("news")
        before = all_moments(bina, table)
        first.act(0)
        first.do("say", text="hm")
        first.do("undo", turn=first.scene["turn"])
        first.act(1)
        after = all_moments(bina, table)
        assert [moment | {"lines": []} for moment in before] == [
            moment | {"lines": []} for moment in after[: len(before)]
        ]
        second.settled()
        heard = [line for moment in after for line in moment["lines"]]
        assert heard == second.log and len(after) - len(before) == sum(line["kind"] == "event" for line in heard[-2:])


def test_a_finished_game_with_every_seats_eyes(finished: tuple[Person, str, Record]) -> None:
    asha, table, record = finished
    game = chautari.game(record.game)
    asked = [n for n in range(len(record.moves) + 1) if n == len(record.moves) or record.moves[n][0] != CHANCE]
    for eyes in range(3):
        found = all_moments(asha, table, eyes=eyes)
        assert len(found) == len(asked)
        for number, state in enumerate(walk(game, record)):
            if number in asked:
                moment = found[asked.index(number)]
                assert moment["view"] == game.view(state, eyes)
                assert moment["asked"] == play.asked(state) and moment["eyes"] == eyes
        chosen = [(move["seat"], move["action"]) for moment in found for move in moment["played"]]
        assert chosen == [move for move in record.moves if move[0] != CHANCE]
        assert found[-1]["scores"] and all(moment["scores"] is None for moment in found[:-1])


def test_with_all_eyes_every_card_of_a_finished_yak_lies_open(asha: Person) -> None:
    table = asha.set_up("yak", "bot:uniform", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chair.until(lambda scene: scene["stage"] == "finished")
    open_to_all = all_moments(asha, table, eyes="all")
    players = [player for moment in open_to_all for player in moment["view"]["players"]]
    assert all((player["card"] is not None) == player["chosen"] for player in players)
    one = [player for moment in all_moments(asha, table, eyes=0) for player in moment["view"]["players"]]
    assert any(player["chosen"] and player["card"] is None for player in one)


def test_all_eyes_are_those_of_whoever_decides(finished: tuple[Person, str, Record]) -> None:
    asha, table, record = finished
    found = all_moments(asha, table, eyes="all")
    assert [moment["eyes"] for moment in found[:-1]] == [seat for seat, _ in record.moves if seat != CHANCE]
    names = [line["name"] for moment in found for line in moment["lines"] if line["kind"] == "event"]
    assert "own-draw" in names and "own-bid" in names and "bid" not in names
    spectator = [line["name"] for moment in all_moments(asha, table) for line in moment["lines"]]
    assert "bid" in spectator and "own-bid" not in spectator


@pytest.mark.parametrize(
    ("query", "code"),
    [("eyes=9", "no-such-eyes"), ("eyes=-1", "no-such-eyes"), ("eyes=", "no-such-eyes"), ("first=x", "no-such-moment")]
    + [("first=-1", "no-such-moment"), ("count=9999999999", "no-such-moment"), ("line=²", "no-such-line")],
)
def test_what_is_no_moment_is_refused(finished: tuple[Person, str, Record], query: str, code: str) -> None:
    asha, table, _ = finished
    answer = asha.call("GET", f"/api/tables/{table}/moments?{query.replace('²', '%C2%B2')}")
    assert (answer.status, answer.data["code"]) == (400, code)


def test_beyond_the_end_there_is_nothing(finished: tuple[Person, str, Record]) -> None:
    asha, table, _ = finished
    total = looked_back(asha, table)["total"]
    assert looked_back(asha, table, first=total)["moments"] == []
    assert looked_back(asha, table, line=999_999)["first"] == total - 1
    assert len(looked_back(asha, table, count=1000)["moments"]) == 50


def test_before_the_start_there_is_nothing_to_look_back_on(asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "open")["table"]
    assert asha.call("GET", f"/api/tables/{table}/moments").data["code"] == "not-playing"


def test_going_on_from_a_moment(running: Running, finished: tuple[Person, str, Record]) -> None:
    asha, old, record = finished
    moment = looked_back(asha, old)["total"] // 2
    then = looked_back(asha, old, eyes=1, first=moment, count=1)["moments"][0]
    wanted = {"moment": moment, "seat": 1, "level": "uniform", "name": "Sita"}
    table = asha.post(f"/api/tables/{old}/branch", wanted)["table"]
    assert [seat["kind"] for seat in asha.get(f"/api/tables/{table}")["seats"]] == ["bot", "person", "bot"]
    with asha.sit(table) as chair:
        scene = chair.until(lambda scene: bool(scene["stage"]))
        assert scene["stage"] == "playing" and len(scene["deals"]) == 2
        assert [deal["secret"] for deal in scene["deals"]] == [None, None]
        assert then["view"] in [known["view"] for known in all_moments(asha, table)]
        play_to_the_end(chair)
    longer = Record.from_json(asha.call("GET", f"/api/tables/{table}/record").text)
    kept = longer.deals[1].start
    assert longer.moves[:kept] == record.moves[:kept] and longer.seats[1] == "Sita"
    assert longer.deals[0].commitment == record.deals[0].commitment != longer.deals[1].commitment
    check_deals(chautari.game(record.game), longer)


def test_going_on_from_the_first_moment_is_the_same_deal_again(finished: tuple[Person, str, Record]) -> None:
    asha, old, _ = finished
    table = asha.post(f"/api/tables/{old}/branch", {"moment": 0, "seat": 0, "level": "uniform"})["table"]
    assert looked_back(asha, table)["moments"][0]["view"] == looked_back(asha, old, eyes=0)["moments"][0]["view"]


def test_going_on_twice_with_one_key_is_one_table(finished: tuple[Person, str, Record]) -> None:
    asha, old, _ = finished
    wanted, path = {"moment": 0, "seat": 0, "level": "uniform"}, f"/api/tables/{old}/branch"
    tables = [asha.call("POST", path, wanted, **{"Idempotency-Key": key}).data["table"] for key in "aab"]
    assert tables[0] == tables[1] != tables[2]
    other = asha.call("POST", path, wanted | {"seat": 1}, **{"Idempotency-Key": "a"})
    assert (other.status, other.data["code"]) == (409, "key-used")


def test_who_plays_another_seat_than_then_changes_names_with_its_bot(finished: tuple[Person, str, Record]) -> None:
    asha, old, record = finished
    wanted = {"moment": 0, "seat": 0, "level": "uniform", "name": record.seats[2].upper()}
    table = asha.post(f"/api/tables/{old}/branch", wanted)["table"]
    names = [seat["name"] for seat in asha.get(f"/api/tables/{table}")["seats"]]
    assert names == [record.seats[2].upper(), record.seats[1], record.seats[0]]


def test_where_nothing_can_go_on_it_is_refused(finished: tuple[Person, str, Record], stranger: Person) -> None:
    asha, table, _ = finished
    total, path = looked_back(asha, table)["total"], f"/api/tables/{table}/branch"
    for change, code in (
        ({"moment": total - 1}, "over"),
        ({"moment": total}, "no-such-moment"),
        ({"seat": 3}, "no-such-seat"),
        ({"level": "file:x.py"}, "no-such-level"),
        ({"name": " "}, "no-name"),
    ):
        assert asha.call("POST", path, {"moment": 0, "seat": 0} | change).data["code"] == code
    assert stranger.call("POST", path, {"moment": 0, "seat": 0}).data["code"] == "no-such-table"


def test_a_record_can_be_looked_at_again_by_whoever_brings_it(
    finished: tuple[Person, str, Record], bina: Person, stranger: Person
) -> None:
    asha, old, record = finished
    table = bina.post("/api/records", json.loads(record.to_json()))["table"]
    assert bina.post("/api/records", json.loads(record.to_json()))["table"] == table
    assert all_moments(bina, table, eyes="all")[3]["view"] == all_moments(asha, old, eyes="all")[3]["view"]
    assert bina.get("/api/tables")["tables"][0]["host"]
    assert stranger.call("GET", f"/api/tables/{table}/moments").data["code"] == "no-such-table"
    assert Record.from_json(bina.call("GET", f"/api/tables/{table}/record").text) == record
    assert bina.post(f"/api/tables/{table}/branch", {"moment": 5, "seat": 0, "level": "uniform"})["table"] != table


def test_a_record_that_is_sent_many_times_at_once_is_taken_in_once(
    finished: tuple[Person, str, Record], stranger: Person
) -> None:
    sent = json.loads(finished[2].to_json())
    with ThreadPoolExecutor(6) as at_once:
        tables = set(at_once.map(lambda _: stranger.post("/api/records", sent)["table"], range(6)))
    assert [one["table"] for one in stranger.get("/api/tables")["tables"]] == list(tables)


def test_a_record_that_is_none_is_refused_in_a_sentence(
    finished: tuple[Person, str, Record], running: Running, stranger: Person
) -> None:
    record = json.loads(finished[2].to_json())
    damaged: list[Any] = [
        [],
        {"format": "chautari-record"},
        record | {"version": 2},
        record | {"game": "chess"},
        record | {"rules": 99},
        record | {"seats": ["\ud800", "B", "C"]},
        record | {"options": {"\ud800": 1}},
        record | {"moves": record["moves"][5:]},
        record | {"moves": [[0, 10**30]]},
        record | {"deals": [{"start": 0, "commitment": "\ud800", "secret": ""}]},
        record | {"deals": [{"start": 0, "commitment": "", "secret": "no hex"}]},
        record | {"deals": [{"start": 0, "commitment": "ab" * 31, "secret": ""}]},
        record | {"deals": [{"start": 0, "commitment": "ab" * 32, "secret": "cd" * 32}]},
    ]
    for wrong in damaged:
        answer = stranger.call("POST", "/api/records", wrong)
        assert (answer.status, answer.data["code"]) == (400, "bad-record") and answer.data["reason"].endswith(".")
    assert stranger.call("POST", "/api/records", b"\xff{").data["code"] == "bad-record"
    assert stranger.call("POST", "/api/records", b" " * 300_000).data["code"] == "too-large"
    unfinished = record | {"moves": record["moves"][:-1]}
    assert stranger.call("POST", "/api/records", unfinished).data["code"] in ("not-finished", "bad-record")
    assert stranger.get("/api/tables")["tables"] == []


def test_dealers_who_dealt_nothing_are_not_kept(
    finished: tuple[Person, str, Record], running: Running, stranger: Person
) -> None:
    """Whatever dealers somebody invents, the table is that of the honest record."""
    record = json.loads(finished[2].to_json())
    dealt = [number for number, (seat, _) in enumerate(record["moves"]) if seat == CHANCE]

    def with_dealers(starts: list[int]) -> object:
        invented = [{"start": start, "commitment": "ab" * 32, "secret": ""} for start in starts]
        return record | {"deals": [*record["deals"], *invented]}

    table = stranger.post("/api/records", with_dealers([-5, *range(dealt[-1] + 1, 1400)]))["table"]
    assert Record.from_json(stranger.call("GET", f"/api/tables/{table}/record").text) == finished[2]
    assert stranger.post("/api/records", record)["table"] == table
    table = stranger.post("/api/records", with_dealers(list(range(1400))))["table"]
    assert len(running.store.load(table).deals) <= len(dealt)


def test_one_person_may_bring_so_many_records(finished: tuple[Person, str, Record], tmp_path: Path) -> None:
    record = json.loads(finished[2].to_json())
    sent = [record | {"seats": [f"Asha {number}", "Bina", "Chandra"]} for number in range(3)]
    config = replace(QUICK, limits=replace(QUICK.limits, records=2))
    with Running(tmp_path / "tables.db", config) as running:
        asha = Person(running.port)
        first = asha.post("/api/records", sent[0])["table"]
        asha.post("/api/records", sent[1])
        refusal = asha.call("POST", "/api/records", sent[2])
        assert (refusal.status, refusal.data["code"]) == (429, "too-many-records")
        assert asha.post("/api/records", sent[0])["table"] == first
        Person(running.port).post("/api/records", sent[2])
