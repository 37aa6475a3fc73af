"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from collections.abc import Iterable
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from chautari.games.reviving_kathmandu.components import (
    COINS,
    COLOURS,
    HEIGHT,
    KINDS,
    MISSIONS,
    MONUMENTS,
    OBJECTIVE_POINTS,
    ROUNDS,
)
from chautari.games.words import words

WORDS = words("chautari.games.reviving_kathmandu")
STYLES = {"blue": "bright_blue", "white": "bold", "red": "red", "green": "green", "yellow": "yellow", "wild": "magenta"}
WALLS = {"buddha": "{}", "shrine": "[]", "stupa": "()", "pagoda": "/\\"}
FACE_DOWN = "●"
CARD = 20
SPOT = 8
STACK = 12
WIDE = 118

Part = dict[str, Any]


def draw(view: Part, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    width = shutil.get_terminal_size().columns
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    others = Group(*(_neighbour(player, view, names) for player in view["players"] if player not in own))
    market = _market(view, names) if any(view["market"]) else Text()
    if width >= WIDE and any(view["market"]) and len(view["market"]) == 4:
        parts: list[RenderableType] = [_head(view, names), _side_by_side(market, others)]
    else:
        parts = [_head(view, names), others, market]
    return _ansi([*parts, *(_own(player, view, names, width) for player in own)], width)


def _ansi(parts: Iterable[RenderableType], width: int) -> str:
    page = StringIO()
    console = Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False)
    for part in parts:
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    page = Table.grid(padding=(0, 3))
    page.add_row(left, right)
    return page


def _head(view: Part, names: list[str]) -> Text:
    said = WORDS.say("terminal-head", round=view["round"], rounds=ROUNDS, who=names[view["first"]])
    decks = WORDS.say("terminal-decks", blue=view["blue_deck"], red=view["red_deck"])
    head = Text.assemble((said, "bold"), "  ", (decks, "dim"))
    if view["under_red_deck"]:
        under = Text(WORDS.say("terminal-under-red") + " ")
        head = Text("\n").join([head, under.append_text(_cards(view["under_red_deck"]))])
    return head.append("\n")


# The market: cards in columns of two, the spots around them.


def _market(view: Part, names: list[str]) -> Text:
    bids = {bid["spot"]: bid for bid in view["bids"]}
    columns = len(view["market"]) // 2
    wide = columns == 3
    lines = [_edge(["T1", "T2", "T3"][:columns], bids, names, wide)]
    for row, (left, right) in enumerate((("L1", "a"), ("L2", "b"))):
        ends = [_end(left, bids, names), _end(right, bids, names)]
        cards = [view["market"][2 * column + row] for column in range(columns)]
        numbers = [2 * column + row + 1 for column in range(columns)]
        lines.append(_across([_lid(number) for number in numbers], [Text(), Text()], wide))
        for n in range(2):
            lines.append(_across([_half(card, n) for card in cards], [end[n] for end in ends], wide))
    lines.append(_across([Text("└" + "─" * CARD + "┘")] * columns, [Text(), Text()], wide))
    lines.append(_edge(["B1", "B2", "B3"][:columns], bids, names, wide))
    return Text("\n").join(lines).append("\n")


def _across(cards: list[Text], ends: list[Text], wide: bool) -> Text:
    """One line through the market: with six cards the second spot lies between the second and third column."""
    cells = [_fitted(ends[0], SPOT, "right"), *cards]
    cells.insert(3, _fitted(ends[1], SPOT - 1 if wide else SPOT + CARD, "center" if wide else "left"))
    return Text(" " if not wide else "").join(cells)


def _edge(spots: list[str], bids: Part, names: list[str], wide: bool) -> Text:
    cells = [Text(" ").join(part for part in _end(spot, bids, names) if part) for spot in spots]
    return _across([_fitted(cell, CARD + 2, "center") for cell in cells], [Text(), Text()], wide)


def _end(spot: str, bids: Part, names: list[str]) -> tuple[Text, Text]:
    """A spot and the coin on it; another seat's coin lies face down."""
    if spot not in bids:
        return Text(spot, "bold"), Text()
    bid = bids[spot]
    return Text(spot), Text(f"{names[bid['seat']][: SPOT - 2]} {bid['coin'] or FACE_DOWN}", "bold cyan")


def _lid(number: int) -> Text:
    return Text(f"┌{number}" + "─" * (CARD - 1) + "┐")


def _half(card: Part | None, number: int) -> Text:
    faces = card["name"].split("/") if card else []
    face = _face(faces[number]) if number < len(faces) else Text()
    return Text("│").append_text(_fitted(face, CARD, "left")).append("│")


def _fitted(text: Text, width: int, side: Any) -> Text:
    text = text.copy()
    text.align(side, width)
    return text


# The players: one's own things large, the others' in two lines.


def _own(player: Part, view: Part, names: list[str], width: int) -> RenderableType:
    title = Text.assemble((WORDS.say("terminal-you", who=names[player["seat"]]), "bold"), "  ", _purse(player, view))
    rows: list[RenderableType] = [title]
    if player["mission"]:
        rows.append(_mission(player["mission"]))
    rows.append(_labelled("terminal-hand", _cards(player["hand"]) or Text(WORDS.say("terminal-nothing"), "dim")))
    if player["bought"]:
        rows.append(_labelled("terminal-bought", _card(player["bought"])))
    if player["discards"]:
        rows.append(_labelled("terminal-discards", _cards(player["discards"])))
    return Group(*rows, *_stacks(player, width))


def _neighbour(player: Part, view: Part, names: list[str]) -> RenderableType:
    line = Text.assemble((f"{names[player['seat']]:<9}", "bold"), _purse(player, view), "  ")
    line.append(WORDS.say("terminal-cards", count=player["cards"]))
    if player["hand"]:
        line.append(": ").append_text(_cards(player["hand"]))
    if player["bought"]:
        line.append("  ").append_text(_labelled("terminal-bought", _card(player["bought"])))
    if player["mission"]:
        line.append("\n  ").append_text(_mission(player["mission"]))
    built = [_summary(monument) for monument in [*player["growing"], *player["finished"]]]
    if built:
        line.append("\n  ").append_text(Text(" · ").join(built))
    if player["discards"]:
        line.append("\n  ").append_text(_labelled("terminal-discards", _cards(player["discards"])))
    return line


def _purse(player: Part, view: Part) -> Text:
    """Points and coins: a spent coin is a dot; coins on spots are among the unspent until they are shown."""
    kept = player["purse"] or [coin for coin in range(1, COINS + 1) if coin not in player["spent"]]
    coins = " ".join(str(coin) if coin in kept else "·" for coin in range(1, COINS + 1))
    said = Text(WORDS.say("terminal-points", points=player["points"])).append("  ")
    said.append(WORDS.say("terminal-coins", coins=coins))
    on_spots = sum(bid["seat"] == player["seat"] for bid in view["bids"])
    if on_spots and player["purse"] is None:
        said.append(" ").append(WORDS.say("terminal-one-of-them", count=on_spots), "dim")
    if player["team"] is not None:
        said.append("  ").append(WORDS.say("terminal-team", team="ABC"[player["team"]]))
    return said


def _mission(number: int) -> Text:
    mission = MISSIONS[number - 1]
    line = Text(WORDS.say("terminal-mission", mission=number) + " ")
    colours = [[COLOURS[colour] for colour in asked] for asked in (mission.buddha, mission.shrine)]
    parts = [
        Text.assemble(_part("buddha", 0), " ", Text("/").join(map(_colour, colours[0]))),
        Text.assemble(_part("shrine", mission.shrine_section), " ", Text("/").join(map(_colour, colours[1]))),
        Text.assemble(" = ".join(_part("stupa", section) for section in mission.stupa)),
        Text.assemble(" = ".join(_part("pagoda", section) for section in mission.pagoda)),
    ]
    for part, points in zip(parts, OBJECTIVE_POINTS, strict=True):
        part.append(f" +{points}", "bold")
    return line.append_text(Text(" · ").join(parts))


def _part(monument: str, section: int) -> str:
    kinds = [kind for kind in KINDS if kind.startswith(monument)]
    return WORDS.say(f"section-{kinds[section].replace(' ', '-')}")


def _labelled(key: str, what: Text) -> Text:
    return Text(WORDS.say(key) + " ").append_text(what)


# Monuments.


def _stacks(player: Part, width: int) -> list[Text]:
    """Growing monuments, then finished ones, side by side as they stand, in as many rows as it takes."""
    towers = [_tower(monument, True) for monument in player["growing"]]
    towers += [_tower(monument, False) for monument in player["finished"]]
    per_row = max(1, (width - 2) // STACK)
    return [_row(towers[n : n + per_row]) for n in range(0, len(towers), per_row)]


def _tower(monument: Part, growing: bool) -> list[Text]:
    """From the foot upward: the name, how far it is or its points, then section by section."""
    height, kind = HEIGHT[MONUMENTS.index(monument["kind"])], monument["kind"]
    left, right = WALLS[kind]
    walls = [Text(left).append_text(_fitted(_colour(c), 6, "center")).append(right) for c in monument["colours"]]
    gaps = [Text("·  ·  ·", "dim")] * (height - len(walls))
    key = "terminal-growing" if growing else "terminal-finished"
    foot = WORDS.say(key, height=len(walls), full=height, points=monument["points"])
    return [Text(foot, "dim"), Text(WORDS.say(f"terminal-{kind}"), "bold"), *walls, *gaps]


def _row(towers: list[list[Text]]) -> Text:
    tallest = max(map(len, towers))
    lines = [
        Text().join(_fitted(tower[level] if level < len(tower) else Text(), STACK, "center") for tower in towers)
        for level in reversed(range(tallest))
    ]
    return Text("\n").join(lines)


def _summary(monument: Part) -> Text:
    full = HEIGHT[MONUMENTS.index(monument["kind"])]
    done = len(monument["colours"])
    said = Text(WORDS.say(f"terminal-{monument['kind']}"))
    if full > 1:
        said.append(f" {done}/{full}")
    return said.append(" ").append_text(Text(" ").join(map(_colour, monument["colours"])))


# Cards.


def _cards(cards: list[Part]) -> Text:
    return Text("  ").join(Text("[").append_text(_card(card)).append("]") for card in cards)


def _card(card: Part) -> Text:
    return Text(" / ").join(map(_face, card["name"].split("/")))


def _face(name: str) -> Text:
    colour, section = name.split("-", 1)
    said = WORDS.say("face", colour=WORDS.say(f"colour-{colour}"), section=WORDS.say(f"section-{section}"))
    return Text(said, STYLES[colour])


def _colour(colour: str) -> Text:
    return Text(WORDS.say(f"colour-{colour}"), STYLES[colour])
