"""How fair a game is: many games between bots, and how often each seat, bot and trait (a board, a character) wins."""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context

from rich.progress import track

from chautari.bots.bot import bot
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.games import load

CONFIDENCE = 1.96
BATCH = 4


@dataclass(frozen=True)
class Match:
    """Which game is played and by whom; the bots move on by one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    settings: Settings
    seed: int = 0

    def seated(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Result:
    """How one seat fared in one game: its part of the victory, which a tie divides."""

    seat: int
    bot: str
    traits: tuple[str, ...]
    won: float


@dataclass
class Share:
    """How often one of `seats` players has won, compared with an even share."""

    seats: int
    games: int = 0
    won: float = 0.0

    @property
    def times_fair(self) -> float:
        """1 is an even share of the victories."""
        return self.seats * self.won / self.games

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval round it."""
        rate = self.won / self.games
        return CONFIDENCE * self.seats * sqrt(rate * (1 - rate) / self.games)


@dataclass
class Balance:
    """Shares by what they are measured for; names in the order in which they turned up, seats from 0."""

    seats: int
    by_seat: dict[str, Share] = field(default_factory=dict)
    by_bot: dict[str, Share] = field(default_factory=dict)
    by_trait: dict[str, Share] = field(default_factory=dict)

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            self._count(self.by_seat, str(result.seat), result.won)
            self._count(self.by_bot, result.bot, result.won)
            for trait in result.traits:
                self._count(self.by_trait, trait, result.won)

    def _count(self, shares: dict[str, Share], name: str, won: float) -> None:
        share = shares.setdefault(name, Share(self.seats))
        share.games += 1
        share.won += won


def measure(match: Match, games: int, workers: int = 1, saying: str = "", silent: bool = False) -> Balance:
    """Plays games in worker processes, with a progress bar that says what is done unless it is to be silent."""
    balance = Balance(len(match.bots))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        played = pool.map(partial(play_one, match), range(games), chunksize=BATCH)
        for results in track(played, saying, total=games, disable=silent):
            balance.add(results)
    return balance


def play_one(match: Match, number: int) -> list[Result]:
    """One game of a match; its number decides the deal and who sits where."""
    game = load(match.game)
    seated = match.seated(number)
    luck = Dice(match.seed + number)
    state = game.start(len(seated), match.settings)
    play.advance(state, luck)
    while not state.is_over():
        seat = play.asked(state)[0]
        play.play(state, seat, bot(seated[seat]).choose(game, state, seat, luck.below(1 << 31)))
        play.advance(state, luck)
    places = game.places(state)
    return [
        Result(seat, seated[seat], tuple(game.traits(state, seat)), (places[seat] == 1) / places.count(1))
        for seat in range(len(seated))
    ]
