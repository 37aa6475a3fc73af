"""`chautari balance GAME`: how seats, boards, characters, cards, choices and options fare when bots play many games."""

import argparse
import json
import shlex
from dataclasses import replace
from functools import partial

from rich.progress import track

import chautari
from chautari.arena.balance.balance import Balance
from chautari.arena.balance.summary import summary
from chautari.arena.balance.watched_game import watch_game
from chautari.arena.match import Match
from chautari.arena.workers import on_this_machine
from chautari.cli.arguments import Commands, read_settings
from chautari.cli.match_arguments import add_match_to, command_again, read_match, workers_of
from chautari.cli.reports.balance_table import print_balance
from chautari.cli.reports.html_file import check_page, write_page
from chautari.cli.screen import errors, screen
from chautari.cli.words import say
from chautari.engine.meta import Settings

USUAL_SEATS = 4
USUAL_BOT = "greedy"


def add_to(commands: Commands) -> None:
    balance = commands.add_parser("balance", help=say("help-balance"), description=say("help-balance"))
    add_match_to(balance, say("help-balance-bots"))
    balance.add_argument("--all-options", action="store_true", help=say("help-all-options"))
    balance.add_argument("--by-lot", default="", metavar="CHOICE", help=say("help-by-lot"))
    balance.add_argument("--html", metavar="FILE", help=say("help-html"))
    balance.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = replace(read_match(args, USUAL_BOT, USUAL_SEATS), by_lot=args.by_lot)
    check_page(args.html)
    balance = Balance(match)
    playing = partial(watch_game, match, tables_of(match, args))
    page = errors()
    games = on_this_machine(playing, range(args.games), workers_of(args))
    saying = say("arena-playing", game=match.game)
    tracked = track(games, saying, args.games, console=page, transient=True, disable=not page.is_terminal)
    for one in sorted(tracked, key=lambda one: one.played.number):
        balance.add(one)
    if args.html:
        again = command_again("balance", match, args.games) + (" --all-options" if args.all_options else "")
        again += f" --by-lot {shlex.quote(args.by_lot)}" if args.by_lot else ""
        from chautari.arena.balance.page import balance_page

        write_page(args.html, balance_page(balance, args.games, again))
    if args.json:
        print(json.dumps(summary(balance), indent=2))
    else:
        print_balance(screen(), balance, args.all_options)
    return 0


def tables_of(match: Match, args: argparse.Namespace) -> tuple[Settings, ...]:
    """The settings of the match alone, or every combination that fits what was asked for."""
    if not args.all_options:
        return (match.settings,)
    meta = chautari.game(match.game).meta
    fixed = read_settings(meta, args.option).items()
    return tuple(settings for settings in meta.settings(match.seats) if fixed <= settings.items())
