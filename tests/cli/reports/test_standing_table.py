"""The standing while the games are played."""

import io

import pytest
from rich.console import Console

from chautari.arena.results import Results
from chautari.arena.standing import standing
from chautari.cli.reports.standing_table import follow, standing_page
from tests.arena.games import DUEL, game

GAMES = [game(number, (0, 1), (1, 2)) for number in range(5)]


def page(terminal: bool) -> Console:
    return Console(file=io.StringIO(), force_terminal=terminal, width=90, color_system=None)


@pytest.mark.parametrize("terminal", [True, False])
def test_every_game_is_kept_whoever_looks_on(terminal: bool) -> None:
    results = Results(DUEL)
    follow(page(terminal), results, 5, "Playing yak …", iter(GAMES))
    assert results.upto(5) == GAMES


def test_a_bar_and_the_standing_are_shown_to_somebody_who_looks() -> None:
    screen = page(terminal=True)
    follow(screen, Results(DUEL), 5, "Playing yak …", iter(GAMES))
    assert isinstance(screen.file, io.StringIO)
    shown = screen.file.getvalue()
    assert "Playing yak …" in shown and "5/5" in shown
    assert "an even share is 50.0 %" in shown and "greedy" in shown and "95 %" in shown


def test_nothing_is_shown_where_nobody_looks() -> None:
    screen = page(terminal=False)
    follow(screen, Results(DUEL), 5, "Playing yak …", iter(GAMES))
    assert isinstance(screen.file, io.StringIO)
    assert screen.file.getvalue() == ""


def test_games_played_before_count(capsys: pytest.CaptureFixture[str]) -> None:
    screen, results = page(terminal=True), Results(DUEL, games={one.number: one for one in GAMES[:3]})
    follow(screen, results, 5, "Playing yak …", iter(GAMES[3:]))
    assert isinstance(screen.file, io.StringIO)
    assert "5/5" in screen.file.getvalue() and "1/5" not in screen.file.getvalue()


def test_one_game_is_one_game() -> None:
    screen, tied = page(terminal=False), [game(0, (0, 1), (1, 1))]
    screen.print(standing_page(DUEL, standing(DUEL, tied)))
    assert isinstance(screen.file, io.StringIO)
    assert screen.file.getvalue().startswith("1 game, 1 deal, 2 seatings; an even share is 50.0 %.")
