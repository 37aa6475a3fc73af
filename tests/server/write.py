"""Writes what is made from the wire's types: `python -m tests.server.write`."""

import json
from pathlib import Path

from chautari.server.schema import wire_schema
from chautari.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def made() -> dict[Path, str]:
    """Every file that is made from the types, and what it should hold."""
    schema = wire_schema()
    return {
        ROOT / "web" / "src" / "wire.ts": typescript(schema),
        ROOT / "docs" / "wire.schema.json": json.dumps(schema, indent=2, ensure_ascii=False) + "\n",
    }


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
