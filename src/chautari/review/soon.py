"""What an option usually brings until the day or the round is over, when everybody goes on as bots would."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from chautari.bots.greedy import play_on
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dice
from chautari.engine.play import advance, answer_top, top
from chautari.engine.state import State
from chautari.review.reasons import at_first_sight

WORLDS: Final = 12
TIMES: Final = ("round", "day")  # the shortest that a game has, by the names of its views
NOTABLE: Final = 1.0  # points on the average; less is not worth a word


@dataclass(frozen=True)
class Soon:
    """The points that a seat usually makes until then, the sources of most of them first; `time` is a name of TIMES."""

    time: str
    points: int
    most: tuple[Source, ...] = ()


def usually_soon(game: Game[Any], state: State, seat: int, option: int, seed: int) -> Soon | None:
    """Counted at tables that the seat could be sitting at; None if it is nothing worth a word."""
    view = game.view(state, seat)
    time = next(time for time in TIMES if time in view)
    sources: dict[str, Source] = {}
    gained: Counter[str] = Counter()
    for number in range(WORLDS):
        luck = Dice(seed + number)
        world = game.imagine(state, seat, luck)
        end = played_until(game, world, seat, option, time, luck)
        for sign, table in ((-1, world), (1, end)):
            for source in game.sources(table, seat):
                sources[source.key] = source
                gained[source.key] += sign * int(source.points)
    points = round(sum(gained.values()) / WORLDS)
    most = [
        Source(key, round(together / WORLDS), sources[key].rule)
        for key, together in gained.most_common()
        if together >= NOTABLE * WORLDS
    ]
    return Soon(time, points, tuple(most)) if points >= NOTABLE and most else None


def played_until(game: Game[Any], world: State, seat: int, option: int, time: str, luck: Dice) -> State:
    """The table at the seat's first question of the next day or round."""
    now = game.view(world, seat)[time]
    table = play_on(world, seat, option, luck)
    while not table.is_over() and (top(table).seat != seat or game.view(table, seat)[time] == now):
        answer_top(table, at_first_sight(game, table, luck))
        advance(table, luck)
    return table
