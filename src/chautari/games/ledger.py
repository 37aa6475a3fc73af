"""The rule ledger of a game: every rule with its id, our own wording, and where the rulebook says it."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Rule:
    """One rule. `ruling` marks what the rulebook leaves open and we decided."""

    id: str
    chapter: str
    text: str
    source: str
    ruling: bool = False


@cache
def ledger(name: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the rulebook."""
    package = f"{__package__}.{name.replace('-', '_')}"
    data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    found = [Rule(chapter=chapter["title"], **rule) for chapter in data["chapter"] for rule in chapter["rule"]]
    rules = {rule.id: rule for rule in found}
    assert len(rules) == len(found), f"{name}: a rule id stands twice in rules.toml"
    return rules
