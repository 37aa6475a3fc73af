"""Kathmandu, as the world around it sees it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine.game import Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.games.kathmandu import actions, imagine
from chautari.games.kathmandu.components import CHARACTERS, MAPS
from chautari.games.kathmandu.evaluation import sense, signs, worth
from chautari.games.kathmandu.faces import pieces, preview, reasons, view
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.faces.sentences import SPEECH
from chautari.games.kathmandu.meta import META
from chautari.games.kathmandu.question import question_of
from chautari.games.kathmandu.rules import scoring, setup
from chautari.games.kathmandu.state import NO_CHARACTER, Trek
from chautari.games.title import NO_REASON, Reason, Title


class Kathmandu(Title[Trek]):
    def start(self, seats: i64, settings: Settings) -> Trek:
        return setup.set_table(seats, settings)

    def shared_view(self, s: Trek) -> dict[str, Any]:
        return dict(view.shared_view(s))

    def own_view(self, s: Trek, seat: i64) -> dict[str, Any]:
        return dict(view.own_view(s, seat))

    def preview(self, s: Trek, seat: i64, action: i64) -> dict[str, object]:
        return dict(preview.preview(s, seat, action))

    def in_common(self) -> tuple[str, ...]:
        return ("animal-", "equipment-", "display-map-", "special-good")

    def pieces(self, s: Trek, seat: i64, action: i64) -> list[str]:
        return pieces.pieces(s, seat, action)

    def touching(self, s: Trek, seat: i64, wanted: list[str]) -> int | None:
        exact = super().touching(s, seat, wanted)
        return pieces.first_declared_with(wanted) if exact is None else exact

    def reason(self, s: Trek, seat: i64, action: i64) -> Reason:
        question = question_of(s)
        return reasons.reason(s, question, action) if question is not None and question.seat == seat else NO_REASON

    def deed(self, s: Trek, seat: i64, action: i64) -> Reason:
        """Whose map it is, by name; and which start space: the start board fills only half of its square."""
        if action < actions.DIE and action in s.landscape.start_spaces:
            return "deed-place", {
                "number": s.landscape.start_spaces.index(action) + 1,
                "ground": s.landscape.ground_of(action),
            }
        if not actions.SWAP_FOR <= action < actions.GIVE:
            return NO_REASON
        wanted = action - actions.SWAP_FOR
        return "deed-swap", {"owner": wanted // MAPS, "map": wanted % MAPS}

    def imagine(self, s: Trek, seat: i64, luck: Luck) -> Trek:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Trek, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: Trek, seat: i64) -> float:
        return worth.worth(s, seat)

    def signs(self, s: Trek, seat: i64) -> vec[float]:
        return signs.signs(s, seat)

    def is_senseless(self, s: Trek, seat: i64, action: i64) -> bool:
        return sense.is_senseless(s, seat, action)

    def tie_break(self, s: Trek, seat: i64) -> i64:
        return scoring.nearness(s, seat)

    def traits(self, s: Trek, seat: i64) -> list[str]:
        character = s.players[seat].character
        return [] if character == NO_CHARACTER else [CHARACTERS[character]]

    def card(self, action: i64) -> str:
        return actions.card(action)

    def out_of_turn(self, s: Trek) -> str:
        return "KA-TRN-1"


GAME = Kathmandu(META, TABLE, SPEECH, actions.NUM_ACTIONS)
