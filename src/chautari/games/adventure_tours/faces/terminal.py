"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from collections import Counter
from io import StringIO

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from chautari.games.adventure_tours.components import (
    ADVENTURERS,
    BOARDS,
    COLOURS,
    DESERT,
    ROUNDS,
    adventurer_of,
    colour_of,
)
from chautari.games.adventure_tours.faces.shapes import Amounts, Board, Card, Player, View
from chautari.games.words import words

WORDS = words("chautari.games.adventure_tours")
STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow"}
LABEL = 10


def draw(view: View, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    others = [player for player in view["players"] if player["seat"] != view["seat"]]
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    return _ansi([_head(view, names), *(_expedition(player, view, names) for player in others + own)])


def _width() -> int:
    return shutil.get_terminal_size().columns


def _ansi(parts: list[RenderableType]) -> str:
    page = StringIO()
    console = Console(file=page, force_terminal=True, color_system="standard", width=_width(), highlight=False)
    for part in parts:
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _head(view: View, names: list[str]) -> RenderableType:
    head = Text.assemble((_moment(view, names), "bold"), "  ", (WORDS.say("terminal-pile", count=view["pile"]), "dim"))
    if view["further_turns"]:
        head.append("  ").append(WORDS.say("terminal-further-turns", count=view["further_turns"]))
    rows = _rows()
    if view["discards"]:
        rows.add_row(WORDS.say("terminal-discards"), _packed(_counted(view["discards"])))
    if view["free_boards"]:
        rows.add_row(WORDS.say("terminal-free-boards"), Text("\n").join(map(_board, view["free_boards"])))
    return _stacked([head, rows] if rows.row_count else [head])


def _moment(view: View, names: list[str]) -> str:
    if view["over"] or view["free_boards"]:
        return WORDS.say("terminal-round-over", round=view["round"], rounds=ROUNDS)
    return WORDS.say("terminal-head", round=view["round"], rounds=ROUNDS, who=names[view["turn"]])


def _expedition(player: Player, view: View, names: list[str]) -> RenderableType:
    """One player: name, hand size and money; the board and its sums; equipment, members and, if known, the hand."""
    rows = _rows()
    if player["board"] and player["gear"]:
        if player["board"]["name"] != BOARDS[DESERT]:
            rows.add_row(WORDS.say("terminal-board"), _board(player["board"]))
        if view["turn"] == player["seat"] and view["ability_used"]:
            rows.add_row("", Text(WORDS.say("terminal-ability-used"), "dim"))
        rows.add_row(WORDS.say("terminal-equipment"), _packed(_cards(player["equipment"]), _amounts(player["gear"])))
    earning = Text(WORDS.say("terminal-income", count=player["income"])) if player["members"] else None
    rows.add_row(WORDS.say("terminal-members"), _packed(_cards(player["members"]), earning))
    parts = [_title(player, view, names), rows]
    if player["hand"]:
        parts.append(_hand(player["hand"]))
    return _stacked(parts)


def _title(player: Player, view: View, names: list[str]) -> RenderableType:
    """The number comes with the name because choices and questions speak of players by number."""
    name, number = names[player["seat"]], WORDS.say("player-number", number=player["seat"] + 1)
    name = name if name == number else WORDS.say("terminal-player", number=number, who=name)
    if player["seat"] == view["seat"]:
        name = WORDS.say("terminal-you", who=name)
    title = Text.assemble((name, "bold"), "  ", WORDS.say("terminal-cards", count=player["cards"]))
    if player["money"] is not None:
        title.append("  ").append(WORDS.say("terminal-money", count=player["money"]))
    if player["results"]:
        results = " ".join(f"{result:+d}" for result in player["results"])
        title.append("  ").append(WORDS.say("terminal-results", results=results))
    return title


def _rows() -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True, style="dim", min_width=LABEL)
    rows.add_column()
    return rows


def _stacked(parts: list[RenderableType]) -> Table:
    page = Table.grid()
    for part in parts:
        page.add_row(part)
    page.add_row("")
    return page


def _board(board: Board) -> Text:
    start = "/".join(map(str, board["start"]))
    said = Text.assemble((WORDS.say(f"board-{board['name']}"), "bold"), f" {start}")
    return said.append("  ").append(WORDS.say(f"ability-{board['name']}"), "dim")


def _amounts(gear: Amounts) -> Text:
    amounts = [Text(f"{WORDS.say(f'colour-{c}')} {n}", f"bold {STYLES[c]}") for c, n in zip(COLOURS, gear, strict=True)]
    return Text(" ").join(amounts)


def _packed(items: list[Text], before: Text | None = None) -> Text:
    """A sum, if any, and what it is made of, from left to right; no item is broken over two lines."""
    lines = [Text() if before is None else before.copy().append("  ")]
    if not items:
        lines[0].append(WORDS.say("terminal-none"), "dim")
    for i, item in enumerate(items):
        said = item if i == len(items) - 1 else item + Text(", ")
        if lines[-1] and lines[-1].cell_len + item.cell_len + 1 > _width() - LABEL - 1:
            lines.append(Text())
        lines[-1].append_text(said)
    return Text("\n").join(lines)


def _cards(cards: list[Card]) -> list[Text]:
    return [_card(card) for card in cards]


def _counted(cards: list[Card]) -> list[Text]:
    """Equal cards together: in this pile their order means nothing."""
    copies = Counter(card["name"] for card in cards)
    kinds = {card["name"]: card for card in sorted(cards, key=lambda card: card["id"])}
    return [Text("" if copies[name] == 1 else f"{copies[name]}× ") + _card(card) for name, card in kinds.items()]


def _card(card: Card) -> Text:
    colour = COLOURS[colour_of(card["id"])]
    name = WORDS.thing(f"adventurer-{ADVENTURERS[adventurer_of(card['id'])]}")
    said = WORDS.say("card", name=name, colour=WORDS.thing(f"colour-{colour}"))
    return Text(said, STYLES[colour])


def _hand(cards: list[Card]) -> Table:
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column()
    for _ in range(3):
        rows.add_column(justify="right")
    said = [WORDS.say(f"terminal-{what}") for what in ("hand", "demand", "coins", "support", "action")]
    rows.add_row(*said, style="dim")
    for card in cards:
        does = WORDS.say(f"does-{ADVENTURERS[adventurer_of(card['id'])]}")
        numbers = (str(card["demand"]), str(card["coins"]), f"+{max(card['support'])}")
        rows.add_row(_card(card), *numbers, Text(does, "dim"))
    return rows
