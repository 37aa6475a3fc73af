"""What is in the box: sections, cards, missions and the bid spots, read from data/ and counted."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine.bits import set_of, table
from chautari.games.printed import read_printed

COLOURS: Final = ["blue", "white", "red", "green", "yellow", "wild"]
WILD: Final = 5

MONUMENTS: Final = ["buddha", "shrine", "stupa", "pagoda"]
BUDDHA: Final = 0
SHRINE: Final = 1
STUPA: Final = 2
PAGODA: Final = 3

COINS: Final = 5
MOST_SEATS: Final = 6
ROUNDS: Final = 8
HAND_LIMIT: Final = 3

BLUE_CARDS: Final = 60
RED_CARDS: Final = 50
CARDS: Final = BLUE_CARDS + RED_CARDS
BLUE_FACES: Final = 2 * BLUE_CARDS
FACES: Final = BLUE_FACES + RED_CARDS


def _read(name: str) -> dict[str, Any]:
    return read_printed(__package__, name)


# A kind is one of the ten sections; kinds of a monument are numbered from its bottom upward.
KINDS: Final[list[str]] = []
_sections = _read("monuments.toml")
for _name in MONUMENTS:
    KINDS.extend(_sections[_name]["sections"])
KIND_MONUMENT: Final = table([m for m, name in enumerate(MONUMENTS) for _ in _sections[name]["sections"]])
KIND_STAGE: Final = table([stage for name in MONUMENTS for stage in range(len(_sections[name]["sections"]))])
KIND_POINTS: Final = table([points for name in MONUMENTS for points in _sections[name]["points"]])
HEIGHT: Final = table([len(_sections[name]["sections"]) for name in MONUMENTS])
FIRST_KIND: Final = table([KINDS.index(_sections[name]["sections"][0]) for name in MONUMENTS])

# A face is a side a card can be built as: two for a blue card, one for a red card.
_cards = _read("cards.toml")
_faces: list[list[str]] = [half.split(", ") for printed in _cards["blue"] for half in printed["halves"]]
_faces += [section.split(", ") for section in _cards["red"]]
MARKED: Final = table([int(printed["marked"]) for printed in _cards["blue"]])
FACE_CARD: Final = table([face // 2 for face in range(BLUE_FACES)] + list(range(BLUE_CARDS, CARDS)))
FACE_KIND: Final = table([KINDS.index(face[0]) for face in _faces])
FACE_COLOUR: Final = table([COLOURS.index(face[1]) for face in _faces])


def first_face(card: i64) -> i64:
    return 2 * card if card < BLUE_CARDS else card + BLUE_CARDS


def face_count(card: i64) -> i64:
    return 2 if card < BLUE_CARDS else 1


def is_red(card: i64) -> bool:
    return card >= BLUE_CARDS


def face_name(face: i64) -> str:
    """A section by its colour and kind: `red-stupa-top`."""
    return f"{COLOURS[FACE_COLOUR[face]]}-{KINDS[FACE_KIND[face]].replace(' ', '-')}"


def card_name(card: i64) -> str:
    """The section of a red card, or both of a blue one: `blue-buddha/red-stupa-top`."""
    face = first_face(card)
    return face_name(face) if is_red(card) else f"{face_name(face)}/{face_name(face + 1)}"


def _kinds_of(card: int) -> i64:
    return set_of([FACE_KIND[face] for face in range(first_face(card), first_face(card) + face_count(card))])


# Sets of bits: the kinds that a card can be built as, the kinds of a monument, the red cards of a kind.
CARD_KINDS: Final = table([_kinds_of(card) for card in range(CARDS)])
MONUMENT_KINDS: Final = table(
    [set_of([kind for kind in range(len(KINDS)) if KIND_MONUMENT[kind] == m]) for m in range(len(MONUMENTS))]
)
RED_OF_KIND: Final = table(
    [set_of([n for n in range(RED_CARDS) if FACE_KIND[BLUE_FACES + n] == kind]) for kind in range(len(KINDS))]
)


class Mission:
    """Four objectives: a colour for the Buddha and for one section of a shrine, two sections to match elsewhere."""

    def __init__(
        self, buddha: list[int], shrine_section: i64, shrine: list[int], stupa: list[int], pagoda: list[int]
    ) -> None:
        self.buddha = buddha
        self.shrine_section: i64 = shrine_section
        self.shrine = shrine
        self.stupa = stupa
        self.pagoda = pagoda


MISSIONS: Final[list[Mission]] = []
_objectives = _read("missions.toml")["points"]
OBJECTIVE_POINTS: Final = table([_objectives[name] for name in MONUMENTS])


class Market:
    """The bid spots for one size of market: for every card the spots that bid for it, strongest first among equals."""

    def __init__(
        self, cards: i64, spots: list[int], near: list[list[int]], far: list[list[int]], long: list[bool]
    ) -> None:
        self.cards: i64 = cards
        self.spots = spots
        self.near = near
        self.far = far
        self.long = long
        self.bidders: list[list[int]] = []
        for card in range(cards):
            by_strength = [
                (3 - 2 * (card in near[spot]) - long[spot], spot) for spot in spots if card in near[spot] + far[spot]
            ]
            self.bidders.append([spot for _, spot in sorted(by_strength)])


SPOTS: Final[list[str]] = _read("market.toml")["spots"]


def _market(name: str) -> Market:
    printed = _read("market.toml")[name]
    near: list[list[int]] = []
    far: list[list[int]] = []
    long: list[bool] = []
    for spot in SPOTS:
        place = printed.get(spot, {"near": [], "far": [], "long": False})
        near.append([card - 1 for card in place["near"]])
        far.append([card - 1 for card in place["far"]])
        long.append(place["long"])
    return Market(printed["cards"], [i for i, spot in enumerate(SPOTS) if spot in printed], near, far, long)


SMALL_MARKET: Final = _market("small")
LARGE_MARKET: Final = _market("large")


def _count_cards() -> None:
    assert list(HEIGHT) == [1, 2, 3, 4], "the monuments have 1, 2, 3 and 4 sections (RK-CMP-1)"
    assert _read("coins.toml")["values"] == list(range(1, COINS + 1)), "everybody has coins worth 1 to 5 (RK-CMP-2)"
    assert len(FACE_KIND) == FACES, "60 blue cards with two sections, 50 red ones with one (RK-CMP-2)"
    red = [(FACE_KIND[face], FACE_COLOUR[face]) for face in range(BLUE_FACES, FACES)]
    assert sorted(red) == [(kind, colour) for kind in range(len(KINDS)) for colour in range(WILD)], (
        "the red deck has every section once in every colour (RK-CMP-3)"
    )
    blue = [(FACE_KIND[face], FACE_COLOUR[face]) for face in range(BLUE_FACES)]
    pairs = list(zip(blue[::2], blue[1::2], strict=True))
    assert len(MARKED) == BLUE_CARDS and sum(MARKED) == 28, "60 blue cards, 28 of them marked (RK-CMP-2)"
    assert len(set(pairs)) == BLUE_CARDS, "all blue cards are different (RK-CMP-3)"
    for kind in range(len(KINDS)):
        unmarked = sum(1 for face, half in enumerate(blue) if half[0] == kind and not MARKED[face // 2])
        assert unmarked in (6, 7), "the unmarked deck has 6 or 7 halves of every section (RK-CMP-3)"
        for colour in range(len(COLOURS)):
            assert blue.count((kind, colour)) == 2, "every section stands twice in every colour and wild (RK-CMP-3)"
    wilds = [(a[1] == WILD) + (b[1] == WILD) for a, b in pairs]
    assert wilds.count(1) == 20 and wilds.count(2) == 0, "20 cards have one wild half, none two (RK-CMP-3)"
    for a, b in pairs:
        assert KIND_MONUMENT[a[0]] != KIND_MONUMENT[b[0]] and a[1] != b[1], "halves differ (RK-CMP-3)"


def _print_missions() -> None:
    for printed in _read("missions.toml")["mission"]:
        shrine = printed["shrine"]
        MISSIONS.append(
            Mission(
                [COLOURS.index(colour) for colour in printed["buddha"]],
                shrine["section"] - 1,
                [COLOURS.index(colour) for colour in shrine["colours"]],
                [section - 1 for section in printed["stupa"]],
                [section - 1 for section in printed["pagoda"]],
            )
        )
    assert len(MISSIONS) == 10, "there are 10 missions (RK-CMP-2)"


_count_cards()
_print_missions()
