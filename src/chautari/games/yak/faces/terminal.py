"""The table as it looks in a terminal: drawn from one seat's view, never from the state."""

import shutil
from collections.abc import Iterable
from io import StringIO
from typing import cast

from rich.console import Console
from rich.text import Text

from chautari.games.words import words
from chautari.games.yak.faces.action_table import say_place
from chautari.games.yak.faces.shapes import Bonus, Cart, Fog, Food, Player, View

WORDS = words("chautari.games.yak")
STYLES = {
    "red": "red",
    "yellow": "bright_yellow",
    "orange": "yellow",
    "black": "bright_black",
    "grey": "white",
    "blue": "bright_blue",
    "green": "green",
    "purple": "magenta",
    "crystal": "bold bright_cyan",
    "fog": "dim",
}
TOWER = 19
PLAYER = 24
CART = 31
ROAD = 9
ROWS = ((0, 5), (5, 4), (9, 3), (12, 2), (14, 1))  # where each row begins, and its length


def draw(view: View, names: list[str]) -> str:
    """The whole table from one seat's eyes (or a spectator's), with ANSI colours that add nothing but colour."""
    width = shutil.get_terminal_size().columns
    return _ansi([*_head(view, names), Text(), *_ring(view, names), Text(), *_players(view, names, width)], width)


def _ansi(lines: Iterable[Text], width: int) -> str:
    page = StringIO()
    console = Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False)
    for line in lines:
        console.print(line, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _fitted(text: Text, width: int, side: str = "left") -> Text:
    spare = max(0, width - text.cell_len)
    before = {"left": 0, "center": spare // 2}[side]
    return Text(" " * before).append_text(text[: width - before]).append(" " * (spare - before))


# What everybody shares: the day, the fog, the bag, the bonus cards.


def _head(view: View, names: list[str]) -> list[Text]:
    who = names[view["baby_yak"]]
    day = Text(WORDS.say("terminal-last-day" if view["last_day"] else "terminal-day", day=view["day"], who=who), "bold")
    lines = [day.append("   ").append_text(_track(view["fog"])), _bag(view)]
    lines += [_bonus(bonus) for bonus in view["bonuses"]]
    if view["stupa"] is not None:
        lines.append(Text(WORDS.say("terminal-stupa", who=names[view["stupa"]])))
    return lines


def _track(fog: Fog) -> Text:
    """The fogs on the track, its free fields, and the marker on the fourth while it is there."""
    fields = ["≈"] * fog["track"] + ["·"] * (fog["fields"] - fog["track"]) + ["■"] * (4 - fog["fields"])
    said = WORDS.say("terminal-track", fields="".join(f"[{field}]" for field in fields))
    return Text(said if not fog["drawn"] else f"{said} {WORDS.say('terminal-mist', count=fog['drawn'])}")


def _bag(view: View) -> Text:
    if view["bag"] is None:
        return Text(WORDS.say("terminal-no-bag"))
    counts = cast(dict[str, int], view["bag"])
    kinds = [_stone(kind).append(f" {count}") for kind, count in counts.items() if kind != view["removed"]]
    return Text(WORDS.say("terminal-bag", count=sum(counts.values()))).append("  ").append_text(Text("  ").join(kinds))


def _bonus(bonus: Bonus) -> Text:
    said = WORDS.say(
        f"terminal-bonus-{bonus['kind']}",
        points=bonus["points"],
        second=bonus["second"],
        places=", ".join(say_place(WORDS, place, ()) for place in bonus["places"]),
    )
    return Text(WORDS.say("terminal-bonus")).append(" ").append_text(_stone(bonus["colour"])).append(f" {said}")


# The road: a ring of carts round the market, places 1 and 2 above, the others below, clockwise.


def _ring(view: View, names: list[str]) -> list[Text]:
    clockwise = view["yaks_look"] == "left"
    right, left, down, up = ("──▶", "◀──", "▼", "▲") if clockwise else ("◀──", "──▶", "▲", "▼")
    carts = [_cart(cart, names) for cart in view["road"]]
    square = [_fitted(line, CART + ROAD - 1, "center") for line in _square(view)]
    margin = " " * (CART // 2)
    if len(carts) == 4:
        below = _beside(carts[3], carts[2], left)
    else:
        below = [Text(" " * ((CART + ROAD) // 2)).append_text(line) for line in carts[2]]
    return [
        *_beside(carts[0], carts[1], right),
        *(Text(margin + up).append_text(line).append(down) for line in square),
        *below,
    ]


def _beside(left: list[Text], right: list[Text], arrow: str) -> list[Text]:
    lines = []
    for number, (a, b) in enumerate(zip(left, right, strict=True)):
        road = arrow if number == len(left) // 2 else ""
        lines.append(a.copy().append_text(_fitted(Text(road), ROAD, "center")).append_text(b))
    return lines


def _cart(cart: Cart, names: list[str]) -> list[Text]:
    """A box with the player it stands before, the cart's rule, its stones and its food."""
    before = cart["before"]
    title = WORDS.say("terminal-between") if before is None else names[before][: CART - 6]
    stones = Text(" ").join(_stone(stone) for stone in cart["stones"])
    inside = [
        Text(WORDS.say(f"terminal-cart-{cart['cart']}"), "bold"),
        stones if cart["stones"] else Text(WORDS.say("terminal-nothing"), "dim"),
        _food(cart["food"]),
    ]
    lid = f"┌─ {title} ".ljust(CART - 1, "─") + "┐"
    walls = [Text("│ ").append_text(_fitted(line, CART - 4)).append(" │") for line in inside]
    return [Text(lid), *walls, Text("└" + "─" * (CART - 2) + "┘")]


def _square(view: View) -> list[Text]:
    """The middle of the ring: the market, where the carts will go, and what the player at work holds."""
    lines = [
        Text(WORDS.say("terminal-market"), "bold").append(" ").append_text(_food(view["market"])),
        Text(WORDS.say(f"terminal-yaks-{view['yaks_look']}")),
    ]
    if view["hand"]:
        stones = Text(" ").join(_stone(stone) for stone in view["hand"])
        lines.append(Text(WORDS.say("terminal-hand")).append(" ").append_text(stones))
    if any(view["payment"].values()):
        lines.append(Text(WORDS.say("terminal-payment")).append(" ").append_text(_food(view["payment"])))
    return lines


# The players: one column each, the tower growing upward from the bottom line.


def _players(view: View, names: list[str], width: int) -> list[Text]:
    columns = [_player(player, view, names) for player in view["players"]]
    rows = -(-len(columns) // max(1, width // PLAYER))
    per_row = -(-len(columns) // rows)
    lines: list[Text] = []
    for first in range(0, len(columns), per_row):
        row = columns[first : first + per_row]
        tallest = max(len(column) for column in row)
        for level in range(tallest):
            parts = [
                column[level - tallest + len(column)] if level >= tallest - len(column) else Text() for column in row
            ]
            lines.append(Text().join(_fitted(part, PLAYER) for part in parts))
        if lines[-1].plain.strip():
            lines.append(Text())
    return lines


def _player(player: Player, view: View, names: list[str]) -> list[Text]:
    name = names[player["seat"]][: PLAYER - 10]
    own = player["seat"] == view["seat"]
    key = "terminal-you" if own else "terminal-name"
    return [
        *_tower(player),
        Text(WORDS.say(key, who=name), "bold")
        .append(" ")
        .append(WORDS.say("terminal-points", points=player["points"])),
        _food(player["tent"]),
        Text(_chosen(player)),
        _crystals(player),
    ]


def _chosen(player: Player) -> str:
    """The card of the day: one's own or one that is open by name, another's only as face down."""
    if not player["chosen"]:
        return WORDS.say("terminal-no-card")
    if player["card"] is None:
        return WORDS.say("terminal-face-down")
    key = "terminal-open" if player["revealed"] else "terminal-own-card"
    return WORDS.say(key, card=WORDS.thing(f"card-{player['card']}"))


def _tower(player: Player) -> list[Text]:
    """Row above row, each half a brick further in, under what is stacked on top."""
    bricks = []
    for stone in player["tower"]:
        bricks.append(Text(" · ", "dim") if stone is None else _stone(stone))
    rows = [Text(" ").join(bricks[first : first + length]) for first, length in ROWS]
    stack = [_stone(stone) for stone in player["stack"]]
    return [_fitted(row, TOWER, "center") for row in reversed(rows + stack)]


def _crystals(player: Player) -> Text:
    """Which colours the crystals count for at best; empty while no colour takes one."""
    given = [_stone(crystal["colour"]) for crystal in player["crystals"] if crystal["colour"]]
    return Text(" ").join([Text(WORDS.say("terminal-given")), *given]) if given else Text()


def _stone(kind: str) -> Text:
    return Text(WORDS.say(f"terminal-{kind}"), STYLES[kind])


def _food(food: Food) -> Text:
    counts = cast(dict[str, int], food)
    return Text(" ".join(WORDS.say(f"terminal-food-{kind}", count=count) for kind, count in counts.items()))
