"""The positions beside the rules can still be reached by the rules, and are drawn as they are now."""

import re

import pytest

from tests.pictures.moments import Position, found
from tests.pictures.positions import POSITIONS
from tests.pictures.write import ROOT, made

TEXTS = ROOT / "web" / "src" / "words" / "texts" / "rules.en.ftl"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: f"{one.game}-{one.name}")
def test_a_position_is_reached_by_the_rules(position: Position) -> None:
    assert found(position)


def test_the_positions_of_the_client_are_fresh() -> None:
    stale = [path for path, text in made().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "python -m tests.pictures.write"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: f"{one.game}-{one.name}")
def test_a_caption_names_no_figure_that_its_position_lacks(position: Position) -> None:
    text = TEXTS.read_text(encoding="utf-8")
    key = f"rules-picture-{position.game}-{position.name}"
    caption = re.search(rf"^{key} =(.*(?:\n +.*|\n\n +.*)*)", text, re.M)
    assert caption is not None, key
    named = set(re.findall(r"\$(\w+)", caption[1]))
    facts = position.facts(found(position))
    assert named <= facts.keys()
    # Whatever is counted on the picture comes from the engine.
    assert not re.search(r"\d", re.sub(r"\[\d+\]", "", caption[1])), caption[1]
