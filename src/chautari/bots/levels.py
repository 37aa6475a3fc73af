"""The five levels for people: for each game a skill, clearly stronger than that of the level below."""

from dataclasses import dataclass
from typing import Final

from chautari.bots.budget import UNLIMITED, Budget

LEVELS: Final = ("novice", "casual", "strong", "master", "grandmaster")

# A slow or interpreted machine thinks no longer than this.
PATIENCE: Final = 3000


@dataclass(frozen=True)
class Skill:
    """A search with this budget, or without one a single look at every option.

    With noise the look is the game's own glance one step ahead, which misjudges by that many points, but never takes
    what looks worse than the best by more than `slack`: people who play badly overlook the better of two sensible
    moves, and don't make senseless ones. Without noise it is that of the net.
    """

    noise: float = 0.0
    slack: float = 0.0
    budget: Budget = UNLIMITED


def misjudging(noise: float, slack: float) -> Skill:
    return Skill(noise, slack)


def searching(iterations: int) -> Skill:
    return Skill(budget=Budget(iterations, PATIENCE))


ONE_LOOK: Final = Skill()

# Where a game has no net yet, one look is greedy's.
SKILLS: Final[dict[str, tuple[Skill, Skill, Skill, Skill, Skill]]] = {
    "reviving-kathmandu": (misjudging(15.0, 4.5), misjudging(5.0, 2.0), ONE_LOOK, searching(2000), searching(8000)),
    "adventure-tours": (misjudging(20.0, 5.5), misjudging(8.0, 3.2), ONE_LOOK, searching(2000), searching(8000)),
    "yak": (misjudging(6.0, 2.2), misjudging(3.0, 1.4), ONE_LOOK, searching(1500), searching(8000)),
    "kathmandu": (misjudging(8.0, 4.5), misjudging(3.5, 1.4), ONE_LOOK, searching(2000), searching(8000)),
}


def level(game: str, name: str) -> Skill:
    """What a level means in a game; one not measured yet plays like the first."""
    return SKILLS.get(game, SKILLS["reviving-kathmandu"])[LEVELS.index(name)]


def steady(game: str, name: str) -> str:
    """The spec of a bot that plays as a level does, counted in iterations alone: the same on every machine."""
    iterations = level(game, name).budget.iterations
    return f"search:{iterations}it" if iterations else name
