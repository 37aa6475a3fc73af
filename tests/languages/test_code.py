"""Code holds keys, texts hold sentences: whatever a person reads in their language can't stand in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.languages.texts import ROOT, read

SOURCES = ROOT / "src" / "chautari"
REFUSALS = read(SOURCES / "games" / "texts" / "en.ftl")
# Three words, and the capital letter or the full stop of a sentence.
SENTENCE = re.compile(r"^\W*[A-Z]\w*('\w+)?[,;:]? .*\w+[,;:]? \w+|\w+[,;:]? .*\w+[,;:]? \w+\.$", re.DOTALL)
# What programmers read, or nobody: modules and functions whose strings are no texts, and why.
ALLOWED = {
    "engine/errors.py": "refusals of the Python interface: whose choice it is, told to programmers",
    "engine/table.py": "the Python interface",
    "engine/meta.py": "sentences that stand before their keys",
    "engine/position.py": "the Python interface; the server says it by a key of its own",
    "engine/record.py": "the seats of a record made in Python",
    "games/kathmandu/faces/tensor.py": "the names of an observation's parts, for learners",
    "games/reviving_kathmandu/meta.py": "the designers' names",
    "research/": "environments for programs: PettingZoo, Gymnasium, OpenSpiel",
    "lessons/script.py": "faults of a script, told to whoever writes it",
    "nets/file.py": "the reasons stand before their keys",
    "training/": "the reasons stand before their keys",
    "store/": "constants that stand before their keys; SQL",
    "server/metrics.py": "what counters count, for programs that collect them",
    "server/services.py": "what gauges show, for the same programs",
    "server/wire/": "the types' own descriptions, for programs",
}
# Whatever is called by these names is for logs, programmers or machines.
UNREAD = {"warning", "info", "error", "exception", "debug", "compile", "text", "execute", "TypeError", "ValueError"}
UNREAD |= {"KeyError", "RuntimeError", "AssertionError", "NotImplementedError"}


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def unread(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings and other bare strings, what asserts say, what is logged, and sentences that stand before a key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)
        elif isinstance(node, ast.Call):
            keyed = any(isinstance(one, ast.Constant) and one.value in REFUSALS for one in node.args[1:])
            keyed |= any(isinstance(one, ast.IfExp) for one in node.args[1:]) and name_of(node) == "BadOption"
            if keyed or name_of(node) in UNREAD:
                yield from ast.walk(node)


def words_of(node: ast.AST) -> str:
    """The text of a string, with something in place of what an f-string puts in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else "x" for one in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def sentences(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = set(map(id, unread(tree)))
    parts = {id(one) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in node.values}
    for node in ast.walk(tree):
        text = words_of(node)
        if SENTENCE.search(text) and id(node) not in skipped | parts and "<" not in text:
            yield text


def test_no_sentence_stands_in_the_code() -> None:
    found = [
        f"{place}: {text}"
        for path in sorted(SOURCES.rglob("*.py"))
        for place in [path.relative_to(SOURCES).as_posix()]
        if not place.startswith(tuple(ALLOWED))
        for text in sentences(path)
    ]
    assert not found, "\n".join(found)


def test_a_sentence_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "told.py"
    path.write_text(
        'def told(who: str) -> list[str]:\n    """Says who has won the game."""\n'
        '    return ["You have won.", f"{who} has won the game.", "wins-column", "a key of texts"]\n'
    )
    assert list(sentences(path)) == ["You have won.", "x has won the game."]
