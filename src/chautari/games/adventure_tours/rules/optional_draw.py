"""The board whose draws for equipment are optional, and its gift (Guide, Special abilities)."""

from mypy_extensions import i64

from chautari.engine.state import Choices
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import DRAW_NONE, DRAW_ONE, SKIP, TARGET
from chautari.games.adventure_tours.question import Question
from chautari.games.adventure_tours.rules.attack import Attack
from chautari.games.adventure_tours.rules.draw import DRAWS
from chautari.games.adventure_tours.state import Tours


class DrawIfYouLike(Question):
    """AT-ABL-2: the draw for equipment is optional; the gift comes after it in any case (AT-ABL-7)."""

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(DRAW_ONE)
        out.add(DRAW_NONE)

    def take(self, s: Tours, action: i64) -> None:
        if action == DRAW_ONE:
            s.then(DRAWS[self.seat], GiftOfACard(self.seat))
        else:
            s.ability_used = True
            s.tell("drew-none", self.seat)
            s.then(GiftOfACard(self.seat))

    def prompt(self) -> str:
        return "prompt-draw"

    def kind(self) -> i64:
        return kinds.DRAW_IF_YOU_LIKE

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-ABL-2"


class GiftOfACard(Question):
    """AT-ABL-2: one card for anybody, oneself included."""

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SKIP)
        for target in range(s.seats):
            out.add(TARGET + target)

    def take(self, s: Tours, action: i64) -> None:
        if action == SKIP:
            s.tell("declined-gift", self.seat)
            return
        s.ability_used = True
        target = action - TARGET
        s.tell("gave", self.seat, target)
        s.then(Attack(self.seat, target, DRAWS[target]))

    def prompt(self) -> str:
        return "prompt-gift"

    def kind(self) -> i64:
        return kinds.GIFT

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-ABL-2"
