"""What is refused is said by key: to people in their language, to programmers by the same sentence in English."""

import ast
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import chautari
from chautari.bots.bot import bot
from chautari.bots.budget import budget
from chautari.engine.errors import BadRecord, ChautariError
from chautari.engine.record import Record, begin, seat_names
from chautari.games.refusals import WORDS, told
from chautari.games.words import speaking
from chautari.store import Store
from tests.languages.pseudo import MARKS, marked
from tests.languages.texts import ROOT, read

SOURCES = ROOT / "src" / "chautari"
TEXTS = read(SOURCES / "games" / "texts" / "en.ftl")
YAK = chautari.game("yak").meta


def nested() -> None:
    begin(chautari.game("yak"), Record("yak", YAK.rules_version, {}, ("Asha",)))


REFUSED: dict[str, Callable[[], object]] = {
    "game": lambda: chautari.game("chess"),
    "seats": lambda: YAK.complete(9, {}),
    "option": lambda: YAK.complete(2, {"dragons": 1}),
    "value": lambda: YAK.complete(2, {YAK.options[0].name: "none"}),
    "no-json": lambda: Record.from_json("{"),
    "no-format": lambda: Record.from_json("{}"),
    "version": lambda: Record.from_json('{"format": "chautari-record", "version": 99}'),
    "file": lambda: Record.load("/nowhere"),
    "name": lambda: seat_names([""]),
    "nested": nested,
    "bot": lambda: bot("bishop"),
    "fixed-budget": lambda: bot("master:2s"),
    "budget": lambda: budget("soon"),
    "store": lambda: Store("/proc/nowhere/tables.db"),
    "undo": lambda: chautari.start("yak", 2).undo(0),
}


@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_the_same_sentence_in_english_and_another_one_elsewhere(refused: Callable[[], object]) -> None:
    with pytest.raises(ChautariError) as caught:
        refused()
    assert told(caught.value) == str(caught.value)
    with marked():
        for language, mark in MARKS.items():
            with speaking(language):
                assert told(caught.value).startswith(mark)


def test_the_reason_within_a_refusal_is_in_the_same_language() -> None:
    with pytest.raises(BadRecord) as caught:
        nested()
    with marked(), speaking(next(iter(MARKS))):
        assert told(caught.value).count(MARKS["en_au"]) == 2


def test_what_was_said_to_somebody_already_stays_as_it_is() -> None:
    assert told(ChautariError("Kein Spiel.")) == "Kein Spiel."
    assert told(ValueError("other")) == "other"


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every key of these texts behind its sentence, and the call that they stand in."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for sentence, key in pairwise(node.args):
                    is_said = isinstance(sentence, ast.JoinedStr) or (
                        isinstance(sentence, ast.Constant) and " " in str(sentence.value)
                    )
                    if is_said and isinstance(key, ast.Constant) and key.value in TEXTS:
                        yield str(key.value), node


def test_every_sentence_without_values_is_that_of_its_key() -> None:
    for key, call in raised():
        first = call.args[0]
        if isinstance(first, ast.Constant):
            assert first.value == WORDS.say(key), key


def test_every_key_is_used_and_brings_the_values_of_its_text() -> None:
    constants = {
        node.value
        for path in Path(SOURCES).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert TEXTS.keys() <= constants
    for key, call in raised():
        given = {keyword.arg for keyword in call.keywords}
        if None not in given:
            assert given >= TEXTS[key].variables, key
