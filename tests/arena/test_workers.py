"""Games played by several processes."""

import os
import time
from functools import partial

import pytest

from chautari.arena.game import play_game
from chautari.arena.match import Match
from chautari.arena.standing import standing
from chautari.arena.summary import summary
from chautari.arena.workers import GameFailed, WorkerLost, on_this_machine
from tests.arena.games import CROWD

pytestmark = pytest.mark.slow


def failing(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def dying(number: int) -> int:
    os._exit(1)


def waiting(number: int) -> int:
    time.sleep(3600 * number)
    return os.getpid()


def without_times(match: Match, workers: int) -> dict[str, object]:
    result = summary(match, standing(match, on_this_machine(partial(play_game, match), range(9), workers)))
    for bot in result["bots"]:  # type: ignore[attr-defined]
        del bot["decision_ms"]
    return result


def test_two_processes_find_what_one_finds() -> None:
    match = Match(CROWD.game, CROWD.seats, CROWD.settings, ("uniform", "uniform:5it", "uniform", "uniform"))
    assert without_times(match, 2) == without_times(match, 1)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_fails_is_named(workers: int) -> None:
    with pytest.raises(GameFailed, match="Game 3 could not be played: ValueError: three is too many"):
        list(on_this_machine(failing, range(9), workers))


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerLost):
        list(on_this_machine(dying, range(4), 2))


def test_whoever_stops_listening_stops_the_workers() -> None:
    games = on_this_machine(waiting, range(9), 2)
    worker = next(games)
    games.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
