"""The bots by name."""

from collections.abc import Callable

from chautari.bots.greedy import best_option
from chautari.bots.knowledge import Knowledge
from chautari.engine.errors import ChautariError
from chautari.engine.luck import Dice

Bot = Callable[[Knowledge], int]


class UnknownBot(ChautariError):
    def __init__(self, name: str) -> None:
        super().__init__(f"There is no bot called {name!r}; the bots are {', '.join(BOTS)}.")


def uniform(known: Knowledge) -> int:
    """Any option, each as likely as the others."""
    return known.options[Dice(known.seed).below(len(known.options))]


def greedy(known: Knowledge) -> int:
    """What looks best one step ahead."""
    if len(known.options) == 1:
        return known.options[0]
    return best_option(known.game, known.worlds, known.seat, known.options, Dice(known.seed + 1))


BOTS: dict[str, Bot] = {"uniform": uniform, "greedy": greedy}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
