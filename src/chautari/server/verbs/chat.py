"""Chat, and the pause that anybody at the table may ask for."""

from unicodedata import category

from chautari.server.config import Limits
from chautari.server.live.log import CHAT
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, MANY, refused
from chautari.server.verbs.moves import first_time
from chautari.server.wire import Pause, Resume, Say
from chautari.store import Answer, Entry

# Of one seat: nobody can silence the others by saying a lot.
MOST_CHAT = Limits().chat_lines
# So many at once and a second: going on is never limited, so a table can't be held up by pausing it again and again.
PAUSES = (10, 1 / 30)
JOINERS = "\u200c\u200d"


async def say_something(table: Table, seat: int, message: Say) -> None:
    """A line of plain text; whoever shows it escapes it."""
    text = plain(message.text)
    key = first_time(table, seat, message)
    if key is None:
        return
    if len(said_by(table, seat)) >= MOST_CHAT:
        raise refused(CONFLICT, "enough-chat")
    entry = table.entry(CHAT, seat, text=text)
    await table.keep(entries=(entry,), answer=Answer(key, seat, table.head.moves))
    table.tell()


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


async def pause(table: Table, seat: int, message: Pause) -> None:
    """Nobody is asked, no bot moves and no absence is counted until somebody at the table goes on."""
    await hold(table, seat, message, True)


async def resume(table: Table, seat: int, message: Resume) -> None:
    await hold(table, seat, message, False)


async def hold(table: Table, seat: int, message: Pause | Resume, paused: bool) -> None:
    key = first_time(table, seat, message)
    if key is None:
        return
    table.playing()
    if table.head.paused != paused:
        if paused and not table.paced("pause", seat, PAUSES):
            raise refused(MANY, "too-fast")
        entries = table.noted("paused" if paused else "resumed", seat)
        await table.keep(head={"paused": paused}, entries=entries, answer=Answer(key, seat, table.head.moves))
        table.tell()
