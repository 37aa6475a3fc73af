"""Practice: hints, chances and taking back anything, for whoever is alone among bots; marked once and for ever."""

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import chautari
from chautari.engine.record import Record, check_deals, replay
from chautari.engine.state import CHANCE
from chautari.server.live.practice import Advice
from chautari.store import Store
from chautari.store.imports import from_record
from tests.server.live.test_life import table_of_two
from tests.server.people import Answer, Chair, Person
from tests.server.running import QUICK, Running


def alone(person: Person, game: str = "yak") -> str:
    return str(person.set_up(game, "me:Asha", "bot:uniform")["table"])


def asks(person: Person, table: str, chair: Chair, step: int = 1) -> Answer:
    return person.call("POST", f"/api/tables/{table}/hint", {"turn": chair.question["turn"], "step": step})


def notes(chair: Chair) -> list[Any]:
    return [line["name"] for line in chair.log if line["kind"] == "note"]


def goes_on(chair: Chair, choices: int) -> None:
    """Makes so many choices, whatever comes between."""
    for number in range(choices):
        turn = chair.question["turn"]
        chair.act(number)
        chair.until(lambda scene, turn=turn: scene["turn"] != turn)  # type: ignore[misc]


def test_a_hint_is_given_in_three_steps(running: Running, asha: Person) -> None:
    table = alone(asha)
    with asha.sit(table) as chair:
        chair.question  # noqa: B018  (the game has begun)
        assert chair.scene["may_practise"] and not chair.scene["practice"]
        chair.do("practise")
        first, second, third = (asks(asha, table, chair, step).data for step in (1, 2, 3))
        offered = {option["action"]: option["text"] for option in chair.question["options"]}
        assert set(first["looked_at"]) <= set(offered) and first["action"] is None and first["as_good"] == []
        assert second["action"] in first["looked_at"] and offered[second["action"]] in second["text"]
        assert not any(text in first["text"] for text in offered.values()), "the first step says no move"
        assert "of 100 such games" in third["text"] and third["action"] == second["action"] not in third["as_good"]


def test_a_hint_is_found_out_once_and_forgotten_when_the_turn_passes(
    running: Running, asha: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = running.services.bots.pool.answer

    async def counting(task: Any, kind: type[Any]) -> Any:
        asked.append(kind.__name__)
        return await answer(task, kind)

    monkeypatch.setattr(running.services.bots.pool, "answer", counting)
    table = alone(asha)
    with asha.sit(table) as chair:
        chair.question  # noqa: B018
        chair.do("practise")
        turn = chair.question["turn"]
        said = [asks(asha, table, chair, step).text for step in (1, 2, 2, 1)]
        assert said[0] == said[3] and said[1] == said[2] and asked.count("Advice") == 1
        assert 0 in running.registry.tables[table].hints
        goes_on(chair, 1)
        assert 0 not in running.registry.tables[table].hints
        stale = asha.call("POST", f"/api/tables/{table}/hint", {"turn": turn, "step": 2})
        assert stale.data["code"] == "stale" and asked.count("Advice") == 1


def test_a_hint_that_fails_is_refused_and_may_be_asked_for_again(
    running: Running, asha: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(task: Any, kind: type[Any]) -> Any:
        return kind(problem="out of time")

    table = alone(asha)
    with asha.sit(table) as chair:
        chair.question  # noqa: B018
        chair.do("practise")
        with monkeypatch.context() as broken:
            broken.setattr(running.services.bots.pool, "answer", failing)
            found = asks(asha, table, chair)
            assert (found.status, found.data["code"]) == (503, "no-hint")
        assert asks(asha, table, chair).status == 200


def test_nothing_helps_before_the_game_counts_as_practice(asha: Person) -> None:
    table = alone(asha)
    with asha.sit(table) as chair:
        goes_on(chair, 1)
        assert asks(asha, table, chair).data["code"] == "no-practice"
        for what in ("chances", "choices"):
            assert asha.call("GET", f"/api/tables/{table}/{what}").data["code"] == "no-practice"
        assert chair.refused("undo", turn=chair.question["turn"], to=0) == "no-practice"


def test_with_two_people_there_is_no_practice(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        assert asks(asha, table, chair).data["code"] == "not-alone" and not chair.scene["may_practise"]
        assert chair.refused("practise") == "not-alone"
        assert chair.refused("undo", turn=chair.question["turn"], to=0) == "not-alone"
        for what in ("chances", "choices"):
            assert asha.call("GET", f"/api/tables/{table}/{what}").data["code"] == "not-alone"
        assert not running.registry.tables[table].notes.practice


def test_while_somebody_is_awaited_there_is_no_practice(asha: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "invited:Bina", "bot:uniform")
    asha.post(f"/api/tables/{created['table']}/start", {"level": "uniform"})
    with asha.sit(created["table"]) as chair:
        chair.question  # noqa: B018
        assert chair.refused("practise") == "not-alone" and not chair.scene["may_practise"]


def test_spectators_and_strangers_cost_no_thought(
    running: Running, asha: Person, bina: Person, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*whatever: object) -> Advice:
        raise AssertionError("this costs a thought")

    created = asha.set_up("yak", "me:Asha", "bot:uniform")
    table = created["table"]
    bina.use(created["watch"])
    with asha.sit(table) as chair:
        chair.question  # noqa: B018
        chair.do("practise")
        for what in ("advice", "reasons", "chances"):
            monkeypatch.setattr(running.services.hints, what, never)
        for person, code in ((bina, "not-seated"), (stranger, "no-such-table")):
            assert asks(person, table, chair).data["code"] == code
            for what in ("chances", "choices"):
                assert person.call("GET", f"/api/tables/{table}/{what}").data["code"] == code


def test_a_seat_asks_no_faster_than_anybody_reads(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, hints=(2, 0.001))
    with Running(tmp_path / "tables.db", replace(QUICK, limits=limits)) as running:
        asha = Person(running.port)
        table = alone(asha)
        with asha.sit(table) as chair:
            chair.question  # noqa: B018
            chair.do("practise")
            assert [asks(asha, table, chair).status for _ in range(3)] == [200, 200, 429]


def test_chances_are_everybodys_as_one_sees_the_table(running: Running, asha: Person) -> None:
    table = alone(asha)
    with asha.sit(table) as chair:
        chair.question  # noqa: B018
        chair.do("practise")
        found = asha.get(f"/api/tables/{table}/chances")["chances"]
        assert len(found) == 2 and sum(found) == pytest.approx(1.0, abs=0.01)
        assert asha.get(f"/api/tables/{table}/chances")["chances"] == found, "looked at once for each move"


def test_taking_back_beyond_chance_leaves_a_record_that_can_be_proved(running: Running, asha: Person) -> None:
    table = alone(asha)
    with asha.sit(table) as chair:
        chair.question  # noqa: B018
        chair.do("practise")
        assert not chair.settled().scene["can_go_back"], "there is nothing to take back"
        goes_on(chair, 8)
        choices = asha.get(f"/api/tables/{table}/choices")["choices"]
        assert [one["choice"] for one in choices] == list(range(8)) and all(one["text"] for one in choices)
        assert [one["day"] for one in choices] == sorted(one["day"] for one in choices) and choices[0]["day"] == 1
        before = running.store.load(table).moves
        own = [number for number, (seat, _) in enumerate(before) if seat == 0]
        assert any(seat == CHANCE for seat, _ in before[own[2] :]) and any(seat == 1 for seat, _ in before[own[2] :])
        assert chair.refused("undo", turn=chair.question["turn"], to=8) == "no-such-choice"
        chair.do("undo", turn=chair.question["turn"], to=2)
        after = running.store.load(table)
        assert after.moves[: own[2]] == before[: own[2]] and chair.question["options"]
        assert chair.settled().scene["can_go_back"]
        assert notes(chair.settled())[-1] == "undone-alone"
        while chair.settled().scene["stage"] == "playing":
            chair.until(lambda scene: scene["question"] is not None or scene["stage"] == "finished")
            if chair.scene["question"] is not None:
                chair.act()
        record = Record.from_json(asha.call("GET", f"/api/tables/{table}/record").text)
        game = chautari.game("yak")
        check_deals(game, record)
        assert len(record.deals) == 2 and record.practice
        live = running.registry.tables[table].begun()
        assert game.view(replay(game, record), 0) == game.view(live.state, 0)


def test_the_mark_survives_a_restart_and_stands_in_lists_records_and_what_is_made_of_them(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    with Running(file) as running:
        asha = Person(running.port)
        table = alone(asha)
        with asha.sit(table) as chair:
            chair.question  # noqa: B018
            assert not asha.get("/api/tables")["tables"][0]["practice"]
            chair.do("practise")
            chair.do("practise")
            assert chair.settled().scene["practice"] and notes(chair).count("practice") == 1
    with Running(file) as running:
        again = Person(running.port, asha.token)
        assert again.get("/api/tables")["tables"][0]["practice"]
        with again.sit(table) as chair:
            chair.question  # noqa: B018
            assert chair.scene["practice"] and asks(again, table, chair).status == 200
            record = running.store.load(table).record()
    assert Record.from_json(record.to_json()).practice
    assert from_record(record).change.head.notes["practice"] is True
    assert "practice" not in from_record(replace(record, practice=False)).change.head.notes


def test_a_hint_is_in_no_log_and_in_no_store(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Running(file) as running:
        asha, bina = Person(running.port), Person(running.port)
        created = asha.set_up("yak", "me:Asha", "bot:uniform")
        bina.use(created["watch"])
        table = created["table"]
        with asha.sit(table) as chair, bina.sit(table) as watching:
            chair.question  # noqa: B018
            chair.do("practise")
            said = [asks(asha, table, chair, step).data["text"] for step in (1, 2, 3)]
            told = "".join(chair.settled().raw + watching.settled().raw)
            assert not any(text in told for text in said)
        kept = msgspec.json.encode(running.store.load(table).head.notes).decode()
    with sqlite3.connect(file) as database:
        whole = kept + "\n".join(database.iterdump())
    assert not any(text in whole for text in said)


def test_an_old_store_without_the_mark_is_no_practice(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = alone(asha)
        store: Store = running.store
        assert "practice" not in store.load(table).head.notes and not store.load(table).record().practice
