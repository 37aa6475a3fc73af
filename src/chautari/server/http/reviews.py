"""Looking back: the moments of a game, a record from elsewhere, and a game that goes on from a moment of another."""

import asyncio
from dataclasses import replace

from chautari.engine.errors import ChautariError
from chautari.engine.record import Record
from chautari.server import wire
from chautari.server.http.requests import Call
from chautari.server.http.security import address
from chautari.server.live import moments
from chautari.server.live.seats import Role
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, MANY, Refused, refused, say
from chautari.server.verbs import creation
from chautari.store import Change
from chautari.store.bringing import fingerprint, from_record

MOST_MOMENTS = 50
USUAL_MOMENTS = 20


async def look_back(call: Call) -> wire.Moments:
    """A game again: of one that is over with any seat's eyes or all, of one that goes on with one's own.

    From moment `first` on, or from the one at which line `line` of the log was heard.
    """
    if not call.hall.replays.lets_in(address(call.request)):
        raise refused(MANY, "too-fast")
    first = call.number("first", 0, "no-such-moment")
    line = call.number("line", -1, "no-such-line")
    count = min(call.number("count", USUAL_MOMENTS, "no-such-moment"), MOST_MOMENTS)
    # One at a time, in a thread: going through a long game again must not hold up the tables.
    async with call.hall.replaying:
        # Asked when it is their turn: who has lost a seat while waiting no longer has its eyes.
        found, role = await call.table()
        found.begun()
        eyes = wanted_eyes(found, role, call.request.query_params.get("eyes"))
        return await pages(found, eyes, first, line, count)


def wanted_eyes(table: Table, role: Role, wanted: str | None) -> int:
    if wanted is None:
        return role.seat
    eyes = moments.ALL if wanted == "all" else next((n for n in range(len(table.seats)) if str(n) == wanted), None)
    if eyes is None:
        raise refused(BAD, "no-such-eyes", last=len(table.seats) - 1)
    if eyes != role.seat and table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    return eyes


async def pages(table: Table, eyes: int, first: int, line: int, count: int) -> wire.Moments:
    position = table.begun()
    track = moments.Track(position.game, table.kept().record(), tuple(table.log.items), position.over, eyes)
    edition, known = table.looked_back.get(eyes, (-1, moments.Heard()))
    if edition != table.log.edition:
        edition, known = table.log.edition, moments.Heard()

    def find() -> tuple[moments.Heard, wire.Moments]:
        seen = moments.Heard(moments.all_marks(track.moves)) if track.over else moments.heard(track, known)
        start = first if line < 0 else moments.moment_of(track, seen.marks, line)
        return seen, moments.page(track, seen.marks, start, count)

    seen, page = await asyncio.to_thread(find)
    if not track.over:
        table.looked_back[eyes] = (edition, seen)
    return page


async def bring(call: Call) -> wire.Moved:
    """Takes in the record of a finished game, which the caller alone may look at again; the same one only once."""
    text = await call.raw(call.hall.house.limits.record)
    # One at a time, as a game is gone through again here too; and one that is sent twice at once is taken in once.
    async with call.hall.replaying:
        own = await call.own_tables()
        marks = {str(head.notes["imported"]): head.id for head, _ in own if "imported" in head.notes}
        record = read(text)
        there = marks.get(fingerprint(record))
        most = call.hall.house.limits.records
        if there is None and len(marks) >= most:
            raise refused(MANY, "too-many-records", most=most)
        return wire.Moved(there or await call.hall.bring(creation.brought(await finished(record), call.person)))


def read(text: bytes) -> Record:
    try:
        return Record.from_json(text.decode())
    except UnicodeDecodeError:
        raise Refused(BAD, "bad-record", say("not-text")) from None
    except ChautariError as refusal:
        raise Refused(BAD, "bad-record", str(refusal)) from None


async def finished(record: Record) -> Change:
    """The table of a record, gone through in a thread; refuses one that can't be played, or is not over."""
    try:
        change = (await asyncio.to_thread(from_record, record)).change
    except ChautariError as refusal:
        raise Refused(BAD, "bad-record", str(refusal)) from None
    if change.head.stage != "finished":
        raise refused(CONFLICT, "not-finished")
    return change


async def branch(call: Call) -> wire.Moved:
    """A new table that goes on from a moment of a finished game: the caller plays one seat, bots the others.

    The same one for the same Idempotency-Key.
    """
    wanted, mint = await call.body(wire.Branch), call.mint()
    found, _ = await call.table()
    async with call.hall.replaying:
        if mint.repeats and await call.hall.made_before(mint.table_id(), call.person):
            return wire.Moved(mint.table_id())
        await call.own_tables()
        change = await asyncio.to_thread(creation.branch, found, call.person, wanted)
        head = replace(change.head, id=mint.table_id())
        return wire.Moved(await call.hall.bring(replace(change, head=head)))
