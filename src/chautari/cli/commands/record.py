"""`chautari record GAME --out FILE`: games of bots as a table of decisions, for those who study or train."""

import argparse
import json

from rich.progress import Progress

from chautari.cli.arguments import Commands
from chautari.cli.match_arguments import add_match_to, read_match, workers_of
from chautari.cli.screen import errors, screen
from chautari.cli.words import say
from chautari.research.dataset import Recording

USUAL_BOT = "greedy"


def add_to(commands: Commands) -> None:
    record = commands.add_parser("record", help=say("help-record"), description=say("about-record"))
    add_match_to(record, say("help-balance-bots"))
    record.add_argument("--out", required=True, metavar="FILE", help=say("help-record-out"))
    record.add_argument("--observations", action="store_true", help=say("help-observations"))
    record.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    match = read_match(wanted, USUAL_BOT, None)
    recording = Recording(wanted.out, match, wanted.games, wanted.observations)
    page = errors()
    begun = recording.done()
    if begun:
        page.print(say("record-goes-on", played=begun, games=wanted.games))
    with Progress(console=page, transient=True, disable=not page.is_terminal) as progress:
        task = progress.add_task(say("arena-playing", game=match.game), total=wanted.games, completed=begun)
        for done in recording.write(workers_of(wanted)):
            progress.update(task, completed=done)
    if wanted.json:
        print(json.dumps({"file": str(recording.path), "games": wanted.games}))
    else:
        screen().print(say("recorded", games=wanted.games, file=str(recording.path)))
    return 0
