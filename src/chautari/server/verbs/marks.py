"""The colours and outlines of seats: whoever sits down may choose one that nobody has."""

from collections.abc import Sequence

from chautari.server.live.seats import is_vacant, mark_of, with_mark
from chautari.server.refusals import CONFLICT, refused
from chautari.server.wire.values import MARKS
from chautari.store import Seat


def first_marks(wanted: Sequence[int | None]) -> list[int]:
    """The marks of a new table's seats: the wanted ones, and for the others their own number or what is left."""
    chosen = [mark for mark in wanted if mark is not None]
    if len(set(chosen)) < len(chosen):
        raise refused(CONFLICT, "mark-taken")
    marks: list[int] = []
    for number, wish in enumerate(wanted):
        left = [mark for mark in (number, *range(MARKS), *range(MARKS, len(wanted))) if mark not in chosen + marks]
        marks.append(left[0] if wish is None else wish)
    return marks


def chosen_mark(seats: Sequence[Seat], seat: Seat, wanted: int | None) -> tuple[Seat, ...]:
    """A seat with the mark that its person wants, and the vacant one that changes marks with it, if one does."""
    own = mark_of(seat)
    if wanted is None or wanted == own:
        return (seat,)
    other = next((one for one in seats if one.number != seat.number and mark_of(one) == wanted), None)
    if other is None:
        return (with_mark(seat, wanted),)
    if not is_vacant(other):
        raise refused(CONFLICT, "mark-taken")
    return (with_mark(seat, wanted), with_mark(other, own))
