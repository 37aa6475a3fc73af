"""Which cards a seat could use in its own street, in the market, in hand or for its last coin: they are marked."""

from collections.abc import Sequence

from chautari.games.reviving_kathmandu.actions import AREA, ON
from chautari.games.reviving_kathmandu.components import (
    FACE_CARD,
    FACE_KIND,
    KIND_STAGE,
    face_count,
    face_name,
    first_face,
)
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.faces.gains import OBJECTIVE, gains, in_best_colours
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.question import NOTHING_BOUGHT, SPENDING, card_bought, doing
from chautari.games.reviving_kathmandu.rules.sections import add_section
from chautari.games.reviving_kathmandu.state import NO_CARD, City


def fits(s: City, seat: int) -> list[shapes.Fit]:
    """What something of the seat's own waits for, now or once cards of its hand stand; none when the game is over."""
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
    """On the monument where it brings most; a Buddha is whole by itself, and any other bottom section goes unmarked."""
    kind = FACE_KIND[face]
    tried = [_fit(s, seat, face, on) for on in _waiting(s, seat, kind)]
    if foundation(face).is_complete():
        tried = [_fit(s, seat, face, None)]
    elif not tried and KIND_STAGE[kind] > 0:
        tried = [
            _fit(after, seat, face, on, hand)
            for after, hand in _raised(s, seat, kind, FACE_CARD[face])
            for on in _waiting(after, seat, kind)
        ]
    return max(tried, key=_worth, default=None)


def _waiting(s: City, seat: int, kind: int) -> list[Monument]:
    return [monument for monument in s.growing[seat] if monument.next_section == kind]


def _raised(s: City, seat: int, kind: int, kept: int) -> list[tuple[City, list[int]]]:
    """The table once something waits for this kind, and the sections of the hand, one card kept, that it took."""
    found: list[tuple[City, list[int]]] = []
    below = kind - 1
    starts = KIND_STAGE[below] == 0
    ready = starts or len(_waiting(s, seat, below)) > 0
    for before, hand in [(s, [])] if ready else _raised(s, seat, below, kept):
        for face in [first_face(card) + n for card in before.hand(seat) for n in range(face_count(card))]:
            if FACE_KIND[face] != below or FACE_CARD[face] == kept:
                continue
            grounds: list[Monument | None] = [None] if starts else [*_waiting(before, seat, below)]
            for on in grounds:
                after = before.clone()
                after.drop_card(seat, FACE_CARD[face])
                add_section(after, seat, face, _place(seat, on))
                found.append((after, [*hand, face]))
    return found


def _place(seat: int, on: Monument | None) -> int:
    return AREA + seat if on is None else ON + FACE_CARD[on.top()]


def _worth(fit: shapes.Fit) -> int:
    return fit["points"] + fit["mission"]


def _fit(s: City, seat: int, face: int, on: Monument | None, hand: Sequence[int] = ()) -> shapes.Fit:
    """What completes a monument scores at once, wild sections in their best colours; the rest counts at the end."""
    completes = (foundation(face) if on is None else on.grown(face)).is_complete()
    after = s.clone()
    add_section(after, seat, face, _place(seat, on))
    if completes:
        after = in_best_colours(after, seat, seat, len(after.finished[seat]) - 1)
    found = gains(s, after, seat, seat, to_the_end=not completes)
    mission = sum(gain["points"] for gain in found if gain["key"].startswith(OBJECTIVE))
    return {
        "card": FACE_CARD[face],
        "face": face_name(face),
        "after": [face_name(one) for one in hand],
        "completes": completes,
        "points": sum(gain["points"] for gain in found) - mission,
        "mission": mission,
    }
