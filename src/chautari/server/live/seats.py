"""Who may do what at a table, from what is stored of its seats."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from chautari.store import Head, Seat

NO_SEAT = -1
# What a link opens; `WATCHING` is kept for whoever has used a spectators' link, `LOOK_BACK` is a review's,
# `WITHDRAWN` one of those that opens nothing any more and is never made again.
SEAT, TABLE, WATCH, MOVE, WATCHING, LOOK_BACK = "seat", "table", "watch", "move", "watching", "look-back"
WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class Role:
    """What somebody is at a table; all of it may be true at once but the seat is one."""

    seat: int = NO_SEAT
    host: bool = False
    watches: bool = False

    @property
    def stranger(self) -> bool:
        return self.seat == NO_SEAT and not self.host and not self.watches

    @property
    def takes_part(self) -> bool:
        """True for somebody without whom the table would not go on."""
        return self.seat != NO_SEAT or self.host

    @property
    def seat_or_none(self) -> int | None:
        """The seat as messages tell it: null for whoever has none."""
        return None if self.seat == NO_SEAT else self.seat


def is_person(seat: Seat) -> bool:
    """True if a person has taken the seat and not given it up."""
    return seat.kind == "person" and not resigned(seat)


def resigned(seat: Seat) -> bool:
    return bool(seat.notes.get("resigned"))


def mark_of(seat: Seat) -> int:
    """The number of the colour and outline by which a seat is drawn: its person's over all rematches, no two alike."""
    mark = seat.notes.get("mark")
    return mark if isinstance(mark, int) else seat.number


def with_mark(seat: Seat, mark: int) -> Seat:
    return replace(seat, notes={**seat.notes, "mark": mark})


def is_vacant(seat: Seat) -> bool:
    """True if the table's link opens the seat: it is free, and not kept for a person who sat at the table before."""
    return is_free(seat) and not seat.person


def put_out(seat: Seat) -> Seat:
    """A seat whose person the host sends away in the middle of a game; it may be theirs again tomorrow."""
    return replace(seat, notes={**seat.notes, "put_out": True}) if seat.kind == "person" else seat


def has_a_vote(seat: Seat) -> bool:
    """True if a person has chosen here who may come back, whether a bot stands in or the host has put them out."""
    return not resigned(seat) and (seat.kind == "person" or bool(seat.notes.get("put_out")))


def is_free(seat: Seat) -> bool:
    """True if the seat's link opens it."""
    return seat.kind in ("open", "invited")


def played_by_bot(seat: Seat) -> bool:
    return seat.kind == "bot" or seat.stand_in


def people(seats: Iterable[Seat]) -> list[int]:
    """The seats that people play themselves now."""
    return [seat.number for seat in seats if is_person(seat) and not seat.stand_in]


def voters(seats: Iterable[Seat]) -> list[int]:
    """The seats whose people, here or not, must agree before what was shown is taken back."""
    return [seat.number for seat in seats if has_a_vote(seat)]


def changed(seats: Iterable[Seat], new: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats, with the new ones in the place of those with the same numbers."""
    return tuple({seat.number: seat for seat in (*seats, *new)}.values())


def seat_of(seats: Iterable[Seat], person: str) -> int:
    """The seat that a person holds, or that is kept for them; NO_SEAT if there is none."""
    return next((seat.number for seat in seats if person and seat.person == person), NO_SEAT)


def role_of(head: Head, seats: Iterable[Seat], person: str, watches: bool = False) -> Role:
    return Role(seat_of(seats, person), bool(person) and head.host == person, watches)
