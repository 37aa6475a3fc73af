"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from chautari.games.adventure_tours.components import COLOURS, ROUNDS
from chautari.games.words import words

WORDS = words("chautari.games.adventure_tours")
STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow"}

Part = dict[str, Any]


def draw(view: Part, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    others = [player for player in view["players"] if player["seat"] != view["seat"]]
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    return _ansi([_head(view, names), *(_expedition(player, view, names) for player in others + own)])


def _ansi(parts: list[RenderableType]) -> str:
    page = StringIO()
    width = shutil.get_terminal_size().columns
    console = Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False)
    for part in parts:
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _head(view: Part, names: list[str]) -> RenderableType:
    said = WORDS.say("terminal-head", round=view["round"], rounds=ROUNDS, who=names[view["turn"]])
    head = Text.assemble((said, "bold"), "  ", (WORDS.say("terminal-pile", count=view["pile"]), "dim"))
    if view["further_turns"]:
        head.append("  ").append(WORDS.say("terminal-further-turns", count=view["further_turns"]))
    rows = _rows()
    if view["discards"]:
        rows.add_row(WORDS.say("terminal-discards"), _cards(view["discards"]))
    if view["free_boards"]:
        rows.add_row(WORDS.say("terminal-free-boards"), Text(" · ").join(map(_board, view["free_boards"])))
    return _stacked([head, rows])


def _expedition(player: Part, view: Part, names: list[str]) -> RenderableType:
    """One player: name, hand size and money; the board and its sums; equipment, members and, if known, the hand."""
    own = player["seat"] == view["seat"]
    name = WORDS.say("terminal-you", who=names[player["seat"]]) if own else names[player["seat"]]
    title = Text.assemble((name, "bold"), "  ", WORDS.say("terminal-cards", count=player["cards"]), "  ")
    results = " ".join(f"{result:+d}" for result in player["results"])
    title.append(WORDS.say("terminal-money", count=player["money"], results=results or "–"))
    rows = _rows()
    if player["board"]:
        rows.add_row(WORDS.say("terminal-board"), _board(player["board"]))
        if view["turn"] == player["seat"] and view["ability_used"]:
            rows.add_row("", Text(WORDS.say("terminal-ability-used"), "dim"))
        said = WORDS.say("terminal-equipment")
        rows.add_row(said, Text("  ").join([_amounts(player["gear"]), _cards(player["equipment"])]))
    earning = WORDS.say("terminal-income", count=player["income"])
    rows.add_row(WORDS.say("terminal-members"), Text(earning).append("  ").append_text(_cards(player["members"])))
    if player["hand"]:
        rows.add_row(WORDS.say("terminal-hand"), _hand(player["hand"]))
    return _stacked([title, rows])


def _rows() -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True, style="dim", min_width=12)
    rows.add_column()
    return rows


def _stacked(parts: list[RenderableType]) -> Table:
    page = Table.grid()
    for part in parts:
        page.add_row(part)
    page.add_row("")
    return page


def _board(board: Part) -> Text:
    start = "/".join(map(str, board["start"]))
    said = Text.assemble((WORDS.say(f"board-{board['name']}"), "bold"), f" {start}")
    return said.append("  ").append(WORDS.say(f"ability-{board['name']}"), "dim")


def _amounts(gear: list[int]) -> Text:
    amounts = [Text(f"{WORDS.say(f'colour-{c}')} {n}", f"bold {STYLES[c]}") for c, n in zip(COLOURS, gear, strict=True)]
    return Text(" ").join(amounts)


def _cards(cards: list[Part]) -> Text:
    return Text(", ").join(map(_card, cards)) if cards else Text(WORDS.say("terminal-none"), "dim")


def _card(card: Part) -> Text:
    name, colour = card["name"].rsplit("-", 1)
    said = WORDS.say("card", name=WORDS.say(f"adventurer-{name}"), colour=WORDS.say(f"colour-{colour}"))
    return Text(said, STYLES[colour])


def _hand(cards: list[Part]) -> Table:
    rows = Table.grid(padding=(0, 2))
    for card in cards:
        printed = WORDS.say("terminal-printed", demand=card["demand"], coins=card["coins"])
        does = WORDS.say(f"does-{card['name'].rsplit('-', 1)[0]}")
        rows.add_row(_card(card), printed, Text(does, "dim"))
    return rows
