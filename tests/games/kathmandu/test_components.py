"""What is in the box."""

import re
from collections import Counter
from typing import Any

import pytest

from chautari.engine import bits
from chautari.games.kathmandu import boards
from chautari.games.kathmandu.boards import (
    CELLS,
    FACE_NAMES,
    FACES,
    KATHMANDU,
    MARK,
    MOUNTAIN,
    NORTH,
    START,
    TEMPLE,
    check_ends,
    check_terrain,
    oriented,
    read_map,
)
from chautari.games.kathmandu.components import (
    AFTER,
    ANIMAL_LANDSCAPE,
    ANIMALS,
    BEFORE,
    COLOURS,
    DURING,
    EQUIPMENT_LANDSCAPE,
    GOOD_POINTS,
    GOODS,
    KATHMANDU_POINTS,
    KINDS,
    LANDSCAPES,
    OFFERING_POINTS,
    RESOURCES,
    TIME_NAMES,
    TIMES,
    USABLE,
    time_of,
)
from chautari.games.ledger import ledger
from chautari.games.printed import read_printed
from tests.games.kathmandu.setting import dealing

GOOD_BOARD = """
M  M  M  S  S  S
M  M  M* S  S  S
^  C  C  F  F  ^
G  C  C  F  F  R
G  G  J+ J  R  R
^  W  W  J  ^  R
"""


@pytest.mark.rule("KA-CMP-1")
def test_twelve_different_faces_two_ends() -> None:
    assert FACE_NAMES[:14] == [f"{n}{side}" for n in range(1, 7) for side in "AB"] + ["start", "destination"]
    start, destination = oriented(boards.START_BOARD, 0), oriented(boards.DESTINATION, 0)
    assert sum(ground >= 0 for ground in start.grounds) == 18 and start.signs.count(START) >= 4
    assert sum(ground >= 0 for ground in destination.grounds) == 24 and destination.signs.count(KATHMANDU) == 9


@pytest.mark.rule("KA-CMP-1")
@pytest.mark.parametrize("face", range(FACES))
def test_every_face_has_a_city_a_temple_a_mark_mountains_and_a_needle(face: int) -> None:
    for turns in range(4):
        board = oriented(face, turns)
        check_terrain(FACE_NAMES[face], board)
        assert board.signs.count(TEMPLE) == board.signs.count(MARK) == 1
        assert 4 <= board.grounds.count(MOUNTAIN) <= 6
        assert board.needle == (oriented(face, 0).needle + turns) % 4
        assert min(bits.size(edge) for edge in board.edges) >= 4


@pytest.mark.rule("KA-CMP-1")
@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("C  C  F  F  ^", "C  F  F  F  ^", "city"),
        ("M*", "M", "temple"),
        ("J+", "J", "mark"),
        ("^  W  W  J  ^  R", "^  W  W  ^  ^  R", "passable spaces on each edge"),
        ("M  M  M* S  S  S", "M  ^  ^* S  S  S", "signs"),
        ("G  C  C  F  F  R", "W  C  C  F  F  R", "areas"),
        ("^  C  C", "G  C  C", "mountains"),
        ("M  M  M  S  S  S", "M  M  M  S  S", "wide"),
    ],
)
def test_a_wrong_map_is_refused_on_loading(before: str, after: str, sentence: str) -> None:
    check_terrain("drawn", read_map(GOOD_BOARD, 0, NORTH))
    assert before in GOOD_BOARD
    spoilt = GOOD_BOARD.replace(before, after, 1)
    if sentence == "mountains":
        spoilt = spoilt.replace("R\nG  G", "R\nG  G").replace("^", "W", 1).replace("F  F  W", "F  F  F")
    with pytest.raises(AssertionError, match=sentence):
        check_terrain("drawn", read_map(spoilt, 0, NORTH))


@pytest.mark.rule("KA-CMP-1")
def test_kathmandu_touching_the_strip_is_refused() -> None:
    start = oriented(boards.START_BOARD, 0)
    with pytest.raises(AssertionError, match="strip"):
        check_ends(start, read_map("M M M M M M\nM K K K M M\nM K K K M M\nM K K K M M", 2, boards.NO_NEEDLE))


@pytest.mark.rule("KA-CMP-1")
def test_turned_four_times_a_face_is_itself() -> None:
    face = oriented(3, 0)
    again = face.turned().turned().turned().turned()
    assert (again.grounds, again.signs, again.needle) == (face.grounds, face.signs, face.needle)
    turned = face.turned()
    assert [turned.grounds[x * 6 + 5] for x in range(6)] == face.grounds[:6], "the north side looks east now"


@pytest.mark.rule("KA-CMP-2")
def test_every_landscape_is_missing_from_at_most_two_boards() -> None:
    assert LANDSCAPES == ["snow", "scree", "meadow", "grain field", "rice terrace", "forest", "jungle", "water", "city"]
    for landscape in range(len(LANDSCAPES)):
        assert len({face // 2 for face in range(FACES) if landscape not in oriented(face, 0).grounds}) <= 2
    ends = oriented(boards.START_BOARD, 0).grounds + oriented(boards.DESTINATION, 0).grounds
    assert all(-1 <= ground <= MOUNTAIN for ground in ends)
    for face in range(FACES):
        board = oriented(face, 0)
        signed = [board.grounds[cell] for cell in range(CELLS) if board.signs[cell] in (TEMPLE, MARK)]
        assert all(0 <= ground < MOUNTAIN for ground in signed)


@pytest.mark.rule("KA-CMP-3")
def test_a_die_for_every_resource_and_a_black_one() -> None:
    pairs = list(zip(COLOURS, RESOURCES, strict=False))
    assert pairs == [
        ("brown", "backpack"),
        ("grey", "compass"),
        ("purple", "paint-box"),
        ("orange", "coin"),
        ("pink", "fodder"),
    ]
    assert COLOURS[5:] == ["black"]


@pytest.mark.rule("KA-CMP-4")
def test_the_cards_are_counted() -> None:
    assert len(KINDS) == 12 and len(set(ANIMALS)) == 27
    assert Counter(EQUIPMENT_LANDSCAPE) == Counter(dict.fromkeys(range(9), 4))
    assert all(len(set(EQUIPMENT_LANDSCAPE[3 * kind : 3 * kind + 3])) == 3 for kind in range(12))
    assert Counter(ANIMAL_LANDSCAPE) == Counter(dict.fromkeys(range(9), 3))
    assert ANIMAL_LANDSCAPE[ANIMALS.index("indian rhinoceros")] == LANDSCAPES.index("meadow")
    gear = KINDS.index("climbing gear")
    assert LANDSCAPES.index("grain field") in EQUIPMENT_LANDSCAPE[3 * gear : 3 * gear + 3]
    s = dealing(4, tents=True)
    assert s.tent_deck == sum(3 << (4 * landscape) for landscape in range(8)), "three tents of each landscape but city"
    assert s.map_deck == sum(2 << (4 * kind) for kind in range(12))
    assert all(bits.size(player.hidden_tiles) == 9 for player in s.players)


@pytest.mark.rule("KA-CMP-5")
def test_points_on_goods_offerings_and_kathmandu_tiles() -> None:
    assert dict(zip(GOODS, GOOD_POINTS, strict=True)) == {
        "ring": 2,
        "spices": 3,
        "silk": 3,
        "prayer-mill": 4,
        "statue": 4,
        "thangka": 5,
    }
    assert OFFERING_POINTS == [0, 3, 7, 12, 18, 25, 33, 42, 52, 63]
    assert KATHMANDU_POINTS == [15, 13, 11, 9]


@pytest.mark.rule("KA-CMP-6")
def test_when_each_card_is_used() -> None:
    assert TIMES == [BEFORE] * 8 + [DURING] * 3 + [AFTER], "the order in which the rulebooks list them"
    assert KINDS[:8] == [
        "tool case",
        "magnifying glass",
        "wooden barrel",
        "first aid bag",
        "telescope",
        "water bottle",
        "terrain map",
        "chest",
    ]
    assert KINDS[8:] == ["climbing gear", "tea leaves", "bridle", "rope ladder"]


@pytest.mark.rule("KA-CMP-6")
@pytest.mark.parametrize("kind", ["tool case", "first aid bag", "telescope", "terrain map", "chest"])
def test_cards_that_may_be_put_before_or_after_by_their_data(kind: str) -> None:
    assert time_of(kind, "before") == BEFORE and time_of(kind, "after") == AFTER
    with pytest.raises(AssertionError, match=f"the {kind} can be used before or after the movement, not 'during'"):
        time_of(kind, "during")


@pytest.mark.rule("KA-CMP-6")
@pytest.mark.parametrize(
    ("kind", "time"),
    [
        ("magnifying glass", "after"),
        ("wooden barrel", "after"),
        ("water bottle", "during"),
        ("climbing gear", "before"),
        ("tea leaves", "after"),
        ("bridle", "before"),
        ("rope ladder", "before"),
        ("telescope", "sometimes"),
    ],
)
def test_a_time_that_a_card_can_not_have_is_refused_on_loading(kind: str, time: str) -> None:
    with pytest.raises(AssertionError, match=f"the {kind} can be used .* the movement, not '{time}' \\(KA-CMP-6\\)"):
        time_of(kind, time)


def data(file: str) -> dict[str, Any]:
    return read_printed("chautari.games.kathmandu", file)


@pytest.mark.rule("KA-CMP-6")
def test_the_ledger_says_which_card_may_have_which_time() -> None:
    _, said = ledger("kathmandu")["KA-CMP-6"].text.split(" Of these, ")
    either, alone = said.split("would also work after the movement")
    assert_usable(either, ["before", "after"])
    *parts, rest = re.split(r"only (before|during|after)", alone)
    for cards, time in zip(parts[::2], parts[1::2], strict=True):
        assert_usable(cards, [time])
    assert rest == " it." and all(kind in said for kind in KINDS)


def assert_usable(cards: str, times: list[str]) -> None:
    named = [kind for kind in KINDS if kind in cards]
    assert named and all([TIME_NAMES[time] for time in USABLE[kind]] == times for kind in named)


def test_every_file_says_where_it_comes_from() -> None:
    for file in ("boards.toml", "cards.toml", "characters.toml"):
        assert data(file)["source"] == "reconstructed"
    assert data("boards.toml")["first_game"]["source"] == "reconstructed", "its picture is lost"
    read_off = {name for name, table in data("points.toml").items() if table["source"] == "rulebook"}
    assert read_off == {"yak_tiles", "distance"}
    assert len(data("points.toml")["yak_tiles"]["points"]) == 9, "the rulebook's table ends at eight tiles"
