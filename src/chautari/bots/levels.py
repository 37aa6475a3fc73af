"""Four levels for people: how well each plays, game by game, so that each is clearly stronger than the one below."""

from dataclasses import dataclass
from typing import Final

from chautari.bots.budget import UNLIMITED, Budget

LEVELS: Final = ("novice", "casual", "strong", "master")

# A slow or interpreted machine thinks no longer than this.
PATIENCE: Final = 3000


@dataclass(frozen=True)
class Skill:
    """Searching for so long, or else one look ahead that misjudges by so many points."""

    wavering: float = 0.0
    budget: Budget = UNLIMITED


def looking(wavering: float) -> Skill:
    return Skill(wavering=wavering)


def searching(iterations: int) -> Skill:
    return Skill(budget=Budget(iterations, PATIENCE))


SKILLS: Final[dict[str, tuple[Skill, Skill, Skill, Skill]]] = {
    "reviving-kathmandu": (looking(15.0), looking(2.0), looking(0.0), searching(2000)),
    "adventure-tours": (looking(20.0), looking(3.0), looking(0.0), searching(2000)),
    "yak": (looking(6.0), looking(1.5), looking(0.0), searching(2000)),
    "kathmandu": (looking(8.0), looking(2.0), looking(0.0), searching(2000)),
}


def level(game: str, name: str) -> Skill:
    """What a level means in a game; one not measured yet plays like the first."""
    return SKILLS.get(game, SKILLS["reviving-kathmandu"])[LEVELS.index(name)]
