"""Set-up A: the landscape."""

from collections import Counter

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE, Chance
from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, EAST, MOUNTAIN, NORTH, SIDE, edge_cell, opposite
from chautari.games.kathmandu.components import CITY
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.landscape import (
    CITY_SITES,
    EMPTY_WAY,
    FIRST_GAME,
    KATHMANDU_SITE,
    SHORT_WAY,
    SNAKES_LONG,
    SNAKES_SHORT,
    TEMPLE_SITE,
    Landscape,
    is_snake,
    slot_of,
)
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import at, dealing, do, offered, table, told, way


def built(seed: int, **options: object) -> Landscape:
    s = dealing(2, **options)
    luck = Dice(seed)
    while s.landscape.slots == 0:
        play.deal(s, luck)
    return s.landscape


def squares(land: Landscape) -> list[tuple[int, int]]:
    return list(zip(land.xs, land.ys, strict=True))


def towards(land: Landscape) -> int:
    return sum(land.needles[slot] == land.headings[slot] for slot in range(1, land.slots - 1))


@pytest.mark.rule("KA-MAP-1", "KA-MAP-9")
@pytest.mark.parametrize("long", [False, True])
def test_the_boards_form_a_snake_with_at_least_one_bend(long: bool) -> None:
    for seed in range(60):
        land = built(seed, long=long)
        assert land.slots == (8 if long else 6)
        assert len({face // 2 for face in land.faces[1:-1]}) == land.slots - 2, "each board once, either face"
        assert len(set(land.headings)) > 1
        cells = squares(land)
        for slot, (x, y) in enumerate(cells):
            neighbours = [n for n, (u, v) in enumerate(cells) if abs(u - x) + abs(v - y) == 1]
            assert neighbours == [n for n in (slot - 1, slot + 1) if 0 <= n < land.slots]


@pytest.mark.rule("KA-MAP-1")
def test_boards_faces_and_turns_are_all_drawn() -> None:
    lands = [built(seed) for seed in range(150)]
    assert {face for land in lands for face in land.faces[1:-1]} == set(range(12))
    assert {turns for land in lands for turns in land.turns[1:-1]} == set(range(4))


@pytest.mark.rule("KA-MAP-1")
def test_bends_are_common_and_every_snake_is_as_likely() -> None:
    assert SNAKES_SHORT[EMPTY_WAY] == 40 and SNAKES_LONG[EMPTY_WAY] == 234
    seen = Counter(built(seed).headings for seed in range(800))
    assert len(seen) == 40
    assert min(seen.values()) >= 6
    bends = sum(land.headings[i] != land.headings[i + 1] for land in map(built, range(100)) for i in range(SHORT_WAY))
    assert bends > 200, "more than every second board bends the way"


@pytest.mark.rule("KA-MAP-1", "KA-MAP-9")
def test_what_is_no_snake() -> None:
    assert not is_snake((0, 0, 0, 0)), "at least one bend"
    assert not is_snake((1, 1, 1, 0)), "back at its own side"
    assert not is_snake((1, 1, 0, 0)), "side by side with the board before the last"
    assert is_snake((1, 0, 1, 0)) and is_snake((1, 2, 1, 2)), "a corner does not count"


@pytest.mark.rule("KA-MAP-2")
def test_every_border_can_be_crossed_by_two_spaces() -> None:
    for seed in range(60):
        land = built(seed, long=seed % 2 == 0)
        for slot, heading in enumerate(land.headings):
            open_pairs = 0
            for along in range(SIDE):
                here = slot * CELLS + edge_cell(heading, along)
                there = land.beside[here * 4 + heading]
                assert slot_of(there) == slot + 1 and land.beside[there * 4 + opposite(heading)] == here
                open_pairs += land.grounds[here] != MOUNTAIN and land.grounds[there] != MOUNTAIN
            assert open_pairs >= 2


@pytest.mark.rule("KA-MAP-3")
@pytest.mark.parametrize(("long", "needles"), [(False, n) for n in range(5)] + [(True, n) for n in range(7)])
def test_the_number_of_needles_towards_kathmandu_can_be_settled(long: bool, needles: int) -> None:
    for seed in range(12):
        assert towards(built(seed, long=long, needles=str(needles))) == needles


@pytest.mark.rule("KA-MAP-3")
def test_which_boards_point_towards_kathmandu_is_left_to_chance() -> None:
    pointing = Counter(
        tuple(land.needles[slot] == land.headings[slot] for slot in range(1, 5))
        for land in (built(seed, needles="1") for seed in range(200))
    )
    assert len(pointing) == 4 and min(pointing.values()) > 25


@pytest.mark.rule("KA-MAP-4")
def test_a_strip_lies_in_every_gap_and_nowhere_else() -> None:
    land = built(3)
    crossings = {
        (slot_of(space), slot_of(land.beside[space * 4 + direction]))
        for space in range(land.slots * CELLS)
        for direction in range(4)
        if land.beside[space * 4 + direction] >= 0
    }
    gaps = {(slot, slot + 1) for slot in range(5)}
    assert crossings == gaps | {(b, a) for a, b in gaps} | {(slot, slot) for slot in range(6)}


@pytest.mark.rule("KA-MAP-5", "KA-LNG-1")
@pytest.mark.parametrize(("long", "tiles"), [(False, [3, 5]), (True, [3, 4, 5, 6])])
def test_temple_tiles_lie_on_these_boards_counted_from_the_start(long: bool, tiles: list[int]) -> None:
    land = built(5, long=long)
    printed = [n // 2 for n, space in enumerate(land.temples) if space >= 0 and n % 2 == 0]
    assert printed == list(range(land.slots - 2))
    assert [slot_of(space) + 1 for n, space in enumerate(land.temples) if space >= 0 and n % 2 == 1] == tiles
    for number, space in enumerate(land.temples):
        assert space < 0 or land.sites[space] == TEMPLE_SITE + number


@pytest.mark.rule("KA-MAP-6")
def test_a_good_lies_on_every_city_space_but_kathmandus() -> None:
    for long, count in ((False, 16), (True, 24)):
        s = dealing(3, long=long)
        luck = Dice(8)
        while s.players[0].tile < 0:
            play.deal(s, luck)
        city = [site for site in s.landscape.sites if 0 <= site < CITY_SITES]
        assert sorted(city) == list(range(count))
        assert all(s.goods[site] >= 0 for site in city)
        assert max(Counter(s.goods[:count]).values()) <= 4
        assert all(good < 0 for good in s.goods[count:]), "the rest leaves the game"
        kathmandu = [space for space, site in enumerate(s.landscape.sites) if site == KATHMANDU_SITE]
        assert len(kathmandu) == 9 and all(s.landscape.grounds[space] == CITY for space in kathmandu)


@pytest.mark.rule("KA-MAP-7")
def test_the_storm_begins_beside_the_start_board() -> None:
    assert table().storm == 0


@pytest.mark.rule("KA-MAP-8", "KA-MAP-3")
def test_a_fixed_landscape_for_the_first_game() -> None:
    s = dealing(2, landscape="first-game")
    assert s.landscape is FIRST_GAME and towards(FIRST_GAME) == 2
    assert all(option.startswith("good-") for option in offered(s)), "nothing of it is left to chance"


@pytest.mark.rule("KA-MAP-9")
def test_boards_that_touch_at_a_corner_are_not_adjacent() -> None:
    land = Landscape((12, 0, 2, 13), (EAST, 0, 0, NORTH), (EAST, NORTH, NORTH))
    corner_of_start = edge_cell(NORTH, 5)
    across_the_corner = 2 * CELLS + edge_cell(DIRECTIONS.index("south"), 0)
    assert land.column(across_the_corner) - land.column(corner_of_start) == 1
    assert land.row(corner_of_start) - land.row(across_the_corner) == 1
    assert not land.touch(corner_of_start, across_the_corner)
    assert land.touch(corner_of_start, CELLS + edge_cell(DIRECTIONS.index("west"), 1)), "across a strip they are"


@pytest.mark.rule("KA-MAP-1")
def test_the_landscape_is_chances_doing_and_stands_in_the_record() -> None:
    s = dealing(2)
    do(s, "bend-left", "bend-straight", "bend-right", "bend-straight")
    assert "lay-1A-turned-0" in offered(s) and "lay-6B-turned-3" in offered(s)
    do(s, "lay-1A-turned-2")
    assert not any(option.startswith(("lay-1A", "lay-1B")) for option in offered(s)), "one face of a board only"
    do(s, "lay-3B-turned-0", "lay-5A-turned-1", "lay-2B-turned-3")
    assert s.landscape.faces == (12, 0, 5, 8, 3, 13) and s.landscape.turns == (1, 2, 0, 1, 3, 1)
    assert [DIRECTIONS[heading] for heading in s.landscape.headings] == ["east", "north", "north", "east", "east"]
    assert told(s).count("laid") == 4


def test_clones_share_the_landscape() -> None:
    s = table()
    assert s.clone().landscape is s.landscape


@pytest.mark.rule("KA-EQP-18")
def test_an_area_spans_strips_but_kathmandu_is_its_own() -> None:
    land = way("""
C  K  K  K  M  S
M  K  K  K  R  S
W  K  K  K  R  R
S  S  M  M  G  G
---
S  S  F  F  F  F
F  S  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F
F  F  F  F  F  F
---
M  M  M  M  M  M
M  M  M  M  M  M
Mo Mo Mo Mo Mo Mo
""")
    assert sorted(land.area(at("2 1 1"))) == sorted(map(at, ("2 1 1", "2 1 2", "2 2 2", "3 6 1", "3 6 2")))
    assert land.area(at("3 3 1")) == [at("3 3 1")], "a city beside Kathmandu"


def weights(s: Trek) -> dict[str, int]:
    question = s.pending[-1]
    assert isinstance(question, Chance)
    return {TABLE.name(action): question.weight(s, action) for action in play.options(s, CHANCE)}


@pytest.mark.rule("KA-MAP-1")
def test_a_bend_weighs_as_much_as_the_snakes_behind_it() -> None:
    s = dealing(2)
    found = weights(s)
    assert found["bend-left"] == found["bend-right"] and sum(found.values()) == 40
