"""Where this system keeps what programs were doing."""

import os
import sys
from pathlib import Path


def own_folder(name: str) -> Path:
    """Our folder of this name, which may not be there yet."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return folder / "chautari" / name
