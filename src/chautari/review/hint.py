"""A hint for a seat that is asked: what deserves a look, what seems best, and why, from what the seat may know."""

from dataclasses import dataclass, replace
from typing import Final

from chautari.bots.belief import NetBelief
from chautari.bots.search import Search
from chautari.bots.tuning import by_net
from chautari.engine.game import Source
from chautari.engine.luck import Dice
from chautari.engine.play import options as options_of
from chautari.engine.state import State
from chautari.review.at_once import gained_at_once
from chautari.review.decision import ENOUGH, FORESEEN, LIKELY, ROUNDS, difference
from chautari.review.estimate import Margin
from chautari.review.outlook import Outlook
from chautari.review.soon import Soon, usually_soon

SECONDS: Final = 1.0
ITERATIONS: Final = 20_000
HOPELESS: Final = 0.03  # whoever can hardly win any more still wants points
CONTENDERS: Final = 4
LOOKED_AT: Final = 3  # so many are worth a look at most,
HALF: Final = 2  # and no more than half of all
WORTH_TELLING: Final = 2  # points; fewer are no reason by themselves


@dataclass(frozen=True)
class Contender:
    """An option, and how much less likely a win is after it than after the best one."""

    action: int
    less: Margin

    @property
    def about_as_good(self) -> bool:
        """True if the difference lies within what can be told."""
        return self.less.value <= self.less.margin


@dataclass(frozen=True)
class Hint:
    """The best option with the chance to win by it, and the others that come near, the best first.

    `looked_at` are the options that deserve a look, the best among them, in the order in which they are offered; `plan`
    is what the seat would most likely choose after the best, and `gained` the points that both bring in the same turn;
    if there are hardly any, `soon` are those that it usually makes a little later.
    """

    looked_at: tuple[int, ...]
    action: int
    chance: float
    others: tuple[Contender, ...]
    plan: tuple[int, ...] = ()
    gained: tuple[Source, ...] = ()
    soon: Soon | None = None

    @property
    def as_good(self) -> tuple[int, ...]:
        """The options that are about as good as the best."""
        return tuple(one.action for one in self.others if one.about_as_good)

    @property
    def next_best(self) -> Contender | None:
        """The best of those that are worse, as far as can be told."""
        return next((one for one in self.others if not one.about_as_good), None)


def hint(
    outlook: Outlook, state: State, seat: int, seed: int, seconds: float = SECONDS, iterations: int = ITERATIONS
) -> Hint:
    """Half of the search finds the options that come into question, half compares them: each is tried equally often.

    It starts from an imagined table, so that nothing the seat can't know has a say.
    """
    game = outlook.game
    options = options_of(state, seat)
    table = game.imagine(state, seat, Dice(seed))
    if len(options) == 1:
        return Hint((options[0],), options[0], outlook.now(state, seat)[seat], ())
    search = searched(outlook, table, seat, seed, iterations // 2, seconds / 2)
    ends, likely = int(search.ended) / max(1, int(search.iterations)), max(search.means(options))
    if likely < HOPELESS:
        search = searched(outlook, table, seat, seed, iterations // 2, seconds / 2, for_points=True)
    tried = dict(zip(options, search.visits(options), strict=True))
    ranked = sorted(options, key=lambda option: -tried[option])
    near = [one for one in ranked if tried[one] * ENOUGH >= tried[ranked[0]]]
    worth, (best, *others) = compared(search, (near if len(near) > 1 else ranked)[:CONTENDERS])
    looked_at = ranked_first(best.action, ranked)[: min(LOOKED_AT, (len(options) + 1) // HALF)]
    in_order = tuple(option for option in options if option in looked_at)
    plan = tuple(search.plan(best.action, LIKELY, FORESEEN))
    gained = gained_at_once(game, state, seat, (best.action, *plan), seed)
    # The net says how likely a win is, as at the seats, but for what the search has seen of the end; the search how
    # much options differ, in proportion to what it believes in itself.
    net = outlook.now(state, seat)[seat]
    chance = net + ends * ((likely if likely < HOPELESS else worth) - net)
    share = min(1.0, chance / worth) if worth > 0.0 else 1.0
    less = (replace(one, less=Margin(share * one.less.value, share * one.less.margin)) for one in others)
    few = sum(int(one.points) for one in gained) < WORTH_TELLING
    soon = usually_soon(game, state, seat, best.action, seed) if few else None
    return Hint(in_order, best.action, chance, tuple(less), plan, gained, soon)


def searched(
    outlook: Outlook, table: State, seat: int, seed: int, iterations: int, seconds: float, for_points: bool = False
) -> Search:
    """A search for the best chance; or, where there is none to speak of, for the points that are still to be had."""
    tuned = by_net(outlook.game)
    belief = NetBelief(outlook.judge, tuned.sharpness, tuned.scale, 0.0, share=0.0 if for_points else 1.0)
    search = Search(outlook.game, table, seat, belief, tuned.tuning, Dice(seed + 1))
    search.run(iterations, seconds)
    return search


def compared(search: Search, options: list[int]) -> tuple[float, list[Contender]]:
    """What the best option is worth, and all with what they lose beside it, the best first: tried equally often."""
    each = max(1, int(search.iterations) // (ROUNDS * len(options)))
    rounds = [[search.trial(option, each) for option in options] for _ in range(ROUNDS)]
    worth = {option: [values[place] for values in rounds] for place, option in enumerate(options)}
    best = max(options, key=lambda option: sum(worth[option]))
    found = [Contender(option, difference(worth[best], worth[option])) for option in options]
    return sum(worth[best]) / ROUNDS, sorted(found, key=lambda one: (one.action != best, one.less.value))


def ranked_first(best: int, ranked: list[int]) -> list[int]:
    return [best, *(option for option in ranked if option != best)]
