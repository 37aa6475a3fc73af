"""Numbers and lists as the reader's language writes them."""

from collections.abc import Iterable
from decimal import Decimal

from babel.lists import format_list
from babel.numbers import format_decimal

from chautari.games.words import ENGLISH, spoken

MINUS = "−"


def decimal(value: float, digits: int = 0, sign: bool = False) -> str:
    """A number with so many digits after the point: 1,234.5 or 1.234,5; with a `sign` also if it is above 0."""
    text = f"{value:.{digits}f}"
    before = MINUS if text.startswith("-") else "+" if sign else ""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return before + str(format_decimal(Decimal(text.lstrip("-")), pattern, locale=spoken()))


def short(value: float, digits: int) -> str:
    """A number with so many digits in all: 0.0123, 1.23, 1,234."""
    text = f"{value:.{digits}g}"
    return decimal(value, 0 if "e+" in text else len(text.partition(".")[2]))


def per_cent(share: float, digits: int = 1) -> str:
    """A share in per cent, with the sign of it."""
    return f"{decimal(100 * share, digits)} %"


def listed(items: Iterable[str]) -> str:
    """Several things in a sentence: A, B and C."""
    # The American comma before the last one is not ours.
    return format_list(list(items), locale="en_GB" if spoken() == ENGLISH else spoken())
