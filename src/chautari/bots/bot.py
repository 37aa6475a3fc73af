"""The bots by their specs: a name, and for some a budget after a colon, as in `search:500ms`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Self

from chautari.bots.budget import UNLIMITED, Budget, budget
from chautari.bots.faults import Faults
from chautari.bots.knowledge import Knowledge
from chautari.bots.levels import LEVELS, level
from chautari.bots.thinkers import USUAL_SEARCH, Think, greedy, misjudging, one_look, search, uniform
from chautari.bots.tuning import SEARCHED_BY_NET
from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.meta import Settings
from chautari.engine.state import State
from chautari.nets.file import own_net
from chautari.nets.net import Net

NetOf = Callable[[str], Net | None]


BOTS: Final = ("uniform", "greedy", "net", "search", *LEVELS)
BY_HAND: Final = "hand"
WITH_NET: Final = ("net", "search")


class UnknownBot(ChautariError):
    def __init__(self, spec: str) -> None:
        super().__init__(
            f"There is no bot called {spec!r}; the bots are {', '.join(BOTS)}.",
            "unknown-bot",
            bot=spec,
            bots=", ".join(BOTS),
        )


class FixedBudget(ChautariError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"{name} takes no budget, as it thinks as long as it needs; search does: search:500ms.",
            "fixed-budget",
            bot=name,
        )


class UnknownBelief(ChautariError):
    def __init__(self, spec: str) -> None:
        super().__init__(
            f"{spec!r} is no bot: after @ comes hand, and only search has a choice: search:500ms@hand.",
            "unknown-belief",
            bot=spec,
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
    """The bot that a spec names: `greedy`, `search:500ms`, `search:2s:4c`, or `search:500ms@hand` without its net."""
    named, at, belief = spec.partition("@")
    if at and belief != BY_HAND:
        raise UnknownBelief(spec)
    if not at:
        return bot_believing(spec, named, net_for_search if named.startswith("search") else own_net)
    return bot_believing(spec, named, no_net)


def bot_believing(spec: str, named: str, net_of: NetOf) -> Bot:
    """The bot of a spec, with the net that it goes by in each game."""
    name, colon, limit = named.partition(":")
    if name not in BOTS:
        raise UnknownBot(spec)
    if colon and name in LEVELS:
        raise FixedBudget(name)
    if net_of not in (own_net, net_for_search) and name not in WITH_NET:
        raise UnknownBelief(spec)
    return Bot(spec, thinker(name, net_of), budget(limit) if colon else UNLIMITED)


def net_for_search(game: str) -> Net | None:
    """The net of a game that a search goes by, where that is no worse than going by hand."""
    return own_net(game) if game in SEARCHED_BY_NET else None


def no_net(game: str) -> None:
    """The net of a bot that goes by what is written by hand."""


def thinker(name: str, net_of: NetOf) -> Think:
    """How the bot of this name chooses."""
    if name == "uniform":
        return uniform
    if name == "greedy":
        return greedy
    if name == "net":
        return lambda known: one_look(known, net_of(known.game.meta.name))
    if name == "search":
        return lambda known: search(
            known, net_of(known.game.meta.name), known.budget if known.budget.is_limited else USUAL_SEARCH
        )
    return partial(at_level, name)


def at_level(name: str, known: Knowledge) -> int:
    """The option that a level chooses, by its skill in this game."""
    game = known.game.meta.name
    skill = level(game, name)
    if skill.budget.is_limited:
        return search(known, net_for_search(game), skill.budget)
    if skill.noise > 0:
        return misjudging(known, skill.noise, skill.slack)
    return one_look(known, own_net(game))
