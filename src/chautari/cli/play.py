"""`chautari play GAME`: a table in the terminal, with bots or round the keyboard."""

import argparse

import chautari
from chautari.cli.arguments import BadUsage, Commands, read_settings
from chautari.cli.seating import Seating, seat_players
from chautari.cli.sitting import Sitting
from chautari.cli.talk import Leave, Talk
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
    play.add_argument("--bots", metavar="A,B", default="", help=say("help-bots"))
    play.add_argument("--seed", metavar="X", help=say("help-seed"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    play.add_argument("--load", metavar="FILE", help=say("help-load"))
    play.add_argument("--confirm", action="store_true", help=say("help-confirm"))
    play.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    table, seating = resume(wanted) if wanted.load else start(wanted)
    talk = Talk()
    if not chautari.compiled():
        talk.hint(say("interpreted"))
    try:
        Sitting(table, seating, talk, wanted.seed, wanted.confirm).play()
    except Leave:
        talk.tell(say("goodbye"))
    finally:
        for failure in seating.dismiss():
            talk.hint(failure)
    return 0


def start(wanted: argparse.Namespace) -> tuple[Table, Seating]:
    if not wanted.game:
        raise BadUsage(say("which-game", games=", ".join(NAMES)))
    game = chautari.game(wanted.game)
    seats = wanted.seats if wanted.seats is not None else min(USUAL_SEATS, game.meta.seats[-1])
    settings = game.meta.settle(seats, read_settings(game.meta, wanted.option))
    seating = seat_players(seats, wanted.you, wanted.hotseat, wanted.bots)
    return Table.start(game, seating.names(), wanted.seed, **settings), seating


def resume(wanted: argparse.Namespace) -> tuple[Table, Seating]:
    """The table of a saved record: its game, seats and options are those it was saved with."""
    record = Record.load(wanted.load)
    if wanted.game and chautari.game(wanted.game).meta.name != record.game:
        raise BadUsage(say("other-game", file=wanted.load, saved=record.game, wanted=wanted.game))
    if wanted.option or wanted.seats not in (None, len(record.seats)):
        raise BadUsage(say("settled-already", file=wanted.load))
    seating = seat_players(len(record.seats), wanted.you, wanted.hotseat, wanted.bots)
    return Table.resume(chautari.game(record.game), record, wanted.seed), seating
