"""`chautari train GAME`: a net learns a game by playing it against itself."""

import argparse
import os
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import chautari
from chautari.arena.ray_cluster import on_ray
from chautari.arena.workers import on_this_machine
from chautari.cli.arguments import Commands
from chautari.cli.commands.arena import HERE, INTERRUPTED, RAY, ended_like_ctrl_c
from chautari.cli.screen import errors, screen
from chautari.cli.words import say
from chautari.engine.errors import ChautariError
from chautari.games import NAMES
from chautari.games.numerals import decimal, per_cent

if TYPE_CHECKING:
    from chautari.training.games import Played, Task
    from chautari.training.run import Training, Wanted

USUAL_MINUTES = 30.0
CHANCES, CHOICES, ENDS = "chances", "choices", "ends"
NEEDED = ("torch", "numpy")


class CannotTrain(ChautariError):
    """Something that training needs is not there, or not as it must be."""


def add_to(commands: Commands) -> None:
    train = commands.add_parser("train", help=say("help-train"), description=say("about-train"))
    train.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    train.add_argument("--seats", metavar="N-M", default="", help=say("help-train-seats"))
    train.add_argument("--minutes", metavar="N", type=float, default=USUAL_MINUTES, help=say("help-minutes"))
    train.add_argument("--tasks", metavar="N", type=int, default=0, help=say("help-tasks"))
    train.add_argument("--out", metavar="FILE", default="", help=say("help-train-out"))
    train.add_argument("--resume", action="store_true", help=say("help-train-resume"))
    train.add_argument("--seed", metavar="N", type=int, default=1, help=say("help-seed"))
    train.add_argument("--learn", choices=(CHANCES, CHOICES, ENDS), default=CHANCES, help=say("help-train-learn"))
    train.add_argument("--teacher", metavar="N", type=int, default=0, help=say("help-train-teacher"))
    train.add_argument("--from", metavar="FILE", dest="begin", default="", help=say("help-train-from"))
    train.add_argument("--workers", metavar="N", type=int, default=1, help=say("help-train-workers"))
    train.add_argument("--on", choices=(HERE, RAY), default=HERE, help=say("help-on"))
    train.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise CannotTrain(say("train-needs", missing=missing[0]))
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # a core learns, the others play
    from chautari.training.run import Training

    training = Training(wanted_of(args))
    if args.resume:
        training.resume()
    elif training.state_file.exists():
        raise CannotTrain(say("train-exists", file=str(training.state_file)))
    with ended_like_ctrl_c():
        try:
            follow(training, args)
        except KeyboardInterrupt:
            training.keep()
            print("\n" + say("train-interrupted", file=str(training.wanted.out)), file=sys.stderr)
            return INTERRUPTED
    report(training)
    return 0


def wanted_of(args: argparse.Namespace) -> "Wanted":
    from chautari.training.run import Wanted

    meta = chautari.game(args.game).meta
    sizes = sizes_of(args.seats) if args.seats else meta.seats
    for seats in (sizes[0], sizes[-1]):
        meta.complete(seats, {})
    if not 0 < args.minutes < 1e6:
        raise CannotTrain(say("train-minutes"))
    if args.workers < 1 or args.tasks < 0 or args.teacher < 0:
        raise CannotTrain(say("train-workers"))
    out = Path(args.out or f"{meta.name}.bin")
    if not out.absolute().parent.is_dir():
        raise CannotTrain(say("train-folder", folder=str(out.parent)))
    words = ["chautari", "train", meta.name, "--seats", f"{sizes[0]}-{sizes[-1]}", "--seed", str(args.seed)]
    words += ["--tasks", str(args.tasks)] if args.tasks else ["--minutes", f"{args.minutes:g}"]
    words += ["--learn", args.learn] if args.learn != CHANCES else []
    words += ["--teacher", str(args.teacher)] if args.teacher else []
    words += ["--from", args.begin] if args.begin else []
    words += ["--workers", str(args.workers)] if args.workers > 1 else []
    if bool(args.begin) < (args.learn == ENDS) or bool(args.begin) > (args.learn != CHANCES):
        raise CannotTrain(say("train-from"))
    begin = Path(args.begin) if args.begin else None
    how = (args.teacher, args.learn != CHANCES, begin, args.learn == ENDS)
    return Wanted(meta.name, sizes, args.minutes, args.tasks, args.seed, out, shlex.join(words), *how)


def sizes_of(text: str) -> range:
    """The table sizes written `4` or `2-4`."""
    match = re.fullmatch(r"(\d)(-(\d))?", text)
    if match is None or int(match[3] or match[1]) < int(match[1]):
        raise CannotTrain(say("train-sizes", text=text))
    return range(int(match[1]), int(match[3] or match[1]) + 1)


def follow(training: "Training", args: argparse.Namespace) -> None:
    """Trains, with a bar that tells how far it is and how strong."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    page = errors()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[told]}"), TimeRemainingColumn())
    with Progress(*columns, console=page, transient=True, disable=not page.is_terminal) as bar:
        shown = bar.add_task(say("train-training", game=training.wanted.game), total=1.0, told="")
        told = len(training.looks)
        for _ in training.run(lambda tasks: played(tasks, args)):
            bar.update(shown, completed=training.done, told=standing(training))
            if len(training.looks) > told and not page.is_terminal:
                told = len(training.looks)
                print(standing(training), file=sys.stderr, flush=True)


def played(tasks: "Iterable[Task]", args: argparse.Namespace) -> "Iterator[Played]":
    from chautari.training.games import play_task

    if args.on == RAY:
        return on_ray(play_task, tasks, batched=1)
    return on_this_machine(play_task, tasks, args.workers)


def standing(training: "Training") -> str:
    """How far a training is, in one line."""
    look = training.looks[-1] if training.looks else None
    share = "–" if look is None else f"{per_cent(look.share, 0)} ±{decimal(100 * look.error)}"
    return say("train-standing", minutes=decimal(training.seconds / 60, 1), games=training.games, share=share)


def report(training: "Training") -> None:
    page = screen()
    page.print(standing(training), highlight=False)
    page.print(say("train-kept", file=str(training.wanted.out), game=training.wanted.game), highlight=False)
