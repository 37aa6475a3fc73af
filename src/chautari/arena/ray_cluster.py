"""Games played by a Ray cluster, or by a Ray of this machine alone: batches of them, results the same as elsewhere."""

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from chautari.arena.workers import GameFailed, Play, error_sentence
from chautari.engine.errors import ChautariError

K = TypeVar("K")
T = TypeVar("T")

# Handing a task over costs about as much as a game of quick bots.
BATCH = 8
# So that no processor waits for its next task.
TASKS_PER_PROCESSOR = 2


class NoRay(ChautariError):
    """Ray is not there, or does not start."""


def on_ray(play: Play[K, T], numbers: Iterable[K], batched: int = BATCH) -> Iterator[T]:
    """The games of these numbers, in the order in which batches are finished."""
    ray = _import_ray()
    was_running = ray.is_initialized()
    if not was_running:
        _start_ray(ray)
    tasks: list[Any] = []
    try:
        task = ray.remote(play_batch)
        playing, folder, waiting = ray.put(play), os.getcwd(), iter(numbers)
        most = TASKS_PER_PROCESSOR * int(ray.cluster_resources().get("CPU", 1))
        while True:
            while len(tasks) < most and (batch := list(islice(waiting, batched))):
                tasks.append(task.remote(playing, batch, folder))
            if not tasks:
                return
            (done,), tasks = ray.wait(tasks)
            yield from _results(ray, done)
    finally:
        for left in tasks:
            ray.cancel(left, force=True)
        if not was_running:
            ray.shutdown()


def play_batch(play: Play[K, T], numbers: list[K], folder: str) -> list[tuple[K, T | None, str]]:
    """What runs in the cluster; where the folder of the command exists, bots are found in it by their paths."""
    if os.path.isdir(folder):
        os.chdir(folder)
    results: list[tuple[K, T | None, str]] = []
    for number in numbers:
        try:
            results.append((number, play(number), ""))
        except Exception as error:
            results.append((number, None, error_sentence(error)))
    return results


def _results(ray: Any, task: Any) -> Iterator[Any]:
    try:
        results = ray.get(task)
    except ray.exceptions.RayError as loss:
        raise NoRay(
            f"Ray lost a batch of games: {str(loss).splitlines()[0]}", "ray-lost", problem=str(loss).splitlines()[0]
        ) from None
    for number, result, error in results:
        if error:
            raise GameFailed(number, error)
        yield result


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise NoRay("Ray is not installed here: pip install 'chautari[ray]' brings it.", "no-ray") from None


def _start_ray(ray: Any) -> None:
    """Joins the cluster that RAY_ADDRESS names, or begins one here."""
    try:
        ray.init(
            include_dashboard=None if os.environ.get("RAY_ADDRESS") else False, log_to_driver=False, logging_level=50
        )
    except Exception as error:
        raise NoRay(
            f"Ray does not start: {str(error).splitlines()[0]}", "ray-stopped", problem=str(error).splitlines()[0]
        ) from None
