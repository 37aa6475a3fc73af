"""What was refused anywhere in this package, as a person reads it: by its key, in their language."""

from chautari.engine.errors import ChautariError
from chautari.games.words import words

WORDS = words("chautari.games")


def told(refusal: Exception) -> str:
    """The sentence for a person; one that was made for them already stays as it is."""
    if not isinstance(refusal, ChautariError) or not refusal.key:
        return str(refusal)
    values = {name: told(one) if isinstance(one, ChautariError) else one for name, one in refusal.values.items()}
    return sendable(WORDS.say(refusal.key, **values))


def sendable(text: str) -> str:
    """The text with halves of characters, which somebody may have sent, written as what they are."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
