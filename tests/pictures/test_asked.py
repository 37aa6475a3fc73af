"""Every question of the four games has its rules for the sheet beside the table, and all that is named there exists."""

import json
import re

import pytest

from chautari.games import NAMES
from chautari.games.adventure_tours.rules.cards import ACTIONS
from chautari.games.ledger import ledger
from tests.pictures.write import ROOT

WEB = ROOT / "web" / "src"
ASKED = json.loads((WEB / "rules" / "asked.json").read_text(encoding="utf-8"))
TEXTS = (WEB / "words" / "texts" / "rules.en.ftl").read_text(encoding="utf-8")
PICTURE = re.compile(r'name: "([\w-]+)",\s+rule: "([\w-]+)"')


def prompts(name: str) -> set[str]:
    folder = ROOT / "src" / "chautari" / "games" / name.replace("-", "_") / "rules"
    sources = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    found = {
        key for line in re.findall(r"return (.*prompt-.*)", sources) for key in re.findall(r'"(prompt-[\w-]+)"', line)
    }
    return found | ({action.prompt() for action in ACTIONS if action.key} if name == "adventure-tours" else set())


def rules(name: str) -> set[str]:
    return set(ledger(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_its_rules(name: str) -> None:
    assert set(ASKED[name]["prompts"]) == prompts(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_of_the_sheet_exist(name: str) -> None:
    known = ASKED[name]
    named = [*known["course"], *known["over"], *(rule for rules_of in known["prompts"].values() for rule in rules_of)]
    assert {entry.split()[0] for entry in named} <= rules(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_stands_beside_a_rule_and_says_what_it_shows(name: str) -> None:
    pictures = PICTURE.findall((WEB / "rules" / name / "pictures.ts").read_text(encoding="utf-8"))
    assert {rule for _, rule in pictures} <= rules(name)
    captions = set(re.findall(rf"^rules-picture-{name}-([\w-]+) =", TEXTS, re.M))
    assert captions == {picture for picture, _ in pictures}
