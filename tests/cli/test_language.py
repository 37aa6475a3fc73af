"""The terminal speaks the language that --language names, or the surroundings, and understands its words."""

import io
import sys

import pytest

from chautari.cli.language import language_of
from chautari.cli.main import main
from chautari.cli.play.typed_commands import COMMANDS
from chautari.cli.play.typed_words import command_of, means, words_of
from chautari.cli.words import WORDS
from chautari.games.words import ENGLISH, LANGUAGES, in_language, speaking, spoken
from chautari.review.words import WORDS as REVIEW
from tests.languages.pseudo import MARKS, marked


@pytest.mark.parametrize(
    ("arguments", "variables", "language"),
    [
        ("games", {}, "en"),
        ("games --language de", {"CHAUTARI_LANGUAGE": "fr"}, "de"),
        ("--language=it play yak", {"LANG": "fr_FR.UTF-8"}, "it"),
        ("play yak --seats 2 --language de-CH", {}, "de"),
        ("games", {"CHAUTARI_LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"}, "fr"),
        ("games", {"LC_ALL": "de_CH.UTF-8", "LANG": "fr_FR"}, "de"),
        ("games", {"LC_ALL": "", "LC_MESSAGES": "it_IT@euro", "LANG": "de_DE"}, "it"),
        ("games", {"LANG": "de_DE.UTF-8"}, "de"),
        ("games", {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ("games", {"LANG": "pl_PL.UTF-8"}, "en"),
        ("games", {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_command_or_of_the_surroundings(
    arguments: str, variables: dict[str, str], language: str
) -> None:
    assert language_of(arguments.split(), variables) == language


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "tlh"]) == 2
    assert "tlh" in capsys.readouterr().err


def test_a_command_and_its_refusals_are_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "de"]) == 0
    with speaking("de"):
        assert WORDS.say("games-hint", game="kathmandu").split(":")[0] in capsys.readouterr().out
    assert main(["puzzle", "yak", "--language", "de", "999"]) == 2
    assert spoken() == "en"


def test_a_game_in_the_terminal_says_nothing_but_by_key(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line that holds a word has a mark of the language in which every text has one."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\n1\nlog\nscores\n?\nwhy\nquit\n"))
    monkeypatch.setattr("chautari.cli.main.language_of", lambda *given: "en_au")
    mark = MARKS["en_au"]
    with marked():
        assert main(["play", "yak", "--seats", "2", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(mark in line for line in lines) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_clear_and_the_english_ones_always_understood(language: str) -> None:
    english = in_language(ENGLISH, lambda: {key: words_of(key) for key in COMMANDS})
    with speaking(language):
        words = {key: words_of(key) for key in COMMANDS}
        told = [word for key in COMMANDS for word in words[key]]
        assert len(set(told)) == len(told), "one word, two commands"
        for key in COMMANDS:
            assert set(english[key]) <= set(words[key])
            for word in words[key]:
                assert command_of(f"{word.upper()} 3", COMMANDS) == (key, "3")


def test_a_command_of_several_words_is_not_what_begins_with_the_first() -> None:
    assert command_of("take  back 4", COMMANDS) == ("word-back", "4")
    assert command_of("take barley", COMMANDS) == ("", "take barley")
    assert command_of("undone", COMMANDS) == ("", "undone")


def test_yes_is_understood_in_two_languages() -> None:
    with marked(), speaking("en_au"):
        assert means("yes", "word-yes") and means(" Y ", "word-yes") and means("‡y", "word-yes")
        assert not means("no", "word-yes") and not means("", "word-yes")


def test_a_review_in_the_terminal_is_in_its_language() -> None:
    with speaking("de"):
        assert REVIEW.say("head-player") == in_language("de", lambda: REVIEW.say("head-player"))
