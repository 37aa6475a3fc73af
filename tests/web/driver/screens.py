"""Where these tests leave pictures and figures to look at; CHAUTARI_SCREENS names another folder."""

import os
from pathlib import Path

from tests.web.driver.server import ROOT

SCREENS = Path(os.environ.get("CHAUTARI_SCREENS") or ROOT / "build" / "screens")
