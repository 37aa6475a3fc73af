"""The deal of a day: seed, seats, options, one's own seat and the bots' levels, all hashed from the date and the game.

Whoever reads this could work out what will be dealt: it is for fun, and nobody is asked to prove anything.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from chautari.bots.levels import steady
from chautari.engine.meta import Meta, Settings
from chautari.games import METAS

# Two of these are as likely as each of the others.
LEVELS: Final = ("casual", "strong", "strong", "master")
OWN: Final = ""


@dataclass(frozen=True)
class DailyDeal:
    """What a day deals in a game: `levels` are those of the bots, nothing on one's own seat."""

    day: str
    game: str
    settings: Settings
    seat: int
    levels: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.levels)

    @property
    def seed(self) -> str:
        """The seed of the dealer."""
        return f"daily {self.day} {self.game}"

    def bot(self, seat: int) -> str:
        """The spec of a seat's bot: one that thinks the same on every machine, however fast."""
        return steady(self.game, self.levels[seat])

    def luck(self, seat: int, answered: int) -> int:
        """A bot's luck with its next answer after so many of its own: the same moves are answered by the same."""
        return number(self.day, self.game, f"luck {seat} {answered}") & 0xFFFFFFFF


def deal_of_seed(seed: str | None) -> DailyDeal | None:
    """The deal of a dealer's seed, if it is that of one."""
    kind, _, named = (seed or "").partition(" ")
    day, _, game = named.partition(" ")
    return deal_of(day, game) if kind == "daily" and game in [meta.name for meta in METAS] else None


def today() -> str:
    """The date in Greenwich."""
    return datetime.now(UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


@cache
def deal_of(day: str, game: str) -> DailyDeal:
    meta = next(meta for meta in METAS if meta.name == game)
    seats = meta.seats[number(day, game, "seats") % len(meta.seats)]
    seat = number(day, game, "seat") % seats
    levels = [LEVELS[number(day, game, f"level {one}") % len(LEVELS)] for one in range(seats)]
    levels[seat] = OWN
    return DailyDeal(day, game, settings(meta, seats, day), seat, tuple(levels))


def settings(meta: Meta, seats: int, day: str) -> Settings:
    """The usual options, and on every other day one of them changed."""
    usual, *others = meta.settings(seats)
    changed = [one for one in others if sum(one[name] != usual[name] for name in usual) == 1]
    if not changed or number(day, meta.name, "usual") % 2 == 0:
        return usual
    return changed[number(day, meta.name, "option") % len(changed)]


def number(day: str, game: str, what: str) -> int:
    """A large number that nothing else of this day has."""
    return int.from_bytes(hashlib.sha256(f"chautari daily {day} {game} {what}".encode()).digest()[:8], "big")
