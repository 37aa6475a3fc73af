"""What is open and what is secret."""

from typing import Any, cast

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.table import SPECTATOR
from chautari.games.reviving_kathmandu.game import GAME
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, do, draw_all, monument, seen

PUBLIC_OF_A_PLAYER = {"spent", "cards", "growing", "finished", "discards", "points"}


@pytest.mark.rule("RK-INF-1")
def test_what_lies_open_is_the_same_for_all() -> None:
    s = bidding(4)
    for words in ("bid-1-on-L1", "bid-2-on-L2", "bid-3-on-a"):
        do(s, play.asked(s)[0], words)
    views = [seen(s, seat) for seat in range(SPECTATOR, 4)]
    for view in views:
        assert view["market"] == views[0]["market"] and view["free_spots"] == views[0]["free_spots"]
        assert [(bid["spot"], bid["seat"]) for bid in view["bids"]] == [("L1", 0), ("L2", 1), ("a", 2)]
        for seat, player in enumerate(view["players"]):
            assert {key: player[key] for key in PUBLIC_OF_A_PLAYER} == {
                key: views[0]["players"][seat][key] for key in PUBLIC_OF_A_PLAYER
            }


@pytest.mark.rule("RK-INF-1")
def test_a_hidden_hand_shows_only_what_everybody_saw_being_taken() -> None:
    s = bidding(3)
    for words in ("bid-1-on-L1", "bid-2-on-b", "bid-3-on-a"):
        do(s, play.asked(s)[0], words)
    draw_all(s)
    for seat in range(3):
        for viewer in (SPECTATOR, *range(3)):
            player = seen(s, viewer)["players"][seat]
            shown = [card["id"] for card in player["hand"]]
            assert shown == [card for card in s.hand(seat) if viewer == seat or card < 60]
            assert player["cards"] == len(s.hand(seat))


@pytest.mark.rule("RK-INF-1")
def test_decks_are_known_by_their_size_alone() -> None:
    view = seen(bidding(4), 0)
    assert (view["blue_deck"], view["red_deck"], view["under_red_deck"]) == (28, 50, [])


@pytest.mark.rule("RK-INF-1")
def test_a_card_picked_up_but_not_placed_is_still_a_secret() -> None:
    two = [monument("blue shrine bottom"), monument("white shrine bottom")]
    s = building(3, {0: cards("red shrine top", "red pagoda top")}, {0: two})
    before, heard = seen(s, 1), s.events
    s.events = []
    do(s, 0, "build-red-shrine-top")
    assert seen(s, 1) == before and s.events == [] and heard is None
    assert seen(s, 0)["picked"] == {"card": card("red shrine top"), "face": "red-shrine-top"}
    assert seen(s, 1)["picked"] is None
    imagined = GAME.imagine(s, 1, Dice(1))
    assert play.options(imagined, 0)[0] == play.options(building(3, {0: ()}), 0)[0]


@pytest.mark.rule("RK-INF-1")
def test_points_on_the_table_count_no_secret_objective() -> None:
    s = building(3, {0: cards("red buddha")}, missions=(1, 2, 3))
    do(s, 0, "build-red-buddha")  # what the first mission asks for
    assert GAME.total(s, 0) == 2 + 1 + 1
    for viewer in (SPECTATOR, 0, 1, 2):
        assert seen(s, viewer)["players"][0]["points"] == 2 + 1


@pytest.mark.rule("RK-INF-1")
def test_only_the_eyes_of_all_see_every_hand_mission_and_coin() -> None:
    s = bidding(3)
    for words in ("bid-1-on-L1", "bid-2-on-b"):
        do(s, play.asked(s)[0], words)
    shown = cast(dict[str, Any], GAME.open_view(s, 2))
    assert [bid["coin"] for bid in shown["bids"]] == [1, 2]
    assert shown["players"] == [seen(s, seat)["players"][seat] for seat in range(3)]
    closed = seen(s, 2)
    assert [bid["coin"] for bid in closed["bids"]] == [None, None]
    assert [player["mission"] is None for player in closed["players"]] == [True, True, False]
    assert shown | {"bids": closed["bids"], "players": closed["players"]} == closed
