"""Languages for tests: English with a mark in every text, so that whatever is not said by key is found out."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest import mock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from chautari.games import words as texts
from chautari.games.words import ENGLISH, LANGUAGES, Words
from chautari.server.http import languages
from chautari.server.reviews import worker

# By languages that are none of ours, so that nothing kept is mixed up with them; their numbers are English ones.
MARKS = {"en_au": "‡", "en_nz": "§"}


class Marker(Transformer):
    """Puts a mark before every text."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 (the parser's name)
        for pattern in [node.value, *(attribute.value for attribute in node.attributes)]:
            if pattern is not None:
                pattern.elements.insert(0, ast.TextElement(self.mark))
        return node


@contextmanager
def marked() -> Iterator[None]:
    """Two more languages can be chosen."""
    read = Words._read

    def read_marked(self: Words, language: str) -> FluentBundle:
        if language not in MARKS:
            return read(self, language)
        bundle = FluentBundle([language], use_isolating=False)
        for name in (f"{ENGLISH}.ftl", f"rules.{ENGLISH}.ftl"):
            path = self._texts.joinpath(name)
            if path.is_file():
                parsed = Marker(MARKS[language]).visit(FluentParser().parse(path.read_text(encoding="utf-8")))
                bundle.add_resource(FluentResource(FluentSerializer().serialize(parsed)))
        return bundle

    with ExitStack() as patches:
        patches.enter_context(mock.patch.object(Words, "_read", read_marked))
        for module in (texts, languages, worker):
            patches.enter_context(mock.patch.object(module, "LANGUAGES", (*LANGUAGES, *MARKS)))
        yield
