"""Expansion 1: tents."""

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import IN_KATHMANDU, Trek
from tests.games.kathmandu.setting import do, give, go, offered, points, table, told, use, why
from tests.games.kathmandu.test_day import next_turn
from tests.games.kathmandu.test_target import LANDS


def end_of_day(totals: tuple[int, ...], tents_left: bool = True) -> Trek:
    s = table(len(totals), tents=True)
    s.round, s.turn, s.pending, s.at = 2, len(totals) - 1, [], 0
    for seat, total in enumerate(totals):
        give(s, seat, dice=f"{total // 3} {total // 3} {total - 2 * (total // 3)} 1 1 1")
        s.players[seat].used = 7
    if not tents_left:
        s.tent_deck = 0
    next_turn(s)
    return s


@pytest.mark.rule("KA-TNT-1")
def test_everybody_with_the_lowest_total_draws_a_tent() -> None:
    s = end_of_day((5, 9, 5, 7))
    assert offered(s)[0].startswith("deal-tent-")
    do(s, "deal-tent-forest", "deal-tent-snow")
    assert not offered(s)[0].startswith("deal-tent-")
    assert [packs.size(player.tents) for player in s.players] == [1, 0, 1, 0]
    assert s.standee == 2 and packs.count(s.players[2].tents, 5) == 1, "clockwise from the previous owner"


@pytest.mark.rule("KA-TNT-1")
def test_the_hand_is_secret_its_size_is_not() -> None:
    s = end_of_day((5, 9))
    s.events = []
    do(s, "deal-tent-forest")
    heard = {seat: [repr(e) for e in s.events if e.heard_by(seat)] for seat in (-1, 0, 1)}
    assert any("own-tent" in text for text in heard[0]) and not any("own-tent" in text for text in heard[1] + heard[-1])
    assert any("drew-tent" in text for text in heard[1])
    for seat, hand in ((0, ["forest"]), (1, None), (-1, None)):
        players = GAME.view(s, seat)["players"]
        assert isinstance(players, list)
        assert players[0]["tents"] == 1 and players[0]["tent_hand"] == hand


@pytest.mark.rule("KA-TNT-1")
def test_an_imagined_table_redraws_the_others_tents_only() -> None:
    s = end_of_day((5, 5, 9))
    do(s, "deal-tent-forest", "deal-tent-snow")
    held = s.players[0].tents
    seen = set()
    for seed in range(60):
        other = GAME.imagine(s, 0, Dice(seed))
        assert other.players[0].tents == held and packs.size(other.players[1].tents) == 1
        total = other.tent_deck + sum(player.tents for player in other.players)
        assert total == packs.each(8, 3)
        seen.add(other.players[1].tents)
    assert len(seen) == 8


@pytest.mark.rule("KA-TNT-2")
def test_after_the_actions_the_others_may_pitch_tents_of_the_targets_landscape() -> None:
    s = table(3, drawing=LANDS, tents=True)
    give(s, 0, yak="2 1 2")
    give(s, 1, tents="2 meadow snow")
    give(s, 2, tents="meadow")
    go(s, 1, "go-east")
    assert play.asked(s) == [1] and offered(s) == ["tent-meadow", "no-tent"]
    do(s, "tent-meadow")
    assert s.players[0].exhaustion == 1 and play.asked(s) == [1], "as many as one likes"
    do(s, "no-tent")
    assert play.asked(s) == [2], "clockwise"
    do(s, "tent-meadow")
    assert s.players[0].exhaustion == 2
    assert packs.count(s.tent_deck, 2) + sum(packs.count(p.tents, 2) for p in s.players) == 1, "played tents leave"
    assert play.asked(s) == [1] and "die-brown" in offered(s)


@pytest.mark.rule("KA-TNT-2")
def test_whoever_holds_any_tent_is_asked_so_that_nothing_is_told() -> None:
    s = table(3, drawing=LANDS, tents=True)
    give(s, 0, yak="2 1 2")
    give(s, 1, tents="snow")
    go(s, 1, "go-east")
    assert play.asked(s) == [1] and offered(s) == ["no-tent"]
    assert why(s, "tent-meadow") == "KA-TNT-2"
    do(s, "no-tent")
    assert "die-brown" in offered(s)


@pytest.mark.rule("KA-TNT-2")
def test_the_tents_come_after_all_actions() -> None:
    s = table(2, drawing=LANDS, tents=True)
    give(s, 0, yak="2 3 4", maps="red-A")
    give(s, 1, tents="forest")
    go(s, 1, "go-east")
    assert play.asked(s) == [0] and "offer" in offered(s)
    do(s, "end-turn")
    assert play.asked(s) == [1] and "tent-forest" in offered(s)


@pytest.mark.rule("KA-TNT-3")
def test_no_tent_on_the_last_day_or_from_an_empty_pile() -> None:
    s = end_of_day((5, 9), tents_left=False)
    assert not offered(s)[0].startswith("deal-tent-") and packs.size(s.players[0].tents) == 0
    s = table(2, tents=True)
    s.day, s.round, s.turn, s.pending, s.at = 6, 2, 1, [], 0
    for player in s.players:
        player.used = 7
    next_turn(s)
    assert offered(s) == ["weather-sun", "weather-storm"]


@pytest.mark.rule("KA-TNT-3")
def test_players_in_kathmandu_may_play_theirs() -> None:
    s = table(2, drawing=LANDS, tents=True)
    give(s, 0, yak="2 1 2")
    give(s, 1, tents="meadow")
    s.players[1].yak = IN_KATHMANDU
    go(s, 1, "go-east", "tent-meadow")
    assert s.players[0].exhaustion == 1


@pytest.mark.rule("KA-TNT-3")
def test_nothing_beyond_three_markers_and_nobody_is_asked_for_it() -> None:
    s = table(3, drawing=LANDS, tents=True)
    give(s, 0, yak="2 1 2", exhaustion=2)
    give(s, 1, tents="2 meadow")
    give(s, 2, tents="meadow")
    go(s, 1, "go-east", "tent-meadow")
    assert s.players[0].exhaustion == 3
    assert play.asked(s) == [1] and "die-brown" in offered(s)


@pytest.mark.rule("KA-TNT-3")
def test_none_at_rest_in_kathmandu_or_on_a_mountain() -> None:
    s = table(2, drawing=LANDS, tents=True)
    give(s, 0, yak="2 1 2", exhaustion=3)
    give(s, 1, tents="meadow snow")
    use(s, 1)
    assert play.asked(s) == [1] and "die-brown" in offered(s), "at rest"
    s = table(2, drawing=LANDS, tents=True)
    give(s, 0, yak="3 6 3", tile="snow")
    give(s, 1, tents="meadow snow")
    go(s, 1, "go-north")
    assert s.players[0].arrived() and "die-brown" in offered(s), "in Kathmandu"
    rough = LANDS.replace("S  S  M  M  G  G", "S  S  ^  M  G  G", 1)
    s = table(2, drawing=rough, tents=True, characters=True)
    give(s, 0, yak="2 1 2", character="mountaineer")
    give(s, 1, tents="meadow snow")
    go(s, 1, "go-east-climbing")
    assert play.asked(s) == [1] and "die-brown" in offered(s), "on a mountain"


@pytest.mark.rule("KA-TNT-3")
def test_leftover_tents_score_nothing_and_are_shown_at_the_end() -> None:
    s = table(2, tents=True)
    before = sum(points(s, 1).values())
    give(s, 1, tents="2 meadow")
    assert sum(points(s, 1).values()) == before
    play.playout(s, Dice(3))
    assert GAME.view(s, -1) == GAME.view(s, 0) | {"seat": -1}


def test_where_no_tent_can_be_left_nobody_is_asked() -> None:
    s = table(2, drawing=LANDS, tents=True)
    give(s, 0, yak="2 3 3", tile="snow")
    give(s, 1, tents="meadow")
    go(s, 1, "go-west")
    assert "die-brown" in offered(s), "there are no tents for cities"


def test_without_the_expansion_there_are_none() -> None:
    s = table(2)
    assert s.tent_deck == 0 and GAME.view(s, 0)["tent_pile"] is None
    assert "drew-tent" not in told(s)
