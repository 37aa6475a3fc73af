"""A table's life: set up, joined by links, started, played, finished, played again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import chautari
from chautari.engine.record import Record, check_deals
from tests.server.people import Chair, Person
from tests.server.running import Running

pytestmark = pytest.mark.slow


def play_to_the_end(*chairs: Chair) -> None:
    """Whoever is asked takes the last option, until the game is over."""
    while True:
        for chair in chairs:
            chair.settled()
        if chairs[0].scene["stage"] == "finished":
            return
        for chair in chairs:
            if chair.scene["question"] is not None:
                chair.act(-1)
                break


def table_of_two(asha: Person, bina: Person, game: str = "yak", **more: object) -> str:
    created = asha.set_up(game, "me:Asha", "open", **more)
    bina.use(created["links"][0]["token"], "Bina")
    return str(created["table"])


def test_a_link_for_every_open_seat_and_one_for_spectators(asha: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "invited:Chandra", "bot:uniform")
    assert [link["seat"] for link in created["links"]] == [1, 2]
    tokens = [link["token"] for link in created["links"]] + [created["watch"]]
    assert len(set(tokens)) == 3 and all(len(token) == 43 for token in tokens)


def test_it_starts_when_the_last_seat_is_taken(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    with asha.sit(created["table"]) as chair:
        chair.until(lambda scene: scene["stage"] == "waiting" and scene["view"] is None)
        assert bina.use(created["links"][0]["token"], "Bina") == {"table": created["table"], "seat": 1}
        scene = chair.until(lambda scene: scene["stage"] == "playing")
        assert [seat["name"] for seat in scene["seats"]] == ["Asha", "Bina"]
        assert len(scene["deals"]) == 1 and scene["deals"][0]["secret"] is None


def test_the_host_fills_the_rest_with_bots(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "invited:Bina", "open")
    started = asha.post(f"/api/tables/{created['table']}/start", {"level": "uniform"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "invited", "bot"]
    assert [seat["stand_in"] for seat in started["seats"]] == [False, False, True, False]
    refusal = bina.call("POST", "/api/links/use", {"token": created["links"][0]["token"], "name": "B"})
    assert refusal.data["code"] == "no-such-link"
    # Who was invited by name still finds the seat kept.
    assert bina.use(created["links"][1]["token"]) == {"table": created["table"], "seat": 2}
    assert bina.get(f"/api/tables/{created['table']}")["seats"][2]["kind"] == "person"


def every_game(quick: str) -> pytest.MarkDecorator:
    """All games; the one named is played by `make quick`, too."""
    found = [pytest.param(m, id=m.name, marks=() if m.name == quick else pytest.mark.slow) for m in chautari.TITLES]
    return pytest.mark.parametrize("meta", found)


@every_game(quick="adventure-tours")
def test_a_whole_game_with_its_end(asha: Person, bina: Person, meta: chautari.engine.meta.Meta, tmp_path: Path) -> None:
    seats = ["me:Asha", "open", *["bot:uniform"] * (meta.seats[0] - 2)]
    created = asha.set_up(meta.name, *seats)
    table = created["table"]
    bina.use(created["links"][0]["token"], "Bina")
    assert asha.call("GET", f"/api/tables/{table}/record").data["code"] == "not-over"
    with asha.sit(table) as first, bina.sit(table) as second:
        commitment = first.until(lambda scene: scene["stage"] == "playing")["deals"][0]["commitment"]
        second.until(lambda scene: scene["stage"] == "playing")
        play_to_the_end(first, second)
        second.until(lambda scene: scene["stage"] == "finished")
        assert first.scene["view"] == second.scene["view"] | {"seat": 0}
    record = Record.from_json(asha.call("GET", f"/api/tables/{table}/record").text)
    assert record.seats[:2] == ("Asha", "Bina")
    check_deals(chautari.game(meta.name), record)
    assert record.deals[0].commitment == commitment and record.deals[0].secret == first.scene["deals"][0]["secret"]
    record.save(tmp_path / "game.json")
    scores = chautari.load(tmp_path / "game.json").scores()
    told = first.scene["scores"]
    assert [(one["place"], one["total"]) for one in told] == [(score.place, score.total) for score in scores]
    assert all(one["total"] == sum(source["points"] for source in one["sources"]) for one in told)


def test_a_rematch_rotates_the_seats_and_waits_for_the_people(asha: Person, bina: Person) -> None:
    created = asha.set_up("adventure-tours", "me:Asha", "open", "bot:uniform")
    bina.use(created["links"][0]["token"], "Bina", mark=4)
    table = created["table"]
    assert asha.call("POST", f"/api/tables/{table}/rematch").data["code"] == "not-over"
    with asha.sit(table) as first, bina.sit(table) as second:
        first.until(lambda scene: scene["stage"] == "playing")
        second.until(lambda scene: scene["stage"] == "playing")
        play_to_the_end(first, second)
        following = bina.post(f"/api/tables/{table}/rematch")["table"]
        assert asha.post(f"/api/tables/{table}/rematch")["table"] == following
        assert first.until(lambda scene: scene["next_table"] is not None)["next_table"] == following
    with bina.sit(following) as second:
        assert second.until(lambda scene: bool(scene["stage"]))["stage"] == "waiting"
        with asha.sit(following) as first:
            scene = first.until(lambda scene: scene["stage"] == "playing")
            assert [seat["name"] for seat in scene["seats"]] == ["Bina", first_bot(scene), "Asha"]
            assert [seat["mark"] for seat in scene["seats"]] == [4, 2, 0], "each keeps the colour they had"
            assert first.heard[0]["host"] and first.heard[0]["seat"] == 2


def first_bot(scene: dict[str, list[dict[str, str]]]) -> str:
    return next(seat["name"] for seat in scene["seats"] if seat["kind"] == "bot")


def test_lines_of_the_log_are_sentences(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        first.settled().act()
        second.settled().act()
        second.do("pause")
        lines = first.settled().log
        assert [line["text"] for line in lines if line["kind"] == "note"] == [
            "The table is set up.",
            "Bina sits down.",
            "The game begins.",
            "Bina asks for a pause.",
        ]
        told = [line for line in lines if line["kind"] == "event"]
        assert all(line["text"] for line in told) and "Bina" in " ".join(line["text"] for line in told)
        assert asha.get(f"/api/tables/{table}/log")["lines"] == lines


def test_a_name_in_a_note_stays_as_it_was(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    bina.use(created["links"][0]["token"], "<b>Bina")
    with bina.sit(created["table"]) as chair:
        chair.hear("news")
        chair.send({"type": "leave", "key": "away"})
        chair.closed()
    with asha.sit(created["table"]) as chair:
        assert [line["text"] for line in chair.settled().log][1:] == ["<b>Bina sits down.", "<b>Bina gets up."]


def test_my_tables_say_whose_turn_it_is(asha: Person, bina: Person, stranger: Person) -> None:
    table = table_of_two(asha, bina)
    mine = asha.get("/api/tables")["tables"]
    assert [one["table"] for one in mine] == [table] and mine[0]["your_turn"] and mine[0]["seat"] == 0
    with asha.sit(table) as chair:
        chair.act()
    assert not asha.get("/api/tables")["tables"][0]["your_turn"]
    assert bina.get("/api/tables")["tables"][0]["your_turn"]
    assert stranger.get("/api/tables") == {"tables": []}


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as before:
        asha, bina = Person(before.port), Person(before.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as chair:
            chair.act(1)
            chair.settled()
            known, log = chair.scene, chair.log
    with Running(tmp_path / "tables.db") as after:
        again = Person(after.port, asha.token)
        with again.sit(table) as chair:
            scene = chair.until(lambda scene: bool(scene["stage"]))
            assert scene == known | {"seats": scene["seats"]} and chair.log == log
            assert again.get("/api/tables")["tables"][0]["table"] == table


def test_my_tables_do_not_tell_of_a_secret_move_by_their_order(asha: Person, bina: Person) -> None:
    tables = [table_of_two(asha, bina) for _ in range(3)]
    before = asha.get("/api/tables")
    for table in tables:
        with bina.sit(table) as chair:
            chair.act()
            chair.do("undo", turn=chair.scene["turn"])
        assert asha.get("/api/tables") == before


def test_a_rematch_of_bots_begins_at_once(asha: Person) -> None:
    table = asha.set_up("yak", "bot:uniform", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chair.until(lambda scene: scene["stage"] == "finished")
    following = asha.post(f"/api/tables/{table}/rematch")["table"]
    assert asha.get(f"/api/tables/{following}")["stage"] == "playing"


@pytest.mark.parametrize("made", [True, False])
def test_a_rematch_that_was_broken_off_goes_on_with_the_same_table(tmp_path: Path, made: bool) -> None:
    """As a server leaves it that is killed between its writes: before the next table is told, or is there at all."""
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = asha.set_up("yak", "bot:uniform", "bot:uniform")["table"]
        with asha.sit(table) as chair:
            chair.until(lambda scene: scene["stage"] == "finished")
        following = asha.post(f"/api/tables/{table}/rematch")["table"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE tables SET notes = json_remove(notes, '$.next_table')")
        if not made:
            for rows in ("tables", "seats", "moves", "deals", "entries"):
                file.execute(f"DELETE FROM {rows} WHERE {'id' if rows == 'tables' else 'table_id'} = ?", [following])
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port, asha.token)
        assert asha.post(f"/api/tables/{table}/rematch")["table"] == following
        assert {one["table"] for one in asha.get("/api/tables")["tables"]} == {table, following}
        assert asha.get(f"/api/tables/{following}")["stage"] == "playing"


def test_a_table_that_was_set_up_and_not_begun_begins_when_somebody_comes(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        open_seat = asha.set_up("yak", "me:Asha", "open")["table"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        for rows in ("moves", "deals", "entries WHERE number > 0"):
            file.execute(f"DELETE FROM {rows}")
        file.execute("UPDATE tables SET stage = 'waiting', moves = 0, asked = '[]'")
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port, asha.token)
        with asha.sit(table) as chair:
            chair.act()
            assert [line["name"] for line in chair.log if line["kind"] == "note"] == ["created", "started"]
        assert asha.get(f"/api/tables/{open_seat}")["stage"] == "waiting"


def test_a_table_that_waited_through_a_change_of_rules_is_played_by_the_new_ones(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha, bina = Person(running.port), Person(running.port)
        older, unknown = (asha.set_up("yak", "me:Asha", "open") for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE tables SET rules = 0")
        file.execute("UPDATE tables SET options = ? WHERE id = ?", ['{"weather": "fine"}', unknown["table"]])
    with Running(tmp_path / "tables.db") as running:
        asha.port = bina.port = running.port
        assert [one["problem"] for one in asha.get("/api/tables")["tables"]] == [None, None]
        bina.use(older["links"][0]["token"], "Bina")
        answer = bina.call("POST", "/api/links/use", {"token": unknown["links"][0]["token"], "name": "Bina"})
        assert (answer.status, answer.data["code"]) == (409, "unplayable") and "weather" in answer.data["reason"]
    with Running(tmp_path / "tables.db") as running:
        asha.port = running.port
        with asha.sit(older["table"]) as chair:
            chair.act()
