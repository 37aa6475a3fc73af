"""WebSockets whose other end floods, crumbles or does not read: they cost little, and the table plays on."""

from dataclasses import replace
from pathlib import Path

import pytest

from chautari.server.config import ServerConfig
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.running import QUICK, Running
from tests.server.verbs.test_seats import eventually
from tests.server.wires import CONTINUED, PING, PONG, TEXT, close_code, deaf, frame, opened, shake_hands

POLICY_VIOLATION, INVALID_DATA = 1008, 1007


def test_answers_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Not even those to a stranger's pings, which come before any hello."""
    with Running(tmp_path / "tables.db", replace(QUICK, read_timeout=0.3)) as running, deaf(running) as flood:
        shake_hands(flood, "x")
        with pytest.raises(ConnectionError):
            flood.sendall(frame(PING, b"p" * 125) * 256_000)
        eventually(lambda: running.connections == 0)


@pytest.mark.parametrize("kind", [PING, PONG])
def test_frames_without_a_message_are_counted(tmp_path: Path, kind: int) -> None:
    with Running(tmp_path / "tables.db", ServerConfig()) as running, opened(running) as flood:
        shake_hands(flood, "x")
        flood.settimeout(5)
        flood.sendall(frame(kind) * 1000)
        assert close_code(flood) == POLICY_VIOLATION


def test_a_message_does_not_come_in_crumbs(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", ServerConfig()) as running, opened(running) as flood:
        shake_hands(flood, "x")
        flood.settimeout(5)
        flood.sendall(frame(TEXT, last=False) + frame(CONTINUED, last=False) * 1000)
        assert close_code(flood) == POLICY_VIOLATION


def test_a_frame_that_is_no_text_is_refused_without_ado(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    for frames in (frame(TEXT, b"\xff"), frame(TEXT, b"\xc3", last=False) + frame(CONTINUED, b"\xff")):
        with opened(running) as odd:
            shake_hands(odd, "x")
            odd.sendall(frames)
            assert close_code(odd) == INVALID_DATA
    assert caplog.text == ""


def test_many_messages_at_once_are_all_answered_in_order(running: Running, asha: Person, bina: Person) -> None:
    with asha.sit(table_of_two(asha, bina)) as chair:
        chair.hear("news")
        for number in range(500):
            chair.send({"type": "vote", "key": f"{number}", "proposal": 0, "agree": False})
        assert [chair.hear("refused")["key"] for _ in range(500)] == [f"{number}" for number in range(500)]


def test_messages_that_wait_take_no_room(running: Running, asha: Person, bina: Person) -> None:
    """The smallest ones come by the ten thousand in what is read at once."""
    table = table_of_two(asha, bina)
    with opened(running) as flood, asha.sit(table) as chair:
        chair.hear("news")
        shake_hands(flood, table, b"Cookie: chautari=" + bina.token.encode())
        flood.sendall(frame(TEXT, b'{"type":"hello","protocol":1}') + frame(TEXT, b"{") * 100_000)
        chair.act()
        assert max(running.queues) < 200
