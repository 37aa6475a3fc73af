"""A server of our own for the benches: a process started as anybody starts it, watched, and killed."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


@dataclass
class Server:
    """`chautari serve` on a store, bound to a core if one is named."""

    store: Path
    core: int | None = None
    more: tuple[str, ...] = ("--limits", "1000")
    port: int = field(default_factory=free_port)
    ready_after: float = 0.0
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Starts it and waits until it answers; how long that took is in `ready_after`."""
        command = [sys.executable, "-P", "-m", "chautari.cli", "serve", "--port", str(self.port)]
        began = time.perf_counter()
        with self.store.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--store", str(self.store), *self.more], stdout=log, stderr=subprocess.STDOUT
            )
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        while not self.healthy():
            if self.process.poll() is not None or time.perf_counter() - began > PATIENCE:
                raise SystemExit(f"the server did not start:\n{Path(log.name).read_text()[-2000:]}")
            time.sleep(0.01)
        self.ready_after = time.perf_counter() - began

    def __enter__(self) -> "Server":
        # Whoever stops the bench stops its server with it.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def healthy(self) -> bool:
        try:
            return self.ask("GET", "/health")[0] == http.client.OK
        except OSError:
            return False

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """One request: its status, its answer, and the cookie it sets."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        headers = {"Cookie": cookie} if cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            given = (answer.getheader("Set-Cookie") or "").split(";")[0]
            return answer.status, json.loads(text) if text.startswith(("{", "[")) else text, given
        finally:
            connection.close()

    def kill(self) -> None:
        """kill -9, and nothing gentler."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def cpu_seconds(self) -> float:
        assert self.process is not None
        return cpu_seconds(self.process.pid)

    def memory_mb(self) -> dict[str, float]:
        """What the server and its workers keep in memory: resident, and what is theirs alone."""
        assert self.process is not None
        pids = [self.process.pid, *children(self.process.pid)]
        found = [memory(pid) for pid in pids]
        return {
            "server": found[0]["Rss"],
            "with_workers": round(sum(one["Pss"] for one in found), 1),
            "processes": len(pids),
        }


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    direct = [int(child) for child in found.read_text().split()] if found.exists() else []
    return direct + [below for child in direct for below in children(child)]


def memory(pid: int) -> dict[str, float]:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {name.rstrip(":"): round(int(kb) / 1024, 1) for name, kb, *_ in map(str.split, lines)}
