"""`chautari bench [GAME]`: decisions per second and the price of a clone."""

import argparse
import json
from contextlib import nullcontext

from rich.table import Table as Grid

from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.reports.speed import Speed, measure
from chautari.cli.screen import screen
from chautari.cli.words import say
from chautari.engine.meta import Meta
from chautari.games import METAS, NAMES, load
from chautari.games.numerals import decimal

USUAL_SEATS = 4
COLUMNS = (
    ("game", "bench-game"),
    ("seats", "bench-seats"),
    ("compiled", "bench-compiled"),
    ("decisions_per_s", "bench-decisions"),
    ("python_decisions_per_s", "bench-python"),
    ("clone_ns", "bench-clone"),
)


def add_to(commands: Commands) -> None:
    bench = commands.add_parser("bench", help=say("help-bench"), description=say("help-bench"))
    bench.add_argument("game", nargs="?", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    bench.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    bench.add_argument("--seconds", type=float, default=1.0, metavar="T", help=say("help-seconds"))
    bench.add_argument("--json", action="store_true", help=say("help-json"))
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.seconds > 0:
        raise BadUsage(say("no-time"))
    metas = [load(args.game).meta] if args.game else METAS
    cases = [(meta.name, seats) for meta in metas for seats in seats_of(meta, args.seats)]
    page = screen()
    speeds: list[Speed] = []
    for name, seats in cases:
        progress = say("bench-measuring", game=name, seats=seats)
        with page.status(progress) if page.is_terminal and not args.json else nullcontext():
            speeds.append(measure(name, seats, args.seconds))
    if args.json:
        print(json.dumps(speeds, indent=2))
    else:
        page.print(as_table(speeds))
    return 0


def seats_of(meta: Meta, seats: int | None) -> list[int]:
    """The table size asked for, or every one of the game, four first."""
    if seats is None:
        return sorted(meta.seats, key=lambda count: (count != USUAL_SEATS, count))
    meta.complete(seats, {})
    return [seats]


def as_table(speeds: list[Speed]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for _, title in COLUMNS:
        grid.add_column(say(title), justify="left" if title == "bench-game" else "right")
    for speed in speeds:
        grid.add_row(*(_cell(speed[key]) for key, _ in COLUMNS))
    return grid


def _cell(value: str | float | bool) -> str:
    if isinstance(value, bool):
        return say("bench-yes" if value else "bench-no")
    return value if isinstance(value, str) else decimal(value)
