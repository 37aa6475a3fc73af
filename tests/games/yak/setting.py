"""Tables of Yak set up in a line, and moves in the game's own words."""

from itertools import cycle
from typing import Any

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from chautari.games.yak.components import CART_NAMES, CARTS, CRYSTAL, FOG, FOOD_NAMES, FOODS, KIND_NAMES
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.meta import META
from chautari.games.yak.rules.scoring import sources
from chautari.games.yak.rules.setup import set_table
from chautari.games.yak.state import KINDS, MARKET_PLACE, TENT, Village
from chautari.games.yak.stones import one
from chautari.games.yak.tower import EMPTY, PLACES, STACK, Tower, spots_of, stones_in

# How towers are drawn: a letter for each stone, a dot for a place without one.
LETTERS = {letter: kind for kind, letter in enumerate("ryokgbnp*")} | {".": EMPTY}
NO_STONES: Tower = (EMPTY,) * PLACES


def kind(stone: str) -> int:
    return KIND_NAMES.index(stone)


def stones(words: str) -> int:
    """`red red crystal`, as a cart keeps them."""
    return sum(one(kind(word)) for word in words.split())


def food(words: str) -> list[int]:
    """`3 milk 1 bread` as a count of each kind."""
    parts = words.split()
    given = dict(zip(parts[1::2], map(int, parts[::2]), strict=True))
    assert set(given) <= set(FOOD_NAMES)
    return [given.get(each, 0) for each in FOOD_NAMES]


def cart(words: str) -> int:
    return CART_NAMES.index(words)


def tower(drawing: str) -> Tower:
    """Rows drawn from the top down, the last one the lowest; more than five rows end in a stack."""
    rows = ["".join(line.split()) for line in drawing.strip().splitlines()][::-1]
    for length, row in zip((5, 4, 3, 2, 1), rows, strict=False):
        assert len(row) == length, f"{row} should have {length} places"
    places = [LETTERS[letter] for letter in "".join(rows)]
    return tuple(places + [EMPTY] * (PLACES - len(places)))


def with_stone(built: Tower, place: int, stone: int) -> Tower:
    return (*built, stone) if place == STACK else (*built[:place], stone, *built[place + 1 :])


def laid(built: Tower, stone: int) -> int:
    """The spots where a tower has stones of a kind."""
    return spots_of([place for place, each in enumerate(built) if each == stone])


def filled(built: Tower) -> int:
    return spots_of([place for place, stone in enumerate(built) if stone != EMPTY])


def drawn(built: Tower) -> str:
    """A tower as it is drawn, without empty rows."""
    letters = {stone: letter for letter, stone in LETTERS.items()}
    text = "".join(letters[stone] for stone in built)
    rows = [text[0:5], text[5:9], text[9:12], text[12:14], text[14:15], *text[15:]]
    return "\n".join(row for row in reversed(rows) if row.strip("."))


def dealing(seats: int = 4, **options: int) -> Village:
    """Before anything is dealt."""
    return set_table(seats, META.complete(seats, options))


def new_table(seats: int = 4, first: int = 0, bonuses: str = "", road: str = "") -> Village:
    """The first morning. Carts stand in their own order unless a road is named; colours lie on them in turn."""
    s = dealing(seats, bonus_cards=len(bonuses.split()))
    if seats < 4:
        do(s, CHANCE, "remove-purple")
    for colour in bonuses.split():
        do(s, CHANCE, f"bonus-{colour}")
    for each in road.split() or CART_NAMES[: 4 if seats == 4 else 3]:
        do(s, CHANCE, f"cart-{each}")
    colours = cycle(("red", "yellow", "orange", "black", "grey", "blue"))
    while not offered(s, CHANCE)[0].startswith("seat-"):
        draw(s, next(colours))
    do(s, CHANCE, f"seat-{first}-begins")
    return s


def table(
    seats: int = 4,
    first: int = 0,
    *,
    road: str = "",
    bonuses: str = "",
    tents: dict[int, str] | None = None,
    loads: dict[str, str] | None = None,
    cart_food: dict[str, str] | None = None,
    market: str | None = None,
    towers: dict[int, str] | None = None,
    bag: str | None = None,
) -> Village:
    """The first morning, with these things laid out otherwise than at the start."""
    s = new_table(seats, first, bonuses, road)
    for seat, words in (tents or {}).items():
        put_food(s, TENT + seat, words)
    for each, words in (loads or {}).items():
        s.loads[cart(each)] = stones(words)
    for each, words in (cart_food or {}).items():
        put_food(s, cart(each), words)
    if market is not None:
        put_food(s, MARKET_PLACE, market)
    for seat, drawing in (towers or {}).items():
        put_tower(s, seat, tower(drawing))
    if bag is not None:
        s.bag = bits.table([bag.split().count(each) for each in KIND_NAMES])
    return s


def put_food(s: Village, holder: int, words: str) -> None:
    for number, count in enumerate(food(words)):
        s.food[holder * FOODS + number] = count


def put_tower(s: Village, seat: int, built: Tower) -> None:
    for stone in range(KINDS):
        s.towers[seat * KINDS + stone] = laid(built, stone)


def food_of(s: Village, holder: int) -> str:
    counts = [(s.food_of(holder, number), each) for number, each in enumerate(FOOD_NAMES)]
    return " ".join(f"{count} {each}" for count, each in counts if count)


def tent(s: Village, seat: int) -> str:
    return food_of(s, TENT + seat)


def on_cart(s: Village, words: str) -> str:
    return " ".join(KIND_NAMES[stone] for stone in s.stones_on(cart(words)))


def in_bag(s: Village, words: str) -> int:
    return s.bag[kind(words)]


def offered(s: Village, seat: int) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, seat)]


def do(s: Village, seat: int, *words: str) -> None:
    """Plays these actions, each by its name."""
    for word in words:
        found = [action for action in play.options(s, seat) if TABLE.name(action) == word]
        assert found, f"{word!r} is not one of {offered(s, seat)}"
        play.play(s, seat, found[0])


def choose(s: Village, *cards: str) -> None:
    """Everybody chooses, seat by seat."""
    for seat, card in enumerate(cards):
        do(s, seat, f"choose-{card}")


def draw(s: Village, *kinds: str) -> None:
    """Chance draws these."""
    do(s, CHANCE, *(f"draw-{each}" for each in kinds))


def seen(s: Village, seat: int) -> Any:
    """The view of a seat, to be looked into freely."""
    return GAME.view(s, seat)


def points(s: Village, seat: int, key: str) -> int:
    return sum(source.points for source in sources(s, seat) if source.key == f"source-{key}")


def total(s: Village, seat: int) -> int:
    return GAME.total(s, seat)


def food_in_play(s: Village) -> int:
    return sum(s.food)


def stones_in_play(s: Village) -> int:
    """Everywhere but in the box; fog is no stone."""
    placed = sum(stones_in(s.tower(seat)) for seat in range(s.seats))
    loaded = sum(len(s.stones_on(cart)) for cart in range(CARTS))
    return sum(s.bag[: CRYSTAL + 1]) + loaded + len(s.stones_in_hand()) + placed


def fogs(s: Village) -> int:
    return s.bag[FOG] + s.mist + s.track
