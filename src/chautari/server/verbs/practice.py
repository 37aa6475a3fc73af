"""Practising alone among bots: the game is marked once and for ever, and then nothing is refused that helps."""

import asyncio

import msgspec

from chautari.engine.record import walk
from chautari.engine.undo import own_moves
from chautari.server.live.changes import TableChange
from chautari.server.live.practice import why_no_practice
from chautari.server.live.seats import NO_SEAT, Role, is_person
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, FORBIDDEN, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.wire import OwnChoice, Practise


async def practise(table: Table, seat: int, message: Practise) -> None:
    """From now on the game of this table counts as practice."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    table.playing()
    check_alone(table, seat)
    if not table.notes.practice:
        notes = msgspec.structs.replace(table.notes, practice=True)
        await table.commit(TableChange(notes=notes, answer=answer, entries=(table.entry("practice", seat),)))


def check_alone(table: Table, seat: int) -> None:
    """Refuses a seat that may not practise here."""
    code = why_no_practice(table.head, table.seats, seat)
    if code:
        raise refused(CONFLICT, code)


def check_practice(table: Table, seat: int) -> None:
    """Refuses what is only for practice, unless this game is; whoever is alone has to say so first."""
    check_alone(table, seat)
    if not table.notes.practice:
        raise refused(CONFLICT, "no-practice")


def practising(table: Table, role: Role) -> int:
    """The seat of somebody who practises at a table; refuses everybody else before anything is thought about."""
    if role.seat == NO_SEAT or not is_person(table.seats[role.seat]):
        raise refused(FORBIDDEN, "not-seated")
    table.playing()
    check_practice(table, role.seat)
    return role.seat


async def own_choices(table: Table, seat: int) -> list[OwnChoice]:
    """What a seat has chosen so far, in words; numbered by its own choices alone, which tells nothing of others."""
    game, names, record = table.playing().game, list(table.names), table.kept().record()
    own = set(own_moves(record.moves, seat))

    def make() -> list[OwnChoice]:
        chosen: list[OwnChoice] = []
        for number, state in enumerate(walk(game, record)):
            if number in own:
                view = game.view(state, seat)
                said = game.say_choice(state, seat, record.moves[number][1], names)
                chosen.append(OwnChoice(len(chosen), said, _number(view.get("day")), _number(view.get("round"))))
        return chosen

    # In a thread: going through a long game again must not hold up the tables.
    return await asyncio.to_thread(make)


def _number(told: object) -> int | None:
    return told if isinstance(told, int) else None
