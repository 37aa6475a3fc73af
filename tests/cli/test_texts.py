"""Every text the command line says exists, and every text is said."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from chautari import cli

FOLDER = Path(str(cli.__file__)).parent


def keys() -> set[str]:
    resource = FluentParser().parse((FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def nodes() -> Iterator[ast.AST]:
    for path in FOLDER.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def texts_in(node: ast.AST) -> set[str]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def test_no_text_is_missing() -> None:
    said = [node.args[0] for node in nodes() if isinstance(node, ast.Call) and ast.unparse(node.func) == "say"]
    assert {key for first in said for key in texts_in(first)} - keys() == set()


def test_no_text_is_left_over() -> None:
    assert keys() - {text for node in nodes() for text in texts_in(node)} == set()
