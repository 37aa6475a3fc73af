"""Writes the positions beside the rules and the figures of the cards: `python -m tests.pictures.write`."""

import json
from pathlib import Path

from chautari.games import NAMES
from tests.pictures.figures import FIGURES
from tests.pictures.moments import drawn
from tests.pictures.positions import POSITIONS

ROOT = Path(__file__).parents[2]


def made() -> dict[Path, str]:
    """Every file of positions and the one of figures, and what it should hold."""
    figures = {name: FIGURES[name]() for name in NAMES}
    return {
        ROOT / "web" / "src" / "card" / "figures.json": json.dumps(figures, indent=1) + "\n",
        **{path_of(name): text_of(name) for name in NAMES},
    }


def path_of(name: str) -> Path:
    return ROOT / "web" / "src" / "rules" / name / "positions.json"


def text_of(name: str) -> str:
    positions = {one.name: drawn(one) for one in POSITIONS if one.game == name}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in positions.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
