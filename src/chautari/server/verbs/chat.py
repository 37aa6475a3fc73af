"""What people say at a table."""

from unicodedata import category

from chautari.server.config import Limits
from chautari.server.live.changes import TableChange
from chautari.server.live.log import CHAT
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.wire import Say
from chautari.store import Entry

# Of one seat: nobody can silence the others by saying a lot.
MOST_CHAT = Limits().chat_lines
JOINERS = "\u200c\u200d"


async def say_something(table: Table, seat: int, message: Say) -> None:
    """A line of plain text; whoever shows it escapes it."""
    text = plain(message.text)
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    if len(said_by(table, seat)) >= MOST_CHAT:
        raise refused(CONFLICT, "enough-chat")
    await table.commit(TableChange(entries=(table.entry(CHAT, seat, text=text),), answer=answer))


def said_by(table: Table, seat: int) -> list[Entry]:
    """What somebody has said at this seat; a host who gives it to somebody else gives them a voice of their own."""
    own = [entry for entry in table.entries if entry.seat == seat]
    given = max((place for place, entry in enumerate(own) if entry.kind == "link-renewed"), default=-1)
    return [entry for entry in own[given + 1 :] if entry.kind == CHAT]


def plain(text: str) -> str:
    """One line without signs that steer a screen or turn text around; joiners stay, Devanagari and emoji need them."""
    line = "".join(sign for sign in " ".join(text.split()) if category(sign) != "Cf" or sign in JOINERS)
    if not line or any(category(sign) in ("Cc", "Cs") for sign in line):
        raise refused(BAD, "not-plain")
    return line
