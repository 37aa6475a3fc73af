"""Every bot that a person at this machine may name: ours, with a net of theirs, their Python file, or their process.

Such a spec runs a program: one that came over a network belongs to `bot`, which knows only our own.
"""

import re
from operator import index
from pathlib import Path
from typing import Final, SupportsIndex

from chautari.bots.bot import Bot, bot, bot_believing
from chautari.bots.budget import UNLIMITED, budget
from chautari.bots.external.file_bot import load_file
from chautari.bots.external.process_bot import Process, command_of, limit_of
from chautari.bots.faults import CRASH, NONSENSE, Fault, Faults
from chautari.bots.knowledge import Knowledge
from chautari.bots.thinkers import Think, by_lot
from chautari.nets.file import net_in

FILE: Final = re.compile(r"(?P<path>.+\.py)(:(?P<budget>[^:/\\]*))?", re.DOTALL)
NET: Final = re.compile(r"(?P<named>[^@]+)@(?P<path>.+\.bin)", re.DOTALL)
PROCESS: Final = re.compile(r"process:((?P<budget>\d+(ms|it)):)?(?P<command>.*)", re.DOTALL)


def load_bot(spec: str) -> Bot:
    """The bot that a spec names, for one game; whoever is done with it closes it."""
    faults = Faults()
    if match := PROCESS.fullmatch(spec):
        limit = budget(match["budget"]) if match["budget"] else UNLIMITED
        process = Process(command_of(match["command"]), limit_of(limit))
        return Bot(spec, with_fallback(process.choose, faults), limit, process.close, faults)
    if match := FILE.fullmatch(spec):
        limit = UNLIMITED if match["budget"] is None else budget(match["budget"])
        return Bot(spec, with_fallback(load_file(match["path"]), faults), limit, faults=faults)
    if match := NET.fullmatch(spec):
        path = Path(match["path"])
        return bot_believing(spec, match["named"], lambda game: net_in(path, game))
    return bot(spec)


def runs_program(spec: str) -> bool:
    """True if a bot of this spec runs somebody's program."""
    return bool(PROCESS.fullmatch(spec) or FILE.fullmatch(spec))


def with_fallback(think: Think, faults: Faults) -> Think:
    """The same, but what goes wrong is counted and chance chooses instead."""

    def choose(known: Knowledge) -> int:
        options, seed = tuple(known.options), known.seed  # the bot may write into what it is given
        try:
            answer: object = think(known)
            if isinstance(answer, SupportsIndex) and index(answer) in options:
                return index(answer)
            raise Fault(NONSENSE, f"{answer!r:.60} is not among the options")
        except Fault as fault:
            faults.add(fault)
        except (Exception, SystemExit) as error:
            faults.add(Fault(CRASH, f"{type(error).__name__}: {error}"))
        return by_lot(options, seed)

    return choose
