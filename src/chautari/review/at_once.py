"""What an option brings within the same turn, before anybody else has a say."""

from collections.abc import Sequence
from typing import Any, Final

from chautari.engine import play
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dice
from chautari.engine.state import State

WORLDS: Final = 3


def gained_at_once(game: Game[Any], state: State, seat: int, plan: Sequence[int], seed: int) -> tuple[Source, ...]:
    """The points that a seat has gained by source when it has chosen by its plan, as if the game ended then.

    Only what it gains at each of some tables that it could be sitting at, after what is drawn there: a card that leaves
    the hand brings nothing if another comes for it. The most points first, and nothing that was lost.
    """
    worlds = [_gains(game, state, seat, plan, seed + number) for number in range(WORLDS)]
    sure = [
        Source(key, min(world[key].points if key in world else 0 for world in worlds), source.rule)
        for key, source in worlds[0].items()
    ]
    return tuple(sorted((one for one in sure if one.points > 0), key=lambda one: -int(one.points)))


def _gains(game: Game[Any], state: State, seat: int, plan: Sequence[int], seed: int) -> dict[str, Source]:
    """What the plan brings at one table by the keys of the sources."""
    dice = Dice(seed)
    table = game.imagine(state, seat, dice)
    before = {source.key: int(source.points) for source in game.sources(table, seat)}
    for action in plan:
        if table.is_over() or seat not in play.asked(table) or action not in play.options(table, seat):
            break
        play.play(table, seat, action)
        play.advance(table, dice)
    return {
        source.key: Source(source.key, int(source.points) - before.get(source.key, 0), source.rule)
        for source in game.sources(table, seat)
    }
