"""A process of its own that thinks for bots: a question per line on its input, a choice per line on its output."""

import os
import sys
from typing import Any

import msgspec

import chautari
from chautari.bots.bot import bot
from chautari.engine import play
from chautari.engine.meta import Setting
from chautari.engine.record import Move, Record, begin
from chautari.engine.state import State

REMEMBERED = 64


class Task(msgspec.Struct, frozen=True):
    """A seat's question: the record up to now, who thinks, and with which luck."""

    table: str
    game: str
    rules: int
    options: dict[str, Setting]
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    seat: int
    level: str
    seed: int


class Choice(msgspec.Struct, frozen=True):
    """The action chosen, or what went wrong."""

    action: int = -1
    problem: str = ""


Known = dict[str, tuple[tuple[Move, ...], State]]


def state_of(task: Task, known: Known) -> State:
    """The table of a question; of one seen before only the moves since are played."""
    moves, state = known.pop(task.table, ((), None))
    if state is None or task.moves[: len(moves)] != moves:
        record = Record(task.game, task.rules, task.options, task.names)
        moves, state = (), begin(chautari.game(task.game), record)
    for seat, action in task.moves[len(moves) :]:
        play.play(state, seat, action)
    known[task.table] = (task.moves, state)
    if len(known) > REMEMBERED:
        del known[next(iter(known))]
    return state


def choose(task: Task, known: Known) -> int:
    game: Any = chautari.game(task.game)
    with bot(task.level) as thinker:
        return thinker.choose(game, state_of(task, known), task.seat, task.seed)


def main() -> None:
    decoder, known = msgspec.json.Decoder(Task), dict[str, Any]()
    for line in sys.stdin.buffer:
        try:
            answer = Choice(choose(decoder.decode(line), known))
        except Exception as error:  # whatever it is, the table goes on with a choice by lot
            answer = Choice(problem=f"{type(error).__name__}: {error}")
        try:
            os.write(sys.stdout.fileno(), msgspec.json.encode(answer) + b"\n")
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
