"""The arguments of environments, checked: each refusal is one sentence."""

from collections.abc import Iterable
from operator import index

from chautari.engine.errors import ChautariError
from chautari.research.tables import MARGIN, WIN_SHARE

REWARDS = {"win": WIN_SHARE, "margin": MARGIN}
MACHINE = 1 << 63  # numbers beyond this are none of the compiled rules'


class BadEnvironment(ChautariError):
    """Something that an environment can't be asked for."""


def one_of(known: dict[str, int], what: str, given: str) -> int:
    """The number that a word stands for; refuses a word that is not known."""
    check_word(known, what, given)
    return known[given]


def check_word(known: Iterable[str], what: str, given: object) -> None:
    if given not in list(known):
        raise BadEnvironment(f"{what} can't be {given!r}; it can be {', '.join(known)}.")


def check_mode(modes: list[str], given: str | None) -> None:
    """Refuses a render mode that is not known; None draws nothing."""
    if given is not None:
        check_word(modes, "render_mode", given)


def check_seat(seats: int, given: object) -> None:
    if not isinstance(given, int) or not 0 <= given < seats:
        raise BadEnvironment(f"This table has seats 0 to {seats - 1}, not {given!r}.")


def whole_number(number: object, what: str = "An action") -> int:
    """A plain number, whatever kind of whole number it came as (NumPy has its own)."""
    try:
        result = index(number)  # type: ignore[arg-type]  # what is no number is what is to be refused
    except TypeError:
        raise BadEnvironment(f"{what} is a whole number, not {number!r}.") from None
    if not -MACHINE <= result < MACHINE:
        raise BadEnvironment(f"{what} has at most 63 bits, not {result.bit_length()}.")
    return result
