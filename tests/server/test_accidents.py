"""What goes wrong elsewhere: told before stored, a dealt hand dealt again, one hanging bot that stops everybody."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import chautari
from chautari.engine import play
from chautari.server.verbs import moves
from chautari.store import BadStore, Store
from tests.server.live.test_life import table_of_two
from tests.server.live.test_secrets import moments
from tests.server.people import Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.slow


def test_what_cannot_be_stored_is_told_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as first, bina.sit(table) as second:
            question = first.question
            moves, number = running.store.load(table).moves, second.settled().heard[-1]["number"]
            running.store.close()
            option = question["options"][0]["action"]
            assert first.refused("act", turn=question["turn"], action=option) == "not-stored"
            assert first.refused("say", text="hello?") == "not-stored"
            assert second.settled().heard[-1]["number"] == number
            assert first.settled().scene["question"] == question, "nothing has changed"
            live = running.registry.tables[table].position
            assert live is not None and tuple(live.moves) == moves
    assert "is not kept: The store is closed." in caplog.text, "whoever runs the server can read why"


def test_a_refresh_shows_the_same_table(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina, "reviving-kathmandu")
    seen = []
    for _ in range(3):
        with asha.sit(table) as chair:
            chair.hear("news")
            seen.append((chair.scene["view"], chair.scene["question"], chair.log))
    assert seen[0] == seen[1] == seen[2]


def test_a_bot_that_hangs_holds_up_nobody_else_and_is_replaced(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, bot_patience=2.0)) as running:
        asha, bina = Person(running.port), Person(running.port)
        lonely = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        together = table_of_two(asha, bina)
        with asha.sit(lonely) as chair, asha.sit(together) as first, bina.sit(together) as second:
            chair.act()
            chair.until(lambda scene: scene["question"] is not None)
            process = running.services.bots.pool._processes[0]._process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            chair.act()
            for _ in range(3):
                for player in (first, second):
                    if player.settled().scene["question"] is not None:
                        player.act()
            while "chautari_bot_fallbacks_total 0" in asha.call("GET", "/metrics").text:
                assert chair.scene["stage"] == "playing", "chance never chose in its place"
                chair.act()
            chair.act()


def test_two_servers_on_one_file_never_mix_their_moves(tmp_path: Path) -> None:
    """The store refuses what does not follow; the one that is behind drops its table and reads it anew."""
    with Running(tmp_path / "tables.db") as one, Running(tmp_path / "tables.db") as other:
        asha, bina = Person(one.port), Person(one.port)
        table = table_of_two(asha, bina)
        with bina.sit(table) as here, Person(other.port, asha.token).sit(table) as there:
            there.act()
            question = here.question
            here.send(
                {"type": "act", "key": "late", "turn": question["turn"], "action": question["options"][0]["action"]}
            )
            assert here.closed()["code"] == "reload"
        with bina.sit(table) as again:
            again.act()
        assert len([seat for seat, _ in one.store.load(table).moves if seat >= 0]) == 2


def test_whoever_comes_while_the_store_cannot_be_read_is_told_so(
    running: Running, asha: Person, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]

    def broken(token: str) -> None:
        raise BadStore("the disk is gone")

    monkeypatch.setattr(running.store, "link", broken)
    with stranger.sit(table) as chair:
        assert chair.closed()["code"] == "not-read"


def test_a_bot_that_thought_too_long_answers_no_later_question(tmp_path: Path) -> None:
    """Meanwhile somebody came back, chose and left again: the same seat is asked something else."""

    async def think() -> None:
        with Store(tmp_path / "tables.db") as store:
            async for table, seat, _, _ in moments(store, chautari.game("yak").meta, 2, 40, seed=1):
                position = table.playing()
                if seat in position.asked:
                    made = list(position.moves)
                    action = play.options(position.state, seat)[0]
                    await moves.act_as_bot(table, seat, table.turn(seat) - 1, action)
                    assert table.playing().moves == made
                    return
            raise AssertionError("nobody was asked twice")

    asyncio.run(think())


def test_a_bot_whose_server_was_killed_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "chautari.server.bots.worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin and worker.stdout and worker.stderr
        worker.stdout.close()
        worker.stdin.write(b"a question\n")
        worker.stdin.close()
        assert (worker.wait(60), worker.stderr.read()) == (0, b"")


def test_bots_go_on_at_a_table_that_was_read_anew_while_they_thought(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, bot_pause=1.0, upkeep_interval=0.02)) as running:
        asha = Person(running.port)
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        with asha.sit(table) as chair:
            chair.hear("news")  # the bot thinks by now
        before = running.registry.tables[table]
        before.gone = True
        with asha.sit(table) as chair:
            chair.until(lambda scene: scene["asked"] == [0])
            assert running.registry.tables[table] is not before
