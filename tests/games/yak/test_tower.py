"""The stone tower (Steinturm)."""

import pytest

from chautari.engine import bits, play
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.tower import PLACES, SPOTS, TOWER_ROOM, around, place_name, places_of, stones_in
from chautari.games.yak.tower import open_places as open_bits
from tests.games.yak.setting import choose, do, drawn, filled, offered, table, tower, with_stone


def open_places(drawing: str) -> list[str]:
    return [place_name(place) for place in bits.members_of(open_bits(filled(tower(drawing))))]


@pytest.mark.rule("YK-TOW-1")
def test_rows_of_five_four_three_two_and_one() -> None:
    names = [place_name(place) for place in range(PLACES)]
    assert names == [f"{row}.{stone}" for row in range(1, 6) for stone in range(1, 7 - row)]


@pytest.mark.rule("YK-TOW-1")
def test_a_higher_stone_rests_on_two() -> None:
    assert open_places("rr...") == ["1.3", "2.1"]
    assert open_places("r....") == ["1.2"]
    assert open_places("y...\nrr...") == ["1.3"]
    assert open_places("yy..\nrrr..") == ["1.4", "3.1"]
    assert open_places("y.\nyyy\nyyyy\nrrrrr") == ["4.2"]
    assert open_places("yy\nyyy\nyyyy\nrrrrr") == ["5.1"]


@pytest.mark.rule("YK-TOW-2")
def test_the_first_stone_lies_anywhere_in_the_lowest_row() -> None:
    assert open_places(".....") == ["1.1", "1.2", "1.3", "1.4", "1.5"]


@pytest.mark.rule("YK-TOW-2")
def test_later_ones_beside_a_stone_or_on_two() -> None:
    assert open_places("..r..") == ["1.2", "1.4"]
    assert open_places("..rr.") == ["1.2", "1.5", "2.3"]
    assert open_places("....r") == ["1.4"]


@pytest.mark.rule("YK-TOW-2")
def test_a_row_may_start_before_the_one_below_is_full_and_stones_need_not_touch_in_it() -> None:
    assert open_places("r..r\nrrrrr") == ["2.2", "2.3"]


@pytest.mark.rule("YK-TOW-3")
def test_any_number_is_stacked_on_the_fifteenth() -> None:
    full = tower("r\nrr\nrrr\nrrrr\nrrrrr")
    for stone in range(TOWER_ROOM - PLACES):
        assert bits.members_of(open_bits(filled(full))) == [PLACES]
        full = with_stone(full, PLACES, stone)
    assert stones_in(full) == 20
    assert drawn(full).split("\n")[:6] == ["g", "k", "o", "y", "r", "r"]


@pytest.mark.rule("YK-TOW-4")
def test_a_stone_never_moves_again() -> None:
    s = table(4, towers={0: "..ry."}, loads={"no-milk": "blue"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-blue")
    assert offered(s, 0) == ["place-blue-on-1.2", "place-blue-on-1.5", "place-blue-on-2.3"]
    taken = TABLE.by_name["place-blue-on-1.3"]
    assert GAME.why_not(s, 0, taken) == "YK-TOW-4"
    do(s, 0, "place-blue-on-2.3")
    assert drawn(s.tower(0)) == "..b.\n..ry."


@pytest.mark.rule("YK-TOW-5")
def test_stones_touch_in_a_row_and_where_they_rest() -> None:
    pairs = {
        (place_name(other), place_name(place))
        for place in range(PLACES)
        for other in places_of(around(SPOTS[place]))
        if other < place
    }
    across = {(f"{row}.{n}", f"{row}.{n + 1}") for row in range(1, 5) for n in range(1, 6 - row)}
    resting = {(f"{row}.{n + d}", f"{row + 1}.{n}") for row in range(1, 5) for n in range(1, 6 - row) for d in (0, 1)}
    assert pairs == across | resting
    assert [places_of(around(SPOTS[place])) for place in (15, 16, 19)] == [[14, 16], [15, 17], [18]]


@pytest.mark.rule("YK-TOW-1", "YK-TOW-2", "YK-TOW-3")
def test_why_a_stone_can_not_lie_somewhere() -> None:
    s = table(4, towers={0: "..ry."}, loads={"no-milk": "blue"}, tents={0: "1 meat"})
    choose(s, "build", "market", "market", "market")
    do(s, 0, "pick-blue")
    why = {TABLE.name(action): GAME.why_not(s, 0, action) for action in range(GAME.actions)}
    assert why["place-blue-on-1.1"] == "YK-TOW-2"
    assert why["place-blue-on-2.1"] == "YK-TOW-1"
    assert why["place-blue-on-stack"] == "YK-TOW-3"
    assert why["place-red-on-1.2"] == "YK-BLD-5"
    assert play.asked(s) == [0]
