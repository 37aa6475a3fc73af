"""Somebody who outlives us: ends the processes that we started, should we be killed before we can."""

import subprocess
import sys
from typing import Final

# The end of its input comes with the end of whoever started it, however that came about.
WATCH: Final = 'read -r _; kill -s KILL -- "-$0"'


class Guard:
    """Watches over one group of processes; where there is no POSIX shell, over nothing."""

    def __init__(self, group: int) -> None:
        self._watching: subprocess.Popen[bytes] | None = None
        if sys.platform != "win32":
            # A group of its own, as Ctrl-C is not meant for it.
            self._watching = subprocess.Popen(
                ["/bin/sh", "-c", WATCH, str(group)], stdin=subprocess.PIPE, start_new_session=True
            )

    def dismiss(self) -> None:
        """The group is gone."""
        if self._watching:
            self._watching.kill()
            self._watching.communicate()
