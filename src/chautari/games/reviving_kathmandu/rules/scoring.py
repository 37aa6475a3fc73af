"""Where the points come from (rulebook, When you complete a Monument, Game-end scoring)."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.game import Source
from chautari.games.reviving_kathmandu.components import BUDDHA, MONUMENTS, OBJECTIVE_POINTS, WILD
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.state import City


def points(s: City, seat: i64) -> i64:
    """All of it, as at the end of the game."""
    finished = s.finished[seat]
    made = printed_points(finished) + matching_points(finished) + bits.size(buddha_colours(finished))
    kept = s.coin_points[seat] + printed_points(s.growing[seat])
    met = objectives_met(s, seat)
    kind: i64 = 0
    while met >> kind != 0:
        kept += objective_points(met, kind)
        kind += 1
    return made + kept


def public_sources(s: City, seat: i64) -> list[Source]:
    """What has been scored on the way: everybody can see it."""
    finished = s.finished[seat]
    return [
        Source("source-monuments", printed_points(finished), "RK-SCO-1"),
        Source("source-colours", matching_points(finished), "RK-SCO-2"),
        Source("source-buddhas", bits.size(buddha_colours(finished)), "RK-SCO-3"),
        Source("source-coins", s.coin_points[seat], "RK-COIN-1"),
    ]


def sources(s: City, seat: i64) -> list[Source]:
    """All of it, by where it comes from."""
    listed = public_sources(s, seat)
    listed.append(Source("source-unfinished", printed_points(s.growing[seat]), "RK-SCO-5"))
    if s.missions[seat] >= 0:
        met = objectives_met(s, seat)
        for kind in range(len(MONUMENTS)):
            listed.append(Source(f"source-objective-{MONUMENTS[kind]}", objective_points(met, kind), "RK-SCO-6"))
    return listed


def printed_points(monuments: tuple[Monument, ...]) -> i64:
    total: i64 = 0
    for monument in monuments:
        total += monument.printed
    return total


def matching_points(finished: tuple[Monument, ...]) -> i64:
    total: i64 = 0
    for monument in finished:
        total += monument.matching
    return total


def buddha_colours(finished: tuple[Monument, ...]) -> i64:
    """The colours among a seat's Buddhas, as a set of bits; each scores a point (RK-SCO-3)."""
    colours: i64 = 0
    for monument in finished:
        if monument.kind == BUDDHA and monument.colours[0] != WILD:
            colours |= bits.bit(monument.colours[0])
    return colours


def objectives_met(s: City, seat: i64) -> i64:
    """The kinds of monument of which one that is complete meets the seat's objective, as a set of bits (RK-SCO-6)."""
    mission: i64 = s.missions[seat]
    kinds: i64 = 0
    if mission >= 0:
        for monument in s.finished[seat]:
            if bits.has(monument.objectives, mission):
                kinds = bits.plus(kinds, monument.kind)
    return kinds


def objective_points(met: i64, kind: i64) -> i64:
    return OBJECTIVE_POINTS[kind] if bits.has(met, kind) else 0
