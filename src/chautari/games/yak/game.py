"""Yak, as the world around it sees it."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.engine.state import Decision
from chautari.games.yak import actions, heuristics, imagine, preview, scoring, setup, view, why_not, words
from chautari.games.yak.meta import META
from chautari.games.yak.state import Village


class Yak(Game[Village]):
    def start(self, seats: i64, settings: Settings) -> Village:
        return setup.set_table(seats, settings)

    def view(self, s: Village, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def imagine(self, s: Village, seat: i64, luck: Luck) -> Village:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Village, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: Village, seat: i64) -> float:
        return heuristics.worth(s, seat)

    def total(self, s: Village, seat: i64) -> i64:
        return scoring.points(s, seat)

    def why_not(self, s: Village, seat: i64, action: i64) -> str:
        return why_not.why_not(s, seat, action)

    def preview(self, s: Village, seat: i64, action: i64) -> dict[str, object]:
        return preview.preview(s, seat, action)

    def card(self, action: i64) -> str:
        return actions.card(action)

    def tie_break(self, s: Village, seat: i64) -> i64:
        """Fewer stones in the tower are better (YK-END-3)."""
        return -bits.size(s.filled(seat))

    def action_name(self, action: i64) -> str:
        return actions.name(action)

    def action_rule(self, action: i64) -> str:
        return actions.rule(action)

    def say_action(self, action: i64) -> str:
        return words.say_action(action)

    def say_event(self, event: Event, names: list[str]) -> str:
        return words.say_event(event, names)

    def say_prompt(self, s: Village, question: Decision[Village]) -> str:
        return words.say_prompt(s, question)

    def say_source(self, source: Source) -> str:
        return words.WORDS.say(source.key)

    def say_rule(self, rule: str) -> str:
        return words.say_rule(rule)


GAME = Yak(META, actions.NUM_ACTIONS)
