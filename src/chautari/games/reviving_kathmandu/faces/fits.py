"""Which cards a seat could use in its own street now, in the market, in hand or for its last coin: they are marked."""

from chautari.games.reviving_kathmandu.actions import AREA, ON
from chautari.games.reviving_kathmandu.components import FACE_CARD, FACE_KIND, face_count, face_name, first_face
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.faces.gains import OBJECTIVE, gains, in_best_colours
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.question import NOTHING_BOUGHT, SPENDING, card_bought, doing
from chautari.games.reviving_kathmandu.rules.sections import add_section
from chautari.games.reviving_kathmandu.state import NO_CARD, City


def fits(s: City, seat: int) -> list[shapes.Fit]:
    """Sections that something of the seat's own waits for, and whole Buddhas; none when the game is over."""
    if s.is_over():
        return []
    found = [_best(s, seat, first_face(card) + n) for card in _in_sight(s, seat) for n in range(face_count(card))]
    return [fit for fit in found if fit is not None]


def _in_sight(s: City, seat: int) -> list[int]:
    """What the seat may get, or has: the market, its hand, what it has bought, and what it may buy."""
    cards = [card for card in s.market[: s.printed_market().cards] if card != NO_CARD] + s.hand(seat)
    if (bought := card_bought(s, seat)) != NOTHING_BOUGHT:
        cards.append(bought)
    if doing(s, seat) == SPENDING:
        cards += [card for pile in s.discards for card in pile]
    return cards


def _best(s: City, seat: int, face: int) -> shapes.Fit | None:
    """On the monument where it brings most."""
    wanted = [monument for monument in s.growing[seat] if monument.next_section == FACE_KIND[face]]
    tried = [_fit(s, seat, face, monument) for monument in wanted]
    if not tried and foundation(face).is_complete():
        tried = [_fit(s, seat, face, None)]
    return max(tried, key=_worth, default=None)


def _worth(fit: shapes.Fit) -> int:
    return fit["points"] + fit["mission"]


def _fit(s: City, seat: int, face: int, on: Monument | None) -> shapes.Fit:
    """What completes a monument scores at once, wild sections in their best colours; the rest counts at the end."""
    completes = (foundation(face) if on is None else on.grown(face)).is_complete()
    after = s.clone()
    add_section(after, seat, face, AREA + seat if on is None else ON + FACE_CARD[on.top()])
    if completes:
        after = in_best_colours(after, seat, seat, len(after.finished[seat]) - 1)
    found = gains(s, after, seat, seat, to_the_end=not completes)
    mission = sum(gain["points"] for gain in found if gain["key"].startswith(OBJECTIVE))
    return {
        "card": FACE_CARD[face],
        "face": face_name(face),
        "completes": completes,
        "points": sum(gain["points"] for gain in found) - mission,
        "mission": mission,
    }
