"""Practising: who may have hints, see chances and take back anything, which is fair only without other people."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from chautari.games.words import Said
from chautari.server.live.seats import is_free, voters
from chautari.store import Head, Seat


class Advice(msgspec.Struct, frozen=True):
    """What was found out about a seat's question: the hint's steps in every language, but for what the points say.

    `worse` is the best option that is not about as good, −1 if there is none; `problem` is what went wrong.
    """

    looked_at: tuple[int, ...] = ()
    action: int = -1
    as_good: tuple[int, ...] = ()
    worse: int = -1
    look: Said = {}
    move: Said = {}
    at_once: Said = {}
    chance: Said = {}
    problem: str = ""


class Reasons(msgspec.Struct, frozen=True):
    """Which points speak for the best option, in words."""

    text: Said = {}
    problem: str = ""


@dataclass
class KeptHint:
    """A hint for one question of a seat, found out once: whoever asks meanwhile waits for the same."""

    advice: asyncio.Task[Advice]
    reasons: asyncio.Task[Reasons] | None = None


def why_no_practice(head: Head, seats: Iterable[Seat], seat: int) -> str:
    """The code of the refusal for a seat that would practise; empty if it may.

    It may while it is the only person's, all others are bots', and nobody is awaited; never at a daily deal, whose
    results are compared.
    """
    seats = tuple(seats)
    if voters(seats) != [seat] or any(map(is_free, seats)):
        return "not-alone"
    return "daily-alone" if head.daily else ""


def may_practise(head: Head, seats: Iterable[Seat], seat: int) -> bool:
    """True if a seat may have hints, see chances and take back anything, once the game counts as practice."""
    return not why_no_practice(head, seats, seat)
