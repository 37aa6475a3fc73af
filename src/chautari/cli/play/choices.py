"""Long lists of choices made short: grids and rows found by what their texts have in common."""

from collections import Counter
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chautari.engine.table import Offer

# A grid pays from this many choices on, if enough of its cells are filled.
LEAST_FOR_GRID = 6
FILLED = 0.7
LEAST_FOR_ROW = 3
LEAST_FOR_COLUMNS = 9


@dataclass(frozen=True)
class Numbered:
    """A choice and the number to type for it."""

    number: int
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.words)


def lay_out(offers: list[Offer], width: int) -> list[RenderableType]:
    """All choices with their numbers, alike ones together, in the order in which they are offered."""
    numbered = [Numbered(n + 1, tuple(offer.text.split(" "))) for n, offer in enumerate(offers)]
    blocks: list[RenderableType] = []
    plain: list[Numbered] = []
    for group in _alike(numbered):
        varying = _varying(group)
        if len(varying) == 2 and len(group) >= LEAST_FOR_GRID and _density(group, varying) >= FILLED:
            blocks.append(_grid(group, varying, width))
        elif len(varying) == 1 and len(group) >= LEAST_FOR_ROW:
            blocks.append(_row(group, varying[0], width))
        else:
            plain += group
    return [*blocks, *_list(sorted(plain, key=lambda choice: choice.number), width)]


def _alike(choices: list[Numbered]) -> list[list[Numbered]]:
    groups: dict[tuple[int, str], list[Numbered]] = {}
    for choice in choices:
        groups.setdefault((len(choice.words), choice.words[0]), []).append(choice)
    return list(groups.values())


def _varying(group: list[Numbered]) -> list[int]:
    """The indices of the words in which the texts of a group differ."""
    return [index for index in range(len(group[0].words)) if len({choice.words[index] for choice in group}) > 1]


def _values(group: list[Numbered], index: int) -> list[str]:
    return list(dict.fromkeys(choice.words[index] for choice in group))


def _density(group: list[Numbered], varying: list[int]) -> float:
    first, second = varying
    return len(group) / (len(_values(group, first)) * len(_values(group, second)))


def _grid(group: list[Numbered], varying: list[int], width: int) -> Grid:
    """Rows × columns with the number to type in each cell; a dot where nothing is offered."""
    down, across = sorted(varying, key=lambda index: len(_values(group, index)))
    cell = max(map(len, _values(group, across))) + 2
    if cell * len(_values(group, across)) > width - 20:
        down, across = across, down
    title = [{down: "↓", across: "→"}.get(index, word) for index, word in enumerate(group[0].words)]
    numbers = {(choice.words[down], choice.words[across]): choice.number for choice in group}
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(" ".join(title), justify="right", style="bold")
    columns = _labels(group, across, down)
    for column in columns:
        grid.add_column(column, justify="right")
    for row in _labels(group, down, across):
        cells = [numbers.get((row, column)) for column in columns]
        grid.add_row(row, *(Text(str(number), "cyan") if number else Text("·", "dim") for number in cells))
    return grid


def _labels(group: list[Numbered], index: int, other: int) -> list[str]:
    """Numbers ascending; words as they are offered, in the order of the fullest line first."""
    if all(choice.words[index].isdecimal() for choice in group):
        return sorted(_values(group, index), key=int)
    lines = Counter(choice.words[other] for choice in group)
    return _values(sorted(group, key=lambda choice: -lines[choice.words[other]]), index)


def _row(group: list[Numbered], index: int, width: int) -> Text:
    """What they have in common, then each number with its word; a number never parts from its word."""
    words = group[0].words
    lines = [Text(" ".join([*words[:index], "…", *words[index + 1 :]]))]
    for choice in group:
        item = Text(f"  {choice.number} ", "cyan").append(choice.words[index], "default")
        if lines[-1].cell_len + item.cell_len > width:
            lines.append(Text("   "))
        lines[-1].append_text(item)
    return Text("\n").join(lines)


def _list(choices: list[Numbered], width: int) -> list[RenderableType]:
    lines = [Text(f"{choice.number:>3}  ", "cyan").append(choice.text, "default") for choice in choices]
    longest = max((line.cell_len for line in lines), default=0)
    if len(lines) >= LEAST_FOR_COLUMNS and 2 * (longest + 2) <= width:
        return [Columns(lines, column_first=True, padding=(0, 2))]
    return list(lines)
