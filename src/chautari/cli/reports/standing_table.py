"""The standing of an arena as a table, and beside a progress bar while the games are played."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from chautari.arena.figures import rounded
from chautari.arena.game import GameResult
from chautari.arena.match import Match
from chautari.arena.results import Results
from chautari.arena.standing import BotStanding, Standing, standing
from chautari.arena.times import quantile
from chautari.cli.words import say
from chautari.games.numerals import decimal, per_cent, short

REFRESHES_PER_SECOND = 4
# Counting takes longer the more games there are; it may take this part of the time.
PART_FOR_COUNTING = 0.02
NARROWEST_NAME = 12
COLUMNS = ("arena-games", "arena-share", "arena-interval", "arena-rating", "arena-score", "arena-times")


def standing_page(match: Match, result: Standing) -> RenderableType:
    """How much was played, and the bots, the best first."""
    fair = decimal(100 * result.bots[0].fair_share, 1)
    head = say("arena-head", games=result.games, deals=result.deals, seatings=match.seatings, fair=fair)
    return Group(Text(head, "dim"), _table(result))


def _table(result: Standing) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(say("arena-bot"), overflow="fold", min_width=NARROWEST_NAME)
    for title in COLUMNS:
        grid.add_column(say(title), justify="right", no_wrap=True)
    for bot in sorted(result.bots, key=lambda bot: -bot.win_share.value):
        grid.add_row(*_row(bot))
    return grid


def _row(bot: BotStanding) -> list[str]:
    return [
        bot.bot,
        decimal(bot.games),
        per_cent(bot.win_share.value),
        f"{decimal(100 * bot.win_share.low, 1)}–{decimal(100 * bot.win_share.high, 1)}",
        rounded(bot.rating),
        rounded(bot.score, 1),
        f"{_short(quantile(bot.times, 0.5))} / {_short(quantile(bot.times, 0.95))}",
    ]


def _short(milliseconds: float) -> str:
    return decimal(milliseconds) if milliseconds >= 10 else short(milliseconds, 2)


class LiveStanding:
    """A bar that moves with every game, and the standing below it, counted again now and then."""

    def __init__(self, page: Console, results: Results, games: int, saying: str) -> None:
        self.page, self.results, self.games = page, results, games
        self.progress = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        )
        self.task = self.progress.add_task(saying, total=games, completed=len(results.upto(games)))
        self.counted: RenderableType = ""
        self.next_count = 0.0

    def __rich__(self) -> RenderableType:
        return Group(self.progress, self.counted)

    @contextmanager
    def shown(self) -> Iterator[None]:
        with Live(self, console=self.page, refresh_per_second=REFRESHES_PER_SECOND, transient=True):
            yield

    def step(self) -> None:
        self.progress.advance(self.task)
        start = time.monotonic()
        if start >= self.next_count:
            self.counted = standing_page(
                self.results.match, standing(self.results.match, self.results.upto(self.games))
            )
            self.next_count = start + max(1 / REFRESHES_PER_SECOND, (time.monotonic() - start) / PART_FOR_COUNTING)


def follow(page: Console, results: Results, games: int, saying: str, games_played: Iterable[GameResult]) -> None:
    """Takes the games as they come, shown live on a terminal."""
    if not page.is_terminal:
        for game in games_played:
            results.add(game)
        return
    live = LiveStanding(page, results, games, saying)
    with live.shown():
        for game in games_played:
            results.add(game)
            live.step()
