"""One game of a match, from the deal to the places."""

from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from chautari.arena.match import Match, Seating
from chautari.arena.times import Times, class_of
from chautari.bots.load import load_bot
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.games import load


@dataclass(frozen=True)
class GameResult:
    """What is kept of one game, seat by seat.

    `length` counts what all seats were asked, `times` their real choices; `faults` are those of other people's bots and
    `said` what these said about them.
    """

    number: int
    deal: int
    seating: Seating
    sides: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    length: int
    times: tuple[Times, ...]
    faults: tuple[Counter[str], ...]
    said: tuple[str, ...]

    def won(self, seat: int) -> float:
        """The seat's part of the victory: whole for everybody of the winning side, divided among sides that tie."""
        winners = {side for side, place in zip(self.sides, self.places, strict=True) if place == 1}
        return (self.places[seat] == 1) / len(winners)

    @property
    def fair_share(self) -> float:
        """The share of the victory that a seat gets if all play equally well."""
        return 1 / len(set(self.sides))


class Listener:
    """Is told what happens in a game while it is played; this one does nothing."""

    def before_action(self, state: State, seat: int, action: int) -> None:
        """A seat is about to play an action."""

    def after_end(self, game: Game[Any], state: State) -> None:
        """The game is over."""


def is_by_lot(game: Game[Any], match: Match, options: list[int]) -> bool:
    """Whether the lot decides among these options."""
    return bool(match.by_lot) and all(game.action_name(option).startswith(match.by_lot) for option in options)


def play_game(match: Match, number: int, listener: Listener | None = None) -> GameResult:
    """Plays the game of that number: the deal is the same in every seating, and so is each bot's luck."""
    game, deal, seating = load(match.game), match.deal(number), match.seating(number)
    listener = listener or Listener()
    dice = Dice(match.luck(deal))
    times: list[Counter[int]] = [Counter() for _ in seating]
    state = game.start(match.seats, match.settings)
    length = 0
    with ExitStack() as leaving:
        players = [leaving.enter_context(load_bot(match.specs[spec])) for spec in seating]
        play.advance(state, dice)
        while not state.is_over():
            seat = play.asked(state)[0]
            options, luck = play.options(state, seat), match.luck(deal, length, seat)
            start = perf_counter()
            if is_by_lot(game, match, options):
                action = options[luck % len(options)]
            else:
                action = players[seat].choose(game, state, seat, luck, match.settings)
            if len(options) > 1:
                times[seat][class_of(perf_counter() - start)] += 1
            listener.before_action(state, seat, action)
            play.play(state, seat, action)
            play.advance(state, dice)
            length += 1
    listener.after_end(game, state)
    return GameResult(
        number,
        deal,
        seating,
        sides=tuple(min(game.team(state, seat)) for seat in range(match.seats)),
        places=tuple(game.places(state)),
        points=tuple(int(game.total(state, seat)) for seat in range(match.seats)),
        length=length,
        times=tuple(times),
        faults=tuple(player.faults.counts for player in players),
        said=tuple(player.faults.said for player in players),
    )
