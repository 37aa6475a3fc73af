"""The trees of a search: each branches by the answers of one seat alone."""

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine.state import Choices


class Node:
    """A question that a seat foresees, and what came of each answer so far: one slot for each."""

    def __init__(self) -> None:
        self.actions = vec[i64](capacity=8)
        self.visits = vec[i64](capacity=8)
        self.offered = vec[i64](capacity=8)  # how often the answer was open when the question came
        self.totals = vec[float](capacity=8)
        self.firsts = vec[float](capacity=8)  # its value at first look
        self.priors = vec[float](capacity=8)  # how likely it is the best, at first look
        self.children: list[Node | None] = []

    def add(self, action: i64) -> None:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.totals = append(self.totals, 0.0)
        self.firsts = append(self.firsts, 0.0)
        self.priors = append(self.priors, 0.0)
        self.children.append(None)

    def slot(self, action: i64, guess: i64) -> i64:
        """The slot of an answer, searched from a guess on; −1 if it is new."""
        actions = self.actions
        size: i64 = len(actions)
        i: i64 = guess
        while i < size:
            if actions[i] == action:
                return i
            i += 1
        i = 0
        while i < guess and i < size:
            if actions[i] == action:
                return i
            i += 1
        return -1

    def knows(self, out: Choices) -> bool:
        i: i64 = 0
        while i < out.count:
            if self.slot(out.ids[i], i) < 0:
                return False
            i += 1
        return True

    def most_tried(self, least: i64) -> i64:
        """The slot that was tried most, and at least so often; −1 if there is none."""
        best: i64 = -1
        highest = least - 1
        i: i64 = 0
        while i < len(self.actions):
            if self.visits[i] > highest:
                highest = self.visits[i]
                best = i
            i += 1
        return best

    def most_promising(self, out: Choices, curiosity: float, trust: float) -> i64:
        """The slot to try next, of the answers open now: what has done well, and what was tried too little to know."""
        best: i64 = -1
        highest = -1e18
        i: i64 = 0
        while i < out.count:
            slot = self.slot(out.ids[i], i)
            visits = float(self.visits[slot])
            value = (self.totals[slot] + trust * self.firsts[slot]) / (visits + trust)
            value += curiosity * self.priors[slot] * sqrt(float(self.offered[slot]) + 1.0) / (1.0 + visits)
            self.offered[slot] += 1
            if value > highest:
                highest = value
                best = slot
            i += 1
        return best


class Walker:
    """Where in its tree a seat is during one iteration."""

    def __init__(self, node: Node | None) -> None:
        self.node = node
        self.last: Node | None = None
        self.slot: i64 = -1
        self.off_tree = False  # from here on the tree knows nothing

    def go(self, node: Node, slot: i64) -> None:
        self.last = node
        self.slot = slot
        self.node = node.children[slot]


class PathEntry:
    """An answer that a seat's tree gave during an iteration."""

    def __init__(self, node: Node, slot: i64, seat: i64) -> None:
        self.node = node
        self.slot: i64 = slot
        self.seat: i64 = seat
