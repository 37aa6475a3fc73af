"""The web's table in pixels without a browser: its own components draw an SVG in a small JavaScript engine."""

import threading
from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import quickjs
import resvg
from numpy.typing import NDArray
from PIL import Image, ImageFont

# Pillow's font is the same on every machine, and has little beyond ASCII.
PLAIN = str.maketrans({"−": "-", "–": "-", "×": "x", "≤": "&lt;=", "≈": "~", "→": "&gt;", "◆": "*", "✳": "*"})
AS_IT_IS = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)


def built_script(here: Path = Path(__file__).parent) -> Path | None:
    """The script that draws: in this package, or beside its sources once it was built there; None if it is not here."""
    folders = [here / "drawn"]
    if here.parents[1].name == "src":
        folders.append(here.parents[2] / "web" / "drawn")
    return next((folder / "picture.js" for folder in folders if (folder / "picture.js").is_file()), None)


class Artist(threading.local):
    """Draws views; an engine for each thread, as none may be shared."""

    def __init__(self, script: str) -> None:
        self._context = quickjs.Context()
        self._context.eval(script)
        self._draw = self._context.get("picture")
        font = ImageFont.load_default(10)
        assert isinstance(font, ImageFont.FreeTypeFont)
        self._options = resvg.usvg.Options.default()
        self._options.load_font_data(font.font_bytes)
        self._options.font_family = self._options.list_fonts()[0]

    def draw(self, game: str, view: str) -> NDArray[np.uint8]:
        """Rows × columns × red, green, blue, of a view in JSON."""
        svg: str = self._draw(game, view).translate(PLAIN)
        png = resvg.render(resvg.usvg.Tree.from_str(svg, self._options), AS_IT_IS)
        return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"), dtype=np.uint8)


@cache
def artist() -> Artist | None:
    """The one artist; None where the drawings were not built."""
    script = built_script()
    return Artist(script.read_text("utf-8")) if script else None
