"""Morning, noon, evening, the end of the game (Morgen, Mittag, Abend, Spielende)."""

import pytest

from chautari.engine import bits, play
from chautari.games.yak.components import CART_NAMES
from chautari.games.yak.game import GAME
from chautari.games.yak.rules.day import LONGEST
from tests.games.yak.setting import choose, do, draw, drawn, new_table, offered, seen, table

THIRTEEN = "r.\nryr\nryry\nryryr"
FIFTEEN = "r\nry\nryr\nryry\nryryr"


@pytest.mark.rule("YK-MOR-1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    s = new_table(3)
    assert play.asked(s) == [0, 1, 2]
    for seat in range(3):
        assert offered(s, seat) == ["choose-build", "choose-supply", "choose-market"]
    do(s, 2, "choose-market")
    do(s, 0, "choose-supply")
    assert play.asked(s) == [1]


@pytest.mark.rule("YK-NOO-1")
def test_cards_are_revealed_one_by_one_from_the_baby_yak_clockwise() -> None:
    s = new_table(4, first=2)
    choose(s, "market", "market", "market", "market")
    order = []
    for _ in range(4):
        seat = play.asked(s)[0]
        order.append(seat)
        assert [player["revealed"] for player in seen(s, 0)["players"]] == [other in order for other in range(4)]
        do(s, seat, "enough-food")
        draw(s, "red", "blue", "grey")
        do(s, seat, "keep-red")
        play.play(s, seat, play.options(s, seat)[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("YK-NOO-1")
def test_the_fog_track_is_settled_before_the_next_card_is_revealed() -> None:
    s = new_table(2)
    s.events = []
    choose(s, "supply", "market")
    do(s, 0, "take-all-meat")
    draw(s, "fog", "red")
    told = [event.name for event in s.events if event.name in ("revealed", "fog-on-track")]
    assert told == ["revealed", "fog-on-track", "revealed"]


@pytest.mark.rule("YK-EVE-1")
def test_cards_come_back_and_the_baby_yak_passes_clockwise() -> None:
    s = table(4, first=3, tents=dict.fromkeys(range(4), ""))
    choose(s, "build", "build", "build", "build")
    assert (s.day, s.baby, play.asked(s)) == (2, 0, [0, 1, 2, 3])
    assert [player["chosen"] for player in seen(s, 0)["players"]] == [False] * 4
    assert [player["yesterday"] for player in seen(s, 0)["players"]] == ["build"] * 4
    do(s, 1, "choose-supply")
    assert seen(s, 0)["players"][1]["card"] is None and not seen(s, 0)["players"][1]["revealed"]


@pytest.mark.rule("YK-EVE-1", "YK-SET-7")
@pytest.mark.parametrize(
    ("left", "carts"),
    [(True, ["two-kinds", "no-milk", "no-meat", "no-bread"]), (False, ["no-meat", "no-bread", "two-kinds", "no-milk"])],
)
def test_every_cart_moves_where_its_yak_looks(left: bool, carts: list[str]) -> None:
    s = table(4, tents=dict.fromkeys(range(4), ""))
    s.left = left
    choose(s, "build", "build", "build", "build")
    assert [CART_NAMES[s.cart_before(seat)] for seat in range(4)] == carts


@pytest.mark.rule("YK-EVE-2")
def test_two_players_have_a_ring_of_three_places() -> None:
    s = table(2, tents={0: "", 1: ""})
    before = [[place["cart"] for place in seen(s, 0)["road"]]]
    for _ in range(3):
        choose(s, "build", "build")
        before.append([place["cart"] for place in seen(s, 0)["road"]])
    assert before == [
        ["no-milk", "no-meat", "no-bread"],
        ["no-bread", "no-milk", "no-meat"],  # seat 1 → between → seat 2 → seat 1
        ["no-meat", "no-bread", "no-milk"],
        ["no-milk", "no-meat", "no-bread"],
    ]


@pytest.mark.rule("YK-EVE-2")
def test_turned_round_the_ring_is_reversed_and_fog_at_noon_moves_nothing() -> None:
    s = table(2, tents={0: "", 1: ""})
    choose(s, "supply", "build")
    do(s, 0, "take-all-meat")
    draw(s, "fog")
    assert [CART_NAMES[cart] for cart in s.road] == ["no-milk", "no-meat", "no-bread"]
    draw(s, "red")
    assert [CART_NAMES[cart] for cart in s.road] == ["no-meat", "no-bread", "no-milk"]


@pytest.mark.rule("YK-EVE-2")
def test_the_cart_between_is_nobodys_but_market_may_load_it() -> None:
    s = table(2)
    assert [CART_NAMES[s.cart_before(seat)] for seat in range(2)] == ["no-milk", "no-bread"]
    choose(s, "market", "supply")
    do(s, 0, "enough-food")
    draw(s, "red", "red", "red")
    assert offered(s, 0) == ["onto-no-milk", "onto-no-meat", "onto-no-bread"]


@pytest.mark.rule("YK-END-1", "YK-END-4")
def test_fourteen_stones_announce_one_last_day_which_ends_after_noon() -> None:
    s = table(2, loads={"no-milk": "red red"}, tents={0: "1 meat", 1: ""}, towers={0: THIRTEEN})
    road, baby = list(s.road), s.baby
    choose(s, "build", "build")
    do(s, 0, "pick-red")
    assert s.last_day and seen(s, 1)["last_day"] and s.day == 2
    assert list(s.road) != road and s.baby != baby  # the evening is like any other
    road, baby = list(s.road), s.baby
    s.food = bits.table([0] * len(s.food))
    choose(s, "build", "build")
    assert s.is_over() and (list(s.road), s.baby, s.day) == (road, baby, 2)


@pytest.mark.rule("YK-END-1")
def test_thirteen_stones_announce_nothing() -> None:
    s = table(2, tents={0: "", 1: ""}, towers={0: THIRTEEN})
    choose(s, "build", "build")
    assert not s.last_day


@pytest.mark.rule("YK-END-2")
def test_the_first_to_place_a_fourteenth_stone_gets_the_stupa_marker() -> None:
    s = table(
        2,
        first=1,
        loads={"no-milk": "red red", "no-bread": "blue blue"},
        tents={0: "1 meat", 1: "1 meat"},
        towers={0: THIRTEEN, 1: THIRTEEN},
    )
    choose(s, "build", "build")
    do(s, 1, "pick-blue")
    assert s.stupa == 1
    do(s, 0, "pick-red")
    assert s.stupa == 1 and seen(s, 0)["stupa"] == 1


@pytest.mark.rule("YK-END-2")
@pytest.mark.parametrize("place", ["4.1", "4.2"])
def test_a_thirteenth_stone_brings_nothing(place: str) -> None:
    s = table(2, loads={"no-milk": "red red"}, tents={0: "1 meat", 1: ""}, towers={0: "ryr\nryry\nryryr"})
    choose(s, "build", "build")
    do(s, 0, "pick-red", f"place-red-on-{place}")
    assert s.stupa == -1 and not s.last_day


@pytest.mark.rule("YK-EX-6")
def test_thirteen_and_two_stones_then_three_on_the_last_day() -> None:
    s = table(
        2,
        loads={"no-milk": "red red blue blue", "no-bread": "blue blue red red"},
        tents={0: "8 meat", 1: ""},
        cart_food={"no-milk": "", "no-bread": ""},
        towers={0: THIRTEEN},
    )
    choose(s, "build", "build")
    do(s, 0, "pick-red", "pick-red", "enough-stones")
    assert s.stupa == 0 and s.last_day and not s.is_over()
    choose(s, "build", "build")
    do(s, 0, "pick-blue", "pick-blue", "pick-red")
    while not s.is_over():
        play.play(s, 0, play.options(s, 0)[0])
    assert seen(s, 1)["players"][0]["stones"] == 18
    assert drawn(s.tower(0)).split("\n")[3:5] == ["r", "rr"]


@pytest.mark.rule("YK-END-3")
def test_equal_points_go_to_the_tower_of_fewer_stones_then_the_place_is_shared() -> None:
    s = table(3, tents=dict.fromkeys(range(3), ""), towers={0: "ryo..", 1: "rr...", 2: "bb..."})
    assert [GAME.total(s, seat) for seat in range(3)] == [3, 3, 3]
    assert GAME.places(s) == [3, 1, 1]
    s.put_on_tower(0, 3, 3)
    assert GAME.total(s, 0) == 4 and GAME.places(s) == [1, 2, 2]


@pytest.mark.rule("YK-END-4")
def test_fourteen_stones_on_the_last_day_do_not_prolong_the_game() -> None:
    s = table(2, loads={"no-bread": "blue blue"}, tents={0: "", 1: "1 meat"}, towers={0: FIFTEEN, 1: THIRTEEN})
    s.stupa, s.last_day = 0, True
    choose(s, "build", "build")
    do(s, 1, "pick-blue")
    assert s.is_over() and s.stupa == 0


@pytest.mark.rule("YK-END-5")
def test_day_sixty_is_the_last() -> None:
    s = table(2, tents={0: "", 1: ""})
    days = []
    while not s.is_over():
        days.append((s.day, s.last_day))
        choose(s, "build", "build")
    assert LONGEST == 60 and days[-2:] == [(59, False), (60, True)]
    assert s.stupa == -1
