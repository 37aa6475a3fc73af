"""What the browser knows of the components without being shown a table: printed names and numbers."""

from typing import cast

from chautari.games.printed import read_printed
from chautari.games.yak.components import (
    CARDS,
    CART_FOOD,
    CART_NAMES,
    CART_STONES,
    COLOUR_NAMES,
    FOOD_NAMES,
    MOST_KINDS,
    TENT_FOOD,
    refuses,
)
from chautari.games.yak.faces import shapes
from chautari.games.yak.tower import TOP


def printed() -> shapes.Printed:
    foods = cast(list[shapes.FoodKind], FOOD_NAMES)
    return {
        "colours": cast(list[shapes.Colour], COLOUR_NAMES),
        "foods": foods,
        "cards": cast(list[shapes.CardName], CARDS),
        "carts": [
            {
                "name": cast(shapes.CartName, name),
                "refuses": [food for kind, food in enumerate(foods) if refuses(cart, kind)],
                "most_kinds": MOST_KINDS[cart],
            }
            for cart, name in enumerate(CART_NAMES)
        ],
        "cart_food": CART_FOOD,
        "tent_food": TENT_FOOD,
        "cart_stones": CART_STONES,
        "last_stones": TOP,
        "bonus_source": read_printed("chautari.games.yak", "bonus.toml")["source"],
        "tables": {
            "exchange": _rows("food.toml", "exchange", "stones", "food"),
            "group_of": _rows("scoring.toml", "group_of", "stones", "points"),
            "number_of_groups": _rows("scoring.toml", "number_of_groups", "groups", "points"),
        },
    }


def _rows(file: str, name: str, counted: str, brings: str) -> list[shapes.PrintedRow]:
    data = read_printed("chautari.games.yak", file)
    return [
        {"number": row[counted], "value": row[brings], "source": row.get("source", data["source"])}
        for row in data[name]
    ]
