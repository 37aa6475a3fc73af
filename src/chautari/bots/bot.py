"""The bots by their specs: a name, and for some a budget after a colon, as in `search:500ms`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from chautari.bots.budget import UNLIMITED, Budget, budget
from chautari.bots.faults import Faults
from chautari.bots.knowledge import Knowledge
from chautari.bots.levels import LEVELS
from chautari.bots.thinkers import THINKERS, Think
from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.meta import Settings
from chautari.engine.state import State


class UnknownBot(ChautariError):
    def __init__(self, spec: str) -> None:
        super().__init__(f"There is no bot called {spec!r}; the bots are {', '.join(THINKERS)}.")


class FixedLevel(ChautariError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"{name} takes no budget, as each level thinks as long as it needs; search does: search:500ms."
        )


def nothing() -> None:
    """What closing a bot does that has nothing to close."""


@dataclass(frozen=True)
class Bot:
    """Plays a seat for one game; `think` is only ever given the seat's knowledge."""

    spec: str
    think: Think
    budget: Budget = UNLIMITED
    close: Callable[[], None] = nothing
    faults: Faults = field(default_factory=Faults)

    def choose(self, game: Game[Any], state: State, seat: int, seed: int, settings: Settings | None = None) -> int:
        """One of the options that a seat has now; `settings` are told to bots that don't see the tables themselves."""
        known = Knowledge(game, state, seat, seed, self.budget, settings)
        return known.options[0] if len(known.options) == 1 else self.think(known)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def bot(spec: str) -> Bot:
    """The bot that a spec names."""
    name, colon, limit = spec.partition(":")
    if name not in THINKERS:
        raise UnknownBot(spec)
    if colon and name in LEVELS:
        raise FixedLevel(name)
    return Bot(spec, THINKERS[name], budget(limit) if colon else UNLIMITED)
