"""Games played here one after the other, or by several processes at once; the results are the same."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, TypeVar

from chautari.engine.errors import ChautariError
from chautari.games.refusals import told

PATIENCE = 3.0

K = TypeVar("K")  # what tells a game from others: its number, or a whole task
T = TypeVar("T")
Play = Callable[[K], T]


class GameFailed(ChautariError):
    def __init__(self, number: object, reason: str) -> None:
        super().__init__(
            f"Game {number} could not be played: {reason}", "game-failed", number=str(number), problem=reason
        )


class WorkerLost(ChautariError):
    def __init__(self) -> None:
        super().__init__("A process that played games has died, perhaps for want of memory.", "worker-lost")


def on_this_machine(play: Play[K, T], numbers: Iterable[K], workers: int) -> Iterator[T]:
    """The games of these numbers, in the order in which they are finished."""
    return one_by_one(play, numbers) if workers == 1 else on_processes(play, numbers, workers)


def one_by_one(play: Play[K, T], numbers: Iterable[K]) -> Iterator[T]:
    for number in numbers:
        try:
            result = play(number)
        except Exception as error:
            raise GameFailed(number, error_sentence(error)) from error
        yield result


def on_processes(play: Play[K, T], numbers: Iterable[K], workers: int) -> Iterator[T]:
    """Every process is given its next game when it has finished one; all of them end with the iteration."""
    waiting = iter(numbers)
    connections: dict[Connection, SpawnProcess] = {}
    try:
        for number in islice(waiting, workers):
            connection, process = _start_worker(play)
            connections[connection] = process
            connection.send(number)
        busy = set(connections)
        while busy:
            for connection in _ready(busy):
                result: T = _receive(connection)
                for number in islice(waiting, 1):
                    connection.send(number)
                    break
                else:
                    busy.remove(connection)
                yield result
    finally:
        _end(connections)


def error_sentence(error: Exception) -> str:
    """What went wrong, in one sentence."""
    return told(error) if isinstance(error, ChautariError) else f"{type(error).__name__}: {error}"


def _start_worker(play: Play[K, T]) -> tuple[Connection, SpawnProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(play, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _ready(busy: set[Connection]) -> list[Connection]:
    return [connection for connection in wait(list(busy)) if isinstance(connection, Connection)]


def _receive(connection: Connection) -> Any:
    try:
        number, result, error = connection.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if error:
        raise GameFailed(number, error)
    return result


def _end(connections: dict[Connection, SpawnProcess]) -> None:
    for connection, process in connections.items():
        connection.close()
        process.terminate()
    for process in connections.values():
        process.join(PATIENCE)
        process.kill()
        process.join()
        process.close()


def _work(play: Play[K, T], connection: Connection) -> None:
    """Runs in a worker: plays the games that it is sent until its parent ends; Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()
    try:
        while True:
            number = connection.recv()
            try:
                connection.send((number, play(number), ""))
            except Exception as error:
                connection.send((number, None, error_sentence(error)))
    except (EOFError, OSError):
        return


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # whatever it was doing; the guards of its bots go with it
