"""What a process says on its error output: however much it is, only the end of it is kept."""

import os
from contextlib import suppress
from threading import Thread
from typing import IO, Final

KEPT: Final = 2000
PATIENCE: Final = 0.5


class LastWords:
    """Listens in a thread of its own until the process, and all that it started, are silent."""

    def __init__(self, output: IO[bytes]) -> None:
        self._output = output
        self._heard = b""
        self._listening = Thread(target=self._listen, daemon=True)
        self._listening.start()

    def line(self) -> str:
        """The last line, of a process that has ended."""
        self._listening.join(PATIENCE)
        lines = self._heard.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""

    def _listen(self) -> None:
        with suppress(OSError), self._output as output:
            while some := os.read(output.fileno(), KEPT):
                self._heard = (self._heard + some)[-KEPT:]
