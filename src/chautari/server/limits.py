"""How much one address may ask: a bucket that fills again with time."""

import time

FORGOTTEN_AFTER = 600.0
MOST_KNOWN = 10_000


class Bucket:
    """Holds `size` requests and gets `rate` more a second."""

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate = size, rate
        self.left, self.at = size, time.monotonic()

    def wait(self) -> float:
        """Takes one; how many seconds too early that was."""
        if self.take():
            return 0.0
        self.left -= 1
        return -self.left / self.rate

    def take(self) -> bool:
        """Whether one more is allowed now."""
        at = time.monotonic()
        self.left = min(self.size, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Door:
    """One bucket for every address that came lately."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._known: dict[str, Bucket] = {}

    def lets_in(self, address: str) -> bool:
        if len(self._known) >= MOST_KNOWN and address not in self._known:
            self._forget()
        return self._known.setdefault(address, Bucket(*self._limit)).take()

    def _forget(self) -> None:
        """Those who were away long; if all came lately, the one who came first."""
        old = time.monotonic() - FORGOTTEN_AFTER
        self._known = {address: bucket for address, bucket in self._known.items() if bucket.at > old}
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
