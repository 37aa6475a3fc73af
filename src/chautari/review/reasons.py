"""Why an option was better: the points that it leads to, by source and seat, when both are played on."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from chautari.bots.greedy import best_option, play_on
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dice
from chautari.engine.outcome import win_shares
from chautari.engine.play import advance, answer_top, offered, top
from chautari.engine.state import State
from chautari.review.estimate import mean_of
from chautari.review.taken import for_all

GAMES: Final = 20  # each option is played on so many times
NOTABLE: Final = 0.4  # points on the average; less is not worth a word
AMONG_MANY: Final = 1.5  # times its margin: of some thirty differences one or two exceed theirs by chance alone
MENTIONED: Final = 2
NOBODY: Final = -1


@dataclass(frozen=True)
class Difference:
    """How many points more a seat has from a source after the better option than after the chosen one, on average."""

    seat: int
    source: Source
    points: float


@dataclass(frozen=True)
class Reason:
    """What the better option leads to: the seat's points beyond those after its choice, by source; and its rivals'.

    `wins` are the victories in so many games played on after the better option, and after the chosen one. `taker` is
    who most likely takes what the better option is about, if it is left to them.
    """

    points: float
    own: tuple[Difference, ...]
    rivals: tuple[Difference, ...]
    wins: tuple[float, float]
    games: int = GAMES
    taker: int = NOBODY


def reason(game: Game[Any], state: State, seat: int, better: int, chosen: int, seed: int) -> Reason:
    """Both options played on by greedy players to the end, at tables that the seat could be sitting at."""
    gained: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0] * GAMES)
    sources: dict[str, Source] = {}
    wins = {better: 0.0, chosen: 0.0}
    for number in range(GAMES):
        world = game.imagine(state, seat, Dice(seed + number))
        for option, sign in ((better, 1.0), (chosen, -1.0)):
            end = played_out(game, world, seat, option, Dice(seed + number))
            wins[option] += win_shares(game, end)[seat]
            for who in range(end.seats):
                for source in game.sources(end, who):
                    sources[source.key] = source
                    gained[who, source.key][number] += sign * int(source.points)
    team = game.team(state, seat)
    own = {(who, key): found for (who, key), found in gained.items() if who in team}
    rivals = {(who, key): found for (who, key), found in gained.items() if who not in team}
    points = sum(map(sum, own.values())) / GAMES
    return Reason(
        points,
        notable(own, sources),
        notable(rivals, sources),
        (wins[better], wins[chosen]),
        taker=likely_taker(game, state, seat, better, chosen, seed),
    )


def notable(gained: dict[tuple[int, str], list[float]], sources: dict[str, Source]) -> tuple[Difference, ...]:
    """The largest differences first, without those that say little or may be chance."""
    means = {found: mean_of(values) for found, values in gained.items()}
    told = [
        Difference(who, sources[key], mean.value)
        for (who, key), mean in means.items()
        if abs(mean.value) >= max(NOTABLE, AMONG_MANY * mean.margin)
    ]
    return tuple(sorted(told, key=lambda one: -abs(one.points))[:MENTIONED])


def played_out(game: Game[Any], world: State, seat: int, option: int, luck: Dice) -> State:
    """The end of a game that goes on with an option; everybody then takes what looks best one step ahead."""
    table = play_on(world, seat, option, luck)
    while not table.is_over():
        answer_top(table, at_first_sight(game, table, luck))
        advance(table, luck)
    return table


def at_first_sight(game: Game[Any], table: State, luck: Dice) -> int:
    """What whoever is asked takes if they look one step ahead."""
    question = top(table)
    options = offered(table, question).listed()
    return options[0] if len(options) == 1 else int(best_option(game, [table], question.seat, options, luck))


def likely_taker(game: Game[Any], state: State, seat: int, better: int, chosen: int, seed: int) -> int:
    """The rival who takes what the better option is about in most games, before the seat is asked again."""
    wanted = for_all(game, state, seat, better) - for_all(game, state, seat, chosen)
    if not wanted:
        return NOBODY
    takers = [
        first_taker(game, game.imagine(state, seat, Dice(seed + number)), seat, chosen, wanted, Dice(seed + number))
        for number in range(GAMES)
    ]
    often = max(set(takers), key=takers.count)
    return often if 2 * takers.count(often) > GAMES else NOBODY


def first_taker(game: Game[Any], world: State, seat: int, chosen: int, wanted: set[str], luck: Dice) -> int:
    team = game.team(world, seat)
    table = play_on(world, seat, chosen, luck)
    while not table.is_over() and top(table).seat != seat:
        rival, choice = int(top(table).seat), at_first_sight(game, table, luck)
        if rival not in team and wanted & for_all(game, table, rival, choice):
            return rival
        answer_top(table, choice)
        advance(table, luck)
    return NOBODY
