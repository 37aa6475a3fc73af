"""Whose turn is next: whoever has had the least lately; tables that nobody watches come last, but not for long."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

# After so many seconds half of what somebody has used is forgotten.
HALF_LIFE = 60.0
NEXT_TO_NOTHING = 0.01
# Who has waited so many seconds comes no later than those who watch.
LONG_WAIT = 10.0
MOST_KNOWN = 10_000

# An address and a person there.
Who = tuple[str, str]


class Claim(NamedTuple):
    """For whom a question is thought about: those who watch the table, or else whoever set it up."""

    watched: bool
    people: tuple[Who, ...]


class Ledger:
    """How many seconds of thinking an address, and a person there, have used lately."""

    def __init__(self) -> None:
        self._used: dict[str | Who, tuple[float, float]] = {}

    def used(self, who: Who, at: float) -> tuple[float, float]:
        return self._seconds(who[0], at), self._seconds(who, at)

    def add(self, who: Who, at: float, seconds: float) -> None:
        for one in (who[0], who):
            self._used[one] = (max(0.0, self._seconds(one, at) + seconds), at)
        if len(self._used) > MOST_KNOWN:
            self._used = {one: kept for one, kept in self._used.items() if self._seconds(one, at) > NEXT_TO_NOTHING}

    def _seconds(self, who: str | Who, at: float) -> float:
        seconds, then = self._used.get(who, (0.0, at))
        return float(seconds * 0.5 ** ((at - then) / HALF_LIFE))


class FairQueue:
    """So many slots to think in; a free one goes to whoever waits and has used least, not to who came first.

    A question counts as `longest` while it is thought about, so that nobody takes two slots while others wait.
    """

    def __init__(self, slots: int, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = slots
        self._longest = longest
        self._clock = clock
        self._ledger = Ledger()
        self._waiting: dict[asyncio.Future[Who], tuple[Callable[[], Claim], float]] = {}

    @contextlib.asynccontextmanager
    async def slot(self, claim: Callable[[], Claim]) -> AsyncIterator[None]:
        """A slot to think in; the claim is asked for whenever one becomes free."""
        payer = await self._turn(claim)
        started = self._clock()
        try:
            yield
        finally:
            self._give_back(payer, self._clock() - started)

    async def _turn(self, claim: Callable[[], Claim]) -> Who:
        turn: asyncio.Future[Who] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = (claim, self._clock())
        self._call_next()
        try:
            return await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:  # it was called in the same moment
                self._give_back(turn.result(), 0.0)
            raise

    def _give_back(self, payer: Who, used: float) -> None:
        self._ledger.add(payer, self._clock(), used - self._longest)
        self._free += 1
        self._call_next()

    def _call_next(self) -> None:
        while self._free and (waiting := [turn for turn in self._waiting if not turn.done()]):
            at = self._clock()
            ranks = {turn: self._rank(*self._waiting[turn], at) for turn in waiting}
            turn = min(ranks, key=lambda one: ranks[one][:2])
            payer = ranks[turn][2]
            del self._waiting[turn]
            self._free -= 1
            self._ledger.add(payer, at, self._longest)
            turn.set_result(payer)

    def _rank(self, claimed: Callable[[], Claim], since: float, at: float) -> tuple[bool, tuple[float, float], Who]:
        """Where a question stands, and who pays for it: of its people the one who has used least."""
        claim = claimed()
        used, payer = min((self._ledger.used(who, at), who) for who in claim.people)
        return not claim.watched and at - since < LONG_WAIT, used, payer
