"""`chautari serve` as a person starts it, and the example client."""

import contextlib
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chautari
from chautari.cli.commands.serve import announce
from chautari.cli.main import main
from chautari.server.process import ENDING
from chautari.store import Store
from tests.cli.running import COMMAND, environment, wait_until
from tests.server.people import Person
from tests.server.wires import HOST, KEY, UPGRADE, get

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
HALF_A_POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\nContent-Type: application/json\r\n\r\n{"


@contextlib.contextmanager
def served(store: Path | str, *arguments: str, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and the address that it prints."""
    command = [*COMMAND, "serve", "--store", str(store), *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment(PORT="0", **variables)
    )
    try:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, f"it ended after: {said}"
            said += line
        yield process, said
    finally:
        process.kill()
        process.communicate()


def port_in(said: str) -> int:
    found = re.search(r"http://[^/]*:(\d+)/", said)
    assert found is not None, said
    return int(found[1])


def test_the_example_client_plays_to_the_end(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", "--bot-pause", "0") as (_, said):
        example = [sys.executable, str(ROOT / "examples" / "play_over_socket.py"), f"http://127.0.0.1:{port_in(said)}"]
        done = subprocess.run(example, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(place for place, _ in eval(done.stdout))[0] == 1


def test_the_page_on_the_protocol_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert (ROOT / "examples" / "play_over_socket.py").read_text(encoding="utf-8") in page


def test_it_says_where_friends_find_it_and_draws_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    announce("192.0.2.7", 8000, "tables.db")
    said = capsys.readouterr().out
    assert "http://192.0.2.7:8000/ for you and for friends" in said
    assert sum(line.count("█") + line.count("▀") + line.count("▄") for line in said.splitlines()) > 100


def test_nothing_secret_is_in_what_the_server_says(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", "--bot-pause", "0") as (process, said):
        asha, bina = Person(port_in(said)), Person(port_in(said))
        created = asha.set_up("yak", "me:Asha", "open", "bot:uniform")
        token = created["links"][0]["token"]
        bina.use(token, "Bina")
        code = bina.post(f"/api/tables/{created['table']}/code")["code"]
        with asha.sit(created["table"]) as first, bina.sit(created["table"]) as second:
            first.act()
            second.do("say", text="between us")
            second.send("{nonsense")
            second.hear("refused")
            second.refused("act", turn=99, action=1)
        asha.call("POST", "/api/links/use", {"token": token})
        asha.call("GET", f"/api/tables/{token}")
        process.send_signal(signal.SIGINT)
        told = said + process.communicate(timeout=30)[0]
    secrets = (asha.token, bina.token, token, created["watch"], code, created["table"], "between us", "Bina")
    assert not [secret for secret in secrets if secret in told] and "Traceback" not in told


LOADED = """
import sys
from tests.server.running import Running
with Running(sys.argv[1]):
    print(*(name for name in sys.modules if name.startswith("chautari.games.") and name.endswith(".game")))
"""


def test_every_game_is_loaded_before_the_first_visitor_comes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADED, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, cwd=ROOT, env=environment())
    loaded = done.stdout.split()
    assert all(f"chautari.games.{meta.name.replace('-', '_')}.game" in loaded for meta in chautari.TITLES)


def test_alone_it_listens_to_this_machine_only(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as (_, said):
        assert f"http://127.0.0.1:{port_in(said)}/ on this machine" in said


def workers_of(process: subprocess.Popen[str]) -> list[Path]:
    """The processes that a server has started, where the system tells."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [Path(f"/proc/{child}") for child in found.read_text().split()] if found.exists() else []


@pytest.mark.parametrize("ends", ENDING)
def test_a_signal_closes_in_order_and_the_file_alone_holds_every_table(ends: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", "--bot-pause", "0") as (process, said):
        asha = Person(port_in(said))
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        with asha.sit(table) as chair:
            chair.act()
            chair.until(lambda scene: scene["question"] is not None)
            workers = workers_of(process)
            process.send_signal(ends)
            assert chair.closed() is not None
        assert process.wait(30) == 0
        wait_until(lambda: not any(worker.exists() for worker in workers))
    assert (tmp_path / "tables.db").stat().st_size and not (tmp_path / "tables.db-wal").exists()
    shutil.copyfile(tmp_path / "tables.db", tmp_path / "copy.db")
    with Store(tmp_path / "copy.db") as copy:
        assert any(seat == 0 for seat, _ in copy.load(table).moves)


def test_the_log_that_another_reader_keeps_from_the_file_is_named_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with served(file) as (process, said):
        asha = Person(port_in(said))
        with contextlib.closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM moves").fetchone()
            asha.set_up("yak", "me:Asha", "bot:uniform")
            process.send_signal(signal.SIGTERM)
            told = process.communicate(timeout=30)[0]
    assert process.returncode == 0
    assert told.count("\n") == 1 and f"{file}-wal" in told


def test_whoever_is_halfway_at_the_end_is_not_spoken_of(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as (process, said), contextlib.ExitStack() as halfway:
        for sent in (
            b"GET / HT",
            HALF_A_POST,
            get("/api/tables/x/socket", UPGRADE + KEY[:-2]),
            get("/api/openapi.json") * 500,
        ):
            connection = socket.create_connection(("127.0.0.1", port_in(said)))
            halfway.enter_context(connection).sendall(sent)
        assert Person(port_in(said)).get("/health")["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        told = process.communicate(timeout=30)[0]
    assert process.returncode == 0 and told == ""


def test_a_second_signal_ends_at_once_and_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as (process, said):
        asha = Person(port_in(said))
        table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
        # Whoever sends half a request keeps the server waiting for the rest.
        with socket.create_connection(("127.0.0.1", port_in(said))) as half:
            half.sendall(HALF_A_POST)
            assert asha.get("/health")["status"] == "ok"
            process.send_signal(signal.SIGTERM)
            wait_until(lambda: not listens(port_in(said)))
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == -signal.SIGTERM
    with Store(tmp_path / "tables.db") as store:
        assert store.load(table).head.id == table


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=10).close()
    except OSError:
        return False
    return True


def test_what_cannot_be_served_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = ("--store", str(tmp_path / "tables.db"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for arguments in (
            ("--port", str(taken.getsockname()[1])),
            ("--port", "99999"),
            ("--port", "http"),
            ("--host", "no.such.host.invalid"),
            ("--bot-pause", "-1"),
            ("--bot-workers", "0"),
            ("--limits", "0"),
            ("--trusted-proxy", "*"),
            ("--client", str(tmp_path)),
        ):
            assert main(["serve", *store, *arguments]) == 2
            assert capsys.readouterr().err.count("\n") == 1, arguments
