"""Which cards of the market a seat could use in its own street as it stands: they are marked for it while it bids."""

from chautari.games.reviving_kathmandu.actions import AREA, ON
from chautari.games.reviving_kathmandu.components import FACE_CARD, FACE_KIND, face_count, face_name, first_face
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.rules.scoring import objectives_met, points
from chautari.games.reviving_kathmandu.rules.sections import add_section
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
    return max(tried, key=lambda fit: fit["points"], default=None)


def _fit(s: City, seat: int, place: int, face: int, on: Monument | None) -> shapes.Fit:
    built = foundation(face) if on is None else on.grown(face)
    after = s.clone()
    add_section(after, seat, face, AREA + seat if on is None else ON + FACE_CARD[on.top()])
    return {
        "place": place,
        "face": face_name(face),
        "completes": built.is_complete(),
        "points": points(after, seat) - points(s, seat),
        "mission": objectives_met(after, seat) != objectives_met(s, seat),
    }
