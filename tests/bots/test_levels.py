"""Weak levels are weak like people: they overlook the better of two sensible moves, and make no senseless ones."""

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest

from chautari.bots.bot import bot
from chautari.bots.knowledge import Knowledge
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE, State
from chautari.games import load

pytestmark = pytest.mark.slow


def played_by_novices(name: str, seats: int, seed: int) -> State:
    """The table at the end of a game among novices, with all that was told on it."""
    game, novice, luck = load(name), bot("novice"), Dice(seed)
    s: State = game.start(seats, next(game.meta.settings(seats)))
    s.events = []
    while not s.is_over():
        seat = play.asked(s)[0]
        if seat == CHANCE:
            play.deal(s, luck)
        else:
            play.play(s, seat, novice.think(Knowledge(game, s, seat, luck.below(1 << 30))))
    return s


@pytest.mark.parametrize("seed", range(4))
def test_a_yak_novice_builds_a_tower(seed: int) -> None:
    view = cast(dict[str, Any], load("yak").view(played_by_novices("yak", 3, seed), 0))
    # The game ends with somebody's fifteenth stone.
    assert all(player["stones"] >= 8 for player in view["players"])


@pytest.mark.parametrize("seed", range(4))
def test_a_yak_novice_who_builds_takes_stones(seed: int) -> None:
    told = Counter(event.name for event in played_by_novices("yak", 3, seed).events or [])
    # Somebody else may have changed what lies on the cart meanwhile.
    assert told["takes-nothing"] + told["buys-nothing"] <= told["paid"] / 10


@pytest.mark.parametrize("seed", range(4))
def test_a_kathmandu_novice_travels_and_walks_into_nothing_that_blocks_the_way(seed: int) -> None:
    events = played_by_novices("kathmandu", 2, seed).events or []
    steps = [event.values[-1] for event in events if event.name == "moved"]
    assert len(steps) > 20
    # Where every way is blocked, nobody can help it.
    assert steps.count(0) <= 2


@pytest.mark.parametrize("seed", range(4))
def test_every_novice_ends_with_points(seed: int) -> None:
    for name in ("reviving-kathmandu", "adventure-tours"):
        game, s = load(name), played_by_novices(name, 3, seed)
        assert min(game.total(s, seat) for seat in range(3)) > 0


@pytest.mark.parametrize("seed", range(4))
def test_no_novice_of_adventure_tours_makes_itself_discard(seed: int) -> None:
    events = played_by_novices("adventure-tours", 4, seed).events or []
    for aimed, follows in pairwise(events):
        if aimed.name == "aimed" and aimed.values[1] == aimed.seat:
            assert not follows.name.startswith("lost-")
