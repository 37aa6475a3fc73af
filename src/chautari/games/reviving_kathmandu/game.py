"""Reviving Kathmandu, as the world around it sees it."""

from mypy_extensions import i64

from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.engine.state import Decision
from chautari.games.reviving_kathmandu import actions, imagine, why_not
from chautari.games.reviving_kathmandu.evaluation import forecast
from chautari.games.reviving_kathmandu.evaluation import worth as heuristics
from chautari.games.reviving_kathmandu.faces import preview, view
from chautari.games.reviving_kathmandu.faces import sentences as words
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.rules import scoring, setup
from chautari.games.reviving_kathmandu.state import City


class RevivingKathmandu(Game[City]):
    def start(self, seats: i64, settings: Settings) -> City:
        return setup.set_table(seats, settings)

    def view(self, s: City, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def imagine(self, s: City, seat: i64, luck: Luck) -> City:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: City, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: City, seat: i64) -> float:
        return heuristics.worth(s, seat)

    def forecast(self, s: City, seat: i64) -> float:
        return forecast.forecast(s, seat)

    def total(self, s: City, seat: i64) -> i64:
        return scoring.points(s, seat)

    def why_not(self, s: City, seat: i64, action: i64) -> str:
        return why_not.why_not(s, seat, action)

    def preview(self, s: City, seat: i64, action: i64) -> dict[str, object]:
        return preview.preview(s, seat, action)

    def team(self, s: City, seat: i64) -> list[int]:
        return [mate for mate in range(s.seats) if s.are_mates(seat, mate)]

    def traits(self, s: City, seat: i64) -> list[str]:
        return [] if s.missions[seat] < 0 else [f"mission-{s.missions[seat] + 1}"]

    def card(self, action: i64) -> str:
        return actions.card(action)

    def action_name(self, action: i64) -> str:
        return actions.name(action)

    def action_rule(self, action: i64) -> str:
        return actions.rule(action)

    def say_action(self, action: i64) -> str:
        return words.say_action(action)

    def say_event(self, event: Event, names: list[str]) -> str:
        return words.say_event(event, names)

    def say_prompt(self, s: City, question: Decision[City]) -> str:
        return words.say_prompt(s, question)

    def say_source(self, source: Source) -> str:
        return words.WORDS.say(source.key)

    def say_rule(self, rule: str) -> str:
        return words.say_rule(rule)


GAME = RevivingKathmandu(META, actions.NUM_ACTIONS)
