"""The end of what a process writes on its error output; however much it is, no more is kept."""

import os
from contextlib import suppress
from threading import Thread
from typing import IO, Final

KEPT: Final = 2000
PATIENCE: Final = 0.5


class StderrTail:
    """Reads in a thread of its own until the process, and all that it started, have closed the pipe."""

    def __init__(self, output: IO[bytes]) -> None:
        self._output = output
        self._tail = b""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def last_line(self) -> str:
        """The last line, of a process that has ended."""
        self._reader.join(PATIENCE)
        lines = self._tail.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""

    def _read(self) -> None:
        with suppress(OSError), self._output as output:
            while some := os.read(output.fileno(), KEPT):
                self._tail = (self._tail + some)[-KEPT:]
