"""How much one address or person may ask: a bucket that fills again with time."""

import time

MOST_KNOWN = 10_000


class Bucket:
    """Holds `size` requests and gets `rate` more a second."""

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate = size, rate
        self.left, self.at = size, time.monotonic()

    def wait(self) -> float:
        """Takes one, and returns how many seconds too early that was."""
        if self.take():
            return 0.0
        self.left -= 1
        return -self.left / self.rate

    def take(self) -> bool:
        """Takes one; True if there was one."""
        at = time.monotonic()
        self.left = min(self.size, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """One bucket for everybody who came lately: an address, or a person."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._known: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        """Takes one from somebody's bucket; True if there was one."""
        return self.bucket(who).take()

    def bucket(self, who: str) -> Bucket:
        """Theirs; when too many are known, whoever was away longest is forgotten."""
        bucket = self._known.pop(who, None) or Bucket(*self._limit)
        self._known[who] = bucket
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return bucket
