"""What the server refuses: a code, a status, a sentence, and the rule where a rule forbids it."""

from chautari.engine.errors import ChautariError
from chautari.games.words import words

WORDS = words("chautari.server")
say = WORDS.say

BAD, FORBIDDEN, MISSING, SLOW, CONFLICT, GONE, LARGE, KIND, MISDIRECTED, MANY, BROKEN = (
    400,
    403,
    404,
    408,
    409,
    410,
    413,
    415,
    421,
    429,
    503,
)


class Refused(ChautariError):
    """Something a client asked for and does not get; nothing has changed."""

    def __init__(self, status: int, code: str, reason: str, rule: str = "") -> None:
        self.status, self.code, self.rule = status, code, rule
        super().__init__(reason)


def refused(status: int, code: str, **values: str | int) -> Refused:
    """A refusal whose sentence stands in texts/ under its code."""
    return Refused(status, code, say(f"refused-{code}", **values))
