"""Pending decisions on a stack: the shape in which every game writes its rules."""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine.events import NOTHING, PUBLIC, Event
from chautari.engine.fingerprint import describe
from chautari.engine.luck import Luck

CHANCE: Final = -1
NOBODY: Final = -2


class Choices:
    """The buffer that a decision fills with the action ids it offers; reused, because new lists are dear."""

    def __init__(self) -> None:
        self.ids = vec[i64](capacity=64)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count == len(self.ids):
            self.ids = append(self.ids, action)
        else:
            self.ids[self.count] = action
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def listed(self) -> list[int]:
        """The ids offered, smallest first."""
        return sorted([self.ids[i] for i in range(self.count)])

    def offers(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.ids[i] == action:
                return True
            i += 1
        return False


class State:
    """Everything that lies on a table, and what is still to be decided.

    `pending` is the stack. While several seats are asked together, `floor` says where their lines begin: each line is a
    run of neighbours in the list, the lowest seat's on top. Otherwise `floor` is −1.
    """

    # The one Any of the engine: a decision is written for its own game's state and never meets another.
    def __init__(self, seats: i64, pending: "list[Decision[Any]]", floor: i64 = -1, phases: i64 = 0) -> None:
        self.seats: i64 = seats
        self.pending = pending
        self.floor: i64 = floor
        self.phases: i64 = phases
        self.at: i64 = len(pending)
        self.events: list[Event] | None = None
        self.buffer: Choices | None = None

    def clone(self) -> "State":
        """A copy that shares the immutable decisions and has no listener."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def is_over(self) -> bool:
        return len(self.pending) == 0

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def then(
        self,
        first: "Decision[Any]",
        second: "Decision[Any] | None" = None,
        third: "Decision[Any] | None" = None,
        fourth: "Decision[Any] | None" = None,
    ) -> None:
        """Pushes what comes next, the first named on top."""
        if fourth is not None:
            self._push(fourth)
        if third is not None:
            self._push(third)
        if second is not None:
            self._push(second)
        self._push(first)

    def then_all(self, steps: "list[Decision[Any]]") -> None:
        """Pushes what comes next, the first listed on top."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self._push(steps[i])
            i -= 1

    def together(self, questions: "list[Decision[Any]]") -> None:
        """Asks several seats at once, each with a line of its own; what was to come waits for all of them."""
        assert self.floor < 0, "seats are asked together already"
        if len(questions) == 0:
            return
        self.floor = len(self.pending)
        self.phases += 1
        self.then_all(questions)

    def tell(
        self, name: str, seat: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, to: i64 = PUBLIC
    ) -> None:
        """Notes an event that the audience `to` may know; does nothing when nobody listens."""
        if self.events is not None:
            self.events.append(Event(name, seat, tuple([x for x in (a, b, c) if x != NOTHING]), to))

    def _push(self, step: "Decision[Any]") -> None:
        if self.at == len(self.pending):
            self.pending.append(step)
        else:
            self.pending.insert(self.at, step)
        self.at += 1


S = TypeVar("S", bound=State)


class Decision(Generic[S]):
    """One question that the rulebook asks one seat. Immutable, so clones share it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def collect(self, s: S, out: Choices) -> None:
        """Puts every action id open to the seat into `out`."""
        raise NotImplementedError

    def take(self, s: S, action: i64) -> None:
        """Carries out an action that `collect` offered."""
        raise NotImplementedError

    def sample(self, s: S, luck: Luck) -> i64:
        """One outcome, drawn by weight; only chance's questions are answered so."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The key of the sentence that asks this question."""
        raise NotImplementedError

    def about(self, s: S) -> list[tuple[str, int]]:
        """What the question is about, as far as its seat knows: meanings by name, each with its number."""
        return []

    def refusal(self, s: S, action: i64) -> str:
        """The id of the rule that forbids an action which is not offered."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return describe(self)


class Chance(Decision[S]):
    """A question to the dice or the deck. Its outcomes are listed for those who ask, and sampled in play."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def weight(self, s: S, outcome: i64) -> i64:
        """How often this outcome comes up, beside the weights of the others."""
        return 1

    def sample(self, s: S, luck: Luck) -> i64:
        out = Choices()
        self.collect(s, out)
        total: i64 = 0
        i: i64 = 0
        while i < out.count:
            total += self.weight(s, out.ids[i])
            i += 1
        ticket = luck.below(total)
        i = 0
        while True:
            ticket -= self.weight(s, out.ids[i])
            if ticket < 0:
                return out.ids[i]
            i += 1

    def prompt(self) -> str:
        return "prompt-chance"


class Step(Decision[S]):
    """Something that the rulebook lets happen by itself, in its turn among the decisions."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, s: S, action: i64) -> None:
        self.happen(s)

    def happen(self, s: S) -> None:
        raise NotImplementedError
