"""The output: with colours on a terminal, as plain text elsewhere or with NO_COLOR."""

from importlib import import_module

from rich.console import Console
from rich.text import Text

from chautari.games import METAS


class Page(Console):
    """A console that raises BrokenPipeError when its reader has gone, for `main` to handle."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Page:
    """The output."""
    return Page(markup=False, highlight=False, emoji=False)


def errors() -> Page:
    """The error output: progress and the like, so that the output stays the result alone."""
    return Page(markup=False, highlight=False, emoji=False, stderr=True)


def draw_table(game: str, view: dict[str, object], names: list[str]) -> Text:
    """A table as the game's terminal.py draws it, in plain text or with ANSI colours."""
    assert game in [meta.name for meta in METAS]
    terminal = import_module(f"chautari.games.{game.replace('-', '_')}.faces.terminal")
    return Text.from_ansi(terminal.draw(view, names))
