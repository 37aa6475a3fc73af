"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from collections.abc import Iterable, Sequence
from io import StringIO

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
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.words import words

WORDS = words("chautari.games.reviving_kathmandu")
STYLES = {"blue": "bright_blue", "white": "bold", "red": "red", "green": "green", "yellow": "yellow", "wild": "magenta"}
WALLS = {"buddha": ("{", "}"), "shrine": ("[", "]"), "stupa": ("(", ")"), "pagoda": ("/", "\\")}
FACE_DOWN = "●"
CARD = 20
SPOT = 7
STACK = 12
MARKET = 64
WIDE = 118

Bids = dict[str, shapes.Bid]


def draw(view: shapes.View, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    width = shutil.get_terminal_size().columns
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    market = _market(view, names) if any(view["market"]) else Text()
    beside = width >= WIDE and any(view["market"]) and len(view["market"]) == 4
    room = width - MARKET if beside else width
    others = Group(*(_neighbour(player, view, names, room) for player in view["players"] if player not in own))
    parts: list[RenderableType] = [_head(view, names, width)]
    parts += [_side_by_side(market, others)] if beside else [others, market]
    return _ansi([*parts, *(_own(player, view, names, width) for player in own)], width)


def _ansi(parts: Iterable[RenderableType], width: int) -> str:
    page = StringIO()
    console = Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False)
    for part in parts:
        console.print(part, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    page = Table.grid()
    page.add_column(no_wrap=True, width=MARKET)
    page.add_column()
    page.add_row(left, right)
    return page


def _flow(label: str, items: Iterable[Text], width: int, between: str = "  ") -> Text:
    """Items after a label, in lines that never break inside an item."""
    indent = " " * 2
    lines = [Text(label)]
    for item in items:
        gap = " " if lines == [Text(label)] else between
        if lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Text(indent))
            gap = ""
        lines[-1].append(gap).append_text(item)
    return Text("\n").join(lines)


def _head(view: shapes.View, names: list[str], width: int) -> Text:
    said = WORDS.say("terminal-head", round=view["round"], rounds=ROUNDS, who=names[view["first"]])
    decks = WORDS.say("terminal-decks", blue=view["blue_deck"], red=view["red_deck"])
    head = Text.assemble((said, "bold"), "  ", (decks, "dim"))
    if view["under_red_deck"]:
        under = _flow(WORDS.say("terminal-under-red"), _cards(view["under_red_deck"]), width)
        head = Text("\n").join([head, under])
    return head.append("\n")


# The market: cards in columns of two, the spots around them.


def _market(view: shapes.View, names: list[str]) -> Text:
    bids = {bid["spot"]: bid for bid in view["bids"]}
    columns = len(view["market"]) // 2
    lines = [_edge("T", columns, bids, names)]
    for row, ends in enumerate((("L1", "a"), ("L2", "b"))):
        spots = [_spot(spot, bids, names) for spot in ends]
        cards = [view["market"][2 * column + row] for column in range(columns)]
        lids = [_lid(2 * column + row + 1, "├┤" if row else "┌┐") for column in range(columns)]
        lines.append(_across(lids, [Text(), Text()]))
        lines += [_across([_half(card, n) for card in cards], [spot[n] for spot in spots]) for n in range(2)]
    lines.append(_across([Text("└" + "─" * CARD + "┘")] * columns, [Text(), Text()]))
    lines.append(_edge("B", columns, bids, names))
    return Text("\n").join(lines).append("\n")


def _across(cards: list[Text], ends: list[Text]) -> Text:
    """One line through the market: with six cards the second spot lies between the second and third column."""
    wide = len(cards) == 3
    cells = [_fitted(ends[0], SPOT, "right"), *cards]
    cells.insert(3, _fitted(ends[1], SPOT, "center" if wide else "left"))
    return Text("" if wide else " ").join(cells)


def _edge(side: str, columns: int, bids: Bids, names: list[str]) -> Text:
    spots = [_spot(f"{side}{column + 1}", bids, names) for column in range(columns)]
    cells = [Text(" ").join(part for part in spot if part) for spot in spots]
    return _across([_fitted(cell, CARD + 2, "center") for cell in cells], [Text(), Text()])


def _spot(name: str, bids: Bids, names: list[str]) -> tuple[Text, Text]:
    """A spot and the coin on it; another seat's coin lies face down."""
    if name not in bids:
        return Text(name, "bold"), Text()
    bid = bids[name]
    if bid["coin"]:
        return Text(name), Text(WORDS.say("terminal-your-coin", coin=bid["coin"]), "bold cyan")
    return Text(name), Text(f"{names[bid['seat']][: SPOT - 2]} {FACE_DOWN}", "cyan")


def _lid(number: int, corners: str) -> Text:
    return Text(f"{corners[0]}{number}" + "─" * (CARD - 1) + corners[1])


def _half(card: shapes.Card | None, number: int) -> Text:
    faces = card["name"].split("/") if card else []
    face = _face(faces[number]) if number < len(faces) else Text()
    return Text("│").append_text(_fitted(face, CARD, "left")).append("│")


def _fitted(text: Text, width: int, side: str) -> Text:
    spare = max(0, width - text.cell_len)
    before = {"left": 0, "center": spare // 2, "right": spare}[side]
    return Text(" " * before).append_text(text).append(" " * (spare - before))


# The players: one's own things large, the others' in two lines.


def _own(player: shapes.Player, view: shapes.View, names: list[str], width: int) -> RenderableType:
    title = Text.assemble((WORDS.say("terminal-you", who=names[player["seat"]]), "bold"), "  ", _purse(player, view))
    rows: list[RenderableType] = [title]
    if player["mission"]:
        rows.append(_mission(player["mission"], width))
    hand = _cards(player["hand"]) or [Text(WORDS.say("terminal-nothing"), "dim")]
    rows.append(_flow(WORDS.say("terminal-hand"), hand, width))
    rows += [_flow(label, cards, width) for label, cards in _open_cards(player)]
    return Group(*rows, *_stacks(player, width))


def _neighbour(player: shapes.Player, view: shapes.View, names: list[str], width: int) -> RenderableType:
    line = Text.assemble((f"{names[player['seat']]:<9}", "bold"), _purse(player, view), "  ")
    line.append(WORDS.say("terminal-cards", count=player["cards"]))
    rows = [line]
    if player["mission"]:
        rows.append(_mission(player["mission"], width, "  "))
    built = [_summary(monument) for monument in [*player["growing"], *player["finished"]]]
    if built:
        rows.append(_flow(" ", built, width, " · "))
    shown = [("terminal-holds", player["hand"])] if player["hand"] else []
    rows += [_flow(f"  {WORDS.say(key)}", _cards(cards), width) for key, cards in shown]
    rows += [_flow(f"  {label}", cards, width) for label, cards in _open_cards(player)]
    return Group(*rows)


def _open_cards(player: shapes.Player) -> list[tuple[str, list[Text]]]:
    bought = [player["bought"]] if player["bought"] else []
    piles = (("terminal-bought", bought), ("terminal-discards", player["discards"]))
    return [(WORDS.say(key), _cards(cards)) for key, cards in piles if cards]


def _purse(player: shapes.Player, view: shapes.View) -> Text:
    """Points and coins: a spent coin is a dot; coins on spots are among the unspent until they are shown."""
    kept = player["purse"] or [coin for coin in range(1, COINS + 1) if coin not in player["spent"]]
    coins = " ".join(str(coin) if coin in kept else "·" for coin in range(1, COINS + 1))
    said = Text(WORDS.say("terminal-points", points=player["points"])).append("  ")
    said.append(WORDS.say("terminal-coins", coins=coins))
    on_spots = sum(bid["seat"] == player["seat"] for bid in view["bids"])
    if on_spots and player["purse"] is None:
        said.append(" ").append(WORDS.say("terminal-one-of-them", count=on_spots), "dim")
    if player["team"] is not None:
        said.append("  ").append(WORDS.say("terminal-team", team="ABC"[player["team"]], number=player["seat"] + 1))
    return said


def _mission(number: int, width: int, indent: str = "") -> Text:
    mission = MISSIONS[number - 1]
    parts = [
        _objective("buddha", (), mission.buddha),
        _objective("shrine", (mission.shrine_section,), mission.shrine),
        _objective("stupa", mission.stupa, ()),
        _objective("pagoda", mission.pagoda, ()),
    ]
    for part, points in zip(parts, OBJECTIVE_POINTS, strict=True):
        part.append(f" +{points}", "bold")
    return _flow(indent + WORDS.say("terminal-mission", mission=number), parts, width, " · ")


def _objective(monument: str, sections: Sequence[int], colours: Sequence[int]) -> Text:
    """A Shrine top green/white; a Stupa centre = top."""
    kinds = [kind for kind in KINDS if kind.startswith(monument)]
    levels = [WORDS.say(f"terminal-level-{kinds[section].split()[1]}") for section in sections]
    said = Text(" ".join(part for part in (WORDS.say(f"terminal-{monument}"), " = ".join(levels)) if part))
    if colours:
        said.append(" ").append_text(Text("/").join(_colour(COLOURS[colour]) for colour in colours))
    return said


# Monuments.


def _stacks(player: shapes.Player, width: int) -> list[Text]:
    """Growing monuments, then finished ones, side by side as they stand, in as many rows as it takes."""
    towers = [_tower(monument, True) for monument in player["growing"]]
    towers += [_tower(monument, False) for monument in player["finished"]]
    per_row = max(1, (width - 2) // STACK)
    return [_row(towers[n : n + per_row]) for n in range(0, len(towers), per_row)]


def _tower(monument: shapes.Monument, growing: bool) -> list[Text]:
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


def _summary(monument: shapes.Monument) -> Text:
    full = HEIGHT[MONUMENTS.index(monument["kind"])]
    done = len(monument["colours"])
    said = Text(WORDS.say(f"terminal-{monument['kind']}"))
    if full > 1:
        said.append(f" {done}/{full}")
    return said.append(" ").append_text(Text(" ").join(map(_colour, monument["colours"])))


# Cards.


def _cards(cards: list[shapes.Card]) -> list[Text]:
    return [Text("[").append_text(_card(card)).append("]") for card in cards]


def _card(card: shapes.Card) -> Text:
    return Text(" / ").join(map(_face, card["name"].split("/")))


def _face(name: str) -> Text:
    colour, section = name.split("-", 1)
    said = WORDS.say("face", colour=WORDS.thing(f"colour-{colour}"), section=WORDS.thing(f"section-{section}"))
    return Text(said, STYLES[colour])


def _colour(colour: str) -> Text:
    return Text(WORDS.say(f"colour-{colour}"), STYLES[colour])
