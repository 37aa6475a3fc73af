"""Every part of every game's rows as a page: `python -m chautari.research.observations_page > docs/observations.md`."""

from chautari.engine.meta import Meta
from chautari.games import METAS
from chautari.research.observing import Layout, layout_of

HEAD = """# Observations

What a seat may know as a row of whole numbers (int16). `chautari.research.observing.layout_of(game, seats)` gives the
same as an object: `layout.slices["market"]`, `layout.least`, `layout.most`, `layout.spread(rows)`.

Players come in the order in which the seat sees them: `player_0` is the seat itself, `player_1` its left neighbour.
A *flag* is 1 for yes, a *count* says how many, a *number* says which one (0 for none, the first of its kind is 1), a
*row* lists things in an order that matters. Whatever changes in a layout raises its version.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(meta) for meta in METAS)])


def section(meta: Meta) -> str:
    """One game: its sizes, then its parts at the smallest table, another player's being like the seat's own."""
    layouts = {seats: layout_of(meta.name, seats) for seats in meta.seats}
    sizes = ", ".join(f"{layout.size} numbers with {seats} seats" for seats, layout in layouts.items())
    layout = layouts[meta.seats[0]]
    lines = [f"## {meta.title}", "", f"Version {layout.version}: {sizes}.", ""]
    lines += ["| part | size | kind | from | to | meaning |", "|---|--:|---|--:|--:|---|"]
    return "\n".join([*lines, *rows(layout), ""])


def rows(layout: Layout) -> list[str]:
    return [
        f"| {part.name} | {part.size} | {part.kind} | {part.least} | {part.most} | {part.meaning} |"
        for part in layout.parts
        if not part.name.startswith("player_") or part.name.startswith("player_0")
    ]


if __name__ == "__main__":
    print(page(), end="")
