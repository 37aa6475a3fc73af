"""Drawing from the pile, whose last card ends the round (rulebook, Improving the equipment; End of the round)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.events import all_but
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import DRAW
from chautari.games.adventure_tours.components import CARDS, MOST_SEATS
from chautari.games.adventure_tours.question import Announced
from chautari.games.adventure_tours.state import Tours


class FromThePile(Chance[Tours], Announced):
    """Any card nobody has seen yet."""

    def collect(self, s: Tours, out: Choices) -> None:
        for card in range(CARDS):
            if s.pile.copies(card) > 0:
                out.add(DRAW + card)

    def weight(self, s: Tours, outcome: i64) -> i64:
        return s.pile.copies(outcome - DRAW)

    def sample(self, s: Tours, luck: Luck) -> i64:
        return DRAW + s.pile.nth(luck.below(s.pile.size))


class Draw(FromThePile):
    """A card for one hand; the last one of the pile is kept, and all that was to follow lapses (AT-EQP-2, AT-END-2)."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def take(self, s: Tours, action: i64) -> None:
        card = action - DRAW
        take_into_hand(s, self.receiver, card)
        s.tell("own-draw", self.receiver, card, to=self.receiver)
        s.tell("drew", self.receiver, to=all_but(self.receiver))
        if s.pile.size == 0:
            s.tell("pile-empty", s.turn)
            s.lapse()

    def kind(self) -> i64:
        return kinds.DRAW

    def who(self) -> i64:
        return self.receiver


DRAWS: Final = [Draw(seat) for seat in range(MOST_SEATS)]


def take_into_hand(s: Tours, seat: i64, card: i64) -> None:
    s.pile = s.pile.minus(card)
    s.hands[seat] = s.hands[seat].plus(card)
