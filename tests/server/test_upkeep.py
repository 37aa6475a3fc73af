"""Whoever keeps the others waiting too long has a bot stand in, however they seem to be there."""

import time
from dataclasses import replace
from pathlib import Path

from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import QUICK, Running
from tests.server.verbs.test_seats import eventually


def test_absence_past_the_limit_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, minute=0.2)) as running:
        asha, bina = Person(running.port), Person(running.port)
        patient, hasty = table_of_two(asha, bina), table_of_two(asha, bina, away_minutes=1)
        with asha.sit(hasty) as chair:
            chair.until(lambda scene: scene["seats"][1]["stand_in"])
            assert "away" in [line["name"] for line in chair.log if line["kind"] == "note"]
            with bina.sit(hasty) as back:
                back.until(lambda scene: not scene["seats"][1]["stand_in"])
        assert not any(seat["stand_in"] for seat in asha.get(f"/api/tables/{patient}")["seats"])


def test_an_open_tab_answers_nothing(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, minute=0.2)) as running:
        asha, bina = Person(running.port), Person(running.port)
        with asha.sit(table_of_two(asha, bina, away_minutes=1)) as chair:
            chair.until(lambda scene: scene["seats"][0]["stand_in"])
            chair.do("return")
            chair.until(lambda scene: not scene["seats"][0]["stand_in"])


def test_a_tab_that_loses_its_connection_again_and_again_answers_nothing(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, minute=0.3)) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina, away_minutes=1)
        with bina.sit(table) as chair:
            chair.hear("news")
            chair.act()

        def stood_in() -> bool:
            with asha.sit(table) as again:
                again.hear("news")
                again.do("say", text="it is the train")
                return any(line.get("name") == "away" and line["seat"] == 0 for line in again.log)

        eventually(stood_in)


def test_who_answers_or_comes_back_has_all_the_time_again(running: Running, asha: Person, bina: Person) -> None:
    name = table_of_two(asha, bina, away_minutes=1)
    table = running.registry.tables[name]
    with asha.sit(name) as chair:
        chair.hear("news")
        seen = [table.waited_since[0]]
        chair.act()
        assert chair.settled().scene["asked"] == [1] and 0 not in table.waited_since
        chair.do("undo", turn=chair.scene["turn"])
        seen.append(table.waited_since[0])
        chair.do("leave")
        chair.do("return")
        seen.append(table.waited_since.get(0, time.monotonic()))
        assert seen == sorted(set(seen)), "each time the clock starts anew"
        assert table.waited_since[1] < seen[1], "but not that of the others"


def test_talk_a_new_window_or_a_pause_gives_no_new_time(running: Running, asha: Person, bina: Person) -> None:
    name = table_of_two(asha, bina, away_minutes=1)
    table = running.registry.tables[name]

    with asha.sit(name) as chair:
        chair.hear("news")
        table.waited_since[0] -= 30
        for _ in range(3):
            chair.do("say", text="let me think")
            chair.do("pause")
            assert not table.waited_since
            chair.do("resume")
            with asha.sit(name) as another:
                another.hear("news")
            assert time.monotonic() - table.waited_since[0] > 30


def test_absence_is_counted_while_the_table_is_not_in_memory(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02, idle=0.05, minute=0.6)) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina, away_minutes=1)
        loaded = running.registry.tables[table]
        eventually(lambda: all(seat.stand_in for seat in running.store.load(table).seats))
        assert loaded.gone, "it had left memory before"


def test_a_pause_stops_the_clocks_also_of_a_table_that_was_loaded_anew(tmp_path: Path) -> None:
    config = replace(QUICK, upkeep_interval=0.02, minute=0.2)
    with Running(tmp_path / "tables.db", config) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina, away_minutes=1)
        with asha.sit(table) as chair:
            chair.hear("news")
            chair.do("pause")
    with Running(tmp_path / "tables.db", config) as running:
        again = Person(running.port, asha.token)
        with again.sit(table) as chair:
            chair.hear("news")
            assert not running.registry.tables[table].waited_since
            chair.do("resume")
            chair.until(lambda scene: scene["seats"][1]["stand_in"])
