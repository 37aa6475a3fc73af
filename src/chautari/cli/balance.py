"""`chautari balance GAME`: how seats, boards, characters, cards, choices and options fare when bots play many games."""

import argparse
import json
from functools import partial
from math import isfinite

from rich.progress import track

import chautari
from chautari.bots.arena.match import Match
from chautari.bots.arena.workers import on_this_machine
from chautari.bots.balance.counting import ACTION, BOT, CARD, SEAT, TRAIT, Balance, Line, OptionLine
from chautari.bots.balance.observing import observe
from chautari.bots.balance.page import balance_page
from chautari.cli.arguments import Commands, read_settings
from chautari.cli.balance_page import print_balance
from chautari.cli.matches import add_match_to, command_again, read_match, workers_of
from chautari.cli.pages import check_page, write_page
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
    for seen in track(games, saying, wanted.games, console=page, transient=True, disable=not page.is_terminal):
        found.add(seen)
    if wanted.html:
        again = command_again("balance", match, wanted.games) + (" --all-options" if wanted.all_options else "")
        write_page(wanted.html, balance_page(found, wanted.games, again))
    if wanted.json:
        print(json.dumps(as_json(found), indent=2))
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


def as_json(found: Balance) -> dict[str, object]:
    kinds = {kind: [_line(line) for line in found.lines(kind)] for kind in (SEAT, BOT, TRAIT, CARD, ACTION)}
    return {**kinds, "option": [_option(line) for line in found.option_lines()]}


def _line(line: Line) -> dict[str, str | int | float | None]:
    found: dict[str, str | int | float | None] = {
        "name": line.name,
        "games": line.seats,
        "play_rate": line.play_rate,
        "plays": line.plays,
        "win_share": line.win_share.value,
        "low": line.win_share.low,
        "high": line.win_share.high,
        "times_fair": line.times_fair,
        "margin": line.margin,
        "mean_score": line.score.value,
        "score_low": _finite(line.score.low),
        "score_high": _finite(line.score.high),
    }
    return found if line.chosen is None else {**found, "chosen_when_offered": line.chosen}


def _option(line: OptionLine) -> dict[str, str | int | float | None]:
    return {
        "option": line.option,
        "value": line.value,
        "games": line.games,
        "first_seat_win_share": line.first_seat.value,
        "low": line.first_seat.low,
        "high": line.first_seat.high,
        "mean_score": line.score.value,
        "score_low": _finite(line.score.low),
        "score_high": _finite(line.score.high),
        "mean_length": line.length.value,
    }


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None
