"""Yak, as the world around it sees it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.game import Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.games.title import NO_REASON, Reason, Title
from chautari.games.yak import actions, imagine
from chautari.games.yak.components import CARTS
from chautari.games.yak.evaluation import sense, signs, worth
from chautari.games.yak.faces import preview, reasons, view
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.faces.sentences import SPEECH
from chautari.games.yak.meta import META
from chautari.games.yak.rules import scoring, setup
from chautari.games.yak.state import Village


class Yak(Title[Village]):
    def start(self, seats: i64, settings: Settings) -> Village:
        return setup.set_table(seats, settings)

    def shared_view(self, s: Village) -> dict[str, Any]:
        return dict(view.shared_view(s))

    def own_view(self, s: Village, seat: i64) -> dict[str, Any]:
        return dict(view.own_view(s, seat))

    def open_view(self, s: Village, seat: i64) -> dict[str, object]:
        """With everybody's cards for the day."""
        shown = self.view(s, seat)
        shown["players"] = view.with_all_cards(s)
        return shown

    def preview(self, s: Village, seat: i64, action: i64) -> dict[str, object]:
        return dict(preview.preview(s, seat, action))

    def reason(self, s: Village, seat: i64, action: i64) -> Reason:
        return reasons.reason(s, seat, action)

    def deed(self, s: Village, seat: i64, action: i64) -> Reason:
        """The stone in hand is part of where it goes."""
        if not actions.ONTO <= action < actions.ONTO + CARTS or not s.stones_in_hand():
            return NO_REASON
        return "deed-onto", {"stone": s.stones_in_hand()[0], "cart": action - actions.ONTO}

    def imagine(self, s: Village, seat: i64, luck: Luck) -> Village:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Village, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def total(self, s: Village, seat: i64) -> i64:
        return scoring.points(s, seat)

    def is_senseless(self, s: Village, seat: i64, action: i64) -> bool:
        return sense.wastes_the_day(s, seat, action)

    def tie_break(self, s: Village, seat: i64) -> i64:
        """Fewer stones in the tower are better (YK-END-3)."""
        return -bits.size(s.filled(seat))

    def worth(self, s: Village, seat: i64) -> float:
        return worth.worth(s, seat)

    def signs(self, s: Village, seat: i64) -> vec[float]:
        return signs.signs(s, seat)

    def card(self, action: i64) -> str:
        return actions.card(action)

    def out_of_turn(self, s: Village) -> str:
        if s.is_over():
            return "YK-END-4"
        return "YK-MOR-1" if s.floor >= 0 else "YK-NOO-1"


GAME = Yak(META, TABLE, SPEECH, actions.NUM_ACTIONS)
