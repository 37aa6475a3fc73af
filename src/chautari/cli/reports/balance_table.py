"""A balance as tables: who had or did what, how often, and how it went for them."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chautari.arena.balance.balance import ACTION, BOT, CARD, SEAT, TRAIT, Balance, Line, OptionLine
from chautari.arena.figures import rate, rounded
from chautari.arena.intervals import Estimate
from chautari.cli.reports.bot_failures import failure_sentence
from chautari.cli.words import say
from chautari.games.numerals import decimal, per_cent

MOST_LINES = 24
NARROWEST_NAME = 16
TITLES = {
    SEAT: "balance-seat",
    BOT: "balance-bot",
    TRAIT: "balance-trait",
    CARD: "balance-card",
    ACTION: "balance-action",
}
COLUMNS = ("balance-seats", "balance-played", "balance-share", "balance-fair", "balance-score")
PLAYED_COLUMNS = ("balance-plays", *COLUMNS[1:])
CHOSEN_COLUMNS = (*PLAYED_COLUMNS, "balance-chosen")
OPTION_COLUMNS = ("balance-option-games", "balance-first-seat", "balance-interval", "balance-score", "balance-length")


def print_balance(page: Console, balance: Balance, options: bool) -> None:
    """Prints every table that has lines, that of options if it is wanted, and which bots failed."""
    for kind in TITLES:
        lines = balance.lines(kind)
        if lines and (kind != BOT or len(lines) > 1):
            page.print(_table(kind, lines))
            if len(lines) > MOST_LINES:
                page.print(Text(say("balance-more", count=len(lines) - MOST_LINES), "dim"))
            page.print()
    if options:
        page.print(_option_table(balance.option_lines()))
    for bot, faults in balance.faults.items():
        page.print(failure_sentence(bot, faults, balance.said[bot]))


def _table(kind: str, lines: list[Line]) -> Grid:
    grid = _grid(say(TITLES[kind]), {CARD: PLAYED_COLUMNS, ACTION: CHOSEN_COLUMNS}.get(kind, COLUMNS))
    for line in lines[:MOST_LINES]:
        cells = [
            line.name,
            decimal(line.plays),
            rate(line.play_rate) if line.chosen is None else per_cent(line.play_rate.value),
            per_cent(line.win_share.value),
            f"{decimal(line.times_fair, 2)} ±{decimal(line.margin, 2)}",
            rounded(line.score, 1),
        ]
        grid.add_row(*cells, *([] if line.chosen is None else [rate(line.chosen)]))
    return grid


def _option_table(lines: list[OptionLine]) -> Grid:
    grid = _grid(say("balance-option"), OPTION_COLUMNS)
    for line in lines:
        grid.add_row(
            f"{line.option}={line.value}",
            decimal(line.games),
            per_cent(line.first_seat.value),
            _interval(line.first_seat),
            rounded(line.score, 1),
            rounded(line.length),
        )
    return grid


def _grid(title: str, columns: tuple[str, ...]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(title, overflow="fold", min_width=NARROWEST_NAME)
    for column in columns:
        grid.add_column(say(column), justify="right", no_wrap=True)
    return grid


def _interval(estimate: Estimate) -> str:
    return f"{decimal(100 * estimate.low, 1)}–{decimal(100 * estimate.high, 1)}"
