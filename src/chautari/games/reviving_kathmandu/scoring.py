"""Where the points come from (rulebook, When you complete a Monument, Game-end scoring)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.game import Source
from chautari.games.reviving_kathmandu.components import (
    BUDDHA,
    MISSIONS,
    MONUMENTS,
    OBJECTIVE_POINTS,
    PAGODA,
    SHRINE,
    STUPA,
    WILD,
    Mission,
)
from chautari.games.reviving_kathmandu.state import City, Monument

SAME_COLOUR: Final = [0, 0, 2, 4, 8]


def public_sources(s: City, seat: i64) -> list[Source]:
    """What has been scored on the way: everybody can see it."""
    printed: i64 = 0
    matching: i64 = 0
    for monument in s.finished[seat]:
        printed += monument.printed_points()
        matching += colour_bonus(monument)
    return [
        Source("source-monuments", printed, "RK-SCO-1"),
        Source("source-colours", matching, "RK-SCO-2"),
        Source("source-buddhas", buddha_colours(s, seat), "RK-SCO-3"),
        Source("source-coins", s.coin_points[seat], "RK-COIN-1"),
    ]


def sources(s: City, seat: i64) -> list[Source]:
    """All of it, as at the end of the game."""
    unfinished: i64 = 0
    for monument in s.growing[seat]:
        unfinished += monument.printed_points()
    found = public_sources(s, seat)
    found.append(Source("source-unfinished", unfinished, "RK-SCO-5"))
    for kind in range(len(MONUMENTS)):
        if s.missions[seat] >= 0:
            met = meets_objective(s, seat, MISSIONS[s.missions[seat]], kind)
            points = OBJECTIVE_POINTS[kind] if met else 0
            found.append(Source(f"source-objective-{MONUMENTS[kind]}", points, "RK-SCO-6"))
    return found


def colour_bonus(monument: Monument) -> i64:
    """2, 4 or 8 points for 2, 3 or 4 sections of one colour; two pairs score both (RK-SCO-2, RK-SCO-7)."""
    if monument.kind == BUDDHA:
        return 0
    points: i64 = 0
    for colour in range(WILD):
        points += SAME_COLOUR[monument.colours.count(colour)]
    return points


def buddha_colours(s: City, seat: i64) -> i64:
    """A point for every colour among the seat's Buddhas (RK-SCO-3)."""
    colours: list[int] = []
    for monument in s.finished[seat]:
        colour = monument.colours[0]
        if monument.kind == BUDDHA and colour != WILD and colour not in colours:
            colours.append(colour)
    return len(colours)


def meets_objective(s: City, seat: i64, mission: Mission, kind: i64) -> bool:
    """Whether one completed monument meets the objective with its fixed colours (RK-SCO-6)."""
    for monument in s.finished[seat]:
        if monument.kind == kind and matches(mission, monument):
            return True
    return False


def matches(mission: Mission, monument: Monument) -> bool:
    colours = monument.colours
    if monument.kind == BUDDHA:
        return colours[0] in mission.buddha
    if monument.kind == SHRINE:
        return colours[mission.shrine_section] in mission.shrine
    asked = mission.stupa if monument.kind == STUPA else mission.pagoda
    assert monument.kind in (STUPA, PAGODA)
    return colours[asked[0]] == colours[asked[1]]
