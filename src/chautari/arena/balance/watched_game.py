"""One game, with what every seat was given, was offered and did."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

from chautari.arena.game import GameResult, Listener, play_game
from chautari.arena.match import Match
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.meta import Settings
from chautari.engine.state import State
from chautari.games import load

NUMBER = re.compile(r"\d+")
MOST_ALIKE = 20


@dataclass
class Hand:
    """What one seat was given and did in one game: cards by how often they were played, kinds of choices likewise."""

    traits: tuple[str, ...] = ()
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class WatchedGame:
    """The result of a game, and what every seat was given and did in it."""

    played: GameResult
    settings: Settings
    hands: tuple[Hand, ...]


class HandCounter(Listener):
    """Counts what every seat may do and does."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = load(game)
        self.hands = tuple(Hand() for _ in range(seats))
        self.kind = partial(kind_of, game)
        self.card = partial(card_of, game)

    def before_action(self, state: State, seat: int, action: int) -> None:
        options = play.options(state, seat)
        hand = self.hands[seat]
        if len(options) > 1:
            hand.offered.update({self.kind(option) for option in options})
            hand.chosen[self.kind(action)] += 1
        if card := self.card(action):
            hand.cards[card] += 1

    def after_end(self, game: Game[Any], state: State) -> None:
        for seat, hand in enumerate(self.hands):
            hand.traits = tuple(game.traits(state, seat))


@cache
def card_of(game: str, action: int) -> str:
    """The card that an action plays; empty if it plays none."""
    return load(game).card(action)


def kind_of(game: str, action: int) -> str:
    """What kind of choice an action is: the three hundred places to move to are one."""
    return action_kinds(game)[action]


@cache
def action_kinds(game: str) -> list[str]:
    """Every action's name without cards and numbers; a word that begins too many of these stands alone."""
    rules = load(game)
    names = [rules.action_name(action) for action in range(rules.actions)]
    kinds = [
        name.split("-")[0] if card_of(game, action) else NUMBER.sub("…", name) for action, name in enumerate(names)
    ]
    alike = Counter(kind.split("-")[0] for kind in set(kinds))
    return [kind if alike[kind.split("-")[0]] <= MOST_ALIKE else kind.split("-")[0] for kind in kinds]


def watch_game(match: Match, tables: tuple[Settings, ...], number: int) -> WatchedGame:
    """Plays one game of a match with what its deal draws from the settings given, and counts."""
    deal = match.deal(number)
    match = replace(match, settings=tables[match.luck(deal, -1) % len(tables)])
    counter = HandCounter(match.game, match.seats)
    result = play_game(match, number, counter)
    return WatchedGame(result, match.settings, counter.hands)
