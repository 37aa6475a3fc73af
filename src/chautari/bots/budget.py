"""How long a bot may think about one question."""

import re
from dataclasses import dataclass

from chautari.engine.errors import ChautariError

SHAPE = re.compile(r"(\d{1,9})(ms|it)")


class BadBudget(ChautariError):
    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no budget: write a number and ms or it, as in 500ms or 2000it.")


@dataclass(frozen=True)
class Budget:
    """A number of iterations, or of milliseconds; 0 leaves it to the other, and both 0 to the bot."""

    iterations: int = 0
    milliseconds: int = 0

    @property
    def is_limited(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.milliseconds}ms"


UNLIMITED = Budget()


def budget(text: str) -> Budget:
    """The budget written `500ms` or `2000it`."""
    match = SHAPE.fullmatch(text)
    if match is None or int(match[1]) == 0:
        raise BadBudget(text)
    return Budget(iterations=int(match[1])) if match[2] == "it" else Budget(milliseconds=int(match[1]))
