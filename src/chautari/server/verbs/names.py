"""The names of people and bots at a table, and the levels by which bots are called."""

from chautari.bots.levels import LEVELS
from chautari.engine.errors import BadSeats
from chautari.engine.record import seat_names
from chautari.games.refusals import told
from chautari.server.config import KNOWN_LEVELS, USUAL_LEVEL
from chautari.server.refusals import BAD, CONFLICT, Refused, refused, say


def known_level(level: str | None) -> str:
    """A level that bots at a table may have, the usual one if none is named."""
    if level is None:
        return USUAL_LEVEL
    if level not in KNOWN_LEVELS:
        raise refused(BAD, "no-such-level", levels=", ".join(LEVELS))
    return level


def checked_name(name: str, others: list[str]) -> str:
    """A name without blanks around it; refuses one that is no plain text, or somebody else's."""
    name = name.strip()
    if not name:
        raise refused(BAD, "no-name")
    try:
        seat_names([name])
    except BadSeats as refusal:
        raise Refused(BAD, "bad-name", told(refusal)) from None
    if name.casefold() in [other.casefold() for other in others]:
        raise refused(CONFLICT, "name-taken", name=name)
    return name


def bot_name(others: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    given = say("bot-names").split()
    taken = {other.casefold() for other in others}
    numbered = (f"{name} {n}" for n in range(2, 14) for name in given)
    return next(name for name in (*given, *numbered) if name.casefold() not in taken)
