"""What something brings, counted in one way everywhere: by its sources, wild sections in their best colours."""

from chautari.engine import rows
from chautari.engine.game import Source
from chautari.games.reviving_kathmandu.components import WILD
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.rules.scoring import public_sources, sources
from chautari.games.reviving_kathmandu.state import City

OBJECTIVE = "source-objective-"
UNFINISHED = "source-unfinished"


def gains(before: City, after: City, seat: int, owner: int, to_the_end: bool = False) -> list[shapes.Gain]:
    """Points scored on the way, and missions that the seat may see; to the end also what stays unfinished."""
    old, new = _seen(before, seat, owner, to_the_end), _seen(after, seat, owner, to_the_end)
    return [
        {"key": now.key, "points": now.points - was.points}
        for was, now in zip(old, new, strict=True)
        if now.points != was.points
    ]


def in_best_colours(s: City, seat: int, owner: int, number: int) -> City:
    """The wild sections of one of the owner's finished monuments, in the colours that bring most."""
    tried = [_coloured(s, owner, number, built) for built in _colourings(s.finished[owner][number])]
    return max(tried, key=lambda one: sum(source.points for source in _seen(one, seat, owner, False)))


def _coloured(s: City, owner: int, number: int, built: Monument) -> City:
    after = s.clone()
    after.finished[owner] = rows.replaced(s.finished[owner], number, built)
    return after


def _colourings(built: Monument) -> list[Monument]:
    """A complete monument with its wild sections in every colour they may take."""
    if WILD not in built.colours:
        return [built]
    return [done for colour in range(WILD) for done in _colourings(built.coloured(colour))]


def _seen(s: City, seat: int, owner: int, to_the_end: bool) -> list[Source]:
    if owner != seat and not s.open_missions:
        return public_sources(s, owner)
    return [source for source in sources(s, owner) if to_the_end or source.key != UNFINISHED]
