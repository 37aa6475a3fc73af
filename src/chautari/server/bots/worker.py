"""A process of its own that thinks, for bots and for people who practise: a task a line in, an answer a line out."""

import os
import sys
from typing import Any

import msgspec

import chautari
from chautari.bots.bot import bot
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.meta import Setting
from chautari.engine.record import Move, Record, begin
from chautari.engine.state import State
from chautari.games.words import in_every_language
from chautari.review.hint import hint
from chautari.review.hint_sentences import HintSentences
from chautari.review.outlook import Outlook
from chautari.review.reasons import reason
from chautari.server.live.practice import Advice, Reasons

REMEMBERED = 64


class Situation(msgspec.Struct, frozen=True, tag_field="asks"):
    """A seat that is asked at a table: the record up to now, and with which luck to think."""

    table: str
    game: str
    rules: int
    options: dict[str, Setting]
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    seat: int
    seed: int

    def record(self) -> Record:
        """The record without its moves."""
        return Record(self.game, self.rules, self.options, self.names)


class Task(Situation, frozen=True, tag="choice"):
    """A bot of this level shall choose."""

    level: str


class HintTask(Situation, frozen=True, tag="hint"):
    """A person wants a hint."""


class ReasonsTask(Situation, frozen=True, tag="reasons"):
    """A person wants to know which points speak for the better of two options."""

    better: int
    worse: int


class ChancesTask(Situation, frozen=True, tag="chances"):
    """A person wants to see how everybody stands."""


class Choice(msgspec.Struct, frozen=True):
    """The action chosen, or what went wrong."""

    action: int = -1
    problem: str = ""


class Seen(msgspec.Struct, frozen=True):
    """Every seat's chance to win, or what went wrong."""

    chances: tuple[float, ...] = ()
    problem: str = ""


AnyTask = Task | HintTask | ReasonsTask | ChancesTask
AnyAnswer = Choice | Advice | Reasons | Seen

Known = dict[str, tuple[tuple[Move, ...], State]]


def state_of(task: Situation, known: Known) -> State:
    """The table of a question; of one seen before only the moves since are played."""
    moves, state = known.pop(task.table, ((), None))
    if state is None or task.moves[: len(moves)] != moves:
        moves, state = (), begin(chautari.game(task.game), task.record())
    for seat, action in task.moves[len(moves) :]:
        play.play(state, seat, action)
    known[task.table] = (task.moves, state)
    if len(known) > REMEMBERED:
        del known[next(iter(known))]
    return state


def answer(task: AnyTask, known: Known) -> AnyAnswer:
    """What is asked of this process, found out."""
    game: Any = chautari.game(task.game)
    state = state_of(task, known)
    match task:
        case Task():
            with bot(task.level) as thinker:
                return Choice(thinker.choose(game, state, task.seat, task.seed))
        case HintTask():
            return advice(game, state, task)
        case ReasonsTask():
            why = reason(game, state, task.seat, task.better, task.worse, task.seed)
            words = HintSentences(game, task.record(), state, task.seat)
            return Reasons(in_every_language(lambda: words.reason(why)))
        case ChancesTask():
            return Seen(tuple(Outlook(game, state.seats).now(state, task.seat)))


def advice(game: Game[Any], state: State, task: HintTask) -> Advice:
    found = hint(Outlook(game, state.seats), state, task.seat, task.seed)
    words = HintSentences(game, task.record(), state, task.seat)
    return Advice(
        looked_at=found.looked_at,
        action=found.action,
        as_good=found.as_good,
        worse=-1 if found.next_best is None else found.next_best.action,
        look=in_every_language(lambda: words.look(found)),
        move=in_every_language(lambda: words.move(found)),
        at_once=in_every_language(lambda: words.at_once(found)),
        chance=in_every_language(lambda: words.chance(found)),
    )


def main() -> None:
    decoder, known = msgspec.json.Decoder(AnyTask), dict[str, Any]()
    for line in sys.stdin.buffer:
        try:
            found = answer(decoder.decode(line), known)
        except Exception as error:  # whatever it is, the table goes on with a choice by lot
            found = Choice(problem=f"{type(error).__name__}: {error}")
        try:
            os.write(sys.stdout.fileno(), msgspec.json.encode(found) + b"\n")
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
