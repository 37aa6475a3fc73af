"""Every text the client says exists, and every text of its own is said. Needs no browser."""

import re
from pathlib import Path

import pytest

from tests.web.driver.server import ROOT, WEB
from tests.web.driver.tables import GAMES

SOURCES = WEB / "src"
TEXTS = sorted((SOURCES / "words" / "texts").glob("*en.ftl"))
# What stands before the first comma of what say(…) is given.
SAID = re.compile(r"\b(?:say\w*|thing)\((?P<key>[^,()]*(?:\([^()]*\)[^,()]*)*)")
LITERAL = re.compile(r'"([a-z][\w-]*)"')
TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`]*)`")


def keys(*files: Path) -> set[str]:
    return {key for file in files for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M)}


def code(folder: Path, *, games: bool = True) -> str:
    # The tests of the words have texts of their own.
    own = set((SOURCES / "words").glob("*.test.ts"))
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte") and path not in own]
    kept = [path for path in files if games or SOURCES / "games" not in path.parents]
    return "\n".join(path.read_text(encoding="utf-8") for path in kept)


def templates(source: str) -> set[str]:
    """Keys that are put together, as patterns: `kind-${kind}` is kind- and anything."""
    found = (re.sub(r"\$\{[^{}]*\}", "\0", text) for text in TEMPLATE.findall(source))
    return {re.escape(text).replace("\0", "[\\w-]+") for text in found if re.fullmatch(r"[\w\0-]*\w[\w\0-]*", text)}


def missing(source: str, known: set[str]) -> set[str]:
    """What is said by a key that is not there, or by a pattern that none fits."""
    said = [found["key"] for found in SAID.finditer(source)]
    # In `say(kind === "me" ? "a-key" : "b-key")` the first word is compared, not said.
    literals = {key for first in said for key in LITERAL.findall(re.sub(r'[=!]== *"[^"]*"', "", first))}
    patterns = {pattern for first in said for pattern in templates(first)}
    return (literals - known) | {one for one in patterns if not any(re.fullmatch(one, key) for key in known)}


def test_no_text_of_the_client_is_missing() -> None:
    assert missing(code(SOURCES, games=False), keys(*TEXTS)) == set()


def test_no_text_of_the_client_is_left_over() -> None:
    source = code(SOURCES)
    literals, patterns = set(LITERAL.findall(source)), templates(source)
    unsaid = {key for key in keys(*TEXTS) - literals if not any(re.fullmatch(one, key) for one in patterns)}
    assert unsaid == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_table_is_missing(game: str) -> None:
    own = ROOT / "src" / "chautari" / "games" / game.replace("-", "_") / "texts" / "en.ftl"
    assert missing(code(SOURCES / "games" / game), keys(own)) == set()
