"""The words that people type: those of their language, and the English ones in every language."""

import re
from collections.abc import Iterable

from chautari.cli.words import say
from chautari.games.words import ENGLISH, in_language


def words_of(key: str) -> list[str]:
    """What means the same as a text of single words, or of several, between commas."""
    texts = (say(key), in_language(ENGLISH, lambda: say(key)))
    return list(dict.fromkeys(word.strip().casefold() for text in texts for word in text.split(",") if word.strip()))


def means(answer: str, *keys: str) -> bool:
    """True if an answer is one of these words."""
    typed = " ".join(answer.split()).casefold()
    return any(typed in words_of(key) for key in keys)


def command_of(answer: str, keys: Iterable[str]) -> tuple[str, str]:
    """The key of the word that an answer begins with, the longest first, and the rest of it; no key if it is none."""
    found = ((word, key) for key in keys for word in words_of(key))
    for word, key in sorted(found, key=lambda pair: -len(pair[0])):
        phrase = r"\s+".join(map(re.escape, word.split()))
        if match := re.match(rf"{phrase}(?:\s+|$)", answer, re.IGNORECASE):
            return key, answer[match.end() :].strip()
    return "", answer
