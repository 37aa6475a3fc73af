"""Records that come and go: a finished game brought from elsewhere, and the note that one was taken away."""

import asyncio
from dataclasses import replace

import chautari
from chautari.engine.errors import ChautariError
from chautari.engine.record import Record, begin
from chautari.games.refusals import told
from chautari.server.live.changes import TableChange
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, Refused, refused, say
from chautari.store import Change
from chautari.store.imports import fingerprint, from_record


def read(text: bytes) -> tuple[Record, str]:
    """A record that somebody sends, and its fingerprint; refuses at once one of other rules. In a thread."""
    try:
        record = Record.from_json(text.decode())
        begin(chautari.game(record.game), record)
        return record, fingerprint(record)
    except UnicodeDecodeError:
        raise Refused(BAD, "bad-record", say("not-text")) from None
    except ChautariError as refusal:
        raise Refused(BAD, "bad-record", told(refusal)) from None


async def table_of(record: Record, host: str) -> Change:
    """What to store of a record's table, for its host alone; refuses a game that can't be played, or is not over."""
    try:
        # In a thread: going through a long game must not hold up the tables.
        change = (await asyncio.to_thread(from_record, record)).change
    except ChautariError as refusal:
        raise Refused(BAD, "bad-record", told(refusal)) from None
    if change.head.stage != "finished":
        raise refused(CONFLICT, "not-finished")
    return replace(change, head=replace(change.head, host=host), links=())


async def note_download(table: Table, seat: int) -> None:
    """Puts it into the log that a seat has taken the record, once for a position."""
    async with table.lock:
        line = table.entry("downloaded", seat)
        if not any((old.kind, old.seat, old.move) == (line.kind, seat, line.move) for old in table.entries):
            await table.commit(TableChange(entries=(line,)))
