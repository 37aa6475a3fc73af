"""Long lists of choices become grids, rows and columns, each choice with its number."""

from rich.console import Console

from chautari.cli.play.choices import lay_out
from chautari.engine.table import Offer


def shown(texts: list[str], width: int = 80) -> list[str]:
    offers = [Offer(0, n, text, text, "") for n, text in enumerate(texts)]
    page = Console(width=width, markup=False, color_system=None)
    with page.capture() as said:
        for block in lay_out(offers, width):
            page.print(block)
    return [line.rstrip() for line in said.get().splitlines()]


def test_two_things_that_vary_make_a_grid() -> None:
    texts = [f"Move {cart} to {town}" for cart in ("red", "green") for town in ("Leh", "Pokhara", "Mustang")]
    assert shown(texts) == [
        "Move ↓ to →  Leh  Pokhara  Mustang",
        "        red    1        2        3",
        "      green    4        5        6",
    ]


def test_a_dot_stands_where_nothing_is_offered() -> None:
    texts = [f"Bid {coin} on {spot}" for coin in (2, 10) for spot in "abcd" if (coin, spot) != (2, "c")]
    assert shown(texts) == ["Bid ↓ on →  a  b  c  d", "         2  1  2  ·  3", "        10  4  5  6  7"]


def test_one_thing_that_varies_makes_a_row() -> None:
    assert shown(["Make it blue", "Make it red", "Make it green"]) == ["Make it …  1 blue  2 red  3 green"]


def test_what_has_nothing_in_common_is_a_list() -> None:
    assert shown(["Done", "Build a wall"]) == ["  1  Done", "  2  Build a wall"]


def test_a_long_list_of_short_texts_stands_in_columns() -> None:
    lines = shown([f"{'x' * n} {n} {n * n}" for n in range(1, 13)], 60)
    assert len(lines) < 12
