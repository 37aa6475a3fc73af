"""Setting up."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.engine.table import SPECTATOR
from chautari.games.reviving_kathmandu.actions import FIRST, MISSION
from chautari.games.reviving_kathmandu.components import MARKED
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.rules.setup import set_table
from tests.games.reviving_kathmandu.setting import bidding, new_table, offered, seen


@pytest.mark.rule("RK-SET-1")
def test_everybody_has_five_coins_and_a_mission_that_only_its_owner_sees() -> None:
    s = new_table(3, missions=(4, 7, 9))
    assert list(s.coins) == [0b11111] * 3
    for seat, mission in enumerate((4, 7, 9)):
        for owner, player in enumerate(seen(s, seat)["players"]):
            assert player["mission"] == (mission if owner == seat else None)


@pytest.mark.rule("RK-SET-1")
def test_which_mission_was_dealt_is_told_to_its_owner_alone() -> None:
    s = set_table(3, META.complete(3, {}))
    s.events = []
    play.play(s, CHANCE, FIRST)
    for mission in (3, 6, 8):
        play.play(s, CHANCE, MISSION + mission)
    for viewer in (SPECTATOR, 0, 1, 2):
        told = [(event.seat, event.values) for event in s.events if "mission" in event.name and event.heard_by(viewer)]
        assert told == [(seat, (mission,) if seat == viewer else ()) for seat, mission in enumerate((3, 6, 8))]


@pytest.mark.rule("RK-SET-1")
def test_with_open_missions_everybody_sees_all() -> None:
    view = seen(new_table(3, missions=(4, 7, 9), open_missions=True), 0)
    assert [player["mission"] for player in view["players"]] == [4, 7, 9]


@pytest.mark.rule("RK-SET-2")
@pytest.mark.parametrize(("seats", "size"), [(2, 32), (3, 32), (4, 32), (5, 60), (6, 60)])
def test_marked_cards_are_for_five_and_six_players(seats: int, size: int) -> None:
    s = new_table(seats)
    assert bits.size(s.blue) == size
    assert any(MARKED[card] for card in bits.members_of(s.blue)) == (seats > 4)


@pytest.mark.rule("RK-SET-3")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (4, 4), (5, 6), (6, 6)])
def test_the_market_is_dealt_face_up_at_the_start_of_every_round(seats: int, size: int) -> None:
    s = set_table(seats, META.complete(seats, {}))
    luck = Dice(1)
    play.advance(s, luck)
    rounds = 0
    while not s.is_over():
        if s.round > rounds:
            rounds = s.round
            assert len([card for card in s.market if card >= 0]) == size
        play.step(s, play.lowest_options(s)[0], luck)
    assert rounds == 8


@pytest.mark.rule("RK-SET-4")
def test_the_first_player_is_drawn_by_lot() -> None:
    s = set_table(5, META.complete(5, {}))
    assert offered(s, CHANCE) == [f"seat-{seat}-begins" for seat in range(5)]
    assert play.asked(bidding(5, first=3)) == [3]
