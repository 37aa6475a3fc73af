"""The texts of a language as they stand in its files, and what is wrong with them beside the English ones."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chautari.games import NAMES
from chautari.games.ledger import ledger
from chautari.games.words import ENGLISH, KEY, LANGUAGES

ROOT = Path(__file__).parents[2]
# Whole languages; the others are begun, and what they lack is said in English.
WHOLE = ("de", "fr", "it")
BEGUN = tuple(language for language in LANGUAGES if language not in (ENGLISH, *WHOLE))
FOLDERS = (ROOT / "src" / "chautari", ROOT / "web" / "src" / "words")


@dataclass(frozen=True)
class Text:
    """One text: its words without what is put in, and the names of what is put in."""

    words: str
    variables: frozenset[str]


class Reader(Visitor):
    """Collects what one pattern says and what it refers to."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the parser's name)
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def english_files() -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in sorted(folder.rglob("*en.ftl"))
        if path.name.split(".")[-2:] == ["en", "ftl"]
    ]


def in_language(path: Path, language: str) -> Path:
    """The file of a language beside an English one."""
    return path.with_name(path.name.removesuffix("en.ftl") + f"{language}.ftl")


def ledger_file(game: str, language: str) -> Path:
    return ROOT / "src" / "chautari" / "games" / game.replace("-", "_") / "texts" / f"rules.{language}.ftl"


def ledger_texts(game: str) -> dict[str, Text]:
    """The English rules, as the file of another language has them: a text and its source by id, a title by chapter."""
    rules = ledger(game).values()
    texts = {rule.id: rule.text for rule in rules} | {f"{rule.id}.source": rule.source for rule in rules}
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    texts |= {f"chapter-{number}": title for number, title in enumerate(chapters, 1)}
    return {key: Text(text, frozenset()) for key, text in texts.items()}


def read(path: Path) -> dict[str, Text]:
    """The texts of a file by key; an attribute's key is `message.attribute`."""
    texts: dict[str, Text] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} can't be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            parts: list[tuple[str, ast.Pattern | None]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for key, pattern in parts:
                assert key not in texts, f"{path.name}: {key} stands twice"
                if pattern is not None and not isinstance(entry, ast.Term):
                    texts[key] = text_of(pattern)
    return texts


def text_of(pattern: ast.Pattern) -> Text:
    reader = Reader()
    reader.visit(pattern)
    return Text(" ".join(reader.words), frozenset(reader.variables))


def faults(english: dict[str, Text], translated: dict[str, Text], whole: bool) -> Iterator[str]:
    """What is wrong with a language's texts, a line each."""
    for key in english if whole else ():
        if key not in translated:
            yield f"missing: {key}"
    for key, text in translated.items():
        if key not in english:
            yield f"unused: {key}"
            continue
        theirs = english[key].variables
        ours = {name.removesuffix(KEY) for name in text.variables}
        if ours - {name.removesuffix(KEY) for name in theirs}:
            yield f"{key} puts in what English doesn't: {', '.join(sorted(ours - theirs))}"
        if theirs - ours - {name for name in theirs if name.endswith(KEY)}:
            yield f"{key} leaves out {', '.join(sorted(theirs - ours))}"
        if text.words == english[key].words and len(re.findall(r"[a-z]{3,}", text.words)) > 2:
            yield f"untranslated: {key}"


def everything(language: str) -> Iterator[tuple[str, dict[str, Text], dict[str, Text]]]:
    """Each file of a language by its path, with the English texts and its own."""
    for path in english_files():
        ours = in_language(path, language)
        yield str(ours.relative_to(ROOT)), read(path), read(ours) if ours.exists() else {}
    for game in NAMES:
        ours = ledger_file(game, language)
        yield str(ours.relative_to(ROOT)), ledger_texts(game), read(ours) if ours.exists() else {}
