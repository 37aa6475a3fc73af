"""Texts in several languages: the reader's own where there is one, English else; and the keys of things."""

import sys
from pathlib import Path

import pytest

from chautari.games import ledger as ledgers
from chautari.games.ledger import ledger, told_ledger
from chautari.games.words import Words, in_every_language, kept_by_language, read, speaking, spoken

ENGLISH_TEXTS = """
stone-red = red
stone-fog = fog
stones = { $count ->
    [one] one stone
   *[other] { $count } stones
  }
takes = { $who } takes a { $stone } stone.
    .brief = takes { $stone }
only-english = Nobody has said this in another language.
nothing = nothing
"""
GERMAN_TEXTS = """
stone-red = roter Stein
stone-fog = Nebel
stones = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  }
takes = { $who-key ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } { $stone-key ->
    [stone-red] einen roten Stein
   *[other] { $stone }
  }.
    .brief = nimmt { $stone }
"""
DUTCH_RULES = """
chapter-1 = Hoofdstuk een
YK-MOR-1 = Allen tegelijk.
    .source = spelregels
"""


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    folder = tmp_path / "spoken_stones" / "texts"
    folder.mkdir(parents=True)
    (tmp_path / "spoken_stones" / "__init__.py").touch()
    (folder / "en.ftl").write_text(ENGLISH_TEXTS, encoding="utf-8")
    (folder / "de.ftl").write_text(GERMAN_TEXTS, encoding="utf-8")
    (folder / "rules.nl.ftl").write_text(DUTCH_RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "spoken_stones", raising=False)
    return Words("spoken_stones")


def test_a_text_is_said_in_the_language_that_is_spoken(texts: Words) -> None:
    assert texts.say("stones", count=2) == "2 stones"
    with speaking("de"):
        assert texts.say("stones", count=1) == "ein Stein"
        with speaking("en"):
            assert texts.say("stones", count=1) == "one stone"
        assert spoken() == "de"
    assert spoken() == "en"


def test_what_a_language_lacks_is_said_in_english(texts: Words) -> None:
    with speaking("de"):
        assert texts.say("only-english") == "Nobody has said this in another language."
    with speaking("it"):
        assert texts.say("stones", count=3) == "3 stones"


def test_a_language_may_choose_by_the_key_of_a_thing(texts: Words) -> None:
    with speaking("de"):
        red, fog = texts.thing("stone-red"), texts.thing("stone-fog")
        assert texts.say("takes", who="Asha", stone=red) == "Asha nimmt einen roten Stein."
        assert texts.say("takes", who="Asha", stone=fog) == "Asha nimmt Nebel."
        assert texts.say("takes", who="Asha", stone="red") == "Asha nimmt red."
        assert texts.say_briefly("takes", who="Asha", stone=fog) == "nimmt Nebel"


def test_what_is_kept_is_kept_for_each_language(texts: Words) -> None:
    made: list[str] = []

    @kept_by_language()
    def told(count: int) -> str:
        made.append(spoken())
        return texts.say("stones", count=count)

    for _ in range(2):
        assert told(2) == "2 stones"
        with speaking("de"):
            assert told(2) == "2 Steine"
    assert made == ["en", "de"]


def test_a_sentence_for_readers_to_come_is_made_in_every_language(texts: Words) -> None:
    said = in_every_language(lambda: texts.say("stones", count=2))
    assert said == {"en": "2 stones", "de": "2 Steine"}
    with speaking("de"):
        assert read(said) == "2 Steine"
    with speaking("fr"):
        assert read(said) == "2 stones"


def test_a_rule_is_told_in_the_readers_language_or_in_english(texts: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "words", lambda package: texts)
    english = ledger("yak")
    first, other = next(iter(english)), "YK-MOR-1"
    with speaking("nl"):
        told = told_ledger("yak")
    assert list(told) == list(english)
    assert told[first].chapter == "Hoofdstuk een" and told[first].text == english[first].text
    assert (told[other].text, told[other].source) == ("Allen tegelijk.", "spelregels")
    assert told[other].ruling == english[other].ruling
    assert told_ledger("yak") == english
