"""Our own bots by name: how each chooses an option."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from chautari.bots.budget import Budget
from chautari.bots.greedy import best_option
from chautari.bots.knowledge import Knowledge
from chautari.bots.levels import LEVELS, level
from chautari.bots.search import Search
from chautari.bots.tuning import tuned_for
from chautari.engine.luck import Dice

Think = Callable[[Knowledge], int]

GREEDY_WORLDS: Final = 6
USUAL_SEARCH: Final = Budget(iterations=1000)
NO_END: Final = 1_000_000_000


def uniform(known: Knowledge) -> int:
    """Any option, each as likely as the others."""
    return by_lot(known.options, known.seed)


def by_lot(options: Sequence[int], seed: int) -> int:
    return options[Dice(seed).below(len(options))]


def greedy(known: Knowledge) -> int:
    """The option that looks best one step ahead."""
    return one_step_ahead(known, known.options)


def one_step_ahead(known: Knowledge, options: list[int], noise: float = 0.0, slack: float = 0.0) -> int:
    """An option that looks best, or by misjudging it not worse than the best by more than the slack."""
    luck = Dice(known.seed + 1)
    return best_option(known.game, known.worlds(GREEDY_WORLDS), known.seat, options, luck, noise, slack)


def sensible(known: Knowledge) -> list[int]:
    """The options without those that nobody takes who has others, however badly they play."""
    world = known.worlds(1)[0]
    return [a for a in known.options if not known.game.is_senseless(world, known.seat, a)] or known.options


def search(known: Knowledge) -> int:
    """The option that a tree search tried most."""
    return think_for(known, known.budget if known.budget.is_limited else USUAL_SEARCH)


def think_for(known: Knowledge, budget: Budget) -> int:
    thought = Search(known.game, known.worlds(1)[0], known.seat, tuned_for(known.game), Dice(known.seed + 1))
    thought.run(budget.iterations or NO_END, budget.milliseconds / 1000 or float(NO_END))
    tried = thought.visits(known.options)
    return known.options[tried.index(max(tried))]


def at_level(name: str, known: Knowledge) -> int:
    """The option that a level chooses, by its skill in this game."""
    skill = level(known.game.meta.name, name)
    if skill.budget.is_limited:
        return think_for(known, skill.budget)
    options = sensible(known) if skill.noise > 0 else known.options
    return one_step_ahead(known, options, skill.noise, skill.slack)


THINKERS: Final[dict[str, Think]] = {
    "uniform": uniform,
    "greedy": greedy,
    "search": search,
    **{name: partial(at_level, name) for name in LEVELS},
}
