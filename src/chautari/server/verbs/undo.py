"""Taking back: free where the engine allows it; across a reveal if all people agree, and then noted in the log."""

import asyncio
import logging
from collections import Counter
from dataclasses import replace

import msgspec

from chautari.engine.errors import ChautariError, UndoRefused
from chautari.engine.position import Position, starting_by
from chautari.engine.record import Move
from chautari.engine.state import CHANCE
from chautari.engine.undo import own_moves
from chautari.games.refusals import told
from chautari.server.live.changes import Rewound, TableChange, dealers
from chautari.server.live.notes import Notes, Proposal
from chautari.server.live.seats import NO_SEAT
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, Refused, refused
from chautari.server.verbs import lessons
from chautari.server.verbs.checks import new_answer, on_turn, ready
from chautari.server.verbs.practice import check_practice
from chautari.server.wire import Undo, Vote
from chautari.store import Answer, StoredDeal

LOG = logging.getLogger("chautari.undo")
# The longest game asks a seat some hundred times; to and fro must end somewhere.
MOST_TURNS = 5000


async def undo(table: Table, seat: int, message: Undo) -> None:
    """Takes a seat's last move back, or asks the others if it may."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    position = on_turn(table, seat, message.turn)
    if message.turn > MOST_TURNS:
        raise refused(CONFLICT, "enough-undone")
    lessons.check_undo(table)
    if message.to is not None:
        check_practice(table, seat)
        await go_back(table, position, seat, own_choice(position, seat, message.to), answer)
        return
    try:
        kept, later = position.taken_back(seat)
    except UndoRefused as refusal:
        if not message.ask:
            raise Refused(CONFLICT, "undo-refused", told(refusal)) from None
        await propose(table, position, seat, answer)
    else:
        rewound = await rewind(table, position, kept, later)
        await table.commit(TableChange(game=rewound, answer=answer))


async def propose(table: Table, position: Position, seat: int, answer: Answer) -> None:
    """Asks all people at the table; alone among bots, one's own word is enough, for practice.

    At a daily deal it is enough too, and is counted: the results tell it.

    Whoever is away has not agreed: their secret choices would still stand when all others have seen them.
    """
    if table.notes.proposal:
        raise refused(CONFLICT, "asked-already")
    try:
        position.last_own(seat)
    except UndoRefused as refusal:
        raise Refused(CONFLICT, "undo-refused", told(refusal)) from None
    if table.voters == [seat]:
        if not table.head.daily:
            check_practice(table, seat)
        await take_back(table, position, seat, answer)
        return
    if set(table.voters) - set(table.people):
        raise refused(CONFLICT, "somebody-away")
    # Once a turn is enough, for the bots wait meanwhile.
    asked = list(table.notes.undo_asked or (-1 for _ in table.seats))
    if asked[seat] == table.turn(seat):
        raise refused(CONFLICT, "asked-before")
    asked[seat] = table.turn(seat)
    number = table.notes.proposals + 1
    notes = msgspec.structs.replace(
        table.notes, proposal=Proposal(number, seat, (seat,)), proposals=number, undo_asked=tuple(asked)
    )
    await table.commit(TableChange(notes=notes, answer=answer, entries=table.noted("undo-asked", seat)))


async def vote(table: Table, seat: int, message: Vote) -> None:
    """One person's word on a move that another wants to take back; whoever asked may withdraw it with a no."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    position, proposal = ready(table), table.notes.proposal
    if proposal is None or proposal.number != message.proposal:
        raise refused(CONFLICT, "nothing-to-vote")
    missing = proposal.missing(table.voters)
    if seat not in missing and (seat != proposal.seat or message.agree):
        raise refused(CONFLICT, "nothing-to-vote")
    if not message.agree:
        notes = with_proposal(table, None)
        await table.commit(TableChange(notes=notes, answer=answer, entries=table.noted("undo-declined", seat)))
    elif set(missing) == {seat}:
        await take_back(table, position, proposal.seat, answer)
    else:
        notes = with_proposal(table, proposal.with_vote(seat))
        await table.commit(TableChange(notes=notes, answer=answer))


def with_proposal(table: Table, proposal: Proposal | None) -> Notes:
    return msgspec.structs.replace(table.notes, proposal=proposal)


def is_stuck(table: Table) -> bool:
    """True if a vote waits for nobody, or somebody is away who asked or would have to agree."""
    proposal = table.notes.proposal
    return proposal is not None and proposal.is_stuck(table.voters, table.people)


async def end_stuck_vote(table: Table) -> None:
    """Whoever leaves asks for nothing and agrees to nothing; who resigns need not be asked. The lock is held.

    What led to it is stored; if this can't be, the vote stays stuck and upkeep tries again.
    """
    proposal = table.notes.proposal
    if proposal is None or not is_stuck(table):
        return
    absentee = proposal.absentee(table.voters, table.people)
    try:
        if absentee == NO_SEAT:
            await take_back(table, table.playing(), proposal.seat, None)
        else:
            dropped = table.noted("undo-dropped", absentee)
            await table.commit(TableChange(notes=with_proposal(table, None), entries=dropped))
    except ChautariError as problem:
        LOG.warning("a vote at a table of %s is not settled: %s", table.head.game, problem)


async def take_back(table: Table, position: Position, seat: int, answer: Answer | None) -> None:
    """Goes back to before the seat's last move."""
    await go_back(table, position, seat, position.last_own(seat), answer)


def own_choice(position: Position, seat: int, choice: int) -> int:
    """The move that a choice of a seat was, the first being 0."""
    own = own_moves(position.moves, seat)
    if choice >= len(own):
        raise refused(BAD, "no-such-choice")
    return own[choice]


async def go_back(table: Table, position: Position, seat: int, number: int, answer: Answer | None) -> None:
    """Goes back to before a move; what chance dealt since is known, so another dealer deals it anew."""
    revealed = any(mover == CHANCE for mover, _ in position.moves[number:])
    agreed = "undone-alone" if table.voters == [seat] else "undone"
    note = replace(table.entry(agreed, seat), move=number)
    rewound = await rewind(table, position, number, (), new_dealer=revealed)
    counted = msgspec.structs.replace(table.notes, taken_back=table.notes.taken_back + 1) if table.head.daily else None
    await table.commit(TableChange(game=rewound, notes=counted, answer=answer, entries=(note,)))


async def rewind(
    table: Table, position: Position, kept: int, later: tuple[Move, ...], new_dealer: bool = False
) -> Rewound:
    """The position with the first moves and some later ones, and whose moves are missing there."""
    moves = (*position.moves[:kept], *later)
    deals = starting_by(len(moves), table.deals)
    if new_dealer:
        deals = (*(deal for deal in deals if deal.start < kept), StoredDeal.fresh(kept))
    record = replace(table.kept().record(), moves=moves)
    # In a thread, as on loading: a long game must not hold up the other tables.
    before = await asyncio.to_thread(Position, position.game, record, dealers(deals))
    was, still = (Counter(seat for seat, _ in some) for some in (position.moves[kept:], later))
    return Rewound(before, deals, kept, frozenset(seat for seat in was if was[seat] != still[seat]))
