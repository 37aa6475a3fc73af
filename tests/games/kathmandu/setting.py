"""Tables of Kathmandu set up in a line, ways drawn as text, and moves in the game's own words."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import COLLECT
from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, FACE_NAMES, NO_NEEDLE, NORTH, SIDE, add_face, read_map
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    COLOURS,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAP_COLOURS,
    RESOURCES,
    TIMES,
    time_of,
)
from chautari.games.kathmandu.faces.action_table import MAP, TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.landscape import Landscape
from chautari.games.kathmandu.meta import META
from chautari.games.kathmandu.rules.day import StartTurn
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.setup import set_table
from chautari.games.kathmandu.state import NO_GOOD, NO_OWNER, Player, Trek

# A way to the north: destination at the top, start at the bottom, a line for every border strip.
END = """
J  K  K  K  M  S
J  K  K  K  R  S
W  K  K  K  R  R
W  W  M  M  G  G
"""
MEADOW = """
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
M  M  M  M  M  M
"""
BEGINNING = """
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""
OPEN_WAY = f"{END}---{MEADOW}---{MEADOW}---{BEGINNING}"


@cache
def board(text: str, needle: str) -> int:
    """The number of a face drawn for a test."""
    rows = len(text.strip().splitlines())
    add_face("drawn", read_map(text, 2 if rows == 4 else 0, DIRECTIONS.index(needle) if needle else NO_NEEDLE))
    return len(FACE_NAMES) - 1


def way(drawing: str, needles: str = "") -> Landscape:
    """The landscape of a drawing; needles are named from the start: `east north`."""
    drawn = [part for part in drawing.split("---") if part.strip()][::-1]
    pointing = ["", *needles.split()] + [""] * len(drawn)
    faces = tuple(board(text, pointing[slot]) for slot, text in enumerate(drawn))
    return Landscape(faces, (0,) * len(faces), (NORTH,) * (len(faces) - 1))


def at(words: str) -> int:
    """`2 3 1`: the second board, its third row, its first column, as the table says it."""
    number, row, column = map(int, words.split())
    return (number - 1) * CELLS + (row - 1) * SIDE + column - 1


def where(space: int) -> str:
    return f"{space // CELLS + 1} {space % CELLS // SIDE + 1} {space % SIDE + 1}"


def counted(words: str, names: list[str]) -> dict[int, int]:
    """`2 coin fodder` as a count of each kind."""
    counts: dict[int, int] = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            kind = [each.replace(" ", "-") for each in names].index(word)
            counts[kind] = counts.get(kind, 0) + number
            number = 1
    return counts


def pack(words: str, names: list[str]) -> int:
    return sum(count << (4 * kind) for kind, count in counted(words, names).items())


MAP_NAMES = list(MAP.names)


def dealing(seats: int = 4, **options: Any) -> Trek:
    """Before anything is dealt."""
    s = set_table(seats, META.complete(seats, options))
    s.events = []
    return s


def table(seats: int = 2, drawing: str = OPEN_WAY, needles: str = "", **options: Any) -> Trek:
    """The first turn of seat 0; yaks stand on the start board, nobody has anything, no cards lie open."""
    s = dealing(seats, landscape="random" if options.get("long") else "first-game", **options)
    luck = Dice(1)
    while s.day == 0:
        if play.asked(s) == [CHANCE]:
            play.deal(s, luck)
        else:
            seat = play.asked(s)[0]
            play.play(s, seat, play.options(s, seat)[0])
    s.landscape = way(drawing, needles)
    s.standee = s.turn = s.round = s.done = 0
    s.equipment_shown = s.animals_shown = s.maps_shown = 0
    s.goods = [NO_GOOD] * len(s.goods)
    s.specials = [NO_OWNER] * len(s.specials)
    for seat in range(seats):
        give(s, seat, yak=f"1 3 {seat + 1}", resources="", cards="", maps="", tile="city", dice="1 2 3 4 5 6")
        s.players[seat].character = -1
    s.pending = []
    s.at = 0
    s.then(StartTurn())
    play.settle(s)
    s.events = []
    return s


def give(s: Trek, seat: int, **things: Any) -> Player:
    """Sets what a player has: yak, resources, cards, maps, secured, goods, animals, tents, tile, dice, and numbers."""
    player = s.players[seat]
    for what, value in things.items():
        match what:
            case "yak":
                player.yak = at(value)
            case "resources":
                player.resources = sum(n << (8 * kind) for kind, n in counted(value, RESOURCES).items())
            case "cards":
                player.equipment = pack(value, KINDS)
            case "maps":
                player.maps = pack(value, MAP_NAMES)
            case "secured":
                player.secured = pack(value, MAP_COLOURS)
            case "goods":
                player.goods = pack(value, GOODS)
            case "animals":
                player.animals = bits.set_of(list(counted(value, ANIMALS)))
            case "tents":
                s.tent_deck += player.tents - pack(value, LANDSCAPES)
                player.tents = pack(value, LANDSCAPES)
            case "tile":
                player.tile = LANDSCAPES.index(value.replace("-", " "))
                player.hidden_tiles = bits.minus(bits.first(9), player.tile)
            case "hidden":
                player.hidden_tiles = bits.set_of(list(counted(value, LANDSCAPES)))
            case "dice":
                for colour, pips in enumerate(value.split()):
                    player.set_die(colour, int(pips))
            case "character":
                player.character = CHARACTERS.index(value)
            case _:
                assert hasattr(player, what), what
                setattr(player, what, value)
    return player


def show(s: Trek, animals: str = "", equipment: str = "", maps: str = "") -> None:
    """What lies open; equipment as `telescope-scree`."""
    s.animals_shown = bits.set_of(list(counted(animals, ANIMALS)))
    s.animal_deck &= ~s.animals_shown
    shown = [TABLE.name(COLLECT + card).removeprefix("collect-") for card in range(36)]
    s.equipment_shown = bits.set_of(list(counted(equipment, shown)))
    s.equipment_deck &= ~s.equipment_shown
    s.maps_shown = pack(maps, MAP_NAMES)


def lay_good(s: Trek, space: str, good: str) -> None:
    s.goods[s.landscape.sites[at(space)]] = GOODS.index(good)


def offered(s: Trek) -> list[str]:
    """What whoever is asked may do, by name."""
    asked = play.asked(s)
    return [TABLE.name(action) for action in play.options(s, asked[0])] if asked else []


def do(s: Trek, *names: str) -> None:
    """Whoever is asked, chance too, does this."""
    for wanted in names:
        seat = play.asked(s)[0]
        options = {TABLE.name(action): action for action in play.options(s, seat)}
        assert wanted in options, f"seat {seat} is offered {sorted(options)}, not {wanted}"
        play.play(s, seat, options[wanted])


def use(s: Trek, pips: int, die: str = "brown") -> None:
    """The active player's die shows this, and is used."""
    s.players[s.active()].set_die(COLOURS.index(die), pips)
    do(s, f"die-{die}")


def go(s: Trek, pips: int, *names: str, die: str = "brown") -> None:
    use(s, pips, die)
    do(s, *names)


def has(player: Player) -> str:
    """A player's resources in words."""
    return " ".join(f"{player.resource(kind)} {each}" for kind, each in enumerate(RESOURCES) if player.resource(kind))


def cards(player: Player) -> str:
    return " ".join(each.replace(" ", "-") for kind, each in enumerate(KINDS) for _ in range(player.card(kind)))


def maps(player: Player) -> str:
    return " ".join(each for kind, each in enumerate(MAP_NAMES) for _ in range(packs.count(player.maps, kind)))


@contextmanager
def printed(time: str, *kinds: str) -> Iterator[None]:
    """As if data/cards.toml said that these kinds of equipment are used then."""
    before = TIMES[:]
    for kind in kinds:
        spoken = kind.replace("-", " ")
        TIMES[KINDS.index(spoken)] = time_of(spoken, time)
    try:
        yield
    finally:
        TIMES[:] = before


def told(s: Trek) -> list[str]:
    return [event.name for event in s.events or []]


def points(s: Trek, seat: int) -> dict[str, int]:
    return {source.key.removeprefix("source-"): source.points for source in sources(s, seat)}


def why(s: Trek, wanted: str, seat: int | None = None) -> str:
    """The rule that forbids an action."""
    action = TABLE.by_name[wanted]
    seat = play.asked(s)[0] if seat is None else seat
    assert action not in play.options(s, seat)
    return GAME.why_not(s, seat, action)


def refused(s: Trek, wanted: str) -> str:
    """What whoever is asked is told of an action that is not open."""
    seat = play.asked(s)[0]
    why(s, wanted)
    return GAME.say_refusal(s, seat, TABLE.by_name[wanted], ["Asha", "Dawa"])


def finish(s: Trek, seed: int = 0) -> None:
    play.playout(s, Dice(seed))


def end_turns(s: Trek, pips: int = 1) -> None:
    """Everybody goes south until the day is over and chance is asked for what follows it."""
    while play.asked(s) != [CHANCE]:
        options = offered(s)
        seat = play.asked(s)[0]
        if "end-turn" in options:
            do(s, "end-turn")
        elif "go-south" in options:
            do(s, "go-south")
        elif any(option.startswith("die-") for option in options):
            first = next(option for option in options if option.startswith("die-") and option != "die-black")
            s.players[seat].set_die(COLOURS.index(first.removeprefix("die-")), pips)
            do(s, first)
        else:
            do(s, options[-1])


# Board 3 above board 2 above the start; mountains stand behind the strip, inside and at the eastern edge.
ROUGH = f"""{END}---
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  ^  F  F
F  F  F  F  F  F
M  M  F  F  F  F
M  M  ^  F  ^  F
---
M  M  M  S  S  S
M  M  M  S  S  S
R  R  ^  S  S  S
R  R  R  W  W  W
R  R  R  ^  W  ^
R  R  R  W  W  W
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
"""
ALL = "backpack 2 compass paint-box coin 3 fodder"

# Two boards with every landscape, a temple, and a forest.
LANDS = f"""{END}---
S  S  M  M  G  G
S  S  M  M  G  G
C  C  F  F  F* F
C  C  F  F  F  F
M  J  W  W  F  T
M  J  W  W  T  T
---
M  M  M  F  F  F
M  M  M  F  F  F
Mo Mo Mo Fo Fo Fo
"""
