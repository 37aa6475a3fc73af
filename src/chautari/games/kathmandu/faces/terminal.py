"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from collections.abc import Iterable
from io import StringIO

from rich.console import Console
from rich.text import Text

from chautari.games.kathmandu.boards import CELLS, SIDE
from chautari.games.kathmandu.faces import shapes
from chautari.games.kathmandu.faces.action_table import SPACE
from chautari.games.kathmandu.faces.sentences import SPEECH

WORDS = SPEECH.words

STYLES = {
    "S": "bold white",
    "R": "white",
    "M": "bright_green",
    "G": "yellow",
    "T": "bright_yellow",
    "F": "green",
    "J": "green",
    "W": "bright_blue",
    "C": "magenta",
    "K": "bold magenta",
    "^": "dim",
}
GOODS = {"ring": "r", "spices": "p", "silk": "k", "prayer-mill": "m", "statue": "s", "thangka": "t"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
STRIP, STORM = {"across": "─", "down": "│"}, "≈"
TEMPLE, START, CROWD = "*", "o", "&"


def draw(view: shapes.View, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    width = shutil.get_terminal_size().columns
    boards = [board for board in view["boards"] if "rows" in board]
    parts = [_head(view, names)]
    parts += [_landscape(view, boards), _legend(view, boards)] if boards else []
    parts += [_displays(view, width)]
    parts += [_player(player, view, names, width) for player in _own_last(view)]
    parts += [_movements(view)] if view["movements"] else []
    return _ansi(parts, width)


def _name(what: str, name: str) -> str:
    """A thing of the data in words."""
    return WORDS.thing(f"{what}-{name.replace(' ', '-')}")


def _space(space: int) -> str:
    return str(SPACE.say(WORDS, space, ()))


def _ansi(parts: Iterable[Text], width: int) -> str:
    page = StringIO()
    console = Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False)
    for part in parts:
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _own_last(view: shapes.View) -> list[shapes.Player]:
    return sorted(view["players"], key=lambda player: bool(player["seat"] == view["seat"]))


def _head(view: shapes.View, names: list[str]) -> Text:
    said = WORDS.say(
        "terminal-head", day=view["day"], days=view["days"], round=view["round"], who=names[view["standee"]]
    )
    weather = WORDS.say("terminal-weather", **view["weather"])
    tiles = WORDS.say("terminal-tiles", tiles=" ".join(map(str, view["kathmandu_tiles"])) or "–")
    return Text.assemble((said, "bold"), "  ", (f"{weather}  {tiles}", "dim"), "\n")


# The map: two characters a space, the landscape's letter and what stands on it; border strips between the boards.


def _landscape(view: shapes.View, boards: list[shapes.Board]) -> Text:
    marks = _marks(view, boards)
    canvas: dict[tuple[int, int], Text] = {}
    for number, board in enumerate(boards):
        left, top = board["x"] * (SIDE + 1), board["y"] * (SIDE + 1)
        for cell in range(CELLS):
            letter = board["rows"][cell // SIDE][cell % SIDE]
            if letter != " ":
                mark = marks.get(number * CELLS + cell, " ")
                style = "reverse bold" if mark.isdigit() or mark == CROWD else STYLES[letter]
                canvas[top + cell // SIDE, left + cell % SIDE] = Text(letter + mark, style)
    for number, heading in enumerate(view["headings"]):
        _lay_strip(canvas, boards[number], heading, number + 1 == view["storm"])
    return _rows(canvas)


def _lay_strip(canvas: dict[tuple[int, int], Text], board: shapes.Board, heading: str, stormy: bool) -> None:
    left, top = board["x"] * (SIDE + 1), board["y"] * (SIDE + 1)
    for along in range(SIDE):
        if heading in ("east", "west"):
            place = (top + along, left + SIDE if heading == "east" else left - 1)
            canvas[place] = Text((STORM if stormy else STRIP["down"]) * (2 if stormy else 1) + ("" if stormy else " "))
        else:
            place = (top + SIDE if heading == "south" else top - 1, left + along)
            canvas[place] = Text((STORM if stormy else STRIP["across"]) * 2)


def _rows(canvas: dict[tuple[int, int], Text]) -> Text:
    rows = range(min(y for y, _ in canvas), max(y for y, _ in canvas) + 1)
    columns = range(min(x for _, x in canvas), max(x for _, x in canvas) + 1)
    lines = [Text().join(canvas.get((y, x), Text("  ")) for x in columns) for y in rows]
    return Text("\n").join(lines).append("\n")


def _marks(view: shapes.View, boards: list[shapes.Board]) -> dict[int, str]:
    """What stands on spaces; a yak hides what lies under it, two yaks show as a crowd."""
    marks = {space: START for board in boards for space in board["start_spaces"]}
    marks |= {temple["space"]: TEMPLE for temple in view["temples"]}
    marks |= {good["space"]: GOODS[good["good"]] for good in view["goods"]}
    for player in view["players"]:
        if player["yak"] is not None:
            shared = marks.get(player["yak"], "").isdigit() or marks.get(player["yak"]) == CROWD
            marks[player["yak"]] = CROWD if shared else str(player["seat"] + 1)
    return marks


def _legend(view: shapes.View, boards: list[shapes.Board]) -> Text:
    goods = " ".join(f"{letter} {_name('good', good)}" for good, letter in GOODS.items())
    needles = [_needle(number, board["needle"], view) for number, board in enumerate(boards) if board["needle"]]
    lines = [
        WORDS.say("terminal-landscapes"),
        WORDS.say("terminal-signs", goods=goods),
        WORDS.say("terminal-needles", needles="  ".join(needles)),
        WORDS.say("terminal-storm", number=view["storm"]) if view["storm"] else WORDS.say("terminal-no-storm"),
    ]
    return Text("\n").join(Text(line, "dim") for line in lines).append("\n")


def _needle(number: int, needle: shapes.Direction, view: shapes.View) -> str:
    towards = "!" if needle == view["headings"][number] else ""
    return f"{number + 1} {ARROWS[needle]}{towards}"


# Cards on display


def _displays(view: shapes.View, width: int) -> Text:
    equipment = [_card(card["kind"], card["landscape"]) for card in view["equipment"]]
    animals = [
        WORDS.say("equipment", kind=_name("animal", card["name"]), landscape=_name("landscape", card["landscape"]))
        for card in view["animals"]
    ]
    rows = [
        ("terminal-equipment", equipment, view["equipment_pile"]),
        ("terminal-animals", animals, view["animal_pile"]),
        ("terminal-maps", [_map(name) for name in view["maps"]], view["map_pile"]),
    ]
    said = [_flow(WORDS.say(key, pile=pile), items, width) for key, items, pile in rows]
    owned = [f"{_name('good', good)} {seat + 1}" for good, seat in view["specials"].items() if seat is not None]
    if owned:
        said.append(_flow(WORDS.say("terminal-specials"), owned, width))
    return Text("\n").join(said).append("\n")


def _card(kind: str, landscape: str) -> str:
    return WORDS.thing("equipment", kind=_name("kind", kind), landscape=_name("landscape", landscape))


def _map(name: str) -> str:
    colour, half = name.split("-")
    return WORDS.thing("map", colour=_name("map", colour), half=half)


def _flow(label: str, items: Iterable[str], width: int, style: str = "bold") -> Text:
    """Items after a label, in lines that never break inside an item."""
    lines = [Text(label, style)]
    for item in list(items) or ["–"]:
        if lines[-1].cell_len + 2 + len(item) > width:
            lines.append(Text("   "))
        lines[-1].append(f"  {item}", "default")
    return Text("\n").join(lines)


# The players


def _player(player: shapes.Player, view: shapes.View, names: list[str], width: int) -> Text:
    seat = player["seat"]
    where = WORDS.say("terminal-in-kathmandu") if player["in_kathmandu"] else _where(player["yak"])
    title = f"{seat + 1} {names[seat]}"
    if player["character"]:
        title += f" ({_name('character', player['character'])})"
    head = _flow(title, [WORDS.say("terminal-points", points=player["points"]), where, _tired(player)], width)
    dice = [f"{_name('colour', die['colour'])} {die['pips']}" for die in player["dice"] if die["place"] == "unused"]
    resources = [f"{_name('resource', name)} {count}" for name, count in player["resources"].items()]
    rows = [head, _flow(WORDS.say("terminal-has"), resources, width, "default")]
    rows.append(_flow(WORDS.say("terminal-dice", total=player["total"]), dice, width, "default"))
    rows.append(_flow(WORDS.say("terminal-holds"), _belongings(player), width, "default"))
    return Text("\n").join(rows).append("\n" if seat != view["seat"] else "")


def _where(yak: int | None) -> str:
    return WORDS.say("terminal-not-placed") if yak is None else _space(yak)


def _tired(player: shapes.Player) -> str:
    return WORDS.say("terminal-exhaustion", count=player["exhaustion"])


def _belongings(player: shapes.Player) -> list[str]:
    tile = player["tile"]
    shown = "–" if tile is None else WORDS.thing("terminal-ten") if tile == "10 points" else _name("landscape", tile)
    said = [WORDS.say("terminal-tile", tile=shown, left=player["tiles_face_down"])]
    said += [WORDS.say("terminal-offerings", count=player["offerings"])] if player["offerings"] else []
    said += [_name("kind", kind) for kind in player["equipment"]]
    said += [_name("animal", animal["name"]) for animal in player["animals"]]
    said += [_map(name) for name in player["maps"]]
    said += [WORDS.say("terminal-secured", colour=_name("map", colour)) for colour in player["secured"]]
    said += [f"{_name('good', good)} {count}" for good, count in player["goods"].items() if count]
    if player["tents"] and player["tent_hand"] is None:
        said.append(WORDS.say("terminal-tents", count=player["tents"]))
    said += [WORDS.say("terminal-tent", landscape=_name("landscape", tent)) for tent in player["tent_hand"] or []]
    return said


# Movements, before they are taken


def _movements(view: shapes.View) -> Text:
    lines = [Text(WORDS.say("terminal-movements"), "bold")]
    for movement in view["movements"]:
        ways = [_way(way) for way in movement["ways"]]
        said = ways[0] if len(ways) == 1 else WORDS.say("terminal-ways", count=len(ways))
        lines.append(Text(f"  {SPEECH.action(movement['action'])}: {said}"))
    return Text("\n").join(lines)


def _way(way: shapes.Way) -> str:
    costs = [(way["compass"], "compass"), (way["fodder"], "fodder"), (way["exhaustion"], "exhaustion")]
    paid = [WORDS.say(f"terminal-cost-{name}", count=count) for count, name in costs if count]
    return ", ".join([_space(way["stop"]), *paid])
