"""`chautari puzzle GAME [NUMBER]`: a moment of a game where one option is clearly better than every other."""

import argparse
import secrets

from rich.table import Table as Grid
from rich.text import Text

import chautari
from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.play.choices import lay_out
from chautari.cli.play.lookup import offers_meant
from chautari.cli.play.terminal import Leave, Terminal
from chautari.cli.play.typed_words import means
from chautari.cli.screen import draw_table
from chautari.cli.words import say, thing
from chautari.engine.table import Offer, Table
from chautari.games import NAMES
from chautari.review.puzzle_titles import titles
from chautari.review.puzzles import GRADES, Puzzle, explanation, headline, puzzle, puzzles
from chautari.review.sentences import Sentences, per_cent

GRADE_KEYS = {"easy": "grade-easy", "medium": "grade-medium", "hard": "grade-hard"}


def add_to(commands: Commands) -> None:
    command = commands.add_parser("puzzle", help=say("help-puzzle"), description=say("about-puzzle"))
    command.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    command.add_argument("number", metavar="NUMBER", nargs="?", type=int, help=say("help-puzzle-number"))
    command.add_argument("--grade", choices=GRADES, help=say("help-puzzle-grade"))
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = chautari.game(args.game)
    found = puzzle(game.meta.name, args.number) if args.number is not None else any_puzzle(game.meta.name, args.grade)
    terminal = Terminal()
    table = Table.resume(game, found.record)
    show(found, table, terminal)
    try:
        solve(found, table, terminal)
    except Leave:
        terminal.print(say("goodbye"))
    return 0


def any_puzzle(name: str, grade: str | None) -> Puzzle:
    """One by lot, of a difficulty if one is named."""
    fitting = [one for one in puzzles(name) if grade in (None, one.grade)]
    if not fitting:
        raise BadUsage(say("no-puzzles"))
    return secrets.choice(fitting)


def show(found: Puzzle, table: Table, terminal: Terminal) -> None:
    """The table as its seat sees it, the question and the choices."""
    total, grade = len(puzzles(found.record.game)), thing(GRADE_KEYS[found.grade])
    terminal.heading(say("puzzle-title", title=table.game.meta.title, number=found.number, total=total, grade=grade))
    terminal.print(Text(titles(found.record.game)[found.number], "italic"))
    terminal.print_table(draw_table(found.record.game, table.view(found.seat), table.names))
    terminal.print()
    terminal.print(Text(headline(found) + ".", "bold"))
    terminal.print(Text(table.prompt(found.seat)))
    for block in lay_out(table.choices(found.seat), terminal.width):
        terminal.print(block)
    terminal.hint(say("puzzle-hint"))


def solve(found: Puzzle, table: Table, terminal: Terminal) -> None:
    """Asks until the best option is found, or the solution is asked for."""
    sentences = Sentences(table.game, found.record)
    prompt = say("prompt-mark", who=table.names[found.seat]) + " "
    while not means(answer := terminal.ask(prompt), "word-show"):
        if means(answer, "word-quit"):
            raise Leave
        meant = offers_meant(table.choices(found.seat), answer) if answer else []
        if len(meant) != 1:
            terminal.print(say("not-understood", answer=answer))
        elif meant[0].action == found.best:
            terminal.print(
                Text(say("puzzle-right", choice=sentences.choice(table.state, found.seat, found.best)), "bold")
            )
            break
        else:
            terminal.print(said_wrong(found, meant[0], table))
    explain(found, table, terminal)


def said_wrong(found: Puzzle, offer: Offer, table: Table) -> str:
    loss = found.loss(offer.action)
    choice = Sentences(table.game, found.record).choice(table.state, found.seat, offer.action)
    return say("puzzle-wrong", choice=choice, loss=per_cent(loss.value), margin=per_cent(loss.margin))


def explain(found: Puzzle, table: Table, terminal: Terminal) -> None:
    """Why the best option is better, and what every other is worth."""
    terminal.heading(say("puzzle-why"))
    for sentence in explanation(table.game, found):
        terminal.print(Text(sentence))
    grid, sentences = Grid(box=None, pad_edge=False, show_header=False), Sentences(table.game, found.record)
    for one in found.options:
        grid.add_row(f"{per_cent(one.chance.value)} %", Text(sentences.choice(table.state, found.seat, one.action)))
    terminal.print(grid)
