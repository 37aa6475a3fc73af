"""A choice at a table: checked, carried out beside the position, stored with what chance answered, then told."""

from functools import cache

import chautari
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.server.live.position import Position, Step
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, MISSING, refused, say
from chautari.server.wire import Act, Refusal, Undo, Verb
from chautari.store import Answer, Seat, StoredDeal


async def act(table: Table, seat: int, message: Act) -> None:
    """A person's choice, once: whoever sends it again is told that it is done."""
    answer = first_time(table, seat, message)
    if answer is None:
        return
    position = on_turn(table, seat, message.turn)
    step = position.choice(seat, message.action)
    await carry_out(table, step, Answer(answer, seat, table.head.moves + len(step.moves)))
    table.metrics.count("actions")


async def act_as_bot(table: Table, seat: int, turn: int, action: int) -> None:
    """A bot's choice; dropped if the question has passed meanwhile, or a person plays the seat again."""
    async with table.lock:
        if seat in table.bots_asked() and turn == table.turns[seat]:
            await carry_out(table, table.playing().choice(seat, action), None)
            table.metrics.count("bot_actions")


def why_not(table: Table, seat: int, name: str, pieces: list[str]) -> Refusal:
    """Why an action, by its lasting name or by the pieces it belongs to, is not open to a seat now."""
    position = table.playing()
    names = named(table.head.game)
    action = names.get(name or " ".join(pieces))
    if action is None:
        action = position.game.touching(position.state, seat, pieces)
    if action is None:
        raise refused(MISSING, "no-such-name")
    if seat not in position.asked:
        return Refusal("not-asked", say("refused-not-asked"))
    if action in play.options(position.state, seat):
        return Refusal("offered", say("offered"))
    rule = position.game.why_not(position.state, seat, action)
    return Refusal("not-offered", position.game.say_rule(rule), rule)


@cache
def named(game: str) -> dict[str, int]:
    """A game's actions by their lasting names."""
    found = chautari.game(game)
    return {found.action_name(action): action for action in range(found.actions)}


async def carry_out(table: Table, step: Step, answer: Answer | None) -> None:
    over = step.state.is_over()
    asked = [] if over else play.asked(step.state)
    movers = {seat for seat, _ in step.moves}
    await table.keep(
        head={"asked": tuple(asked), "stage": "finished" if over else "playing"},
        notes={"turns": list(table.turned(asked, movers)), "proposal": None},
        step=step,
        answer=answer,
    )
    table.tell()


async def begin(table: Table, seats: tuple[Seat, ...] = (), **change: object) -> None:
    """Deals the first cards: everybody is there. `seats` are those that change with it."""
    after = {seat.number: seat for seat in (*table.seats, *seats)}
    names = tuple(seat.name for seat in after.values())
    try:
        position = Position(chautari.game(table.head.game), table.head.options, names, (StoredDeal.fresh(0),))
    except ChautariError as refusal:  # set up by another version of this program
        raise refused(CONFLICT, "unplayable", problem=str(refusal)) from None
    position.take(position.opening())
    asked = position.asked
    turns = [int(seat in asked) for seat in range(len(names))]
    await table.keep(
        head={
            "stage": "playing",
            "asked": tuple(asked),
            "listed": False,
            "rules": position.game.meta.rules_version,
        },
        notes={"turns": list(turns)},
        position=position,
        seats=seats,
        **change,  # type: ignore[arg-type]
    )


def ready(table: Table) -> Position:
    """The position of a table that is being played and not paused."""
    position = table.playing()
    if table.head.paused:
        raise refused(CONFLICT, "paused")
    return position


def on_turn(table: Table, seat: int, turn: int) -> Position:
    """The position of a person who plays their seat and has seen its latest question."""
    position = ready(table)
    if table.seats[seat].stand_in:
        raise refused(CONFLICT, "bot-plays")
    if turn != table.turns[seat]:
        raise refused(CONFLICT, "stale")
    return position


def first_time(table: Table, seat: int, message: Verb) -> str | None:
    """The key to store with a change, or None if it was carried out before.

    Keys of two seats never meet, nor those of two verbs or turns: a client that counts its keys anew may do so.
    """
    turn = message.turn if isinstance(message, Act | Undo) else ""
    whole = f"{seat}/{message.__struct_config__.tag}/{turn}/{message.key}"
    return None if whole in table.answers else whole
