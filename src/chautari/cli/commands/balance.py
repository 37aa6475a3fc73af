"""`chautari balance GAME`: how seats, boards, characters, cards, choices and options fare when bots play many games."""

import argparse
import json
from functools import partial

from rich.progress import track

import chautari
from chautari.arena.balance.balance import Balance
from chautari.arena.balance.summary import summary
from chautari.arena.balance.watched_game import observe
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
    balance.add_argument("--html", metavar="FILE", help=say("help-html"))
    balance.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    match = read_match(wanted, USUAL_BOT, USUAL_SEATS)
    check_page(wanted.html)
    found = Balance(match)
    playing = partial(observe, match, tables_of(match, wanted))
    page = errors()
    games = on_this_machine(playing, range(wanted.games), workers_of(wanted))
    saying = say("arena-playing", game=match.game)
    seen = track(games, saying, wanted.games, console=page, transient=True, disable=not page.is_terminal)
    for one in sorted(seen, key=lambda one: one.played.number):
        found.add(one)
    if wanted.html:
        again = command_again("balance", match, wanted.games) + (" --all-options" if wanted.all_options else "")
        from chautari.arena.balance.page import balance_page

        write_page(wanted.html, balance_page(found, wanted.games, again))
    if wanted.json:
        print(json.dumps(summary(found), indent=2))
    else:
        print_balance(screen(), found, wanted.all_options)
    return 0


def tables_of(match: Match, wanted: argparse.Namespace) -> tuple[Settings, ...]:
    """The options of the match, or every combination that holds what was asked for."""
    if not wanted.all_options:
        return (match.settings,)
    meta = chautari.game(match.game).meta
    fixed = read_settings(meta, wanted.option).items()
    return tuple(settings for settings in meta.settings(match.seats) if fixed <= settings.items())
