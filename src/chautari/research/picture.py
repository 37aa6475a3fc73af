"""A table as text and as an image: what a spectator sees, so that no picture tells a secret."""

from importlib import import_module
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.color import ColorType
from rich.console import Console
from rich.text import Text

from chautari.engine.game import Game
from chautari.engine.state import State
from chautari.engine.table import SPECTATOR
from chautari.research.arguments import BadEnvironment

CELL = (7, 14)  # pixels of a character
PAPER = (250, 248, 240)
INK = (40, 40, 40)

# The font that comes with Pillow has no signs for drawing: the nearest letters stand for them, # for the rest.
PLAIN = str.maketrans("─│┌┐└┘◆≈▲▼▶◀→↑↓←–×…", "-|++++*~^v><>^v<-x.")


def as_ansi(game: Game[Any], state: State) -> str:
    """The table as a terminal shows it."""
    names = [f"player_{seat}" for seat in range(state.seats)]
    module = type(game).__module__.rpartition(".")[0]
    drawing: str = import_module(f"{module}.faces.terminal").draw(game.view(state, SPECTATOR), names)
    return drawing


def as_image(game: Game[Any], state: State) -> NDArray[np.uint8]:
    """Rows × columns × red, green, blue: the web's table, or the terminal's where the web's drawings are not here."""
    try:
        from chautari.research.web_picture import artist
    except ImportError:  # the extra `pictures`
        drawing = None
    else:
        drawing = artist()
    if drawing is None:
        return terminal_image(game, state)
    return drawing.draw(game.meta.name, msgspec.json.encode(game.view(state, SPECTATOR)).decode())


def terminal_image(game: Game[Any], state: State) -> NDArray[np.uint8]:
    """The terminal's drawing in pixels."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise BadEnvironment("Images need Pillow: pip install 'chautari[pictures]'.") from None

    lines = Text.from_ansi(as_ansi(game, state)).split("\n")
    width, height = CELL[0] * max(line.cell_len for line in lines), CELL[1] * len(lines)
    image = Image.new("RGB", (width + 2 * CELL[0], height + CELL[1]), PAPER)
    pen, font, console = ImageDraw.Draw(image), ImageFont.load_default(11), Console()
    for row, line in enumerate(lines):
        for column, sign in enumerate(line.plain):
            if not sign.isspace():
                at = (CELL[0] * (column + 1), CELL[1] * row + 2)
                letter = sign.translate(PLAIN)
                pen.text(
                    at,
                    letter if letter.isascii() or letter == "·" else "#",
                    fill=_ink(line, column, console),
                    font=font,
                )
    return np.asarray(image, dtype=np.uint8)


def _ink(line: Text, column: int, console: Console) -> tuple[int, int, int]:
    colour = line.get_style_at_offset(console, column).color
    if colour is None or colour.type is ColorType.DEFAULT:
        return INK
    red, green, blue = colour.get_truecolor()
    return (red * 3 // 4, green * 3 // 4, blue * 3 // 4)  # a terminal is dark, paper is light
