"""Who may do what at a table, from what is stored of its seats."""

from dataclasses import dataclass, replace

from chautari.store import Head, Seat

NO_SEAT = -1
# What a link opens; the last is kept for whoever has used a spectators' link.
SEAT, WATCH, MOVE, WATCHING = "seat", "watch", "move", "watching"


@dataclass(frozen=True)
class Role:
    """What somebody is at a table; all of it may be true at once but the seat is one."""

    seat: int = NO_SEAT
    host: bool = False
    watches: bool = False

    @property
    def stranger(self) -> bool:
        return self.seat == NO_SEAT and not self.host and not self.watches


def origin(head: Head) -> str:
    """A mark of the address a table was set up from; of an older table that of its host."""
    return str(head.notes.get("origin") or head.host)


def is_person(seat: Seat) -> bool:
    """A seat that a person has taken and not given up."""
    return seat.kind == "person" and not resigned(seat)


def resigned(seat: Seat) -> bool:
    return bool(seat.notes.get("resigned"))


def put_out(seat: Seat) -> Seat:
    """A seat whose person the host sends away in the middle of a game; it may be theirs again tomorrow."""
    return replace(seat, notes={**seat.notes, "put_out": True}) if seat.kind == "person" else seat


def has_a_word(seat: Seat) -> bool:
    """A seat with choices of a person who may come back, whether a bot stands in or the host has put them out."""
    return not resigned(seat) and (seat.kind == "person" or bool(seat.notes.get("put_out")))


def is_free(seat: Seat) -> bool:
    """A seat that its link opens."""
    return seat.kind in ("open", "invited")


def played_by_bot(seat: Seat) -> bool:
    return seat.kind == "bot" or seat.stand_in


def seat_of(seats: tuple[Seat, ...], person: str) -> int:
    """The seat that a person holds, or for whom it is kept."""
    return next((seat.number for seat in seats if person and seat.person == person), NO_SEAT)


def role_of(head: Head, seats: tuple[Seat, ...], person: str, watches: bool = False) -> Role:
    return Role(seat_of(seats, person), bool(person) and head.host == person, watches)
