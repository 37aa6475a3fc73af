"""The four levels for people: for each game a skill, clearly stronger than that of the level below."""

from dataclasses import dataclass
from typing import Final

from chautari.bots.budget import UNLIMITED, Budget

LEVELS: Final = ("novice", "casual", "strong", "master")

# A slow or interpreted machine thinks no longer than this.
PATIENCE: Final = 3000


@dataclass(frozen=True)
class Skill:
    """A search with this budget; without one, a choice one step ahead.

    That misjudges by `noise` points, but never takes what looks worse than the best by more than `slack`: people who
    play badly overlook the better of two sensible moves, and don't make senseless ones.
    """

    noise: float = 0.0
    slack: float = 0.0
    budget: Budget = UNLIMITED


def one_step(noise: float = 0.0, slack: float = 0.0) -> Skill:
    return Skill(noise, slack)


def search_for(iterations: int) -> Skill:
    return Skill(budget=Budget(iterations, PATIENCE))


SKILLS: Final[dict[str, tuple[Skill, Skill, Skill, Skill]]] = {
    "reviving-kathmandu": (one_step(15.0, 4.5), one_step(5.0, 2.0), one_step(), search_for(2000)),
    "adventure-tours": (one_step(20.0, 5.5), one_step(8.0, 3.2), one_step(), search_for(2000)),
    "yak": (one_step(6.0, 2.2), one_step(3.0, 1.4), one_step(), search_for(2000)),
    "kathmandu": (one_step(8.0, 4.5), one_step(5.0, 1.8), one_step(), search_for(2000)),
}


def level(game: str, name: str) -> Skill:
    """What a level means in a game; one not measured yet plays like the first."""
    return SKILLS.get(game, SKILLS["reviving-kathmandu"])[LEVELS.index(name)]
