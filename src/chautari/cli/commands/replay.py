"""`chautari replay FILE`: a record told move by move, its table after a move, or a check of the whole."""

import argparse
import json

from rich.table import Table as Grid
from rich.text import Text

import chautari
from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.play import ending
from chautari.cli.play.terminal import Terminal
from chautari.cli.reports import record_check
from chautari.cli.reports.record_story import EVERYTHING, Moment, moments
from chautari.cli.screen import draw_table, screen
from chautari.cli.words import say
from chautari.engine.errors import BadSeats
from chautari.engine.record import Record, replay
from chautari.engine.table import SPECTATOR, Table


def add_to(commands: Commands) -> None:
    command = commands.add_parser("replay", help=say("help-replay"), description=say("help-replay"))
    command.add_argument("file", metavar="FILE", help=say("help-file"))
    command.add_argument("--seat", type=int, metavar="S", help=say("help-seat"))
    command.add_argument("--at", type=int, metavar="N", help=say("help-at"))
    command.add_argument("--check", action="store_true", help=say("help-check"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = Record.load(args.file)
    if args.check:
        return record_check.run(record, args.json)
    seats = len(record.seats)
    if args.seat is not None and not SPECTATOR <= args.seat < seats:
        raise BadSeats(say("no-such-seat", last=seats - 1, seat=args.seat))
    if args.at is not None and not 0 <= args.at <= len(record.moves):
        raise BadUsage(say("no-such-move", last=len(record.moves), move=args.at))
    return (show_table if args.at is not None else tell_story)(record, args)


def show_table(record: Record, args: argparse.Namespace) -> int:
    """Prints the table after move N."""
    seat = SPECTATOR if args.seat is None else args.seat
    game = chautari.game(record.game)
    view = game.view(replay(game, record.upto(args.at)), seat)
    if args.json:
        print(json.dumps({**_head(record), "at": args.at, "view": view}, indent=2, ensure_ascii=False))
        return 0
    page = screen()
    page.print(Text(say("replay-at", move=args.at, moves=len(record.moves)), "bold"))
    page.print(draw_table(record.game, view, list(record.seats)), soft_wrap=True)
    return 0


def tell_story(record: Record, args: argparse.Namespace) -> int:
    """Prints the whole story; without a seat, all of it once the game is over and a spectator's before."""
    game = chautari.game(record.game)
    over = replay(game, record).is_over()
    eyes = args.seat if args.seat is not None else EVERYTHING if over else SPECTATOR
    story = moments(game, record, eyes)
    if args.json:
        data = {**_head(record), "over": over, "eyes": eyes if eyes != EVERYTHING else None, "story": story}
        if over:
            data["scores"] = _scores(Table.resume(game, record))
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return 0
    _print_story(record, story, eyes)
    if over:
        terminal = Terminal()
        terminal.heading(say("final-points"))
        ending.show_result(Table.resume(game, record), terminal)
    else:
        print(say("replay-unfinished", moves=len(record.moves)))
    return 0


def _print_story(record: Record, story: list[Moment], eyes: int) -> None:
    page = screen()
    title = chautari.game(record.game).meta.title
    page.print(Text(say("replay-head", title=title, seats=len(record.seats), names=", ".join(record.seats)), "bold"))
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in record.options.items())
    if options:
        page.print(say("replay-options", options=options))
    if record.practice:
        page.print(say("practice"))
    page.print(_eyes(record, eyes))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column()
    for moment in story:
        if moment["told"]:
            grid.add_row(str(moment["move"]), " ".join(moment["told"]))
    page.print(grid)


def _eyes(record: Record, eyes: int) -> str:
    if eyes == EVERYTHING:
        return say("replay-eyes-all")
    return say("replay-eyes-spectator") if eyes == SPECTATOR else say("replay-eyes-seat", who=record.seats[eyes])


def _head(record: Record) -> dict[str, object]:
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": list(record.seats),
        "moves": len(record.moves),
        "practice": record.practice,
    }


def _scores(table: Table) -> list[dict[str, object]]:
    return [
        {
            "seat": score.seat,
            "place": score.place,
            "total": score.total,
            "sources": [
                {"source": table.game.say_source(one), "points": int(one.points), "rule": one.rule}
                for one in score.sources
            ],
        }
        for score in table.scores()
    ]
