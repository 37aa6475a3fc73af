"""The log of a seat calls its own player "you", and everybody else by name; in every language."""

import pytest

from chautari.games.words import ENGLISH, YOU, Thing, as_subject, speaking
from chautari.server.live.log import with_sentences
from chautari.server.live.seats import NO_SEAT
from chautari.server.wire import Happened
from tests.languages.texts import WHOLE

NAMES = ("Asha", "Bina")
REVEALED = Happened("revealed", 0, (0,))
DAY = Happened("day", 0, (2,))
SAYS = {ENGLISH: "You revealed", "de": "Du hast", "fr": "Tu as", "it": "Hai"}


def told(line: Happened, reader: int) -> str:
    (said,) = with_sentences("yak", NAMES, [line], reader)
    assert isinstance(said, Happened)
    return said.text


def test_whoever_reads_of_themselves_is_you() -> None:
    assert told(REVEALED, 0) == "You revealed Build."
    assert told(REVEALED, 1) == told(REVEALED, NO_SEAT) == "Asha revealed Build."
    assert told(DAY, 0) == "Day 2. You have the baby yak."
    assert told(DAY, 1) == "Day 2. Asha has the baby yak."


def test_so_is_whoever_something_is_done_to() -> None:
    (said,) = with_sentences("kathmandu", NAMES, [Happened("pitched", 0, (2, 1))], 1)
    assert isinstance(said, Happened) and said.text.startswith("Asha pitched a tent") and said.text.endswith("you.")


@pytest.mark.parametrize("language", WHOLE)
def test_other_languages_have_their_own_form_of_the_verb(language: str) -> None:
    with speaking(language):
        assert told(REVEALED, 0).startswith(SAYS[language])
        assert told(REVEALED, 1).startswith("Asha ")


def test_somebody_may_be_called_you() -> None:
    (own,) = with_sentences("yak", ("you", "Bina"), [REVEALED], 1)
    assert isinstance(own, Happened) and own.text == "you revealed Build."
    assert as_subject("you") == "you" and as_subject(Thing("you", YOU)) == "You"
