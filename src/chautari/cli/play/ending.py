"""The end of a game: the last moves, every point with its source, who has won, and the record to keep."""

from rich.text import Text

from chautari.cli.play.points import final_points
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.story import paragraphs
from chautari.cli.play.terminal import Terminal
from chautari.cli.play.typed_commands import save_record
from chautari.cli.screen import draw_table
from chautari.cli.words import say
from chautari.daily.deal import deal_of_seed
from chautari.daily.result import result_of, share_text
from chautari.engine.table import Table
from chautari.games.numerals import listed


def finish(sitting: Sitting) -> None:
    """Prints the end of the game and offers to save its record."""
    table, terminal = sitting.table, sitting.terminal
    reader = sitting.seating.people[0]
    news = paragraphs(table, reader, min(sitting.read.values()))
    if news:
        terminal.heading(say("what-happened"))
        for paragraph in news:
            terminal.print(Text(paragraph))
    terminal.heading(say("final-table"))
    terminal.print_table(draw_table(table.game.meta.name, table.view(reader), table.names))
    terminal.heading(say("final-points"))
    if table.record.practice:
        terminal.hint(say("practice"))
    show_result(table, terminal)
    if deal := deal_of_seed(sitting.seed):
        terminal.heading(say("daily-result"))
        result = result_of(table.game, table.state, deal.seat)
        terminal.print(Text(share_text(table.game.meta.title, deal.day, deal.seats, result, game=deal.game)))
    file = terminal.ask(say("offer-save") + " ")
    if file:
        save_record(sitting, file)


def show_result(table: Table, terminal: Terminal) -> None:
    """Prints every seat's points by their sources, then the ranking."""
    terminal.print(final_points(table))
    terminal.print()
    for line in ranking(table):
        terminal.print(Text(line))


def ranking(table: Table) -> list[str]:
    """One line per place, the winners' first; a team shares its line."""
    by_place: dict[int, list[int]] = {}
    for score in table.scores():
        by_place.setdefault(score.place, []).append(score.seat)
    totals = {score.seat: score.total for score in table.scores()}
    lines = []
    for place, seats in sorted(by_place.items()):
        who = listed(say("player-points", who=table.names[seat], points=totals[seat]) for seat in seats)
        lines.append(say("winner" if place == 1 else "placed", place=place, who=who, count=len(seats)))
    return lines
