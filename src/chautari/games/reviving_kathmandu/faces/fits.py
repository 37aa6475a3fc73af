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
from chautari.games.reviving_kathmandu.faces.gains import OBJECTIVE, UNFINISHED, gains, in_best_colours
from chautari.games.reviving_kathmandu.monument import Monument
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
    """On the monument where it brings most; a bottom section needs none."""
    kind = FACE_KIND[face]
    tried = [_fit(s, seat, face, on) for on in _waiting(s, seat, kind)]
    if KIND_STAGE[kind] == 0:
        tried = [_fit(s, seat, face, None)]
    elif not tried:
        tried = [
            _fit(after, seat, face, on, hand)
            for after, hand in _raised(s, seat, kind, FACE_CARD[face])
            for on in _waiting(after, seat, kind)
        ]
    return max(tried, key=_together, default=None)


def _waiting(s: City, seat: int, kind: int) -> list[Monument]:
    return [monument for monument in s.growing[seat] if monument.next_section == kind]


def _raised(s: City, seat: int, kind: int, kept: int) -> list[tuple[City, list[int]]]:
    """The table once something waits for this kind, and the sections of the hand, one card kept, that it took."""
    found: list[tuple[City, list[int]]] = []
    below = kind - 1
    starts = KIND_STAGE[below] == 0
    ready = starts or len(_waiting(s, seat, below)) > 0
    for before, hand in [(s, [])] if ready else _raised(s, seat, below, kept):
        for face in _in_hand(before, seat):
            if FACE_KIND[face] != below or FACE_CARD[face] == kept:
                continue
            grounds: list[Monument | None] = [None] if starts else [*_waiting(before, seat, below)]
            for on in grounds:
                found.append((_built(before, seat, face, on), [*hand, face]))
    return found


def _topped(s: City, seat: int, top: int, kept: int) -> list[tuple[City, list[int]]]:
    """The table once the monument with this card on top is as high as the hand, one card kept, can raise it, and the
    sections that this takes; nothing if it takes none."""
    found: list[tuple[City, list[int]]] = []
    for on in [monument for monument in s.growing[seat] if FACE_CARD[monument.top()] == top]:
        for face in _in_hand(s, seat):
            if FACE_KIND[face] != on.next_section or FACE_CARD[face] == kept:
                continue
            after = _built(s, seat, face, on)
            higher = _topped(after, seat, FACE_CARD[face], kept)
            found += [(table, [face, *more]) for table, more in higher] or [(after, [face])]
    return found


def _in_hand(s: City, seat: int) -> list[int]:
    return [first_face(card) + n for card in s.hand(seat) for n in range(face_count(card))]


def _built(s: City, seat: int, face: int, on: Monument | None) -> City:
    """The table once this section of the hand stands."""
    after = s.clone()
    after.drop_card(seat, FACE_CARD[face])
    add_section(after, seat, face, _place(seat, on))
    return after


def _place(seat: int, on: Monument | None) -> int:
    return AREA + seat if on is None else ON + FACE_CARD[on.top()]


def _worth(brought: shapes.Brought) -> int:
    return brought["points"] + brought["mission"]


def _together(fit: shapes.Fit) -> int:
    return _worth(fit["then"] or fit)


def _fit(s: City, seat: int, face: int, on: Monument | None, hand: Sequence[int] = ()) -> shapes.Fit:
    after = s.clone()
    add_section(after, seat, face, _place(seat, on))
    higher = _topped(after, seat, FACE_CARD[face], FACE_CARD[face])
    then: list[shapes.Then] = [
        {"faces": [face_name(one) for one in faces], **_brought(s, seat, table)} for table, faces in higher
    ]
    return {
        "card": FACE_CARD[face],
        "face": face_name(face),
        "after": [face_name(one) for one in hand],
        "then": max(then, key=_worth, default=None),
        **_brought(s, seat, after),
    }


def _brought(s: City, seat: int, after: City) -> shapes.Brought:
    """How much more the end brings: wild sections in their best colours, less what it was worth unfinished."""
    completes = len(after.finished[seat]) > len(s.finished[seat])
    if completes:
        after = in_best_colours(after, seat, seat, len(after.finished[seat]) - 1)
    found = gains(s, after, seat, seat, to_the_end=True)
    mission = sum(gain["points"] for gain in found if gain["key"].startswith(OBJECTIVE))
    unfinished = sum(gain["points"] for gain in found if gain["key"] == UNFINISHED)
    points = sum(gain["points"] for gain in found) - mission
    return {"completes": completes, "points": points, "at_once": points - unfinished, "mission": mission}
