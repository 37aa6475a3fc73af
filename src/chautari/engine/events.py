"""Events: what happened, and who may know."""

from typing import Final

from mypy_extensions import i64

PUBLIC: Final = -1
NOTHING: Final = -(1 << 30)


def all_but(seat: i64) -> i64:
    """The audience of everybody, spectators too, except one seat."""
    return -2 - seat


class Event:
    """Something that happened to `seat`, with a few numbers whose meaning the game's texts know."""

    def __init__(self, name: str, seat: i64, values: tuple[int, ...], to: i64) -> None:
        self.name = name
        self.seat: i64 = seat
        self.values = values
        self.to: i64 = to

    def heard_by(self, seat: i64) -> bool:
        """True if a seat, or a spectator (a negative number), may know it."""
        if self.to == PUBLIC:
            return True
        if self.to >= 0:
            return self.to == seat
        return seat != -2 - self.to

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._parts()

    def _parts(self) -> tuple[str, int, tuple[int, ...], int]:
        return self.name, self.seat, self.values, self.to

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.values}, to={self.to})"
