"""What somebody who practises asks for: a hint in three steps, everybody's chances, their own choices so far."""

from chautari.games.words import read
from chautari.server import wire
from chautari.server.http.requests import Call
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, MANY, refused
from chautari.server.verbs.checks import on_turn
from chautari.server.verbs.practice import own_choices, practising

LOOK, MOVE, WHY = 1, 2, 3


async def hint(call: Call) -> wire.Hint:
    """One step of a hint: what to look at, the move, or why."""
    wanted = await call.body(wire.HintWanted)
    table, role = await call.table()
    seat = practising(table, role)
    if seat not in on_turn(table, seat, wanted.turn).asked:
        raise refused(CONFLICT, "not-asked")
    check_pace(call, table, seat, "hint")
    desk = call.services.hints
    advice = await desk.advice(table, seat)
    text = read({LOOK: advice.look, MOVE: advice.move, WHY: advice.chance}[wanted.step])
    if wanted.step == WHY:
        parts = (read(advice.at_once), await desk.reasons(table, seat, advice), text)
        text = " ".join(part for part in parts if part)
    if table.turn(seat) != wanted.turn:
        raise refused(CONFLICT, "stale")
    return wire.Hint(
        turn=wanted.turn,
        step=wanted.step,
        text=text,
        looked_at=list(advice.looked_at),
        action=advice.action if wanted.step >= MOVE else None,
        as_good=list(advice.as_good) if wanted.step >= WHY else [],
    )


async def chances(call: Call) -> wire.Chances:
    """Every seat's chance to win, as the caller sees the table."""
    table, role = await call.table()
    seat = practising(table, role)
    check_pace(call, table, seat, "chances")
    return wire.Chances(await call.services.hints.chances(table, seat))


async def choices(call: Call) -> wire.OwnChoices:
    """The caller's own choices so far, to go back to before one of them."""
    table, role = await call.table()
    seat = practising(table, role)
    return wire.OwnChoices(await own_choices(table, seat))


def check_pace(call: Call, table: Table, seat: int, what: str) -> None:
    """Refuses a seat that asks faster than anybody reads."""
    if not table.allows(what, seat, call.limits.hints):
        raise refused(MANY, "too-fast")
