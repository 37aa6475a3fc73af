"""Which cards of the market a seat could use in its own street as it stands: they are marked for it while it bids."""

from chautari.games.reviving_kathmandu.actions import AREA, ON
from chautari.games.reviving_kathmandu.components import (
    FACE_CARD,
    FACE_KIND,
    MONUMENTS,
    WILD,
    face_count,
    face_name,
    first_face,
)
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.rules.scoring import objective_points, objectives_met, printed_points
from chautari.games.reviving_kathmandu.rules.sections import add_section, scored_by
from chautari.games.reviving_kathmandu.state import NO_CARD, City


def fits(s: City, seat: int) -> list[shapes.Fit]:
    """Sections that something of the seat's own waits for, and Buddhas that its mission asks for."""
    found = [
        _best(s, seat, place, first_face(card) + n)
        for place, card in enumerate(s.market[: s.printed_market().cards])
        if card != NO_CARD
        for n in range(face_count(card))
    ]
    return [fit for fit in found if fit is not None]


def _best(s: City, seat: int, place: int, face: int) -> shapes.Fit | None:
    """On the monument where it brings most."""
    wanted = [monument for monument in s.growing[seat] if monument.next_section == FACE_KIND[face]]
    tried = [_fit(s, seat, place, face, monument) for monument in wanted]
    if not tried and foundation(face).is_complete():
        tried = [fit for fit in [_fit(s, seat, place, face, None)] if fit["mission"]]
    return max(tried, key=_worth, default=None)


def _worth(fit: shapes.Fit) -> int:
    return fit["points"] + fit["mission"]


def _fit(s: City, seat: int, place: int, face: int, on: Monument | None) -> shapes.Fit:
    """What completes a monument scores at once, wild sections in their best colours; the rest counts at the end."""
    built = foundation(face) if on is None else on.grown(face)
    after = s.clone()
    add_section(after, seat, face, AREA + seat if on is None else ON + FACE_CARD[on.top()])
    if not built.is_complete():
        grown = printed_points(after.growing[seat]) - printed_points(s.growing[seat])
        return {"place": place, "face": face_name(face), "completes": False, "points": grown, "mission": 0}
    scored, mission = max((_scored(s, after, seat, coloured) for coloured in _colourings(built)), key=sum)
    return {"place": place, "face": face_name(face), "completes": True, "points": scored, "mission": mission}


def _colourings(built: Monument) -> list[Monument]:
    """A complete monument with its wild sections in every colour they may take."""
    if WILD not in built.colours:
        return [built]
    return [done for colour in range(WILD) for done in _colourings(built.coloured(colour))]


def _scored(s: City, after: City, seat: int, built: Monument) -> tuple[int, int]:
    """What this monument, finished last, brings at once, and by the mission at the end."""
    after.finished[seat] = (*s.finished[seat], built)
    return scored_by(built, s.finished[seat]), _mission_points(after, seat) - _mission_points(s, seat)


def _mission_points(s: City, seat: int) -> int:
    met = objectives_met(s, seat)
    return sum(objective_points(met, kind) for kind in range(len(MONUMENTS)))
