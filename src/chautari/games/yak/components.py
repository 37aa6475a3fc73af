"""What is in the box: stones, food, carts and bonus cards, read from data/ and counted."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine.bits import table
from chautari.games.printed import read_printed
from chautari.games.yak.tower import PLACE_NAMES, spots_of

# Kinds of stone are the colours 0–7 and the crystal; fog shares the bag with them and is no stone.
COLOURS: Final = 8
CRYSTAL: Final = 8
FOG: Final = 9

MILK: Final = 0
BREAD: Final = 2
FOODS: Final = 3

MOST_SEATS: Final = 4
CARTS: Final = 4
CART_STONES: Final = 4
CART_FOOD: Final = 9
TENT_FOOD: Final = 8

BUILD: Final = 0
SUPPLY: Final = 1
MARKET: Final = 2
CARDS: Final = ["build", "supply", "market"]

MAJORITY: Final = 0
MARKED: Final = 1
DUTY: Final = 2
BONUS_KINDS: Final = ["majority", "places", "duty"]


def _read(name: str) -> dict[str, Any]:
    return read_printed(__package__, name)


_stones: Final = _read("stones.toml")
_food: Final = _read("food.toml")
_scoring: Final = _read("scoring.toml")

COLOUR_NAMES: Final[list[str]] = [colour["name"] for colour in _stones["colour"]]
KIND_NAMES: Final = COLOUR_NAMES + ["crystal", "fog"]
STONES_EACH: Final[int] = _stones["each"]
CRYSTALS: Final[int] = _stones["crystals"]
FOGS: Final[int] = _stones["fogs"]

FOOD_NAMES: Final[list[str]] = _food["kinds"]
FOOD_EACH: Final[int] = _food["each"]
TENT_START: Final = table([_food["tent"][food] for food in FOOD_NAMES])
MARKET_START: Final = table([_food["market"][food] for food in FOOD_NAMES])
CART_NAMES: Final[list[str]] = [cart["name"] for cart in _food["cart"]]
CART_START: Final = table([cart["load"][food] for cart in _food["cart"] for food in FOOD_NAMES])
REFUSED: Final = table([int(food in cart["refuses"]) for cart in _food["cart"] for food in FOOD_NAMES])
MOST_KINDS: Final = table([cart["most_kinds"] for cart in _food["cart"]])


def _by_number(rows: list[dict[str, int]], counted: str, brings: str, most: int) -> list[int]:
    """What each number of something brings, from 0 up to the most; nothing where no row speaks of it."""
    points = {row[counted]: row[brings] for row in rows}
    return [points.get(number, 0) for number in range(most + 1)]


EXCHANGE: Final = table(_by_number(_food["exchange"], "stones", "food", 3))
GROUP_OF: Final = table(_by_number(_scoring["group_of"], "stones", "points", 7))
NUMBER_OF_GROUPS: Final = table(_by_number(_scoring["number_of_groups"], "groups", "points", 7))


def refuses(cart: i64, food: i64) -> bool:
    return REFUSED[cart * FOODS + food] == 1


class Bonus:
    """A bonus card: what it asks of its colour. A majority card has two numbers, the others only the upper one."""

    def __init__(self, kind: i64, upper: i64, lower: i64, places: list[int]) -> None:
        self.kind: i64 = kind
        self.upper: i64 = upper
        self.lower: i64 = lower
        self.places = places
        self.spots: i64 = spots_of(places)


def _bonus(printed: dict[str, Any]) -> Bonus:
    places = [PLACE_NAMES.index(name) for name in printed.get("places", [])]
    upper = next(printed[name] for name in ("most", "each", "loss") if name in printed)
    return Bonus(BONUS_KINDS.index(printed["kind"]), upper, printed.get("second", 0), places)


BONUSES: Final[list[Bonus]] = [_bonus(_read("bonus.toml")[colour]) for colour in COLOUR_NAMES]


def _count() -> None:
    assert len(COLOUR_NAMES) == COLOURS and STONES_EACH == 8, "64 stones, 8 of each colour (YK-CMP-1)"
    assert CRYSTALS == 8 and FOGS == 5, "8 crystals and 5 fogs (YK-CMP-1)"
    assert len(FOOD_NAMES) == FOODS and FOOD_EACH == 15, "15 milk, 15 meat, 15 bread (YK-CMP-1)"
    assert list(TENT_START) == [1, 1, 1], "one of each kind in a tent (YK-SET-1)"
    assert list(MARKET_START) == [2, 2, 2], "two of each kind at the market (YK-SET-3)"
    assert len(CART_NAMES) == CARTS and list(MOST_KINDS) == [3, 3, 3, 2], "one cart takes at most two kinds (YK-CMP-2)"
    for cart in range(CARTS):
        refused = [refuses(cart, food) for food in range(FOODS)]
        load = list(CART_START[cart * FOODS : (cart + 1) * FOODS])
        assert load == [0 if no else 3 for no in refused], "3 of what it takes (YK-SET-3)"
        assert sum(refused) == (0 if cart == CARTS - 1 else 1), "three carts refuse one kind each (YK-CMP-2)"
    for food in range(FOODS):
        used = 4 * TENT_START[food] + MARKET_START[food] + sum(CART_START[cart * FOODS + food] for cart in range(CARTS))
        assert used == FOOD_EACH, "with four players all food is in use (YK-SET-3)"
    assert EXCHANGE[3] == 5 and 0 < EXCHANGE[1] < EXCHANGE[2] < EXCHANGE[3], "5 food for three stones (YK-BLD-1)"
    assert list(GROUP_OF)[:5] == [0, 0, 3, 6, 9], "groups of 2, 3 and 4 (YK-SCO-1)"
    assert NUMBER_OF_GROUPS[5] == 12 and NUMBER_OF_GROUPS[7] > 0 < GROUP_OF[7], "up to 7 or more (YK-SCO-2)"
    kinds = [bonus.kind for bonus in BONUSES]
    assert sorted(kinds) == [MAJORITY, MAJORITY, MARKED, MARKED, MARKED, MARKED, DUTY, DUTY], "8 cards (YK-BON-6)"
    marked = sorted(bonus.upper for bonus in BONUSES if bonus.kind == MARKED)
    assert marked == [1, 1, 2, 2], "places worth 1 and places worth 2 (YK-BON-3, YK-BON-4)"


_count()
