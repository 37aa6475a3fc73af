"""Our own bots by name: how each chooses an option."""

from collections.abc import Callable, Sequence
from typing import Final

from chautari.bots.budget import Budget
from chautari.bots.cores import on_cores
from chautari.bots.greedy import best_option
from chautari.bots.knowledge import Knowledge
from chautari.bots.one_look import most_promising, promises
from chautari.bots.search import Search
from chautari.bots.tuning import by_hand, by_net
from chautari.engine.luck import Dice
from chautari.nets.file import judge_of
from chautari.nets.net import Net

Think = Callable[[Knowledge], int]

GREEDY_WORLDS: Final = 6
NET_WORLDS: Final = 3
USUAL_SEARCH: Final = Budget(iterations=1000)
NO_END: Final = 1_000_000_000


def uniform(known: Knowledge) -> int:
    """Any option, each as likely as the others."""
    return by_lot(known.options, known.seed)


def by_lot(options: Sequence[int], seed: int) -> int:
    return options[Dice(seed).below(len(options))]


def greedy(known: Knowledge) -> int:
    """The option that looks best to the game itself one step ahead."""
    return one_step_ahead(known, known.options)


def misjudging(known: Knowledge, noise: float, slack: float) -> int:
    """The same misjudged by so many points; nothing that looks worse by over the slack, and nothing senseless."""
    return one_step_ahead(known, sensible(known), noise, slack)


def one_step_ahead(known: Knowledge, options: list[int], noise: float = 0.0, slack: float = 0.0) -> int:
    luck = Dice(known.seed + 1)
    return best_option(known.game, known.worlds(GREEDY_WORLDS), known.seat, options, luck, noise, slack)


def sensible(known: Knowledge) -> list[int]:
    """The options without those that nobody takes who has others, however badly they play."""
    world = known.worlds(1)[0]
    return [a for a in known.options if not known.game.is_senseless(world, known.seat, a)] or known.options


def one_look(known: Knowledge, net: Net | None) -> int:
    """The option after which a net sees the best chance; without a net, what looks best to the game itself."""
    if net is None:
        return greedy(known)
    luck = Dice(known.seed + 1)
    judge = judge_of(net, known.game, known.seats)
    greed = by_net(known.game).greed
    values = promises(judge, known.worlds(NET_WORLDS), known.seat, known.options, luck, greed)
    return most_promising(known.options, values, luck)


def search(known: Knowledge, net: Net | None, budget: Budget) -> int:
    """The option that a tree search tried most; it believes the net, or without one the game's forecast."""
    limit = budget.iterations or NO_END, budget.milliseconds / 1000 or float(NO_END)

    def visits(core: int) -> list[int]:
        luck = Dice(known.seed + 1 + core)
        table = known.worlds(1)[0]
        if net is None:
            tuned = by_hand(known.game)
            thought = Search(known.game, table, known.seat, tuned.belief(known.game), tuned.tuning, luck)
        else:
            learned = by_net(known.game)
            belief = learned.belief(judge_of(net, known.game, known.seats))
            thought = Search(known.game, table, known.seat, belief, learned.tuning, luck)
        thought.run(*limit)
        return thought.visits(known.options)

    tried = [sum(each) for each in zip(*on_cores(visits, budget.cores), strict=True)]
    return known.options[tried.index(max(tried))]
