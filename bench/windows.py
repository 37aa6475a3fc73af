"""Processor time, the best of many short windows: what other programs on the machine disturb least."""

from collections.abc import Callable
from time import process_time

WINDOW = 0.06


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """The most units of work a second that any window reached."""
    best, until = 0.0, process_time() + seconds
    while best == 0.0 or process_time() < until:
        done, start = 0, process_time()
        while (spent := process_time() - start) < WINDOW:
            done += work()
        best = max(best, done / spent)
    return best
