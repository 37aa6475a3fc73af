"""Kathmandu, as the world around it sees it."""

from mypy_extensions import i64

from chautari.engine.events import Event
from chautari.engine.game import Game, Source
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.engine.state import Decision
from chautari.games.kathmandu import actions, imagine, why_not
from chautari.games.kathmandu.components import CHARACTERS
from chautari.games.kathmandu.evaluation import worth as heuristics
from chautari.games.kathmandu.faces import preview, view
from chautari.games.kathmandu.faces import sentences as words
from chautari.games.kathmandu.meta import META
from chautari.games.kathmandu.rules import scoring, setup
from chautari.games.kathmandu.state import NO_CHARACTER, Trek


class Kathmandu(Game[Trek]):
    def start(self, seats: i64, settings: Settings) -> Trek:
        return setup.set_table(seats, settings)

    def view(self, s: Trek, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def imagine(self, s: Trek, seat: i64, luck: Luck) -> Trek:
        return imagine.imagine(s, seat, luck)

    def sources(self, s: Trek, seat: i64) -> list[Source]:
        return scoring.sources(s, seat)

    def worth(self, s: Trek, seat: i64) -> float:
        return heuristics.worth(s, seat)

    def why_not(self, s: Trek, seat: i64, action: i64) -> str:
        return why_not.why_not(s, seat, action)

    def preview(self, s: Trek, seat: i64, action: i64) -> dict[str, object]:
        return preview.preview(s, seat, action)

    def tie_break(self, s: Trek, seat: i64) -> i64:
        return scoring.nearness(s, seat)

    def traits(self, s: Trek, seat: i64) -> list[str]:
        character = s.players[seat].character
        return [] if character == NO_CHARACTER else [CHARACTERS[character]]

    def card(self, action: i64) -> str:
        return actions.equipment(action)

    def action_name(self, action: i64) -> str:
        return actions.name(action)

    def action_rule(self, action: i64) -> str:
        return actions.rule(action)

    def say_action(self, action: i64) -> str:
        return words.say_action(action)

    def say_event(self, event: Event, names: list[str]) -> str:
        return words.say_event(event, names)

    def say_prompt(self, s: Trek, question: Decision[Trek]) -> str:
        return words.say_prompt(s, question)

    def say_source(self, source: Source) -> str:
        return words.WORDS.say(source.key)

    def say_rule(self, rule: str) -> str:
        return words.say_rule(rule)


GAME = Kathmandu(META, actions.NUM_ACTIONS)
