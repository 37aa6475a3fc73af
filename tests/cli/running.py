"""The command line as a person meets it: a process of its own, its input, its output, its status."""

import json
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chautari

COMMAND = [sys.executable, "-m", "chautari.cli"]
PACKAGE = str(Path(chautari.__file__).parents[1])
PATIENCE = 60.0


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def environment(**changes: str) -> dict[str, str]:
    quiet = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "LINES")}
    return quiet | {"PYTHONPATH": PACKAGE, "COLUMNS": "100", "PYTHONUTF8": "1"} | changes


def run(*arguments: str, answers: str = "", folder: Path | None = None) -> Done:
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A running command that needs no answers; it does not outlive the test."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *arguments], stdout=pipe, stderr=pipe, env=environment()) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until, "it never came to pass"
        time.sleep(0.02)


class Conversation:
    """A running command that is answered as it asks."""

    def __init__(self, *arguments: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, env=environment())
        self.heard = ""

    def __enter__(self) -> "Conversation":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def hear(self, *ends: str) -> str:
        """What is said from now on, until one of these stands at the end."""
        assert self.process.stdout is not None
        start, until = len(self.heard), time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            while not self.heard[start:].endswith(ends):
                assert ready.select(until - time.monotonic()), f"nothing more came after: {self.heard[-300:]}"
                more = os.read(self.process.stdout.fileno(), 1 << 16).decode()
                assert more, f"it ended after: {self.heard[-300:]}"
                self.heard += more
        return self.heard[start:]

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> Done:
        out, err = self.process.communicate(timeout=PATIENCE)
        return Done(self.process.returncode, self.heard + out.decode(), err.decode())
