"""When Python collects its garbage: in a calm moment, for a full collection stops every table for a while."""

import gc
import time
from threading import Thread

# Young objects as often as ever; all of them never by itself (measured with 200 tables: up to 230 ms at a time).
YOUNG, MIDDLE, NEVER = 1000, 10, 1_000_000
INTERVAL = 1.0
# Of a core.
LITTLE_WORK = 0.05
SOONEST, LATEST = 60.0, 900.0


def schedule_collections() -> None:
    """Collects from now on at most once in a minute, when little happens, and at least every quarter of an hour."""
    gc.collect()
    # What the modules hold stays for good; nobody has to look at it again.
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    Thread(target=_watch, name="chautari-garbage", daemon=True).start()


def _watch() -> None:
    last, worked = time.monotonic(), time.process_time()
    while True:
        time.sleep(INTERVAL)
        busy, worked = (time.process_time() - worked) / INTERVAL, time.process_time()
        if is_due(time.monotonic() - last, busy):
            gc.collect()
            last = time.monotonic()


def is_due(since: float, busy: float) -> bool:
    """True if it is time to collect, so many seconds after the last time and with this share of a core at work."""
    return since >= LATEST or (since >= SOONEST and busy < LITTLE_WORK)
