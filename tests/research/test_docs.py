"""What docs say of the environments is so."""

import re
from pathlib import Path

import pytest

from chautari.engine.meta import Meta
from chautari.games import load
from chautari.research.observations_page import page
from chautari.research.observing import layout_of
from tests.conformance.cases import every_game

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_observations_is_the_layouts_own() -> None:
    written = (DOCS / "observations.md").read_text(encoding="utf-8")
    assert written == page(), "python -m chautari.research.observations_page > docs/observations.md"


@every_game
def test_the_sizes_of_spaces_are_told_right(meta: Meta) -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    assert f"| {meta.title} | {load(meta.name).actions} | {layout_of(meta.name, 4).size} |" in text


BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.S)


NOT_OURS = ("pandas", "sb3_contrib")  # what the tests do without


@pytest.mark.parametrize("block", [block for block in BLOCKS if not any(name in block for name in NOT_OURS)])
def test_the_code_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {})
