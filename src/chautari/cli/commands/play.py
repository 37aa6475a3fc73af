"""`chautari play GAME`: a table in the terminal, with bots or round the keyboard."""

import argparse
from pathlib import Path

import chautari
from chautari.bots.bot import BOTS
from chautari.cli.arguments import BadUsage, Commands, read_settings
from chautari.cli.play.kept_games import kept_files, latest_unfinished, new_keeper
from chautari.cli.play.seating import Seating, seat_daily, seat_players
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.terminal import Leave, Terminal
from chautari.cli.play.turns import play_to_the_end
from chautari.cli.words import say
from chautari.daily.deal import deal_of, today
from chautari.engine.record import Record
from chautari.engine.table import Table
from chautari.games import NAMES

USUAL_SEATS = 4


def add_to(commands: Commands) -> None:
    play = commands.add_parser("play", help=say("help-play"), description=say("help-play"))
    play.add_argument("game", nargs="?", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    play.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    humans = play.add_mutually_exclusive_group()
    humans.add_argument("--you", type=int, metavar="S", help=say("help-you"))
    humans.add_argument("--hotseat", action="store_true", help=say("help-hotseat"))
    play.add_argument("--bots", metavar="A,B", default="", help=say("help-bots", bots=", ".join(BOTS)))
    play.add_argument("--seed", metavar="X", help=say("help-seed"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    before = play.add_mutually_exclusive_group()
    before.add_argument("--load", metavar="FILE", help=say("help-load"))
    before.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("help-resume-play"))
    play.add_argument("--daily", action="store_true", help=say("help-daily"))
    play.add_argument("--confirm", action="store_true", help=say("help-confirm"))
    play.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    terminal = Terminal()
    sitting = resume(args, terminal) if args.resume is not None else begin(args, terminal)
    if not chautari.compiled():
        terminal.hint(say("interpreted"))
    try:
        play_to_the_end(sitting)
        sitting.leave()
    except Leave:
        sitting.leave()
        terminal.print(say("goodbye"))
    except KeyboardInterrupt:
        terminal.print()
        sitting.leave()
        raise
    finally:
        for sentence in sitting.seating.close():
            terminal.hint(sentence)
    return 0


def begin(args: argparse.Namespace, terminal: Terminal) -> Sitting:
    seed = args.seed
    if args.daily:
        table, seating, seed = start_daily(args)
    else:
        table, seating = load(args) if args.load else start(args)
    return Sitting(table, seating, terminal, new_keeper(table.record.game), seed, args.confirm)


def resume(args: argparse.Namespace, terminal: Terminal) -> Sitting:
    """The sitting at the game left last, at that of a title left last, or at that of a file."""
    if args.daily or is_settled(args):
        raise BadUsage(say("resume-settled"))
    by_title = args.resume in NAMES
    title = args.resume if by_title else args.game and chautari.game(args.game).meta.name
    file = Path(args.resume).expanduser() if args.resume and not by_title else latest_unfinished(title or "*")
    sitting = Sitting.resume(file, terminal, args.confirm)
    if title not in (None, sitting.table.record.game):
        raise BadUsage(say("other-game", file=str(file), saved=sitting.table.record.game, wanted=title))
    others = len(kept_files()) - 1
    if others > 0 and not args.resume:
        terminal.hint(say("kept-others", count=others, folder=str(file.parent)))
    return sitting


def is_settled(args: argparse.Namespace) -> bool:
    """True if the command line says something of seats, bots, options or the seed."""
    return bool(args.option or args.bots or args.hotseat) or (args.seats, args.you, args.seed) != (None, None, None)


def start_daily(args: argparse.Namespace) -> tuple[Table, Seating, str]:
    """The deal of today, as everybody has it."""
    if not args.game:
        raise BadUsage(say("which-game", games=", ".join(NAMES)))
    if args.load or is_settled(args):
        raise BadUsage(say("daily-settled"))
    deal = deal_of(today(), chautari.game(args.game).meta.name)
    seating = seat_daily(deal)
    table = Table.start(chautari.game(deal.game), seating.names(), deal.seed, **deal.settings)
    return table, seating, deal.seed


def start(args: argparse.Namespace) -> tuple[Table, Seating]:
    if not args.game:
        raise BadUsage(say("which-game", games=", ".join(NAMES)))
    game = chautari.game(args.game)
    seats = args.seats if args.seats is not None else min(USUAL_SEATS, game.meta.seats[-1])
    settings = game.meta.complete(seats, read_settings(game.meta, args.option))
    seating = seat_players(seats, args.you, args.hotseat, args.bots)
    return Table.start(game, seating.names(), args.seed, **settings), seating


def load(args: argparse.Namespace) -> tuple[Table, Seating]:
    """The table of a saved record: its game, seats and options are those it was saved with."""
    record = Record.load(args.load)
    if args.game and chautari.game(args.game).meta.name != record.game:
        raise BadUsage(say("other-game", file=args.load, saved=record.game, wanted=args.game))
    if args.option or args.seats not in (None, len(record.seats)):
        raise BadUsage(say("settled-already", file=args.load))
    seating = seat_players(len(record.seats), args.you, args.hotseat, args.bots)
    return Table.resume(chautari.game(record.game), record, args.seed), seating
