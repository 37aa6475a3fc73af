"""Adventure Tours, as the world around it sees it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine.game import Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.games.adventure_tours import actions, imagine
from chautari.games.adventure_tours.components import BOARDS, DESERT
from chautari.games.adventure_tours.evaluation import forecast, sense, signs, worth
from chautari.games.adventure_tours.faces import deeds, preview, reasons, view
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.faces.sentences import SPEECH
from chautari.games.adventure_tours.meta import META
from chautari.games.adventure_tours.question import question_to
from chautari.games.adventure_tours.rules import scoring, setup
from chautari.games.adventure_tours.state import Tours
from chautari.games.title import Reason, Title


class AdventureTours(Title[Tours]):
    def start(self, seats: i64, settings: Settings) -> Tours:
        return setup.set_table(seats, settings)

    def shared_view(self, s: Tours) -> dict[str, Any]:
        return dict(view.shared_view(s))

    def own_view(self, s: Tours, seat: i64) -> dict[str, Any]:
        return dict(view.own_view(s, seat))

    def open_view(self, s: Tours, seat: i64) -> dict[str, object]:
        """With everybody's hand and money."""
        shown = self.view(s, seat)
        shown["players"] = view.with_all_hands(s)
        return shown

    def preview(self, s: Tours, seat: i64, action: i64) -> dict[str, object]:
        return dict(preview.preview(s, seat, action))

    def imagine(self, s: Tours, seat: i64, luck: Luck) -> Tours:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Tours, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: Tours, seat: i64) -> float:
        return worth.worth(s, seat)

    def signs(self, s: Tours, seat: i64) -> vec[float]:
        return signs.signs(s, seat)

    def forecast(self, s: Tours, seat: i64) -> float:
        return forecast.forecast(s, seat)

    def out_of_turn(self, s: Tours) -> str:
        return "AT-TRN-2"

    def reason(self, s: Tours, seat: i64, action: i64) -> Reason:
        return reasons.reason(s, seat, action)

    def deed(self, s: Tours, seat: i64, action: i64) -> Reason:
        return deeds.deed(s, seat, action)

    def in_common(self) -> tuple[str, ...]:
        return ("board-",)

    def pieces(self, s: Tours, seat: i64, action: i64) -> list[str]:
        question = question_to(s, seat)
        return self.table.pieces(action) + ([] if question is None else question.touched(s, action))

    def is_senseless(self, s: Tours, seat: i64, action: i64) -> bool:
        return sense.is_senseless(s, seat, action)

    def traits(self, s: Tours, seat: i64) -> list[str]:
        return [] if s.boards[seat] == DESERT else [BOARDS[s.boards[seat]]]

    def card(self, action: i64) -> str:
        return actions.adventurer(action)


GAME = AdventureTours(META, TABLE, SPEECH, actions.NUM_ACTIONS)
