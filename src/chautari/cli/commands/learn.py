"""`chautari learn GAME [CHAPTER]`: a game learned at the table, led by a guide."""

import argparse
from pathlib import Path

import chautari
from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.play.kept_games import kept_files, read_kept
from chautari.cli.play.lesson import sit_down, take_lesson
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.terminal import Leave, Terminal
from chautari.cli.words import say
from chautari.games import NAMES
from chautari.lessons.guide import Lesson
from chautari.lessons.script import FIRST, chapter, chapter_facts, chapter_names, lesson_words


def add_to(commands: Commands) -> None:
    learn = commands.add_parser("learn", help=say("help-learn"), description=say("about-learn"))
    learn.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    learn.add_argument("chapter", metavar="CHAPTER", nargs="?", default="", help=say("help-learn-chapter"))
    learn.add_argument("--part", type=int, default=1, metavar="N", help=say("help-learn-part"))
    learn.add_argument("--name", default=say("person-name", number=1), help=say("help-learn-name"))
    learn.add_argument("--list", action="store_true", help=say("help-learn-list"))
    learn.add_argument("--resume", action="store_true", help=say("help-learn-resume"))
    learn.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, terminal = chautari.game(args.game).meta.name, Terminal()
    if args.list:
        list_chapters(game, terminal)
        return 0
    sitting = left_lesson(game, terminal) if args.resume else begin(args, game, terminal)
    try:
        take_lesson(sitting)
    except Leave:
        terminal.print(say("lesson-left", game=game))
    except KeyboardInterrupt:
        terminal.print()
        terminal.print(say("lesson-left", game=game))
        raise
    return 0


def begin(args: argparse.Namespace, game: str, terminal: Terminal) -> Sitting:
    found = chapter(game, args.chapter or FIRST)
    if not 1 <= args.part <= len(found.parts):
        raise BadUsage(say("lesson-no-part", parts=len(found.parts)))
    return sit_down(game, Lesson(found.name, args.part - 1), args.name, terminal)


def left_lesson(game: str, terminal: Terminal) -> Sitting:
    """The lesson of a game that was left last; refuses if there is none."""
    return Sitting.resume(latest_lesson(game), terminal, False)


def latest_lesson(game: str) -> Path:
    for file in kept_files(game):
        if read_kept(file)[1].lesson is not None:
            return file
    raise BadUsage(say("lesson-none-left"))


def list_chapters(game: str, terminal: Terminal) -> None:
    """Every chapter with what it is about and how long it takes."""
    words = lesson_words(game)
    for name in chapter_names(game):
        minutes, _ = chapter_facts(game, name)
        title = words.say(f"chapter-{name}")
        terminal.print(say("lesson-chapter", name=name, title=title, minutes=minutes))
        terminal.print(words.say(f"chapter-{name}-about"), indent=4)
