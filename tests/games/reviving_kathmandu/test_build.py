"""Build."""

import pytest

from chautari.engine import play
from chautari.engine.errors import UndoRefused
from chautari.engine.table import SPECTATOR, Table
from chautari.games.reviving_kathmandu.actions import DONE, spot_of
from chautari.games.reviving_kathmandu.components import FACE_CARD, SPOTS
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.rules.scoring import public_sources
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import building, card, cards, do, monument, offered, points, seen


@pytest.mark.rule("RK-BLD-1")
def test_any_number_of_cards_in_any_order_or_none() -> None:
    s = building(3, {0: cards("red buddha", "blue shrine bottom", "white shrine top")})
    assert "done" in offered(s, 0)
    do(s, 0, "build-blue-shrine-bottom")
    do(s, 0, "build-white-shrine-top")
    assert "done" in offered(s, 0)
    do(s, 0, "build-red-buddha")
    assert len(s.finished[0]) == 2 and s.hand(0) == []
    do(s, 1, "done")
    assert s.growing[1] == () and s.finished[1] == ()


@pytest.mark.rule("RK-BLD-1", "RK-BLD-7")
def test_whoever_is_still_building_may_act_next() -> None:
    s = building(3, {seat: cards(colour) for seat, colour in enumerate(("red buddha", "blue buddha", "white buddha"))})
    assert play.asked(s) == [0, 1, 2]
    do(s, 2, "build-white-buddha")
    do(s, 0, "done")
    assert play.asked(s) == [1]
    do(s, 1, "build-blue-buddha")


@pytest.mark.rule("RK-BLD-2")
def test_a_monument_starts_at_its_bottom_and_grows_without_gaps() -> None:
    s = building(3, {0: cards("red stupa bottom", "blue stupa centre", "white stupa top")})
    assert offered(s, 0) == ["done", "build-red-stupa-bottom"]
    do(s, 0, "build-red-stupa-bottom")
    assert offered(s, 0) == ["done", "build-blue-stupa-centre"]
    do(s, 0, "build-blue-stupa-centre")
    do(s, 0, "build-white-stupa-top")
    assert [m.colours for m in s.finished[0]] == [(2, 0, 1)]


@pytest.mark.rule("RK-BLD-2")
def test_several_monuments_of_one_kind_may_grow_side_by_side() -> None:
    s = building(3, {0: cards("red stupa bottom", "blue stupa bottom", "white stupa centre")})
    do(s, 0, "build-red-stupa-bottom")
    do(s, 0, "build-blue-stupa-bottom")
    do(s, 0, "build-white-stupa-centre")
    assert len(offered(s, 0)) == 2  # on the red one or on the blue one
    do(s, 0, f"on-{card('red stupa bottom')}-")
    assert sorted(m.colours for m in s.growing[0]) == [(0,), (2, 1)]


@pytest.mark.rule("RK-BLD-2")
def test_a_buddha_is_complete_at_once() -> None:
    s = building(3, {0: cards("red buddha")})
    do(s, 0, "build-red-buddha")
    assert s.growing[0] == () and len(s.finished[0]) == 1


def test_a_monument_keeps_the_plot_on_which_it_was_begun() -> None:
    s = building(3, {0: cards("blue shrine bottom", "red stupa bottom", "white shrine top", "red buddha")})
    for choice in ("build-blue-shrine-bottom", "build-red-stupa-bottom", "build-white-shrine-top", "build-red-buddha"):
        do(s, 0, choice)
    assert [(m.colours, m.plot) for m in s.growing[0]] == [((2,), 1)]
    assert [(m.colours, m.plot) for m in s.finished[0]] == [((0, 1), 0), ((2,), 2)]


@pytest.mark.rule("RK-BLD-3")
def test_a_section_only_goes_on_its_own_kind_of_monument() -> None:
    s = building(3, {0: cards("red shrine top", "red pagoda second")}, {0: [monument("blue stupa bottom")]})
    assert offered(s, 0) == ["done"]


@pytest.mark.rule("RK-BLD-3")
def test_what_is_built_is_never_offered_again() -> None:
    s = building(3, {0: cards("red buddha", "red shrine bottom", "blue stupa bottom")})
    for words in ("red-buddha", "red-shrine-bottom"):
        do(s, 0, f"build-{words}")
    built = {FACE_CARD[f] for m in s.growing[0] + s.finished[0] for f in m.faces}
    do(s, 0, "done")
    for action in play.options(s, 0):
        assert not any(f"-{number}-" in TABLE.name(action) for number in built)
    assert built & set(s.hand(0)) == set()


@pytest.mark.rule("RK-BLD-4")
def test_completing_a_monument_scores_at_once() -> None:
    s = building(3, {0: cards("red shrine top")}, {0: [monument("red shrine bottom")]})
    assert sum(source.points for source in public_sources(s, 0)) == 0
    do(s, 0, "build-red-shrine-top")
    assert sum(source.points for source in public_sources(s, 0)) == 3 + 2


@pytest.mark.rule("RK-BLD-5")
def test_after_building_the_hand_goes_down_to_three_and_discards_lie_open() -> None:
    hand = cards("red shrine top", "blue shrine top", "white shrine top", "green shrine top", "yellow shrine top")
    s = building(3, {0: hand})
    do(s, 0, "done")
    assert len(offered(s, 0)) == 5
    do(s, 0, f"discard-{card('red shrine top')}-")
    do(s, 0, f"discard-{card('blue shrine top')}-")
    assert 0 not in play.asked(s) and len(s.hand(0)) == 3
    for viewer in (SPECTATOR, 0, 1, 2):
        pile = seen(s, viewer)["players"][0]["discards"]
        assert [discard["name"] for discard in pile] == ["red-shrine-top", "blue-shrine-top"]


@pytest.mark.rule("RK-BLD-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_cards_may_stay_and_no_fourth(seats: int) -> None:
    s = building(seats, {0: cards("red shrine top", "blue shrine top", "white shrine top")})
    do(s, 0, "done")
    assert 0 not in play.asked(s) and s.discards[0] == ()
    s = building(seats, {0: cards("red shrine top", "blue shrine top", "white shrine top", "green shrine top")})
    do(s, 0, "done")
    do(s, 0, f"discard-{card('green shrine top')}-")
    assert 0 not in play.asked(s) and len(s.hand(0)) == 3


@pytest.mark.rule("RK-BLD-6")
def test_the_colour_of_a_wild_section_is_decided_when_its_monument_is_completed() -> None:
    s = building(3, {0: cards("red shrine top")}, {0: [monument("wild shrine bottom")]})
    assert points(s, 0, "colours") == 0
    do(s, 0, "build-red-shrine-top")
    assert offered(s, 0) == [f"wild-is-{colour}" for colour in ("blue", "white", "red", "green", "yellow")]
    assert points(s, 0, "colours") == 0
    do(s, 0, "wild-is-red")
    assert points(s, 0, "colours") == 2
    assert "wild-is-red" not in offered(s, 0)


@pytest.mark.rule("RK-BLD-6")
def test_each_wild_section_is_decided_by_itself_and_a_wild_buddha_when_built() -> None:
    s = building(3, {0: cards("wild shrine top", "wild buddha")}, {0: [monument("wild shrine bottom")]})
    do(s, 0, "build-wild-shrine-top")
    do(s, 0, "wild-is-red")
    do(s, 0, "wild-is-green")
    assert s.finished[0][0].colours == (2, 3)
    do(s, 0, "build-wild-buddha")
    do(s, 0, "wild-is-white")
    assert points(s, 0, "buddhas") == 1


@pytest.mark.rule("RK-BLD-6", "RK-SCO-6")
def test_two_wild_sections_without_a_colour_meet_no_objective() -> None:
    """The mission asks the two upper sections of a Stupa to match."""
    growing = monument("red stupa bottom", "wild stupa centre")
    s = building(3, {0: cards("wild stupa top")}, {0: [growing]}, missions=(1, 2, 3))
    do(s, 0, "build-wild-stupa-top")
    assert seen(s, 0)["players"][0]["met"] == [] and points(s, 0, "objective-stupa") == 0
    do(s, 0, "wild-is-red")
    assert seen(s, 0)["players"][0]["met"] == []
    do(s, 0, "wild-is-red")
    assert seen(s, 0)["players"][0]["met"] == ["stupa"] and points(s, 0, "objective-stupa") == 3


@pytest.mark.rule("RK-BLD-6")
def test_in_an_unfinished_monument_a_wild_section_has_no_colour() -> None:
    s = building(3, {0: cards("wild stupa bottom", "red stupa centre")})
    do(s, 0, "build-wild-stupa-bottom")
    do(s, 0, "build-red-stupa-centre")
    assert seen(s, 1)["players"][0]["growing"][0]["colours"] == ["wild", "red"]


@pytest.mark.rule("RK-BLD-7")
def test_building_is_seen_as_it_happens_and_the_hand_is_counted_after_ones_own_building() -> None:
    hand = cards("red buddha", "red shrine top", "blue shrine top", "white shrine top", "green shrine top")
    s = building(3, {0: hand, 1: cards("blue buddha")})
    s.events = []
    do(s, 0, "build-red-buddha")
    assert all(event.heard_by(1) and event.heard_by(2) for event in s.events)
    assert offered(s, 0) == ["done"]  # four cards in hand, and no discard before one is done
    do(s, 0, "done")
    assert len(offered(s, 0)) == 4


@pytest.mark.rule("RK-BLD-8")
def test_a_blue_card_keeps_both_halves_until_it_is_built_as_one() -> None:
    both = card("blue buddha / wild shrine top")
    s = building(3, {0: (both,)}, {0: [monument("red shrine bottom")]})
    assert offered(s, 0) == ["done", "build-blue-buddha-of-card-4", "build-wild-shrine-top-of-card-4"]
    do(s, 0, "build-blue-buddha")
    assert s.finished[0][0].faces == (2 * both,) and len(s.growing[0][0].faces) == 1
    s = building(3, {0: (both, *cards("red shrine top", "blue shrine top", "white shrine top"))})
    do(s, 0, "done")
    do(s, 0, f"discard-{both}-")
    shown = seen(s, 1)["players"][0]["discards"][0]["name"]
    assert shown == "blue-buddha/wild-shrine-top"


def test_a_player_may_take_back_building_while_others_go_on() -> None:
    table = Table.start(GAME, 3, seed=1)
    while not len(table.asked) > 1:
        table.play(table.choices()[0])
    table.play(table.choices(0)[-1])
    table.play(table.choices(1)[0])
    before = table.record
    table.undo(0)
    assert len(table.record.moves) == len(before.moves) - 1
    assert table.record.moves[-1][0] == 1


def city(table: Table) -> City:
    assert isinstance(table.state, City)
    return table.state


def bids_for_the_third_column(action: int) -> bool:
    return action < DONE and SPOTS[spot_of(action)] in ("a", "b", "T3", "B3")


def test_the_last_bid_reveals_the_others_and_cannot_be_taken_back() -> None:
    table = Table.start(GAME, 6, seed=1)
    while city(table).red != 0 or table.choices()[0].action >= DONE:
        table.play(min(play.lowest_options(table.state), key=bids_for_the_third_column))
    for _ in range(6):  # with the red deck used up, chance says nothing after the last bid
        (last,) = table.asked
        table.play(table.choices()[0])
    assert len(table.asked) == 6
    with pytest.raises(UndoRefused, match="has shown you something"):
        table.undo(last)


def test_a_bid_before_the_last_may_be_taken_back_until_the_next_bids() -> None:
    table = Table.start(GAME, 3, seed=3)
    for _ in range(2):
        table.play(table.choices()[0])
    (earlier, _), (later, _) = table.record.moves[-2:]
    assert table.can_undo(later) and not table.can_undo(earlier)
