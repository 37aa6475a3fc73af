"""What the four titles share: names, rules and sentences from declared tables, views from their two halves."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.meta import Meta
from chautari.engine.play import index_of, options
from chautari.engine.state import Decision, S
from chautari.games.action_table import ActionTable
from chautari.games.speech import Speech

Reason = tuple[str, dict[str, int]]
"""A key of the texts, and the numbers in its sentence by the names of their meanings."""
NO_REASON: Reason = ("", {})
"""Where the rule says it best."""


class Title(Game[S]):
    """A game that is declared: whoever writes one gives its tables, and the rules that only it knows."""

    def __init__(self, meta: Meta, table: ActionTable, speech: Speech, size: int) -> None:
        super().__init__(meta, size)
        self.table = table
        self.speech = speech

    def shared_view(self, s: S) -> dict[str, Any]:
        """What everybody at the table, and a spectator, may know: plain JSON values."""
        raise NotImplementedError

    def own_view(self, s: S, seat: i64) -> dict[str, Any]:
        """What a seat knows beside the shared view: `table` replaces parts of it, `player` parts of its own player."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> dict[str, object]:
        shared = self.shared_view(s)
        return shared if seat < 0 else merged(shared, self.own_view(s, seat))

    def out_of_turn(self, s: S) -> str:
        """The rule that keeps a seat from acting while it is not asked."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, action: i64) -> str:
        place = index_of(s, seat)
        return self.out_of_turn(s) if place < 0 else s.pending[place].refusal(s, action)

    def pieces(self, s: S, seat: i64, action: i64) -> list[str]:
        return self.table.pieces(action)

    def touching(self, s: S, seat: i64, pieces: list[str]) -> int | None:
        """The option that belongs to exactly these pieces, or else the first action that is declared with them."""
        for action in options(s, seat) if pieces else []:
            if set(self.pieces(s, seat, action)) == set(pieces):
                return action
        return self.table.touching(pieces)

    def action_name(self, action: i64) -> str:
        return self.table.name(action)

    def action_rule(self, action: i64) -> str:
        return self.table.rule(action)

    def say_action(self, action: i64) -> str:
        return self.speech.action(action)

    def deed(self, s: S, seat: i64, action: i64) -> Reason:
        """What an option of a seat does: a key of the texts, empty where the action alone says it."""
        return NO_REASON

    def say_choice(self, s: S, seat: i64, action: i64, names: list[str]) -> str:
        key, about = self.deed(s, seat, action) if index_of(s, seat) >= 0 else NO_REASON
        return self.speech.sentence(key, about, names) if key else self.speech.action(action, names)

    def say_event(self, event: Event, names: list[str]) -> str:
        return self.speech.event(event, names)

    def brief_event(self, event: Event, names: list[str]) -> str:
        return self.speech.brief(event, names)

    def say_prompt(self, s: S, question: Decision[S], names: Sequence[str] = ()) -> str:
        return self.speech.question(s, question, names)

    def say_source(self, source: Source) -> str:
        return self.speech.source(source)

    def say_rule(self, rule: str) -> str:
        return self.speech.rule(rule)

    def reason(self, s: S, seat: i64, action: i64) -> Reason:
        """Why an action is not open to a seat that is asked: a key of the texts, empty where the rule says it best."""
        return NO_REASON

    def say_refusal(self, s: S, seat: i64, action: i64, names: list[str]) -> str:
        key, about = self.reason(s, seat, action) if index_of(s, seat) >= 0 else NO_REASON
        return self.speech.sentence(key, about, names) if key else super().say_refusal(s, seat, action, names)


def merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, object]:
    """A seat's whole view. The shared half is left as it is, so one serves all seats."""
    players = list(shared["players"])
    seat: int = own["table"]["seat"]
    players[seat] = players[seat] | own["player"]
    view: dict[str, object] = shared | own["table"] | {"players": players}
    return view
