"""Why an option was better: the points that it leads to, by source and seat, when both are played on."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from chautari.bots.greedy import best_option, play_on
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dice
from chautari.engine.play import advance, answer_top, offered, top
from chautari.engine.state import State

GAMES: Final = 12  # each option is played on so many times
NOTABLE: Final = 0.4  # points on the average; less is not worth a word
MENTIONED: Final = 2


@dataclass(frozen=True)
class Difference:
    """How many points more a seat has from a source after the better option than after the chosen one, on average."""

    seat: int
    source: Source
    points: float


@dataclass(frozen=True)
class Reason:
    """What the better option leads to: the seat's points beyond those after its choice, by source; and its rivals'."""

    points: float
    own: tuple[Difference, ...]
    rivals: tuple[Difference, ...]


def reason(game: Game[Any], state: State, seat: int, better: int, chosen: int, seed: int) -> Reason:
    """Both options played on by greedy players to the end, at tables that the seat could be sitting at."""
    gained: dict[tuple[int, str], float] = defaultdict(float)
    sources: dict[str, Source] = {}
    for number in range(GAMES):
        world = game.imagine(state, seat, Dice(seed + number))
        for option, sign in ((better, 1.0), (chosen, -1.0)):
            end = played_out(game, world, seat, option, Dice(seed + number))
            for who in range(end.seats):
                for source in game.sources(end, who):
                    sources[source.key] = source
                    gained[who, source.key] += sign * int(source.points) / GAMES
    found = [Difference(who, sources[key], points) for (who, key), points in gained.items()]
    team = game.team(state, seat)
    own = [one for one in found if one.seat in team]
    rivals = [one for one in found if one.seat not in team]
    return Reason(sum(one.points for one in own), notable(own), notable(rivals))


def notable(found: list[Difference]) -> tuple[Difference, ...]:
    """The largest differences first, without those that say little."""
    large = [one for one in found if abs(one.points) >= NOTABLE]
    return tuple(sorted(large, key=lambda one: -abs(one.points))[:MENTIONED])


def played_out(game: Game[Any], world: State, seat: int, option: int, luck: Dice) -> State:
    """The end of a game that goes on with an option; everybody then takes what looks best one step ahead."""
    table = play_on(world, seat, option, luck)
    while not table.is_over():
        question = top(table)
        options = offered(table, question).listed()
        choice = options[0] if len(options) == 1 else best_option(game, [table], question.seat, options, luck)
        answer_top(table, choice)
        advance(table, luck)
    return table
