"""Setting the table: boards, and who begins (rulebook, Preparation of the game)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.meta import Settings
from chautari.engine.state import Chance, Choices
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import FIRST
from chautari.games.adventure_tours.components import DESERT
from chautari.games.adventure_tours.question import Announced
from chautari.games.adventure_tours.rules.boards import deal_boards
from chautari.games.adventure_tours.rules.round import StartRound
from chautari.games.adventure_tours.state import FULL_DECK, NO_CARDS, VARIANT_CHOSEN, VARIANT_DEALT, VARIANT_NONE, Tours

VARIANTS: Final = {"none": VARIANT_NONE, "dealt": VARIANT_DEALT, "chosen": VARIANT_CHOSEN}


def set_table(seats: i64, settings: Settings) -> Tours:
    s = Tours(
        seats,
        [],
        floor=-1,
        phases=0,
        variant=VARIANTS[str(settings["variant"])],
        round=0,
        first=0,
        turn=0,
        ability_used=False,
        further_turns=0,
        pile=FULL_DECK,
        discards=(),
        boards=(DESERT,) * seats,
        free_boards=0,
        hands=[NO_CARDS] * seats,
        equipment=[()] * seats,
        members=[()] * seats,
        earned=(),
        paid=(),
    )
    s.then(FirstPlayer(), StartRound())
    if settings["level"] == "expert":
        deal_boards(s)
    return s


class FirstPlayer(Chance[Tours], Announced):
    """AT-SET-3."""

    def collect(self, s: Tours, out: Choices) -> None:
        for seat in range(s.seats):
            out.add(FIRST + seat)

    def take(self, s: Tours, action: i64) -> None:
        s.first = action - FIRST
        s.turn = s.first
        s.tell("begins", s.first)

    def kind(self) -> i64:
        return kinds.FIRST_PLAYER
