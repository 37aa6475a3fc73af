"""Monte Carlo tree search over imagined tables, for any number of seats: every seat has a tree of its own.

A seat's tree branches by its own answers alone, so no seat foresees what it can't know: what others answer, secretly or
at the same time, chance and interruptions happen between its nodes and are averaged over. An answer that is not open at
the table at hand is passed over, and each is weighed by how often it was open.
"""

from math import exp
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from chautari.bots.belief import NEVER, Belief
from chautari.bots.greedy import FINE, play_on
from chautari.bots.tree import Node, PathEntry, Walker
from chautari.engine.game import Game
from chautari.engine.luck import Dice, Luck
from chautari.engine.play import advance, carry_out, index_of
from chautari.engine.state import Choices, State

CLOCK_EVERY: Final = 16
FIRST_WORLDS: Final = 6
NOTHING_FORCED: Final = -1


class Tuning:
    """What suits one game.

    curiosity  the weight of what was tried too little
    trust      how many visits the first look counts for
    patience   how often an answer is tried before the tree grows behind it
    reach      how many answers are foreseen beyond the trees
    looks      how many options such an answer compares, drawn by lot; 1 is a blind guess
    blindfold  whether it is given without looking at what its seat can't know; dearer, needed where bluffs matter
    """

    def __init__(
        self,
        curiosity: float,
        trust: float,
        patience: int,
        reach: int,
        looks: int,
        blindfold: bool,
    ) -> None:
        self.curiosity = curiosity
        self.trust = trust
        self.patience: i64 = patience
        self.reach: i64 = reach
        self.looks: i64 = looks
        self.blindfold = blindfold


class Search:
    """One question thought about by the seat that is asked; `run` again to think on."""

    def __init__(self, game: Game[Any], table: State, seat: int, belief: Belief, tuning: Tuning, luck: Luck) -> None:
        self.game = game
        self.table = table
        self.seat: i64 = seat
        self.belief = belief
        self.tuning = tuning
        self.luck = luck
        self.iterations: i64 = 0
        self.ended: i64 = 0  # so many of them went on to the end of the game
        self.roots: list[Node | None] = [None for _ in range(table.seats)]
        self.walkers: list[Walker] = []
        self.path: list[PathEntry] = []
        self.out = Choices()
        self.forced: i64 = NOTHING_FORCED
        belief.begin(table, seat)

    def run(self, iterations: int, seconds: float) -> None:
        """Thinks for so many iterations, or for so many seconds if those are over first."""
        until = monotonic() + seconds
        made: i64 = 0
        limit: i64 = iterations
        while made < limit:
            if made % CLOCK_EVERY == 0 and monotonic() >= until:
                break
            self.iterate()
            made += 1
        self.iterations += made

    def iterate(self) -> None:
        """One imagined table played on, first by the trees, then by quick answers; the trees learn how it ended."""
        world: State = self.game.imagine(self.table, self.seat, self.luck)
        self.walkers = [Walker(root) for root in self.roots]
        self.path = []
        left = self.tuning.reach
        out = self.out
        while True:
            advance(world, self.luck)
            if len(world.pending) == 0:
                break
            top: i64 = len(world.pending) - 1
            question = world.pending[top]
            out.clear()
            question.collect(world, out)
            if out.count == 1:
                carry_out(world, top, out.ids[0])
            elif not self.walkers[question.seat].off_tree:
                carry_out(world, top, self.tree_answer(world, question.seat, out))
            elif left > 0:
                left -= 1
                world = self.after_quick_answer(world, top, question.seat, out)
            else:
                break
        self.learn(world)

    def tree_answer(self, world: State, seat: i64, out: Choices) -> i64:
        """The seat's answer by its tree, which grows by a node where it ends."""
        walker = self.walkers[seat]
        node = walker.node
        if node is None:
            node = Node()
            if walker.last is None:
                self.roots[seat] = node
            else:
                walker.last.children[walker.slot] = node
                walker.off_tree = True
        if not node.knows(out):
            self.consider(node, world, seat, out)
        slot = self.next_slot(node, out)
        if node.visits[slot] < self.tuning.patience:
            walker.off_tree = True
        walker.go(node, slot)
        self.path.append(PathEntry(node, slot, seat))
        return node.actions[slot]

    def next_slot(self, node: Node, out: Choices) -> i64:
        if self.forced != NOTHING_FORCED and node is self.roots[self.seat]:
            return node.slot(self.forced, 0)
        return node.most_promising(out, self.tuning.curiosity, self.tuning.trust)

    def consider(self, node: Node, world: State, seat: i64, out: Choices) -> None:
        """Adds the answers that a node does not know yet, with values and priors from one step ahead."""
        worlds = [self.as_seen(world, seat)]
        fates: list[int] = []
        if node is self.roots[self.seat]:
            while len(worlds) < FIRST_WORLDS:
                worlds.append(self.game.imagine(self.table, self.seat, self.luck))
            if self.belief.same_luck:
                fates = [self.luck.below(FINE) for _ in worlds]
        known: i64 = len(node.actions)
        highest = NEVER
        i: i64 = 0
        while i < out.count:
            if node.slot(out.ids[i], i) < 0:
                node.add(out.ids[i])
                taste = self.first_look(node, worlds, fates, seat)
                if taste > highest:
                    highest = taste
            i += 1
        total = 0.0
        i = known
        while i < len(node.actions):
            node.priors[i] = exp(node.priors[i] - highest)
            total += node.priors[i]
            i += 1
        i = known
        while i < len(node.actions):
            node.priors[i] = node.priors[i] / total
            i += 1

    def first_look(self, node: Node, worlds: list[State], fates: list[int], seat: i64) -> float:
        """Notes the value of a node's last action, and returns how it tastes, averaged over these tables.

        With `fates` the luck after it is theirs, the same for every action.
        """
        slot: i64 = len(node.actions) - 1
        first = len(worlds) > 1
        looks = 0.0
        tastes = 0.0
        for place, world in enumerate(worlds):
            luck: Luck = Dice(fates[place]) if fates else self.luck
            after = play_on(world, seat, node.actions[slot], luck)
            look = self.belief.look(after, seat, first)
            looks += look
            tastes += self.belief.taste(after, seat, look, first)
        number = float(len(worlds))
        node.firsts[slot] = self.belief.prospects(looks / number, seat)
        node.priors[slot] = tastes / number
        return node.priors[slot]

    def as_seen(self, world: State, seat: i64) -> State:
        """The world as far as a seat knows it, if the game is searched blindfold; else the world itself."""
        if not self.tuning.blindfold:
            return world
        seen: State = self.game.imagine(world, seat, self.luck)
        return seen

    def after_quick_answer(self, world: State, at: i64, seat: i64, out: Choices) -> State:
        """The table after the best of a few options, drawn by lot and judged by the forecast alone."""
        looks = self.draw(out)
        seen = self.as_seen(world, seat)
        there = index_of(seen, seat)
        answer: i64 = 0
        best = seen
        highest = NEVER
        while looks > 0:
            looks -= 1
            after = seen.clone() if looks > 0 else seen
            carry_out(after, there, out.ids[looks])
            advance(after, self.luck)
            value = self.belief.glance(after, seat)
            if value > highest:
                highest = value
                answer = out.ids[looks]
                best = after
        if seen is world:
            return best
        carry_out(world, at, answer)
        return world

    def draw(self, out: Choices) -> i64:
        """Draws by lot the options that a quick answer compares, to the front of `out`; returns how many."""
        looks = self.tuning.looks
        if out.count <= looks:
            return out.count
        drawn: i64 = 0
        while drawn < looks:
            other = drawn + self.luck.below(out.count - drawn)
            action = out.ids[drawn]
            out.ids[drawn] = out.ids[other]
            out.ids[other] = action
            drawn += 1
        return looks

    def learn(self, world: State) -> None:
        """Adds to every answer on the path what the end was worth to its seat."""
        if world.is_over():
            self.ended += 1
        values = self.belief.values(world)
        for entry in self.path:
            node = entry.node
            node.visits[entry.slot] += 1
            node.totals[entry.slot] += values[entry.seat]

    def visits(self, options: list[int]) -> list[int]:
        """How often each option was tried; the most tried is the best."""
        root = self.roots[self.seat]
        visits: list[int] = []
        for option in options:
            slot: i64 = -1 if root is None else root.slot(option, 0)
            visits.append(0 if root is None or slot < 0 else root.visits[slot])
        return visits

    def means(self, options: list[int]) -> list[float]:
        """What each option was worth on the average when it was tried, from 0 to 1; 0 for one never tried."""
        root = self.roots[self.seat]
        means: list[float] = []
        for option in options:
            slot: i64 = -1 if root is None else root.slot(option, 0)
            if root is None or slot < 0 or root.visits[slot] == 0:
                means.append(0.0)
            else:
                means.append(root.totals[slot] / float(root.visits[slot]))
        return means

    def plan(self, option: i64, least: i64, longest: i64) -> list[int]:
        """What the seat would most likely answer after an option: the most tried answers, each at least so often."""
        plan: list[int] = []
        node = self.roots[self.seat]
        slot: i64 = -1 if node is None else node.slot(option, 0)
        while node is not None and slot >= 0 and len(plan) < longest:
            node = node.children[slot]
            slot = -1 if node is None else node.most_tried(least)
            if node is not None and slot >= 0:
                plan.append(node.actions[slot])
        return plan

    def trial(self, option: i64, iterations: i64) -> float:
        """Tries one option for so many further iterations; what those were worth on the average."""
        root = self.roots[self.seat]
        assert root is not None, "the search has run"
        slot = root.slot(option, 0)
        before = root.totals[slot]
        self.forced = option
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
        self.forced = NOTHING_FORCED
        self.iterations += iterations
        return (root.totals[slot] - before) / float(iterations)
