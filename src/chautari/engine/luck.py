"""Where chance's answers come from: the dealer of a table, or the quick dice of a simulation."""

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
DEFAULT_SEED: Final = 2463534242
SPREAD: Final = 2654435761
DRAWN_BITS: Final = 56


class Luck:
    """A source of fair numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each as likely as the others; n at most 2³¹."""
        raise NotImplementedError


class Dice(Luck):
    """A 32-bit xorshift generator: quick, the same compiled and interpreted, for simulation and bots only."""

    def __init__(self, seed: int) -> None:
        # In halves of machine size: a signal that arrives while big integers multiply ends a compiled program.
        low: i64 = seed & WORD
        high = ((low >> 16) * SPREAD & 0xFFFF) << 16
        self.word: i64 = ((low & 0xFFFF) * SPREAD + high + DEFAULT_SEED) & WORD
        if self.word == 0:
            self.word = DEFAULT_SEED
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        x = self.word
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.word = x
        return (x * n) >> 32


class Dealer(Luck):
    """The dealer of a real table: a secret hashed with a counter, so that a deal can be proved fair afterwards."""

    def __init__(self, secret: bytes, drawn: i64 = 0) -> None:
        self.secret = secret
        self.drawn: i64 = drawn

    def below(self, n: i64) -> i64:
        room: i64 = 1
        room = room << DRAWN_BITS
        fair = room - room % n
        while True:
            digest = hashlib.sha256(self.secret + b"/" + str(self.drawn).encode()).digest()
            self.drawn += 1
            number: i64 = int.from_bytes(digest[:7], "big")
            if number < fair:
                return number % n

    def commitment(self) -> str:
        """The hash of the secret, published at the start: it fixes the secret without telling it."""
        return hashlib.sha256(self.secret).hexdigest()


def secret_from_seed(seed: int | str) -> bytes:
    """The dealer's secret for a seed: the same seed deals the same again."""
    return hashlib.sha256(f"chautari seed {seed}".encode()).digest()
