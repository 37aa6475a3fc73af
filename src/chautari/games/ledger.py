"""The rule ledger of a game: every rule with its id, our own wording, and where the rulebook says it."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from chautari.games.words import kept_by_language, words


@dataclass(frozen=True)
class Rule:
    """One rule. `ruling` marks what the rulebook leaves open and we decided."""

    id: str
    chapter: str
    text: str
    source: str
    ruling: bool = False


# What a rule rests on: the rulebook's text, a review of the game, our decision where they are silent, or our guess at
# what is printed on a component.
GROUNDS = ("rulebook", "review", "ruling", "reconstructed")


def rests_on(source: str) -> list[str]:
    """What each part of a source begins with; a page, or what the part covers, may follow."""
    return [part.split()[0].rstrip(",:") if part.strip() else "" for part in source.split("; ")]


@cache
def ledger(name: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the rulebook, as they are written: in English."""
    package = package_of(name)
    data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    listed = [Rule(chapter=chapter["title"], **rule) for chapter in data["chapter"] for rule in chapter["rule"]]
    rules = {rule.id: rule for rule in listed}
    assert len(rules) == len(listed), f"{name}: a rule id stands twice in rules.toml"
    for rule in listed:
        for ground in rests_on(rule.source):
            assert ground in GROUNDS, f"{rule.id}: the source {ground!r} is none of {', '.join(GROUNDS)}"
    return rules


@kept_by_language()
def told_ledger(name: str) -> dict[str, Rule]:
    """The same for whoever reads it: in their language where texts/rules.<language>.ftl has a rule."""
    texts, rules = words(package_of(name)), ledger(name)
    chapters = {title: number for number, title in enumerate(dict.fromkeys(rule.chapter for rule in rules.values()), 1)}
    return {
        rule.id: replace(
            rule,
            chapter=texts.translation(f"chapter-{chapters[rule.chapter]}") or rule.chapter,
            text=texts.translation(rule.id) or rule.text,
            source=texts.translation(rule.id, "source") or rule.source,
        )
        for rule in rules.values()
    }


def package_of(name: str) -> str:
    return f"{__package__}.{name.replace('-', '_')}"
