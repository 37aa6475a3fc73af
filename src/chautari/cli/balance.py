"""`chautari balance GAME`: how often each seat, bot, board or character wins when bots play many games."""

import argparse
import json
import os

from rich.table import Table as Grid

import chautari
from chautari.bots.balance import Balance, Match, Share, measure
from chautari.bots.bot import bot
from chautari.cli.arguments import BadUsage, Commands, read_settings
from chautari.cli.screen import screen
from chautari.cli.words import say
from chautari.games import NAMES

USUAL_SEATS = 4
USUAL_BOT = "greedy"
USUAL_GAMES = 400


def add_to(commands: Commands) -> None:
    balance = commands.add_parser("balance", help=say("help-balance"), description=say("help-balance"))
    balance.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    balance.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    balance.add_argument("--bots", metavar="A,B", default=USUAL_BOT, help=say("help-balance-bots"))
    balance.add_argument("--games", type=int, default=USUAL_GAMES, metavar="N", help=say("help-games-played"))
    balance.add_argument("--seed", type=int, default=0, metavar="X", help=say("help-seed"))
    balance.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    balance.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=say("help-workers"))
    balance.add_argument("--json", action="store_true", help=say("help-json"))
    balance.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    match = the_match(wanted)
    page = screen()
    silent = wanted.json or not page.is_terminal
    found = measure(match, wanted.games, wanted.workers, say("balance-playing", game=match.game), silent)
    if wanted.json:
        print(json.dumps(as_json(found), indent=2))
    else:
        page.print(as_table(found))
    return 0


def the_match(wanted: argparse.Namespace) -> Match:
    if wanted.games < 1 or wanted.workers < 1:
        raise BadUsage(say("balance-nothing"))
    meta = chautari.game(wanted.game).meta
    seats = wanted.seats if wanted.seats is not None else min(USUAL_SEATS, meta.seats[-1])
    settings = meta.settle(seats, read_settings(meta, wanted.option))
    named = [name.strip() for name in wanted.bots.split(",") if name.strip()] or [USUAL_BOT]
    for name in named:
        bot(name)
    if len(named) > seats:
        raise BadUsage(say("too-many-bots", bots=len(named), free=seats))
    return Match(meta.name, (*named, *[named[-1]] * (seats - len(named))), settings, wanted.seed)


def as_json(found: Balance) -> dict[str, list[dict[str, str | int | float]]]:
    measured = (("seat", found.by_seat), ("bot", found.by_bot), ("trait", found.by_trait))
    return {what: [_object(name, share) for name, share in shares.items()] for what, shares in measured}


def as_table(found: Balance) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for title in ("balance-of", "balance-games", "balance-share", "balance-fair", "balance-margin"):
        grid.add_column(say(title), justify="left" if title == "balance-of" else "right")
    for label, shares in (
        (say("balance-seat"), found.by_seat),
        (say("balance-bot"), found.by_bot),
        (say("balance-trait"), found.by_trait),
    ):
        for name, share in sorted(shares.items()):
            won = f"{100 * share.won / share.games:.1f} %"
            grid.add_row(f"{label} {name}", f"{share.games:,}", won, f"{share.times_fair:.2f}", f"±{share.margin:.2f}")
    return grid


def _object(name: str, share: Share) -> dict[str, str | int | float]:
    return {
        "name": name,
        "games": share.games,
        "win_share": share.won / share.games,
        "times_fair": share.times_fair,
        "margin": share.margin,
    }
