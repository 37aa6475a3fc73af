"""How long a bot may think about one question, and on how many cores."""

import re
from dataclasses import dataclass

from chautari.engine.errors import ChautariError

SHAPE = re.compile(r"(?P<number>\d{1,9})(?P<unit>ms|s|it)(:(?P<cores>\d{1,3})c)?")
MOST_CORES = 256


class BadBudget(ChautariError):
    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text!r} is no budget: write a number and s, ms or it, as in 2s, 500ms or 2000it; for several cores add "
            f"how many, as in 2s:4c.",
            "bad-budget",
            budget=text,
        )


@dataclass(frozen=True)
class Budget:
    """A number of iterations, or of milliseconds; 0 leaves it to the other, and both 0 to the bot.

    On several cores each thinks as much as that.
    """

    iterations: int = 0
    milliseconds: int = 0
    cores: int = 1

    @property
    def is_limited(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0

    def __str__(self) -> str:
        limit = f"{self.iterations}it" if self.iterations else f"{self.milliseconds}ms"
        return limit if self.cores == 1 else f"{limit}:{self.cores}c"


UNLIMITED = Budget()


def budget(text: str) -> Budget:
    """The budget written `2s`, `500ms` or `2000it`, and with cores `2s:4c`."""
    match = SHAPE.fullmatch(text)
    if match is None or int(match["number"]) == 0:
        raise BadBudget(text)
    number, cores = int(match["number"]), int(match["cores"] or 1)
    if not 1 <= cores <= MOST_CORES:
        raise BadBudget(text)
    if match["unit"] == "it":
        return Budget(iterations=number, cores=cores)
    return Budget(milliseconds=number * 1000 if match["unit"] == "s" else number, cores=cores)
