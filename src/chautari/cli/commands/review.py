"""`chautari review FILE`: what each decision of a finished game cost, and what was luck."""

import argparse
import json
import os

from rich.progress import Progress
from rich.table import Table as Grid

import chautari
from chautari.cli.arguments import Commands
from chautari.cli.reports.html_file import check_page, write_page
from chautari.cli.screen import errors, screen
from chautari.cli.words import say
from chautari.engine.record import Record
from chautari.games.numerals import listed
from chautari.review.course import Course, course_of
from chautari.review.data import data_of
from chautari.review.explaining import explained
from chautari.review.game_review import USUAL_SECONDS, Review, review
from chautari.review.page import review_page
from chautari.review.players import players
from chautari.review.sentences import Sentences, per_cent
from chautari.review.story import Told, story
from chautari.review.verdict import VERDICTS
from chautari.review.words import say as say_review


def add_to(commands: Commands) -> None:
    command = commands.add_parser("review", help=say("help-review"), description=say("about-review"))
    command.add_argument("file", metavar="FILE", help=say("help-file"))
    seconds = say("help-review-seconds", seconds=round(USUAL_SECONDS))
    command.add_argument("--seconds", type=float, metavar="N", default=USUAL_SECONDS, help=seconds)
    command.add_argument("--workers", type=int, metavar="N", default=os.cpu_count() or 1, help=say("help-workers"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.add_argument("--html", metavar="FILE", help=say("help-review-html"))
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_page(args.html)
    record = Record.load(args.file)
    game = chautari.game(record.game)
    workers = max(1, args.workers)
    found = explained(followed(record, args.seconds, workers), args.seconds, workers)
    course = course_of(game, record)
    told = story(game, found, course)
    if args.html:
        write_page(args.html, review_page(game, found, course, told))
    if args.json:
        print(json.dumps(data_of(game, found, told), indent=2, ensure_ascii=False))
    else:
        tell(found, told, course)
    return 0


def followed(record: Record, seconds: float, workers: int) -> Review:
    """The review when its time is over, with a bar that tells how far it is."""
    page = errors()
    with Progress(console=page, transient=True, disable=not page.is_terminal) as bar:
        shown = bar.add_task(say("review-reviewing"), total=None)
        for found in review(record, seconds, workers):
            bar.update(shown, total=len(found.decisions), completed=found.searched)
    return found


def tell(found: Review, told: list[Told], course: Course) -> None:
    game = chautari.game(found.record.game)
    names, page = found.record.seats, screen()
    page.print(say_review("title", game=game.meta.title, names=listed(names)), style="bold", highlight=False)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(say_review("head-player"))
    for key in ("head-won", "head-loss", *(f"verdict-{name}" for name in VERDICTS), "head-luck", "head-adjusted"):
        grid.add_column(say_review(key), justify="right")
    everybody = players(found)
    for one in everybody:
        grid.add_row(
            names[one.seat],
            f"{per_cent(one.share)} %",
            f"{per_cent(one.loss.value)} % ±{per_cent(one.loss.margin)}",
            *(str(one.verdicts.get(name, 0)) for name in VERDICTS),
            f"{per_cent(one.luck)} %",
            f"{per_cent(one.adjusted)} %",
        )
    page.print(grid)
    sentences, decisions = Sentences(game, found.record), {one.move: one for one in found.decisions}
    for one in everybody:
        for text in sentences.player(one, decisions, course):
            page.print(text, highlight=False)
    for moment in told:
        page.print(f"{moment.move:>5}  {moment.text}", highlight=False)
