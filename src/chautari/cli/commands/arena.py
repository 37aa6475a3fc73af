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
from chautari.cli.reports.arena_results import open_results
from chautari.cli.reports.bot_failures import failure_sentence
from chautari.cli.reports.html_file import check_page, write_page
from chautari.cli.reports.standing_table import follow, standing_page
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


def run(args: argparse.Namespace) -> int:
    match = read_match(args, USUAL_BOTS, None)
    check_page(args.html)
    with open_results(match, args.results, args.resume, args.games) as results, ended_like_ctrl_c():
        try:
            play_missing(results, args)
        except KeyboardInterrupt:
            played = len(results.upto(args.games))
            print("\n" + say("arena-interrupted", played=played, games=args.games), file=sys.stderr)
            if played and not args.json:
                screen().print(standing_page(match, standing(match, results.upto(args.games))))
            return INTERRUPTED
        report(args, results)
    return 0


def play_missing(results: Results, args: argparse.Namespace) -> None:
    match = results.match
    playing, missing = partial(play_game, match), results.missing(args.games)
    played = on_ray(playing, missing) if args.on == RAY else on_this_machine(playing, missing, workers_of(args))
    follow(errors(), results, args.games, say("arena-playing", game=match.game), played)


def report(args: argparse.Namespace, results: Results) -> None:
    match, games = results.match, results.upto(args.games)
    result = standing(match, games)
    if args.html:
        from chautari.arena.report.match_page import MatchPage

        write_page(args.html, MatchPage(match, result, games, command_again("arena", match, args.games)).html())
    if args.json:
        print(json.dumps(summary(match, result), indent=2, ensure_ascii=False))
        return
    page = screen()
    page.print(standing_page(match, result))
    for bot in result.bots:
        if bot.faults:
            page.print(failure_sentence(bot.bot, bot.faults, bot.said))


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """Meanwhile SIGTERM raises KeyboardInterrupt, as Ctrl-C does."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
