"""Taking back: free where the engine allows it; across a reveal if all people agree, and then noted in the log."""

import asyncio
import logging
from collections import Counter
from dataclasses import replace

from chautari.engine.errors import ChautariError, UndoRefused
from chautari.engine.record import Move
from chautari.engine.state import CHANCE
from chautari.server.live.position import Position
from chautari.server.live.scenes import missing_votes
from chautari.server.live.seats import NO_SEAT
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, Refused, refused
from chautari.server.verbs.moves import first_time, on_turn, ready
from chautari.server.wire import Undo, Vote
from chautari.store import Answer, Entry, StoredDeal
from chautari.store.kept import Json

LOG = logging.getLogger("chautari.undoing")
# The longest game asks a seat some hundred times; to and fro must end somewhere.
MOST_TURNS = 5000


async def undo(table: Table, seat: int, message: Undo) -> None:
    """Takes a seat's last move back, or asks the others if it may."""
    key = first_time(table, seat, message)
    if key is None:
        return
    position = on_turn(table, seat, message.turn)
    if message.turn > MOST_TURNS:
        raise refused(CONFLICT, "enough-undone")
    answer = Answer(key, seat, table.head.moves)
    try:
        number, later = position.taken_back(seat)
    except UndoRefused as refusal:
        if not message.ask:
            raise Refused(CONFLICT, "undo-refused", str(refusal)) from None
        await propose(table, position, seat, answer)
    else:
        await go_back(table, position, number, later, answer)


async def propose(table: Table, position: Position, seat: int, answer: Answer) -> None:
    """Asks all people at the table; alone among bots, one's own word is enough.

    Whoever is away has not agreed: their secret choices would still stand when all others have seen them.
    """
    if table.votes:
        raise refused(CONFLICT, "asked-already")
    try:
        position.last_own(seat)
    except UndoRefused as refusal:
        raise Refused(CONFLICT, "undo-refused", str(refusal)) from None
    if table.voters == [seat]:
        await agreed(table, position, seat, answer)
        return
    if set(table.voters) - set(table.people):
        raise refused(CONFLICT, "somebody-away")
    asked = asked_at(table)
    if asked[seat] == table.turns[seat]:
        raise refused(CONFLICT, "asked-before")
    asked[seat] = table.turns[seat]
    number = int(table.head.notes.get("proposals") or 0) + 1  # type: ignore[arg-type]
    asking: dict[str, Json] = {"proposal": number, "seat": seat, "agreed": [seat]}
    await table.keep(
        notes={"proposal": asking, "proposals": number, "undo_asked": list(asked)},
        answer=answer,
        entries=table.noted("undo-asked", seat),
    )
    table.tell()


def asked_at(table: Table) -> list[int]:
    """For each seat the turn at which it last asked the others: once is enough, for the bots wait meanwhile."""
    return list(table.head.notes.get("undo_asked") or [-1] * len(table.seats))  # type: ignore[arg-type]


async def vote(table: Table, seat: int, message: Vote) -> None:
    """One person's word on a move that another wants to take back; whoever asked may withdraw it with a no."""
    key = first_time(table, seat, message)
    if key is None:
        return
    position = ready(table)
    found = table.head.notes.get("proposal")
    if not isinstance(found, dict) or found["proposal"] != message.proposal:
        raise refused(CONFLICT, "nothing-to-vote")
    asker = int(found["seat"])  # type: ignore[arg-type]
    if seat not in missing_votes(table) and (seat != asker or message.agree):
        raise refused(CONFLICT, "nothing-to-vote")
    answer = Answer(key, seat, table.head.moves)
    votes = [*found["agreed"], seat]  # type: ignore[misc]
    if not message.agree:
        await table.keep(notes={"proposal": None}, answer=answer, entries=table.noted("undo-declined", seat))
        table.tell()
    elif set(missing_votes(table)) == {seat}:
        await agreed(table, position, asker, answer)
    else:
        await table.keep(notes={"proposal": {**found, "agreed": votes}}, answer=answer)
        table.tell()


def unsettled(table: Table) -> bool:
    """Whether nobody is left to be asked about a move, or somebody is gone who asked or would have to agree."""
    found = table.head.notes.get("proposal")
    return isinstance(found, dict) and (not missing_votes(table) or gone(table) != NO_SEAT)


def gone(table: Table) -> int:
    """Who asked for a vote, or has not agreed yet, and does not play any more; or nobody."""
    concerned = [int(table.head.notes["proposal"]["seat"]), *missing_votes(table)]  # type: ignore[index, call-overload, arg-type]
    return next((seat for seat in concerned if seat not in table.people), NO_SEAT)


async def settle(table: Table) -> None:
    """Whoever leaves asks for nothing and agrees to nothing; who resigns need not be asked. The lock is held.

    What led to it is stored; if this can't be, it stays unsettled and the caretaker tries again.
    """
    if not unsettled(table):
        return
    asker, missing = int(table.head.notes["proposal"]["seat"]), gone(table)  # type: ignore[index, call-overload, arg-type]
    try:
        if missing == NO_SEAT:
            await agreed(table, table.playing(), asker, None)
        else:
            await table.keep(notes={"proposal": None}, entries=table.noted("undo-dropped", missing))
            table.tell()
    except ChautariError as problem:
        LOG.warning("a vote at a table of %s is not settled: %s", table.head.game, problem)


async def agreed(table: Table, position: Position, seat: int, answer: Answer | None) -> None:
    """Back to before the seat's last move; what chance dealt since is known, so another dealer deals it anew."""
    number = position.last_own(seat)
    revealed = any(mover == CHANCE for mover, _ in position.moves[number:])
    note = replace(table.entry("undone", seat), move=number)
    await go_back(table, position, number, (), answer, (note,), new_dealer=revealed)


async def go_back(
    table: Table,
    position: Position,
    number: int,
    later: tuple[Move, ...],
    answer: Answer | None,
    entries: tuple[Entry, ...] = (),
    new_dealer: bool = False,
) -> None:
    moves = (*position.moves[:number], *later)
    deals = clamped(table.deals, len(moves))
    if new_dealer:
        deals = (*(deal for deal in deals if deal.start < number), StoredDeal.fresh(number))
    record = replace(table.kept().record(), moves=())
    # In a thread, as on loading: a long game must not hold up the other tables.
    before = await asyncio.to_thread(Position.replayed, position.game, record, moves, deals)
    was, still = (Counter(seat for seat, _ in some) for some in (position.moves[number:], later))
    movers = {seat for seat in was if was[seat] != still[seat]}
    await table.keep(
        head={"asked": tuple(before.asked)},
        notes={"turns": list(table.turned(before.asked, movers)), "proposal": None},
        position=before,
        kept_moves=number,
        answer=answer,
        entries=entries,
    )
    table.tell()


def clamped(deals: tuple[StoredDeal, ...], moves: int) -> tuple[StoredDeal, ...]:
    """A dealer who came after a move that was taken back deals from there on."""
    by_start = {min(deal.start, moves): deal for deal in deals}
    return tuple(replace(deal, start=start) for start, deal in by_start.items())
