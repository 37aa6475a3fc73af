"""Final scoring."""

from itertools import product

import pytest

from chautari.games.kathmandu.components import GOODS
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.rules.scoring import set_points
from chautari.games.kathmandu.state import IN_KATHMANDU
from tests.games.kathmandu.setting import BEGINNING, END, MEADOW, give, points, table, way


@pytest.mark.rule("KA-SCO-1", "KA-SCO-10")
def test_the_rulebooks_example_five_offerings_are_25_points() -> None:
    s = table()
    for offerings, expected in ((0, 0), (1, 3), (5, 25), (9, 63)):
        give(s, 0, offerings=offerings)
        assert points(s, 0)["offerings"] == expected


@pytest.mark.rule("KA-SCO-2")
def test_the_rulebooks_example_16_for_goods_7_for_the_special_good_11_for_the_tile() -> None:
    s = table()
    give(s, 0, goods="2 ring 2 prayer-mill statue", kathmandu=11)
    s.specials[3] = 0
    found = points(s, 0)
    assert (found["goods"], found["specials"], found["kathmandu"]) == (16, 7, 11)


@pytest.mark.rule("KA-SCO-3")
def test_the_rulebooks_example_five_different_goods_are_7_and_special_goods_do_not_help() -> None:
    s = table()
    give(s, 0, goods="ring spices silk statue thangka")
    s.specials[GOODS.index("prayer-mill")] = 0
    assert points(s, 0)["sets"] == 7


@pytest.mark.rule("KA-SCO-3")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 1, 1, 1, 0, 0), 0),
        ((1, 1, 1, 1, 1, 0), 7),
        ((1, 1, 1, 1, 1, 1), 12),
        ((2, 2, 2, 2, 1, 1), 14),
        ((2, 2, 2, 2, 2, 1), 19),
        ((2, 2, 2, 2, 2, 2), 24),
        ((4, 4, 4, 4, 4, 0), 28),
        ((4, 4, 4, 4, 4, 4), 48),
    ],
)
def test_sets(counts: tuple[int, ...], expected: int) -> None:
    assert set_points(pack(counts)) == expected


def pack(counts: tuple[int, ...]) -> int:
    return sum(count << (4 * good) for good, count in enumerate(counts))


@pytest.mark.rule("KA-SCO-3")
def test_the_best_partition_is_found_whatever_the_goods() -> None:
    for counts in product(range(4), repeat=6):
        if list(counts) == sorted(counts):
            assert set_points(pack(counts)) == best_by_trying(counts), counts


def best_by_trying(counts: tuple[int, ...]) -> int:
    """Takes every set that can be taken first, and looks on."""
    best = 0
    if all(counts):
        best = 12 + best_by_trying(tuple(count - 1 for count in counts))
    for left_out in range(6):
        if all(count for good, count in enumerate(counts) if good != left_out):
            rest = tuple(count - (good != left_out) for good, count in enumerate(counts))
            best = max(best, 7 + best_by_trying(rest))
    return best


@pytest.mark.rule("KA-SCO-4")
def test_the_rulebooks_example_three_halves_a_pair_and_a_secured_pair_are_15() -> None:
    s = table()
    give(s, 0, maps="red-A orange-B blue-A purple-A purple-B", secured="green")
    assert points(s, 0)["maps"] == 15


@pytest.mark.rule("KA-SCO-10")
def test_a_colour_makes_as_many_pairs_as_the_smaller_of_its_halves() -> None:
    s = table()
    give(s, 0, maps="2 red-A red-B")
    assert points(s, 0)["maps"] == 5
    give(s, 0, maps="2 red-A 2 red-B")
    assert points(s, 0)["maps"] == 8


@pytest.mark.rule("KA-SCO-5")
def test_the_rulebooks_example_animals_bring_25_10_10_0() -> None:
    s = table(4)
    give(s, 0, animals="snow-leopard yak dzo mule langur")
    give(s, 1, animals="jackal hog-deer")
    give(s, 2, animals="bharal gharial")
    assert [points(s, seat)["animals"] for seat in range(4)] == [25, 10, 10, 0]
    give(s, 3, animals="blackbuck")
    assert [points(s, seat)["animals"] for seat in range(4)] == [20, 8, 8, 4]


@pytest.mark.rule("KA-SCO-6")
def test_yak_tiles_face_down() -> None:
    s = table()
    expected = {1: 0, 2: -1, 3: -3, 4: -6, 5: -10, 6: -15, 7: -21, 8: -28, 9: -36}
    for face_down, score in expected.items():
        give(s, 0, hidden_tiles=(1 << (face_down - 1)) - 1)
        assert s.players[0].face_down() == face_down
        assert points(s, 0)["yak-tiles"] == score
    s.players[0].tile = 9
    assert points(s, 0)["yak-tiles"] == 10


@pytest.mark.rule("KA-SCO-7")
def test_the_rulebooks_example_distance_0_0_minus_2_minus_5() -> None:
    s = table(4)
    for seat, yak in enumerate(("4 6 1", "4 3 6", "3 1 1", "2 1 1")):
        give(s, seat, yak=yak)
    assert [points(s, seat)["distance"] for seat in range(4)] == [0, 0, -2, -5]
    s.players[0].yak = IN_KATHMANDU
    assert points(s, 0)["distance"] == 0


@pytest.mark.rule("KA-SCO-7")
@pytest.mark.parametrize(("slots", "score"), [(4, -9), (5, -14), (6, -20), (7, -20), (8, -20)])
def test_far_away(slots: int, score: int) -> None:
    s = table()
    s.landscape = way("---".join([END, *[MEADOW] * (slots - 2), BEGINNING]))
    give(s, 0, yak="1 3 1")
    assert points(s, 0)["distance"] == score


@pytest.mark.rule("KA-SCO-8")
def test_the_rulebooks_example_two_cards_and_three_resources_are_5() -> None:
    s = table()
    give(s, 0, cards="chest bridle", resources="2 coin fodder")
    assert points(s, 0)["left-over"] == 5


@pytest.mark.rule("KA-SCO-9")
def test_the_rulebooks_example_two_markers_cost_6() -> None:
    s = table()
    give(s, 0, exhaustion=2)
    assert points(s, 0)["exhaustion"] == -6


@pytest.mark.rule("KA-SCO-10")
def test_a_total_may_be_negative() -> None:
    s = table()
    assert GAME.total(s, 0) == -36 - 9, "nine tiles face down, three strips"


@pytest.mark.rule("KA-WIN-1")
def test_a_tie_goes_to_whoever_is_nearer_to_kathmandu_then_it_is_shared() -> None:
    s = table(4)
    for seat in range(4):
        give(s, seat, yak="4 6 1")
    assert GAME.places(s) == [1, 1, 1, 1], "all on its board: shared"
    s.players[2].yak = IN_KATHMANDU
    assert GAME.places(s) == [2, 2, 1, 2], "in it comes before on its board"
    s.players[1].yak = IN_KATHMANDU
    assert GAME.places(s) == [3, 1, 1, 3], "both in it: shared"
    give(s, 3, yak="3 1 1", resources="2 coin")
    assert GAME.total(s, 3) == GAME.total(s, 0)
    assert GAME.places(s) == [3, 1, 1, 4], "fewer strips"


@pytest.mark.rule("KA-WIN-1")
def test_more_points_win_whoever_is_nearer() -> None:
    s = table(2)
    s.players[0].yak = IN_KATHMANDU
    give(s, 1, yak="4 6 1", resources="coin")
    assert GAME.places(s) == [2, 1]
