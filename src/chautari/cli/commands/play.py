"""`chautari play GAME`: a table in the terminal, with bots or round the keyboard."""

import argparse
from pathlib import Path

import chautari
from chautari.bots.thinkers import THINKERS
from chautari.cli.arguments import BadUsage, Commands, read_settings
from chautari.cli.play.kept_games import kept_files, latest_unfinished, new_keeper
from chautari.cli.play.seating import Seating, seat_players
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.terminal import Leave, Terminal
from chautari.cli.play.turns import play_to_the_end
from chautari.cli.words import say
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
    play.add_argument("--bots", metavar="A,B", default="", help=say("help-bots", bots=", ".join(THINKERS)))
    play.add_argument("--seed", metavar="X", help=say("help-seed"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    before = play.add_mutually_exclusive_group()
    before.add_argument("--load", metavar="FILE", help=say("help-load"))
    before.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("help-resume-play"))
    play.add_argument("--confirm", action="store_true", help=say("help-confirm"))
    play.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    terminal = Terminal()
    sitting = resume(wanted, terminal) if wanted.resume is not None else begin(wanted, terminal)
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
        for failure in sitting.seating.close():
            terminal.hint(failure)
    return 0


def begin(wanted: argparse.Namespace, terminal: Terminal) -> Sitting:
    table, seating = load(wanted) if wanted.load else start(wanted)
    return Sitting(table, seating, terminal, new_keeper(table.record.game), wanted.seed, wanted.confirm)


def resume(wanted: argparse.Namespace, terminal: Terminal) -> Sitting:
    """The game left last, that of a title left last, or that of a file."""
    if wanted.option or wanted.bots or wanted.hotseat or (wanted.seats, wanted.you, wanted.seed) != (None, None, None):
        raise BadUsage(say("resume-settled"))
    by_title = wanted.resume in NAMES
    title = wanted.resume if by_title else wanted.game and chautari.game(wanted.game).meta.name
    file = Path(wanted.resume).expanduser() if wanted.resume and not by_title else latest_unfinished(title or "*")
    sitting = Sitting.resume(file, terminal, wanted.confirm)
    if title not in (None, sitting.table.record.game):
        raise BadUsage(say("other-game", file=str(file), saved=sitting.table.record.game, wanted=title))
    others = len(kept_files()) - 1
    if others > 0 and not wanted.resume:
        terminal.hint(say("kept-others", count=others, folder=str(file.parent)))
    return sitting


def start(wanted: argparse.Namespace) -> tuple[Table, Seating]:
    if not wanted.game:
        raise BadUsage(say("which-game", games=", ".join(NAMES)))
    game = chautari.game(wanted.game)
    seats = wanted.seats if wanted.seats is not None else min(USUAL_SEATS, game.meta.seats[-1])
    settings = game.meta.settle(seats, read_settings(game.meta, wanted.option))
    seating = seat_players(seats, wanted.you, wanted.hotseat, wanted.bots)
    return Table.start(game, seating.names(), wanted.seed, **settings), seating


def load(wanted: argparse.Namespace) -> tuple[Table, Seating]:
    """The table of a saved record: its game, seats and options are those it was saved with."""
    record = Record.load(wanted.load)
    if wanted.game and chautari.game(wanted.game).meta.name != record.game:
        raise BadUsage(say("other-game", file=wanted.load, saved=record.game, wanted=wanted.game))
    if wanted.option or wanted.seats not in (None, len(record.seats)):
        raise BadUsage(say("settled-already", file=wanted.load))
    seating = seat_players(len(record.seats), wanted.you, wanted.hotseat, wanted.bots)
    return Table.resume(chautari.game(record.game), record, wanted.seed), seating
