"""A game's ledger on the screen."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chautari.cli.words import say
from chautari.games.ledger import Rule, told_ledger


def print_rules(page: Console, game: str, about: str = "") -> None:
    """Prints the rules chapter by chapter; only those that have all the words of `about`, if there are some."""
    chapter = ""
    rules = [rule for rule in told_ledger(game).values() if _speaks_of(rule, about)]
    if not rules:
        page.print(say("no-rule-about", about=about))
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            page.print()
            page.print(Text(chapter, "bold"))
        page.print(_line(rule))


def _line(rule: Rule) -> Grid:
    line = Grid.grid(padding=(0, 2, 0, 0))
    line.add_column(width=11, no_wrap=True, style="cyan")
    line.add_column()
    ours = f" {say('ruling')}" if rule.ruling else ""
    line.add_row(rule.id, Text.assemble(rule.text, (f"  [{rule.source}]{ours}", "dim")))
    return line


def _speaks_of(rule: Rule, about: str) -> bool:
    whole = f"{rule.id} {rule.chapter} {rule.text}".lower()
    return all(word in whole for word in about.lower().split())
