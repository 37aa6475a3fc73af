"""The folder where this system keeps the state of programs."""

import os
import sys
from pathlib import Path


def own_folder(name: str) -> Path:
    """The path of our folder of this name, which may not exist yet."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return folder / "chautari" / name
