"""What is in the box besides the boards: resources, cards, tiles and tracks, read from data/ and counted."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.printed import read_printed

LANDSCAPES: Final = ["snow", "scree", "meadow", "grain field", "rice terrace", "forest", "jungle", "water", "city"]
CITY: Final = 8
NO_LANDSCAPE: Final = -1

# A die has the colour of the resource it brings; the black one brings any.
RESOURCES: Final = ["backpack", "compass", "paint-box", "coin", "fodder"]
BACKPACK: Final = 0
COMPASS: Final = 1
PAINT_BOX: Final = 2
COIN: Final = 3
FODDER: Final = 4
COLOURS: Final = ["brown", "grey", "purple", "orange", "pink", "black"]
PINK: Final = 4
BLACK: Final = 5
DICE: Final = 6
SIDES: Final = 6

# When in a turn an equipment card is used.
BEFORE: Final = 0
DURING: Final = 1
AFTER: Final = 2
TIME_NAMES: Final = ["before", "during", "after"]

KINDS: Final[list[str]] = []
# The time of each kind, which the rules read whenever they offer a card.
TIMES: Final[list[int]] = []
# When a kind may be used at all, whatever the data say (KA-CMP-6).
USABLE: Final = {
    "tool case": [BEFORE, AFTER],
    "magnifying glass": [BEFORE],
    "wooden barrel": [BEFORE],
    "first aid bag": [BEFORE, AFTER],
    "telescope": [BEFORE, AFTER],
    "water bottle": [BEFORE],
    "terrain map": [BEFORE, AFTER],
    "chest": [BEFORE, AFTER],
    "climbing gear": [DURING],
    "tea leaves": [DURING],
    "bridle": [DURING],
    "rope ladder": [AFTER],
}
TOOL_CASE: Final = 0
MAGNIFYING_GLASS: Final = 1
WOODEN_BARREL: Final = 2
FIRST_AID_BAG: Final = 3
TELESCOPE: Final = 4
WATER_BOTTLE: Final = 5
TERRAIN_MAP: Final = 6
CHEST: Final = 7
CLIMBING_GEAR: Final = 8
TEA_LEAVES: Final = 9
BRIDLE: Final = 10
ROPE_LADDER: Final = 11

# An equipment card is a kind and a landscape: the three cards of kind k are 3k, 3k + 1, 3k + 2.
EQUIPMENT: Final = 36
EQUIPMENT_LANDSCAPE: Final[list[int]] = []
# The cards that show a landscape, as a set of bits.
EQUIPMENT_OF: Final[list[int]] = [0] * len(LANDSCAPES)

ANIMALS: Final[list[str]] = []
ANIMAL_LANDSCAPE: Final[list[int]] = []
ANIMALS_OF: Final[list[int]] = [0] * len(LANDSCAPES)

GOODS: Final = ["ring", "spices", "silk", "prayer-mill", "statue", "thangka"]
GOOD_POINTS: Final[list[int]] = []
GOODS_OF_A_TYPE: Final = 4
SPECIAL_POINTS: Final = 7

# A map is a colour and a half: 2 × colour for A, 2 × colour + 1 for B.
MAP_COLOURS: Final = ["red", "orange", "yellow", "green", "blue", "purple"]
MAPS: Final = 12
MAPS_OF_A_KIND: Final = 2
MAPS_SHOWN: Final = 3

CHARACTERS: Final = ["mountaineer", "yak-guide", "monk", "merchant", "border-guard", "artist"]
MOUNTAINEER: Final = 0
YAK_GUIDE: Final = 1
MONK: Final = 2
MERCHANT: Final = 3
BORDER_GUARD: Final = 4
ARTIST: Final = 5
START_RESOURCES: Final[list[list[int]]] = []
START_CARDS: Final[list[int]] = []
USUAL_CARDS: Final = 2
MONK_DOUBLES: Final = 3

TENTS_OF_A_LANDSCAPE: Final = 3
TENTS: Final = 24
OFFERING_POINTS: Final[list[int]] = []
OFFERINGS: Final = 9
KATHMANDU_POINTS: Final[list[int]] = []
YAK_TILES: Final = 9
YAK_TILE_POINTS: Final[list[int]] = []
DISTANCE_POINTS: Final[list[int]] = []

MOST_EXHAUSTION: Final = 3
MOST_SEATS: Final = 4
ROUNDS: Final = 3

# The combinations of three different resources, as sets of bits.
THREES: Final[list[int]] = []


def kind_of(card: i64) -> i64:
    return card // 3


def map_colour(kind: i64) -> i64:
    return kind // 2


def time_of(kind: str, word: str) -> int:
    """The number of the time that cards.toml gives a kind; refuses one that the card can't have."""
    usable = [TIME_NAMES[time] for time in USABLE[kind]]
    assert word in usable, f"the {kind} can be used {' or '.join(usable)} the movement, not {word!r} (KA-CMP-6)"
    return TIME_NAMES.index(word)


def _print_equipment() -> None:
    for printed in read_printed(__package__, "cards.toml")["equipment"]:
        KINDS.append(printed["kind"])
        TIMES.append(time_of(printed["kind"], printed["time"]))
        assert len(set(printed["landscapes"])) == 3, "a kind's three cards show three landscapes (KA-CMP-4)"
        for landscape in printed["landscapes"]:
            number = LANDSCAPES.index(landscape)
            EQUIPMENT_OF[number] = bits.plus(EQUIPMENT_OF[number], len(EQUIPMENT_LANDSCAPE))
            EQUIPMENT_LANDSCAPE.append(number)
    assert list(USABLE) == KINDS and len(EQUIPMENT_LANDSCAPE) == EQUIPMENT, "36 equipment cards of 12 kinds (KA-CMP-4)"
    for number in range(len(LANDSCAPES)):
        assert bits.size(EQUIPMENT_OF[number]) == 4, "four equipment cards of each landscape (KA-CMP-4)"


def _print_animals() -> None:
    printed = read_printed(__package__, "cards.toml")["animals"]
    for number, landscape in enumerate(LANDSCAPES):
        assert len(printed[landscape]) == 3, "three animals of each landscape (KA-CMP-4)"
        for animal in printed[landscape]:
            ANIMALS_OF[number] = bits.plus(ANIMALS_OF[number], len(ANIMALS))
            ANIMALS.append(animal)
            ANIMAL_LANDSCAPE.append(number)
    assert len(set(ANIMALS)) == 27, "27 different animals (KA-CMP-4)"


def _print_points() -> None:
    printed = read_printed(__package__, "points.toml")
    for good in GOODS:
        GOOD_POINTS.append(printed["goods"][good])
    OFFERING_POINTS.append(0)
    OFFERING_POINTS.extend(printed["offerings"]["points"])
    KATHMANDU_POINTS.extend(printed["kathmandu"]["points"])
    YAK_TILE_POINTS.extend([*printed["yak_tiles"]["points"], printed["nine_yak_tiles"]["points"]])
    DISTANCE_POINTS.extend(printed["distance"]["points"])
    assert len(OFFERING_POINTS) == OFFERINGS + 1 and sorted(OFFERING_POINTS) == OFFERING_POINTS, (
        "9 offerings (KA-CMP-4)"
    )
    assert len(KATHMANDU_POINTS) == 4 and KATHMANDU_POINTS[0] == 15, "4 Kathmandu tiles, 15 on top (KA-SET-3)"
    assert sorted(KATHMANDU_POINTS, reverse=True) == KATHMANDU_POINTS, "Kathmandu tiles descend (KA-SET-3)"
    assert len(YAK_TILE_POINTS) == YAK_TILES + 1, "0 to 9 yak tiles face down (KA-SCO-6)"


def _print_characters() -> None:
    printed = read_printed(__package__, "characters.toml")
    for character in CHARACTERS:
        START_RESOURCES.append(printed[character]["resources"])
        START_CARDS.append(printed[character]["cards"])
        assert len(START_RESOURCES[-1]) == len(RESOURCES), "a number of each resource (KA-CHR-0)"
        assert START_CARDS[-1] <= 3, "never more than three start equipment cards (KA-CHR-0)"


def _list_threes() -> None:
    for three in range(1 << len(RESOURCES)):
        if bits.size(three) == 3:
            THREES.append(three)


_print_equipment()
_print_animals()
_print_points()
_print_characters()
_list_threes()
