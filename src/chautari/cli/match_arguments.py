"""The arguments that `arena`, `balance` and `record` share: a game, its table, the bots, how many games and workers."""

import argparse
import csv
import io
import os
import shlex

import chautari
from chautari.arena.match import Match, fill_seats
from chautari.bots.load import load_bot
from chautari.cli.arguments import BadUsage, Parser, read_settings
from chautari.cli.words import say
from chautari.engine.meta import Meta
from chautari.games import NAMES

USUAL_GAMES = 400
MOST_BOTS = 10


def add_match_to(parser: Parser, bots: str) -> None:
    """Adds the arguments that name a match; `bots` is the help on the bots."""
    parser.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    parser.add_argument("--bots", metavar="A,B", help=bots)
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument("--games", type=int, default=USUAL_GAMES, metavar="N", help=say("help-games-played"))
    parser.add_argument("--seed", type=int, default=0, metavar="X", help=say("help-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def read_match(args: argparse.Namespace, usual_bot: str, usual_seats: int | None) -> Match:
    """The match a command line names; a seat for each bot, as far as the game can, unless their number is given."""
    if args.games < 1 or workers_of(args) < 1:
        raise BadUsage(say("no-games"))
    meta = chautari.game(args.game).meta
    named = read_bots(args.bots or usual_bot)
    seats = args.seats if args.seats is not None else _nearest(meta, usual_seats or len(named))
    settings = meta.complete(seats, read_settings(meta, args.option))
    return Match(meta.name, seats, settings, fill_seats(named, seats), args.seed)


def workers_of(args: argparse.Namespace) -> int:
    """How many games are played at once: as many as there are processors, unless somebody says otherwise."""
    return args.workers if args.workers is not None else os.cpu_count() or 1


def read_bots(text: str) -> list[str]:
    """The specs between commas, each checked; one that holds a comma itself stands in double quotes."""
    named = [spec.strip() for spec in next(csv.reader([text], skipinitialspace=True), []) if spec.strip()]
    if not named:
        raise BadUsage(say("no-bots-named"))
    if len(named) > MOST_BOTS:
        raise BadUsage(say("more-bots-than-fit", bots=len(named), most=MOST_BOTS))
    for spec in named:
        load_bot(spec).close()
    return named


def command_again(command: str, match: Match, games: int) -> str:
    """The command line that plays the same games again."""
    bots = io.StringIO()
    csv.writer(bots, lineterminator="").writerow(match.bots)
    words = ["chautari", command, match.game, "--bots", bots.getvalue(), "--seats", str(match.seats)]
    words += ["--games", str(games), "--seed", str(match.seed)]
    usual = chautari.game(match.game).meta.complete(match.seats, {})
    for name, value in match.settings.items():
        if value != usual[name]:
            words += ["--option", f"{name}={str(value).lower()}"]
    return shlex.join(words)


def _nearest(meta: Meta, seats: int) -> int:
    return max(meta.seats[0], min(seats, meta.seats[-1]))
