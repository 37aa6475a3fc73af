"""A shell that outlives us and ends the processes we started, should we be killed before we can."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Final

# The end of its input comes with the end of whoever started it, however that came about.
WATCH: Final = "read -r _; kill -s KILL 0"


class Guard:
    """Leads a process group that it kills when our end of its pipe closes; without a POSIX shell it does nothing.

    It is there before anybody joins its group: at no moment could somebody be started and never be ended.
    """

    def __init__(self) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        if sys.platform != "win32":
            # A group of its own, as Ctrl-C is meant neither for it nor for whoever joins it.
            self._shell = subprocess.Popen(["/bin/sh", "-c", WATCH], stdin=subprocess.PIPE, process_group=0)

    @property
    def group(self) -> int | None:
        """The process group to start a process in; None on Windows."""
        return self._shell.pid if self._shell else None

    def end(self) -> None:
        """Kills all processes of the group."""
        if self._shell and self._shell.returncode is None:
            with suppress(OSError):
                os.killpg(self._shell.pid, signal.SIGKILL)
            self._shell.communicate()
