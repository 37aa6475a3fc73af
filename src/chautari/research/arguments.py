"""What an environment is asked for, checked: each refusal is one sentence."""

from collections.abc import Iterable
from operator import index

from chautari.engine.errors import ChautariError
from chautari.research.tables import MARGIN, WIN_SHARE

REWARDS = {"win": WIN_SHARE, "margin": MARGIN}
MACHINE = 1 << 63  # numbers beyond this are none of the compiled rules'


class BadEnvironment(ChautariError):
    """Something that an environment can't be asked for."""


def one_of(known: dict[str, int], what: str, wanted: str) -> int:
    """What a word stands for."""
    check_word(known, what, wanted)
    return known[wanted]


def check_word(known: Iterable[str], what: str, wanted: object) -> None:
    if wanted not in list(known):
        raise BadEnvironment(f"{what} can't be {wanted!r}; it can be {', '.join(known)}.")


def check_mode(modes: list[str], wanted: str | None) -> None:
    """Ways to draw: None is for those who don't want to see anything."""
    if wanted is not None:
        check_word(modes, "render_mode", wanted)


def check_seat(seats: int, wanted: object) -> None:
    if not isinstance(wanted, int) or not 0 <= wanted < seats:
        raise BadEnvironment(f"This table has seats 0 to {seats - 1}, not {wanted!r}.")


def whole(number: object, what: str = "An action") -> int:
    """A plain number, whatever kind of whole number it came as (NumPy has its own)."""
    try:
        found = index(number)  # type: ignore[arg-type]  # what is no number is what we want to find
    except TypeError:
        raise BadEnvironment(f"{what} is a whole number, not {number!r}.") from None
    if not -MACHINE <= found < MACHINE:
        raise BadEnvironment(f"{what} has at most 63 bits, not {found.bit_length()}.")
    return found
