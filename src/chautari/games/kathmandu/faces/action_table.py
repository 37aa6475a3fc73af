"""The actions of Kathmandu, declared: see actions.py for what the rules read of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from chautari.games.action_table import ActionTable, Run
from chautari.games.kathmandu import actions
from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, FACE_NAMES, FACES, SIDE
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    COLOURS,
    EQUIPMENT,
    EQUIPMENT_LANDSCAPE,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAGNIFYING_GLASS,
    MAP_COLOURS,
    MAPS,
    MOST_SEATS,
    RESOURCES,
    SIDES,
    THREES,
    kind_of,
)
from chautari.games.kathmandu.landscape import BENDS, SPACES, TEMPLES
from chautari.games.meanings import Meaning, named, number, some
from chautari.games.words import Words


def dashed(names: Sequence[str]) -> list[str]:
    """Names of the data as they stand in the names of actions and texts."""
    return [name.replace(" ", "-") for name in names]


def only(meaning: Meaning, value: int) -> Meaning:
    """A meaning of which a run has one number alone."""
    return some(meaning, range(value, value + 1))


def several(name: str, of: Meaning, sets: Sequence[int]) -> Meaning:
    """Sets of bits, each named and said as its members."""

    def members(number: int) -> list[int]:
        return [member for member in range(len(of.names)) if sets[number] >> member & 1]

    def say(words: Words, number: int, players: Sequence[str]) -> str:
        return ", ".join(str(of.say(words, member, players)) for member in members(number))

    names = ["+".join(of.names[member] for member in members(number)) for number in range(len(sets))]
    return Meaning(name, tuple(names), say)


def say_space(words: Words, space: int, players: Sequence[str]) -> str:
    cell = space % CELLS
    return words.thing("space", board=space // CELLS + 1, row=cell // SIDE + 1, column=cell % SIDE + 1)


def say_map(words: Words, kind: int, players: Sequence[str]) -> str:
    return words.thing("map", colour=words.thing(f"map-{MAP_COLOURS[kind // 2]}"), half="AB"[kind % 2])


def say_equipment(words: Words, card: int, players: Sequence[str]) -> str:
    landscape = LANDSCAPE.say(words, EQUIPMENT_LANDSCAPE[card], players)
    return words.thing("equipment", kind=KIND.say(words, kind_of(card), players), landscape=landscape)


def say_temple(words: Words, temple: int, players: Sequence[str]) -> str:
    board, is_tile = divmod(temple, 2)
    return words.thing("temple-tile" if is_tile else "temple", board=board + 2)


def say_seat(words: Words, seat: int, players: Sequence[str]) -> str:
    return players[seat] if players else words.say("player-numbered", number=seat + 1)


def say_face(words: Words, face: int, players: Sequence[str]) -> str:
    return FACE_NAMES[face]


def space_name(space: int) -> str:
    """The board, then row and column from 1."""
    cell = space % CELLS
    return f"{space // CELLS}-{cell // SIDE + 1}-{cell % SIDE + 1}"


def map_name(kind: int) -> str:
    return f"{MAP_COLOURS[kind // 2]}-{'AB'[kind % 2]}"


def equipment_name(card: int) -> str:
    return f"{KINDS[kind_of(card)]} {LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]}"


DIRECTION: Final = named("direction", DIRECTIONS, "direction-")
LANDSCAPE: Final = named("landscape", dashed(LANDSCAPES), "landscape-")
COLOUR: Final = named("colour", COLOURS, "colour-")
RESOURCE: Final = named("resource", RESOURCES, "resource-")
KIND: Final = named("kind", dashed(KINDS), "kind-")
ANIMAL: Final = named("animal", dashed(ANIMALS), "animal-")
GOOD: Final = named("good", GOODS, "good-")
CHARACTER: Final = named("character", CHARACTERS, "character-")
BEND: Final = named("bend", BENDS, "bend-")
SPACE: Final = Meaning("space", tuple(map(space_name, range(SPACES))), say_space)
START_SPACE: Final = Meaning("space", SPACE.names[:CELLS], say_space)
MAP: Final = Meaning("map", tuple(map(map_name, range(MAPS))), say_map)
CARD: Final = Meaning("card", tuple(dashed([equipment_name(card) for card in range(EQUIPMENT)])), say_equipment)
FACE: Final = Meaning("face", tuple(FACE_NAMES[:FACES]), say_face)
TEMPLE: Final = Meaning("temple", tuple(str(temple + 1) for temple in range(TEMPLES)), say_temple)
THREE: Final = several("resources", RESOURCE, THREES)
SOME_DICE: Final = several("dice", COLOUR, range(1, 1 << len(COLOURS)))
SIDE_UP: Final = number("pips", SIDES, said_from=1, named_from=1)
STEPS: Final = number("steps", SIDES - 1, said_from=1, named_from=1)
CITY_SPACE: Final = number("number", 4, said_from=1, named_from=1)
SEAT: Final = Meaning("seat", tuple(str(seat) for seat in range(MOST_SEATS)), say_seat)
QUARTERS: Final = number("turns", 4)
BRIDLES: Final = Meaning("bridles", ("bridle", "2-bridles", "3-bridles", "4-bridles"), number("", said_from=1).say)


def movements() -> Iterator[Run]:
    """Each direction without cards, with tea leaves, with one to four bridles; then the same with climbing."""
    for towards, name in enumerate(DIRECTIONS):
        first = actions.go(towards, 0)
        direction = (only(DIRECTION, towards),)
        arrow = f"heading-{name}"
        climbing = ("card-climbing-gear", arrow)
        yield Run(first, "go-{direction}", "KA-MOV-1", direction, on=(arrow,))
        yield from _with_cards(first, "go", direction, (arrow,))
        first += actions.CLIMB
        yield Run(first, "go-{direction}-climbing", "KA-EQP-9", direction, text="go-climbing", on=climbing)
        yield from _with_cards(first, "go-climbing", direction, climbing)


def _with_cards(first: int, text: str, direction: tuple[Meaning, ...], on: tuple[str, ...]) -> Iterator[Run]:
    name = "go-{direction}" + text.removeprefix("go")
    tea = ("card-tea-leaves", *on)
    bridles = ("card-bridle", "{bridles}", *on)
    yield Run(first + actions.TEA, f"{name}-tea", "KA-EQP-10", direction, text=f"{text}-tea", on=tea)
    start = first + actions.BRIDLES
    yield Run(start, name + "-{bridles}", "KA-EQP-11", (*direction, BRIDLES), text=f"{text}-bridles", on=bridles)


def equipment_used() -> Iterator[Run]:
    """A card of each kind; its rule has the kind's own number."""
    for kind in range(len(KINDS)):
        on = ("card-{kind}", "die-in-use") if kind == MAGNIFYING_GLASS else ("card-{kind}",)
        yield Run(actions.USE + kind, "use-{kind}", f"KA-EQP-{kind + 1}", (only(KIND, kind),), on=on)


def each_set(start: int, name: str, rule: str, sets: Meaning, text: str, piece: str) -> Iterator[Run]:
    """A run for each set, as it belongs to all its members on the board."""
    for number_of_set, members in enumerate(sets.names):
        on = tuple(f"{piece}-{member}" for member in members.split("+"))
        yield Run(start + number_of_set, name, rule, (only(sets, number_of_set),), text, on)


BOTTLE: Final = ("card-water-bottle", "die-in-use")
GUIDE: Final = "character-yak-guide"

# What stands on the map is named by its space as well, which the state knows: see pieces.py.
TABLE: Final = ActionTable(
    actions.NUM_ACTIONS,
    Run(actions.PLACE, "place-{space}", "KA-SET-6", (START_SPACE,), on=("space-{space}",)),
    Run(actions.DIE, "die-{colour}", "KA-DIE-1", (COLOUR,), on=("die-{colour}",)),
    Run(actions.ASIDE, "aside-{colour}", "KA-DIE-2", (COLOUR,), on=("aside-{colour}",)),
    Run(actions.RESOURCE, "take-{resource}", "KA-DIE-1", (RESOURCE,), on=("resource-{resource}",)),
    Run(actions.REST, "rest", "KA-RST-1"),
    *movements(),
    Run(
        actions.TURN,
        "turn-{direction}-after-{steps}",
        "KA-EQP-11",
        (STEPS, DIRECTION),
        on=("heading-{direction}", "step-{steps}"),
    ),
    Run(actions.STRAIGHT_ON, "straight-on", "KA-CHR-5"),
    Run(actions.EMERGE, "emerge-{space}", "KA-CHR-5", (SPACE,), on=("space-{space}",)),
    Run(actions.STOP_SHORT, "stop-short", "KA-CHR-5"),
    *equipment_used(),
    *each_set(actions.THREE, "take-{resources}", "KA-EQP-1", THREE, "three", "resource"),
    Run(actions.THROW, "throw-nothing", "KA-EQP-3"),
    *each_set(actions.THROW + 1, "throw-{dice}", "KA-EQP-3", SOME_DICE, "throw", "die"),
    Run(actions.KEEP_DICE, "keep-dice", "KA-EQP-3"),
    Run(actions.DIE_UP, "die-up", "KA-EQP-6", on=(*BOTTLE, "pip-more")),
    Run(actions.DIE_DOWN, "die-down", "KA-EQP-6", on=(*BOTTLE, "pip-fewer")),
    Run(
        actions.TURN_DIE, "turn-die-to-{pips}", "KA-CHR-2", (SIDE_UP,), "turn-die", (GUIDE, "die-in-use", "side-{pips}")
    ),
    Run(
        actions.EXCHANGE, "exchange-for-{resource}", "KA-CHR-2", (RESOURCE,), "exchange", (GUIDE, "resource-{resource}")
    ),
    Run(actions.MOVE_TO, "move-to-{space}", "KA-EQP-7", (SPACE,), on=("card-terrain-map", "space-{space}")),
    Run(actions.STAY, "stay", "KA-EQP-7"),
    Run(actions.PAINT, "paint-{animal}", "KA-ACT-2", (ANIMAL,), on=("animal-{animal}",)),
    Run(actions.COLLECT, "collect-{card}", "KA-ACT-3", (CARD,), on=("equipment-{card}",)),
    Run(actions.BUY, "buy-{number}", "KA-ACT-4", (CITY_SPACE,), on=("good-{number}",)),
    Run(actions.BUY_SPECIAL, "buy-special", "KA-ACT-5", on=("special-good",)),
    Run(actions.NO_SPECIAL, "no-special", "KA-ACT-5"),
    Run(actions.OFFER, "offer", "KA-ACT-6", on=("temple",)),
    Run(actions.OFFER_TWO, "offer-two", "KA-CHR-3", on=("temple", "second-offering")),
    Run(
        actions.REACH,
        "rope-ladder-to-temple-{temple}",
        "KA-EQP-12",
        (TEMPLE,),
        "reach",
        ("card-rope-ladder", "temple-{temple}"),
    ),
    Run(actions.TAKE_MAP, "take-map-{map}", "KA-ACT-6", (MAP,), on=("display-map-{map}",)),
    Run(actions.DRAW_MAP, "draw-map", "KA-ACT-6", on=("map-pile",)),
    Run(
        actions.SWAP_FOR,
        "swap-for-{map}-of-seat-{seat}",
        "KA-ACT-8",
        (SEAT, MAP),
        text="swap",
        on=("map-{map}-of-seat-{seat}",),
    ),
    Run(actions.GIVE, "give-{map}", "KA-ACT-8", (MAP,), on=("own-map-{map}",)),
    Run(actions.END_TURN, "end-turn", "KA-TRN-1"),
    Run(actions.CHARACTER, "character-{character}", "KA-CHR-0", (CHARACTER,), on=("character-{character}",)),
    Run(actions.TENT, "tent-{landscape}", "KA-TNT-2", (LANDSCAPE,), on=("tent-{landscape}",)),
    Run(actions.NO_TENT, "no-tent", "KA-TNT-2"),
    Run(actions.BEND, "bend-{bend}", "KA-MAP-1", (BEND,)),
    Run(actions.LAY, "lay-{face}-turned-{turns}", "KA-MAP-1", (FACE, QUARTERS)),
    Run(actions.GOOD, "good-{good}", "KA-MAP-6", (GOOD,)),
    Run(actions.SHOW_EQUIPMENT, "show-{card}", "KA-DAY-4", (CARD,), text="show-equipment"),
    Run(actions.SHOW_ANIMAL, "show-animal-{animal}", "KA-DAY-4", (ANIMAL,)),
    Run(actions.DEAL_MAP, "map-{map}", "KA-ACT-6", (MAP,), text="deal-map"),
    Run(actions.DEAL_CARD, "deal-{kind}", "KA-SET-4", (KIND,)),
    Run(actions.YAK_TILE, "yak-tile-{landscape}", "KA-ACT-1", (LANDSCAPE,)),
    Run(actions.STANDEE, "standee-to-seat-{seat}", "KA-SET-5", (SEAT,), text="standee"),
    Run(actions.ROLL, "roll-{pips}", "KA-SET-7", (SIDE_UP,)),
    Run(actions.WEATHER, "weather-sun", "KA-DAY-3"),
    Run(actions.WEATHER + 1, "weather-storm", "KA-DAY-3"),
    Run(actions.DEAL_TENT, "deal-tent-{landscape}", "KA-TNT-1", (LANDSCAPE,)),
)
