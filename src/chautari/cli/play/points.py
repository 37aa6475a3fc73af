"""Tables of points, source by source: what a seat can know now, and everything at the end."""

from rich.table import Table as Grid
from rich.text import Text

from chautari.cli.words import say
from chautari.engine.game import Source
from chautari.engine.table import Table

# How many tables that a seat could be sitting at are counted to see which points it can't know.
IMAGINED = 16


def known_points(table: Table, seat: int) -> Grid:
    """The points if the game ended now; from least to most where a seat can't know."""
    worlds = [table.imagine(seat, number) for number in range(IMAGINED)]
    counted = [[table.game.sources(world, owner) for owner in range(table.state.seats)] for world in worlds]
    cells = [[_range([world[owner] for world in counted]) for owner in range(table.state.seats)]]
    rows = []
    for key in _keys(counted[0]):
        by_owner = [[_only(world[owner], key) for world in counted] for owner in range(table.state.seats)]
        rows.append((_label(table, counted[0], key), [_range(own) for own in by_owner]))
    return _page(table, rows, cells[0])


def final_points(table: Table) -> Grid:
    scores = table.scores()
    sources = [list(score.sources) for score in scores]
    rows = [(_label(table, sources, key), [_range([_only(own, key)]) for own in sources]) for key in _keys(sources)]
    return _page(table, rows, [str(score.total) for score in scores])


def _page(table: Table, rows: list[tuple[str, list[str]]], totals: list[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold", show_footer=True, footer_style="bold")
    grid.add_column("", footer=say("total"))
    for name, total in zip(table.names, totals, strict=True):
        grid.add_column(name, justify="right", footer=total)
    for label, cells in rows:
        grid.add_row(label, *(Text(cell, "dim" if cell == "0" else "") for cell in cells))
    return grid


def _keys(sources: list[list[Source]]) -> list[str]:
    return list(dict.fromkeys(source.key for own in sources for source in own))


def _label(table: Table, sources: list[list[Source]], key: str) -> str:
    return table.game.say_source(next(source for own in sources for source in own if source.key == key))


def _only(sources: list[Source], key: str) -> list[Source]:
    return [source for source in sources if source.key == key]


def _range(worlds: list[list[Source]]) -> str:
    totals = [sum(source.points for source in sources) for sources in worlds]
    least, most = min(totals), max(totals)
    return str(least) if least == most else f"{least}–{most}"
