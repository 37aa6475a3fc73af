"""How far a seat is with its mission: what still grows and may yet meet an objective (RK-CMP-5, RK-SCO-6)."""

from chautari.games.reviving_kathmandu.components import MISSIONS, MONUMENTS, SHRINE, STUPA, WILD, Mission
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.rules.setup import NO_MISSION
from chautari.games.reviving_kathmandu.state import City


def standing(s: City, owner: int) -> list[int]:
    """For each kind of monument the sections of the tallest growing one that can still meet its objective."""
    tallest = [0] * len(MONUMENTS)
    if s.missions[owner] != NO_MISSION:
        mission = MISSIONS[s.missions[owner]]
        for monument in s.growing[owner]:
            if can_still_meet(mission, monument):
                tallest[monument.kind] = max(tallest[monument.kind], int(monument.height()))
    return tallest


def can_still_meet(mission: Mission, monument: Monument) -> bool:
    """Whether no section that stands speaks against it; a wild one may still take any colour."""
    built = [list(range(WILD)) if colour == WILD else [colour] for colour in monument.colours]
    if monument.kind == SHRINE:
        asked = built[mission.shrine_section : mission.shrine_section + 1]
        return all(set(colours) & set(mission.shrine) for colours in asked)
    pair = [built[stage] for stage in _pair(mission, monument) if stage < len(built)]
    return len(pair) < 2 or bool(set(pair[0]) & set(pair[1]))


def _pair(mission: Mission, monument: Monument) -> list[int]:
    return list(mission.stupa if monument.kind == STUPA else mission.pagoda)
