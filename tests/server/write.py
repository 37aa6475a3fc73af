"""Writes what is made from the wire's types: `python -m tests.server.write`."""

import json
from importlib import import_module
from pathlib import Path

from chautari.games import NAMES
from chautari.games.shape_schema import shape_schema
from chautari.server.wire.schema import wire_schema
from chautari.server.wire.typescript import constant, typescript

ROOT = Path(__file__).parents[2]


def made() -> dict[Path, str]:
    """Every file that is made from the types, and what it should hold."""
    schema = wire_schema()
    return {
        ROOT / "web" / "src" / "wire.ts": typescript(schema, "src/chautari/server/wire"),
        ROOT / "docs" / "wire.schema.json": json.dumps(schema, indent=2, ensure_ascii=False) + "\n",
        **{ROOT / "web" / "src" / "games" / name / "view.ts": game_types(name) for name in NAMES},
    }


def game_types(name: str) -> str:
    """A game's shapes and printed components as a module of the browser client."""
    package = f"chautari.games.{name.replace('-', '_')}.faces"
    types = typescript(shape_schema(import_module(f"{package}.shapes")), f"src/{package.replace('.', '/')}/shapes.py")
    return types + constant("PRINTED", "Printed", import_module(f"{package}.printed").printed())


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
