"""Actions with a target: cards given, rows robbed (Guide, Actions)."""

from mypy_extensions import i64

from chautari.engine.state import Choices
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import TARGET
from chautari.games.adventure_tours.components import ACTION
from chautari.games.adventure_tours.question import Question
from chautari.games.adventure_tours.rules.attack import (
    Attack,
    DiscardEquipment,
    DiscardMember,
    DrawTwo,
    StealEquipment,
    StealMember,
)
from chautari.games.adventure_tours.rules.draw import DRAWS
from chautari.games.adventure_tours.state import Tours


class Action:
    """One of the Guide's actions: what it lets its player choose, and what then happens."""

    def __init__(self, key: str) -> None:
        self.key = key

    def prompt(self) -> str:
        """The key of the sentence that asks for it."""
        return f"prompt-{self.key}"

    def is_open(self, s: Tours, seat: i64) -> bool:
        """Whether everybody can see that there may be something to choose; otherwise the action lapses (AT-ACT-0)."""
        return True

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        raise NotImplementedError

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        raise NotImplementedError

    def decline(self, s: Tours, seat: i64, card: i64) -> None:
        s.tell("declined", seat, card)

    def forbids_card(self, s: Tours, seat: i64, card: i64, choice: i64) -> str:
        """The rule that forbids to play a further card by the action of `card`."""
        return f"AT-ACT-{ACTION[card]}"


class AtSomebody(Action):
    """An action with a target, oneself included unless a subclass says no."""

    def can_hit(self, s: Tours, seat: i64, target: i64) -> bool:
        return True

    def is_open(self, s: Tours, seat: i64) -> bool:
        for target in range(s.seats):
            if self.can_hit(s, seat, target):
                return True
        return False

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        target: i64 = 0
        while target < s.seats:
            if self.can_hit(s, seat, target):
                out.add(TARGET + target)
            target += 1

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        s.tell("aimed", seat, card, choice - TARGET)
        self.hit(s, seat, choice - TARGET)

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        raise NotImplementedError


class GiveOne(AtSomebody):
    """AT-ACT-1."""

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(Attack(seat, target, DRAWS[target]))


class GiveTwo(AtSomebody):
    """AT-ACT-2: the whole gift is announced before anybody draws."""

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(GiveSecond(seat, target))


class GiveSecond(Question):
    """Who gets the second card: the same player or another one."""

    def __init__(self, seat: i64, receiver: i64) -> None:
        super().__init__(seat)
        self.receiver: i64 = receiver

    def collect(self, s: Tours, out: Choices) -> None:
        for target in range(s.seats):
            out.add(TARGET + target)

    def take(self, s: Tours, action: i64) -> None:
        target = action - TARGET
        s.tell("aimed-second", self.seat, target)
        if target == self.receiver:
            s.then(Attack(self.seat, target, DrawTwo(target)))
        else:
            s.then(Attack(self.seat, self.receiver, DRAWS[self.receiver]), Attack(self.seat, target, DRAWS[target]))

    def prompt(self) -> str:
        return "prompt-second-card"

    def kind(self) -> i64:
        return kinds.GIVE_SECOND

    def whom(self) -> i64:
        return self.receiver

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-ACT-2"


class MakeDiscardEquipment(AtSomebody):
    """AT-ACT-4."""

    def can_hit(self, s: Tours, seat: i64, target: i64) -> bool:
        return len(s.equipment[target]) > 0

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(Attack(seat, target, DiscardEquipment(target)))


class TakeEquipment(AtSomebody):
    """AT-ACT-5."""

    def can_hit(self, s: Tours, seat: i64, target: i64) -> bool:
        return target != seat and len(s.equipment[target]) > 0

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(Attack(seat, target, StealEquipment(seat, target)))


class MakeDiscardMember(AtSomebody):
    """AT-ACT-8."""

    def can_hit(self, s: Tours, seat: i64, target: i64) -> bool:
        return len(s.members[target]) > 0

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(Attack(seat, target, DiscardMember(target)))


class TakeMember(AtSomebody):
    """AT-ACT-9."""

    def can_hit(self, s: Tours, seat: i64, target: i64) -> bool:
        return target != seat and len(s.members[target]) > 0

    def hit(self, s: Tours, seat: i64, target: i64) -> None:
        s.then(Attack(seat, target, StealMember(seat, target)))
