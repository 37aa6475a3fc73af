"""One decision judged: what else could have been done, from what its seat could know, and what the choice lost."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from chautari.bots.belief import NetBelief
from chautari.bots.greedy import play_on
from chautari.bots.search import Search
from chautari.bots.tuning import by_net
from chautari.engine.luck import Dice
from chautari.engine.play import options as options_of
from chautari.engine.state import State
from chautari.games.words import Said
from chautari.nets.chances import WORLDS
from chautari.review.estimate import Margin, mean_of
from chautari.review.outlook import Outlook
from chautari.review.verdict import Verdict, as_told, verdict

ROUNDS: Final = 12  # the best and the chosen option are compared in so many rounds
# Rounds of one search share its tree: what two searches of a decision find differs by so much more than their rounds do
# (docs/results.md).
SEARCHES_DIFFER: Final = 2.0
LEAST_MARGIN: Final = 0.005  # rounds that agree wholly don't make a search infallible
NO_END: Final = 1e9
SHOWN: Final = 6
LIKELY, FORESEEN = 40, 3  # a plan is at most so long, each answer tried at least so often
ENOUGH: Final = 12  # an option that was tried less than the best one by this factor says nothing


@dataclass(frozen=True)
class Judged:
    """An option and the chance to win after it, as far as its seat could tell."""

    action: int
    chance: Margin


@dataclass(frozen=True)
class Decision:
    """A choice of a seat: the best options first, the chance before (with the best) and after it, what it lost.

    `gap` is by how much the best option looked better: below 0 where the choice turned out to be the better one after
    all, so that what was only doubt evens out over a game. `plan` is what its seat would have been expected to choose
    after the best option. `first_sight` is what looks best at one look. `iterations` tells how deep it was looked into;
    0: one look. `ends` is the share of them that saw the end of the game. `why` says in words what was better about the
    best option, once the review is explained.
    """

    move: int
    seat: int
    action: int
    options: int
    best: tuple[Judged, ...]
    before: float
    after: float
    loss: Margin
    verdict: Verdict
    first_sight: int
    iterations: int
    gap: float = 0.0
    plan: tuple[int, ...] = ()
    ends: float = 0.0
    why: Said = field(default_factory=dict)

    @property
    def chosen(self) -> Margin:
        """The chance after the choice."""
        return Margin(self.after, self.loss.margin)

    @property
    def told_loss(self) -> float:
        """The loss as a reader counts it from the chances before and after the choice."""
        return as_told(self.before, self.after)

    @property
    def better(self) -> int:
        """The action that would have been better; the chosen one if there was none."""
        return self.action if self.loss.value <= 0.0 else self.best[0].action


def glance(outlook: Outlook, state: State, move: int, seat: int, action: int, seed: int) -> Decision:
    """A decision judged by one look at every option, at several imagined tables."""
    game, luck = outlook.game, Dice(seed)
    options = options_of(state, seat)
    worlds = [game.imagine(state, seat, luck) for _ in range(WORLDS)]
    looks = {
        option: [outlook.judge.chance(play_on(world, seat, option, luck), seat) for world in worlds]
        for option in options
    }
    judged = sorted((Judged(option, mean_of(looks[option])) for option in options), key=lambda one: -one.chance.value)
    best, own = judged[0].action, looks[action]
    gaps = [better - taken for better, taken in zip(looks[best], own, strict=True)]
    return decision(move, seat, action, len(options), judged, mean_of(own).value, mean_of(gaps), 0)


def look_into(
    outlook: Outlook, state: State, move: int, seat: int, action: int, seed: int, iterations: int
) -> Decision:
    """A decision judged by a search: half of its iterations find the best option, half compare it with the choice."""
    game = outlook.game
    options = options_of(state, seat)
    tuned = by_net(game)
    belief = NetBelief(outlook.judge, tuned.sharpness, tuned.scale, 0.0)
    table = game.imagine(state, seat, Dice(seed))
    search = Search(game, table, seat, belief, tuned.tuning, Dice(seed + 1))
    search.run(iterations // 2, NO_END)
    ends = int(search.ended) / max(1, iterations // 2)
    visits = search.visits(options)
    means = search.means(options)
    judged = [
        Judged(option, Margin(means[place], 1.0 / (1.0 + visits[place]) ** 0.5))
        for place, option in sorted(enumerate(options), key=lambda one: -visits[one[0]])
        if visits[place] * ENOUGH >= max(visits)
    ]
    best = judged[0].action
    if best == action:
        after = judged[0].chance.value
        found = decision(move, seat, action, len(options), judged, after, Margin(0.0, 0.0), iterations)
        return replace(found, ends=ends)
    gaps, own = compare(search, best, action, max(1, iterations // (4 * ROUNDS)))
    found = decision(move, seat, action, len(options), judged, own.value, gaps, iterations)
    return replace(found, ends=ends, plan=tuple(search.plan(best, LIKELY, FORESEEN)))


def compare(search: Search, best: int, chosen: int, iterations: int) -> tuple[Margin, Margin]:
    """By how much one option is better than another, and what the other is worth: both tried equally often."""
    rounds = [(search.trial(chosen, iterations), search.trial(best, iterations)) for _ in range(ROUNDS)]
    taken, better = zip(*rounds, strict=True)
    return difference(better, taken), mean_of(taken)


def difference(better: Sequence[float], worse: Sequence[float]) -> Margin:
    """By how much one option was worth more than another in the rounds of one search."""
    gap = mean_of([more - less for more, less in zip(better, worse, strict=True)])
    return Margin(gap.value, SEARCHES_DIFFER * gap.margin)


def decision(
    move: int,
    seat: int,
    action: int,
    options: int,
    judged: list[Judged],
    after: float,
    gap: Margin,
    iterations: int,
) -> Decision:
    loss = Margin(max(0.0, gap.value), gap.margin if judged[0].action == action else max(LEAST_MARGIN, gap.margin))
    before = after + loss.value
    first, *others = (agreeing(one, judged[0].action, before, action, after) for one in judged[:SHOWN])
    best = (first, *sorted(others, key=lambda one: -one.chance.value))
    named = verdict(loss.value, loss.margin)
    first_sight = judged[0].action
    return Decision(move, seat, action, options, best, before, after, loss, named, first_sight, iterations, gap.value)


def agreeing(one: Judged, best: int, before: float, chosen: int, after: float) -> Judged:
    """An option with the chance that comparing the best and the chosen one has found; no other beats the best."""
    chance = after if one.action == chosen else before if one.action == best else min(one.chance.value, before)
    return Judged(one.action, Margin(chance, one.chance.margin))
