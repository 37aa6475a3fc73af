"""What is in the box: adventurers and expedition boards, read from data/ and counted."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine.bits import table
from chautari.games.printed import Sources, read_printed, sources_of

COLOURS: Final = ["red", "blue", "yellow"]
MOST_SEATS: Final = 6
ROUNDS: Final = 3
HAND: Final = 6
COST_OF_A_CARD: Final = 2

# A card is a number: adventurer × 3 + colour. Its copies are alike, so nothing tells them apart.
ADVENTURERS: Final[list[str]] = []
ADVENTURER_SOURCES: Final[list[Sources]] = []
CARDS: Final = 36
CARD_NAMES: Final[list[str]] = []
DECK: Final = 102
DEMAND: Final[list[int]] = []
COINS: Final[list[int]] = []
ACTION: Final[list[int]] = []
COPIES: Final[list[int]] = []
HIGHEST_DEMAND: Final = 9
PATER_MILLER: Final = 2

# Expert boards are numbered as their abilities in the Guide; the desert boards of the basic game have none.
BOARDS: Final[list[str]] = []
BOARD_SOURCES: Final[list[Sources]] = []
EXPERT_BOARDS: Final = 6
ONE_MORE_EQUIPMENT: Final = 0
OPTIONAL_DRAW: Final = 1
EQUIPMENT_ACTS: Final = 2
SECOND_MEMBER: Final = 3
ACTION_TWICE: Final = 4
ANOTHER_TURN: Final = 5
DESERT: Final = 6


def colour_of(card: i64) -> i64:
    return card % 3


def adventurer_of(card: i64) -> i64:
    return card // 3


def is_miller(card: i64) -> bool:
    return card // 3 == PATER_MILLER


def packed(red: i64, blue: i64, yellow: i64) -> i64:
    """Three amounts of equipment in one number, which can be added as one."""
    return red + 256 * blue + 65536 * yellow


def amount(gear: i64, colour: i64) -> i64:
    """How much of one colour is in a packed number."""
    return (gear >> (8 * colour)) & 255


def _read(name: str) -> dict[str, Any]:
    return read_printed(__package__, name)


def _print_cards() -> None:
    file = _read("adventurers.toml")
    for printed in file["adventurer"]:
        ADVENTURERS.append(printed["name"])
        ADVENTURER_SOURCES.append(sources_of(printed, file["source"]))
        support: int = printed["support"]
        everywhere: bool = printed.get("all_colours", False)
        for colour in range(len(COLOURS)):
            CARD_NAMES.append(f"{printed['name']}-{COLOURS[colour]}")
            DEMAND.append(printed["demand"])
            COINS.append(printed["coins"])
            ACTION.append(printed["action"])
            COPIES.append(printed["copies"])
            added = [support if everywhere or own == colour else 0 for own in range(len(COLOURS))]
            _support.append(packed(added[0], added[1], added[2]))
    assert len(COPIES) == CARDS and sum(COPIES) == DECK, "102 adventurer cards (AT-CMP-1)"
    assert sum(COPIES[::3]) == 34, "34 cards of each colour (AT-CMP-1)"
    assert sorted(ACTION[::3]) == list(range(12)), "every action of the Guide on one adventurer, one without (AT-CMP-3)"
    assert min(DEMAND) == 1 and max(DEMAND) == HIGHEST_DEMAND, "demands go from 1 to 9 (AT-CMP-3)"
    assert ADVENTURERS[PATER_MILLER] == "pater-miller" and ACTION[3 * PATER_MILLER] == 11, "Pater Miller protects"


def _print_boards() -> None:
    printed = _read("boards.toml")
    for board in [*printed["expert"], printed["basic"]]:
        BOARDS.append(board["name"])
        BOARD_SOURCES.append(sources_of(board, printed["source"]))
        _start.append(packed(board["start"][0], board["start"][1], board["start"][2]))
    assert len(BOARDS) == EXPERT_BOARDS + 1, "six expedition boards, alike on their desert side (AT-CMP-1)"


_support: list[int] = []
_start: list[int] = []
_print_cards()
_print_boards()
SUPPORT: Final = table(_support)
START: Final = table(_start)
