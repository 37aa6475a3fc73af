"""The end of a game: the last moves, every point with its source, who has won, and the record to keep."""

from typing import TYPE_CHECKING

from rich.text import Text

from chautari.cli.play import typed_commands
from chautari.cli.play.points import final_points
from chautari.cli.play.story import paragraphs
from chautari.cli.play.terminal import Talk
from chautari.cli.screen import drawn
from chautari.cli.words import say
from chautari.engine.table import Table

if TYPE_CHECKING:
    from chautari.cli.play.sitting import Sitting


def finish(sitting: "Sitting") -> None:
    table, talk = sitting.table, sitting.talk
    reader = sitting.seating.people[0]
    news = paragraphs(table, reader, min(sitting.read.values()))
    if news:
        talk.divide(say("what-happened"))
        for paragraph in news:
            talk.tell(Text(paragraph))
    talk.divide(say("final-table"))
    talk.show(drawn(table.game.meta.name, table.view(reader), table.names))
    talk.divide(say("final-points"))
    show_result(table, talk)
    file = talk.ask(say("offer-save") + " ")
    if file:
        typed_commands.save_record(sitting, file)


def show_result(table: Table, talk: Talk) -> None:
    talk.tell(final_points(table))
    talk.tell()
    for line in ranking(table):
        talk.tell(Text(line))


def ranking(table: Table) -> list[str]:
    """One line per place, the winners' first; a team shares its line."""
    by_place: dict[int, list[int]] = {}
    for score in table.scores():
        by_place.setdefault(score.place, []).append(score.seat)
    totals = {score.seat: score.total for score in table.scores()}
    lines = []
    for place, seats in sorted(by_place.items()):
        who = ", ".join(say("player-points", who=table.names[seat], points=totals[seat]) for seat in seats)
        lines.append(say("winner" if place == 1 else "placed", place=place, who=who, count=len(seats)))
    return lines
