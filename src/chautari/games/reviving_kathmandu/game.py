"""Reviving Kathmandu, as the world around it sees it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine.game import Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.games.reviving_kathmandu import actions, imagine
from chautari.games.reviving_kathmandu.evaluation import forecast, sense, signs, worth
from chautari.games.reviving_kathmandu.faces import preview, reasons, view
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.faces.sentences import SPEECH
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.question import NO_FACE, picked, rule_of_turns
from chautari.games.reviving_kathmandu.rules import scoring, setup
from chautari.games.reviving_kathmandu.state import City
from chautari.games.title import NO_REASON, Reason, Title


class RevivingKathmandu(Title[City]):
    def start(self, seats: i64, settings: Settings) -> City:
        return setup.set_table(seats, settings)

    def shared_view(self, s: City) -> dict[str, Any]:
        return dict(view.shared_view(s))

    def own_view(self, s: City, seat: i64) -> dict[str, Any]:
        return dict(view.own_view(s, seat))

    def open_view(self, s: City, seat: i64) -> dict[str, object]:
        """With everybody's hand, mission and coins."""
        shown = self.view(s, seat)
        shown["bids"] = view.open_bids(s)
        shown["players"] = view.open_players(s)
        return shown

    def preview(self, s: City, seat: i64, action: i64) -> dict[str, object]:
        return dict(preview.preview(s, seat, action))

    def reason(self, s: City, seat: i64, action: i64) -> Reason:
        return reasons.reason(s, seat, action, self.why_not(s, seat, action))

    def deed(self, s: City, seat: i64, action: i64) -> Reason:
        """The face that is picked up is part of where it goes."""
        face = picked(s, seat)
        if face == NO_FACE or not actions.ON <= action < actions.COLOUR:
            return NO_REASON
        if action < actions.AREA:
            return "deed-on", {"face": face, "card": action - actions.ON}
        owner = action - actions.AREA
        return ("deed-start" if owner == seat else "deed-start-with"), {"face": face, "owner": owner}

    def imagine(self, s: City, seat: i64, luck: Luck) -> City:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: City, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def total(self, s: City, seat: i64) -> i64:
        return scoring.points(s, seat)

    def is_senseless(self, s: City, seat: i64, action: i64) -> bool:
        return sense.is_wasteful(s, seat, action)

    def worth(self, s: City, seat: i64) -> float:
        return worth.worth(s, seat)

    def signs(self, s: City, seat: i64) -> vec[float]:
        return signs.signs(s, seat)

    def forecast(self, s: City, seat: i64) -> float:
        return forecast.forecast(s, seat)

    def team(self, s: City, seat: i64) -> list[int]:
        return [mate for mate in range(s.seats) if s.are_mates(seat, mate)]

    def traits(self, s: City, seat: i64) -> list[str]:
        return [] if s.missions[seat] < 0 else [f"mission-{s.missions[seat] + 1}"]

    def in_common(self) -> tuple[str, ...]:
        return ("spot-", "discard-")

    def card(self, action: i64) -> str:
        return actions.card(action)

    def out_of_turn(self, s: City) -> str:
        return rule_of_turns(s)


GAME = RevivingKathmandu(META, TABLE, SPEECH, actions.NUM_ACTIONS)
