"""Who meets whom: every seating of the named bots, and the same deals for each of them."""

import hashlib
import random
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from chautari.engine.meta import Settings

Seating = tuple[int, ...]

# With more seatings than this, a deal is played in one order round the table, begun at every seat, and the next deal in
# the next order: every bot still meets every deal from every seat, and more deals say more than more orders of one.
ON_ONE_DEAL = 6


@dataclass(frozen=True)
class Match:
    """A game, its table, and the bots that are compared; the number of a game decides everything in it.

    What begins with `by_lot` is chosen by lot: characters, where bots would take the same ones every time.
    """

    game: str
    seats: int
    settings: Settings
    bots: tuple[str, ...]
    seed: int = 0
    by_lot: str = ""

    @cached_property
    def specs(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def rounds(self) -> list[list[Seating]]:
        """The seatings (numbers of specs) played with the first deal, with the next and so on, then the first again."""
        named = [self.specs.index(bot) for bot in self.bots]
        orders: dict[Seating, list[Seating]] = {}
        for seating in sorted(set(permutations(named, self.seats))):
            orders.setdefault(min(rotations(seating)), []).append(seating)
        rounds = [sorted(seatings, key=rotations(seatings[0]).index) for seatings in orders.values()]
        if sum(map(len, rounds)) <= ON_ONE_DEAL:
            return [[seating for seatings in rounds for seating in seatings]]
        random.Random(self.seed).shuffle(rounds)
        return rounds

    @cached_property
    def _schedule(self) -> list[tuple[int, Seating]]:
        return [(number, seating) for number, seatings in enumerate(self.rounds) for seating in seatings]

    @property
    def seatings(self) -> int:
        """How many different seatings there are."""
        return len(self._schedule)

    def deal(self, number: int) -> int:
        """Which deal a game is played with; games with the same one are compared with each other."""
        return number // self.seatings * len(self.rounds) + self._schedule[number % self.seatings][0]

    def seating(self, number: int) -> Seating:
        return self._schedule[number % self.seatings][1]

    def luck(self, *moment: int) -> int:
        """A seed that depends on nothing but the match's seed and the numbers of the moment."""
        text = "/".join(map(str, ("chautari arena", self.seed, *moment)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1


def rotations(seating: Seating) -> list[Seating]:
    """The same order round the table, begun at every seat; itself first."""
    return [seating[start:] + seating[:start] for start in range(len(seating))]


def fill_seats(named: list[str], seats: int) -> tuple[str, ...]:
    """The bots of all seats: those named, the last one again on the seats that are left."""
    return (*named, *[named[-1]] * (seats - len(named)))
