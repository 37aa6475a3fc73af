"""`chautari arena GAME --bots A,B`: which bot is the better one, and how sure that is."""

import argparse
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from chautari.arena.game import play_game
from chautari.arena.ray_cluster import on_ray
from chautari.arena.results import Results
from chautari.arena.standing import standing
from chautari.arena.summary import summary
from chautari.arena.workers import on_this_machine
from chautari.cli.arguments import Commands
from chautari.cli.match_arguments import add_match_to, command_again, read_match, workers_of
from chautari.cli.reports.arena_results import results_of
from chautari.cli.reports.bot_failures import failure
from chautari.cli.reports.html_file import check_page, write_page
from chautari.cli.reports.standing_table import as_page, followed
from chautari.cli.screen import errors, screen
from chautari.cli.words import say

USUAL_BOTS = "greedy,uniform"
INTERRUPTED = 130
HERE, RAY = "here", "ray"


def add_to(commands: Commands) -> None:
    arena = commands.add_parser("arena", help=say("help-arena"), description=say("about-arena"))
    add_match_to(arena, say("help-arena-bots"))
    arena.add_argument("--on", choices=(HERE, RAY), default=HERE, help=say("help-on"))
    arena.add_argument("--html", metavar="FILE", help=say("help-html"))
    arena.add_argument("--resume", action="store_true", help=say("help-resume"))
    arena.add_argument("--results", metavar="FILE", help=say("help-results"))
    arena.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    match = read_match(wanted, USUAL_BOTS, None)
    check_page(wanted.html)
    with results_of(match, wanted.results, wanted.resume, wanted.games) as results, ended_like_ctrl_c():
        try:
            play_missing(results, wanted)
        except KeyboardInterrupt:
            played = len(results.upto(wanted.games))
            print("\n" + say("arena-interrupted", played=played, games=wanted.games), file=sys.stderr)
            if played and not wanted.json:
                screen().print(as_page(match, standing(match, results.upto(wanted.games))))
            return INTERRUPTED
        report(wanted, results)
    return 0


def play_missing(results: Results, wanted: argparse.Namespace) -> None:
    match = results.match
    playing, missing = partial(play_game, match), results.missing(wanted.games)
    played = on_ray(playing, missing) if wanted.on == RAY else on_this_machine(playing, missing, workers_of(wanted))
    followed(errors(), results, wanted.games, say("arena-playing", game=match.game), played)


def report(wanted: argparse.Namespace, results: Results) -> None:
    match, played = results.match, results.upto(wanted.games)
    found = standing(match, played)
    if wanted.html:
        from chautari.arena.report.match_page import MatchPage

        write_page(wanted.html, MatchPage(match, found, played, command_again("arena", match, wanted.games)).html())
    if wanted.json:
        print(json.dumps(summary(match, found), indent=2, ensure_ascii=False))
        return
    page = screen()
    page.print(as_page(match, found))
    for bot in found.bots:
        if bot.faults:
            page.print(failure(bot.bot, bot.faults, bot.said))


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """A request to end (kill) leaves everything as tidy as Ctrl-C does."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
