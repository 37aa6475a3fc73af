"""`chautari arena GAME --bots A,B`: which bot is the better one, and how sure that is."""

import argparse
import json
from functools import partial

from rich.table import Table as Grid

from chautari.bots.arena.intervals import Estimate
from chautari.bots.arena.match import Match
from chautari.bots.arena.playing import play_game
from chautari.bots.arena.standing import BotStanding, Standing, standing
from chautari.bots.arena.times import quantile
from chautari.bots.arena.workers import on_this_machine
from chautari.cli.arguments import Commands
from chautari.cli.matches import add_match_to, read_match
from chautari.cli.screen import screen
from chautari.cli.words import say

USUAL_BOTS = "greedy,uniform"


def add_to(commands: Commands) -> None:
    arena = commands.add_parser("arena", help=say("help-arena"), description=say("about-arena"))
    add_match_to(arena, say("help-arena-bots"))
    arena.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    match = read_match(wanted, USUAL_BOTS, None)
    played = list(on_this_machine(partial(play_game, match), range(wanted.games), wanted.workers))
    found = standing(match, played)
    if wanted.json:
        print(json.dumps(as_json(match, found), indent=2, ensure_ascii=False))
    else:
        screen().print(as_table(found))
    return 0


def as_json(match: Match, found: Standing) -> dict[str, object]:
    return {
        "game": match.game,
        "seats": match.seats,
        "options": match.settings,
        "seed": match.seed,
        "games": found.games,
        "deals": found.deals,
        "seatings": match.seatings,
        "bots": [_bot(one) for one in found.bots],
        "by_seat": [{"seat": one.seat, **_share(one.win_share), "mean_score": one.score.value} for one in found.seats],
        "mean_length": sum(found.lengths) / len(found.lengths),
    }


def as_table(found: Standing) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for title in ("arena-bot", "arena-games", "arena-share", "arena-interval", "arena-fair", "arena-score"):
        grid.add_column(say(title), justify="left" if title == "arena-bot" else "right")
    for one in found.bots:
        grid.add_row(
            one.bot,
            f"{one.games:,}",
            f"{100 * one.win_share.value:.1f} %",
            f"{100 * one.win_share.low:.1f}–{100 * one.win_share.high:.1f}",
            f"{100 * one.fair_share:.1f} %",
            f"{one.score.value:.1f}",
        )
    return grid


def _bot(one: BotStanding) -> dict[str, object]:
    return {
        "bot": one.bot,
        **_share(one.win_share),
        "fair_share": one.fair_share,
        "mean_score": one.score.value,
        "games": one.games,
        "seats_taken": one.seats_taken,
        "mean_place": one.place,
        "decision_ms": {"median": quantile(one.times, 0.5), "p95": quantile(one.times, 0.95)},
        "faults": dict(one.faults),
    }


def _share(found: Estimate) -> dict[str, float]:
    return {"win_share": found.value, "low": found.low, "high": found.high}
