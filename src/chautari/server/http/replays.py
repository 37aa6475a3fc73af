"""Looking back: the moments of a game, a record from elsewhere, and a game that goes on from a moment of another."""

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from chautari.server import wire
from chautari.server.bots.queue import Claim
from chautari.server.http.requests import Call
from chautari.server.live import moments
from chautari.server.live.notes import Notes
from chautari.server.live.seats import Role
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, MANY, refused
from chautari.server.verbs import creation, records

MOST_MOMENTS = 50
USUAL_MOMENTS = 20


def turn_to_replay(call: Call) -> AbstractAsyncContextManager[None]:
    """Waits until it is the caller's turn to go through a game again, in a thread: it must not hold up the tables."""
    who = Claim(True, ((call.address, call.person),))
    return call.services.replaying.slot(lambda: who)


async def look_back(call: Call) -> wire.Moments:
    """A game again: of one that is over with any seat's eyes or all, of one that goes on with one's own.

    From moment `first` on, or from the one at which line `line` of the log was heard.
    """
    call.check_rate(call.services.replays)
    first = call.number("first", 0, "no-such-moment")
    line = call.number("line", -1, "no-such-line")
    count = min(call.number("count", USUAL_MOMENTS, "no-such-moment"), MOST_MOMENTS)
    async with turn_to_replay(call):
        # Asked when it is their turn: who has lost a seat while waiting no longer has its eyes.
        table, role = await call.table_to_look_back_at()
        table.begun()
        eyes = wanted_eyes(table, role, call.request.query_params.get("eyes"))
        return await page(table, eyes, first, line, count, with_talk=not role.stranger)


def wanted_eyes(table: Table, role: Role, wanted: str | None) -> int:
    """The seat with whose eyes the caller may look, or all; one's own while the game goes on."""
    if wanted is None:
        return role.seat
    eyes = moments.ALL if wanted == "all" else next((n for n in range(len(table.seats)) if str(n) == wanted), None)
    if eyes is None:
        raise refused(BAD, "no-such-eyes", last=len(table.seats) - 1)
    if eyes != role.seat and table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
    return eyes


async def page(table: Table, eyes: int, first: int, line: int, count: int, with_talk: bool = True) -> wire.Moments:
    """Some moments of a game; those of a game that goes on are remembered, so that the next page is quick."""
    position = table.begun()
    # What people said to each other was not said to a stranger who was sent the game.
    items = tuple(item for item in table.log.items if with_talk or item.event is not None)
    track = moments.Track(position.game, table.kept().record(), items, position.over, eyes)
    edition, known = table.replayed.get(eyes, (-1, moments.Heard()))
    if edition != table.log.edition:
        edition, known = table.log.edition, moments.Heard()

    def make() -> tuple[moments.Heard, wire.Moments]:
        heard = moments.Heard(moments.all_marks(track.moves)) if track.over else moments.heard(track, known)
        start = first if line < 0 else moments.moment_of(track, heard.marks, line)
        return heard, moments.page(track, heard.marks, start, count)

    heard, made = await asyncio.to_thread(make)
    if not track.over:
        table.replayed[eyes] = (edition, heard)
    return made


async def bring(call: Call) -> wire.Moved:
    """Takes in the record of a finished game, which the caller alone may look at again; the same one only once."""
    text = await call.raw(call.limits.record)
    # A game is gone through again here too; and one that is sent twice at once is taken in once.
    async with turn_to_replay(call):
        notes = [(Notes.of(head), head.id) for head, _ in await call.own_tables()]
        brought = {note.imported: name for note, name in notes if note.imported}
        record, mark = await asyncio.to_thread(records.read, text)
        there = brought.get(mark)
        most = call.limits.records
        if there is None and len(brought) >= most:
            raise refused(MANY, "too-many-records", most=most)
        return wire.Moved(there or await call.registry.add(await records.table_of(record, call.person)))


async def branch(call: Call) -> wire.Moved:
    """A new table that goes on from a moment of a finished game: the caller plays one seat, bots the others.

    The same one for the same Idempotency-Key.
    """
    wanted, mint = await call.body(wire.Branch), call.mint()
    table, _ = await call.table_to_look_back_at()
    async with turn_to_replay(call):
        known = await call.registry.made_before(mint.table_id(), call.person) if mint.repeats else None
        if known is not None:
            creation.check_same(known, wanted)
            return wire.Moved(known.head.id)
        await call.own_tables()
        change = await asyncio.to_thread(creation.branch, table, call.person, wanted)
        head = replace(change.head, id=mint.table_id())
        return wire.Moved(await call.registry.add(replace(change, head=head)))
