"""`chautari record GAME --out FILE`: games of bots as a table of decisions, for those who study or train."""

import argparse
import json

from rich.progress import Progress

from chautari.cli.arguments import Commands
from chautari.cli.match_arguments import add_match_to, read_match, workers_of
from chautari.cli.screen import errors, screen
from chautari.cli.words import say
from chautari.research.dataset import Dataset

USUAL_BOT = "greedy"


def add_to(commands: Commands) -> None:
    record = commands.add_parser("record", help=say("help-record"), description=say("about-record"))
    add_match_to(record, say("help-balance-bots"))
    record.add_argument("--out", required=True, metavar="FILE", help=say("help-record-out"))
    record.add_argument("--observations", action="store_true", help=say("help-observations"))
    record.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = read_match(args, USUAL_BOT, None)
    dataset = Dataset(args.out, match, args.games, args.observations)
    page = errors()
    begun = dataset.done()
    if begun:
        page.print(say("record-goes-on", played=begun, games=args.games))
    with Progress(console=page, transient=True, disable=not page.is_terminal) as progress:
        task = progress.add_task(say("arena-playing", game=match.game), total=args.games, completed=begun)
        for done in dataset.write(workers_of(args)):
            progress.update(task, completed=done)
    if args.json:
        print(json.dumps({"file": str(dataset.path), "games": args.games}))
    else:
        screen().print(say("recorded", games=args.games, file=str(dataset.path)))
    return 0
