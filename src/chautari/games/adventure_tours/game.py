"""Adventure Tours, as the world around it sees it."""

from mypy_extensions import i64

from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.engine.state import Decision
from chautari.games.adventure_tours import actions, imagine, why_not
from chautari.games.adventure_tours.components import BOARDS, DESERT
from chautari.games.adventure_tours.evaluation import forecast
from chautari.games.adventure_tours.evaluation import worth as heuristics
from chautari.games.adventure_tours.faces import preview, view
from chautari.games.adventure_tours.faces import sentences as words
from chautari.games.adventure_tours.meta import META
from chautari.games.adventure_tours.rules import scoring, setup
from chautari.games.adventure_tours.state import Tours


class AdventureTours(Game[Tours]):
    def start(self, seats: i64, settings: Settings) -> Tours:
        return setup.set_table(seats, settings)

    def view(self, s: Tours, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def imagine(self, s: Tours, seat: i64, luck: Luck) -> Tours:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Tours, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: Tours, seat: i64) -> float:
        return heuristics.worth(s, seat)

    def forecast(self, s: Tours, seat: i64) -> float:
        return forecast.forecast(s, seat)

    def why_not(self, s: Tours, seat: i64, action: i64) -> str:
        return why_not.why_not(s, seat, action)

    def preview(self, s: Tours, seat: i64, action: i64) -> dict[str, object]:
        return preview.preview(s, seat, action)

    def traits(self, s: Tours, seat: i64) -> list[str]:
        return [] if s.boards[seat] == DESERT else [BOARDS[s.boards[seat]]]

    def card(self, action: i64) -> str:
        return actions.adventurer(action)

    def action_name(self, action: i64) -> str:
        return actions.name(action)

    def action_rule(self, action: i64) -> str:
        return actions.rule(action)

    def say_action(self, action: i64) -> str:
        return words.say_action(action)

    def say_event(self, event: Event, names: list[str]) -> str:
        return words.say_event(event, names)

    def say_prompt(self, s: Tours, question: Decision[Tours]) -> str:
        return words.say_prompt(s, question)

    def say_source(self, source: Source) -> str:
        return words.WORDS.say(source.key)

    def say_rule(self, rule: str) -> str:
        return words.say_rule(rule)


GAME = AdventureTours(META, actions.NUM_ACTIONS)
