"""Scoring, winning, and what everybody knows."""

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.engine.table import SPECTATOR
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.rules.round import money
from tests.games.adventure_tours.setting import card, do, draw, offered, points, seen, table, told


@pytest.mark.rule("AT-EX-3", "AT-SCO-1", "AT-SCO-2")
def test_fourteen_coins_and_two_cards_in_hand_make_ten() -> None:
    members = ["finn red", "betty red", "miller red", "roy red"]
    s = table(hands={0: ["ida red", "bill red"], 1: ["miller blue"]}, members={0: members}, turn=1)
    do(s, 1, "join miller blue")
    assert (s.earned[0], s.paid[0]) == (14, 4)
    assert money(s, 0) == 10


@pytest.mark.rule("AT-SCO-3")
def test_equipment_pays_nothing() -> None:
    s = table(hands={0: ["miller red"]}, equipment={0: ["grandtour red", "amelia red"]})
    do(s, 0, "join miller red")
    assert s.earned[0] == 2


@pytest.mark.rule("AT-SCO-2")
def test_a_round_may_cost_savings_but_nobody_falls_below_zero() -> None:
    s = table(hands={0: ["miller red"], 1: ["bill red"] * 3, 2: ["bill blue"] * 3}, round=2)
    s.earned, s.paid = (5, 10, 4), (0, 0, 0)
    do(s, 0, "join miller red")
    assert [money(s, seat) for seat in range(3)] == [7, 4, 0]
    assert [GAME.total(s, seat) for seat in range(3)] == [7, 4, 0]
    assert points(s, 2, "forgiven") == 2


@pytest.mark.rule("AT-SCO-2")
def test_what_was_forgiven_once_is_not_owed_later() -> None:
    s = table(hands={0: ["miller red"], 1: ["bill red"]}, members={1: ["betty red"]}, round=2)
    s.earned, s.paid = (5, 0, 0), (0, 12, 0)
    do(s, 0, "join miller red")
    assert money(s, 1) == 2


@pytest.mark.rule("AT-SCO-1", "AT-SCO-2")
def test_every_source_of_money_names_its_round() -> None:
    s = table(hands={0: ["miller red"]}, members={1: ["betty red"]}, round=3)
    s.earned, s.paid = (1, 2, 3, 4, 5, 6), (0, 2, 0, 0, 4, 2)
    do(s, 0, "join miller red")
    keys = ["members-1", "hand-1", "members-2", "hand-2", "members-3", "hand-3", "forgiven"]
    assert [points(s, 1, key) for key in keys] == [2, -2, 5, -4, 4, -6, 1]
    assert s.is_over()


@pytest.mark.rule("AT-WIN-1")
def test_after_three_rounds_the_most_money_wins_and_ties_share() -> None:
    s = table(4, hands={0: ["miller red"], 1: ["ida red"], 2: ["ida red"], 3: ["ida red"]}, round=3)
    s.earned = (5, 9, 6, 1) * 2
    do(s, 0, "join miller red")
    assert s.is_over()
    assert [GAME.total(s, seat) for seat in range(4)] == [12, 16, 10, 0]
    assert GAME.places(s) == [2, 1, 3, 4]
    s = table(3, hands={0: ["miller red"], 1: ["ida red"], 2: ["ida red"]}, round=3)
    s.earned = (5, 9, 1, 0, 0, 0)
    do(s, 0, "join miller red")
    assert [GAME.total(s, seat) for seat in range(3)] == [7, 7, 0]
    assert GAME.places(s) == [1, 1, 3]


@pytest.mark.rule("AT-WIN-1")
def test_a_game_has_three_rounds() -> None:
    s = GAME.start(3, GAME.meta.complete(3, {}))
    play.playout(s, Dice(3))
    assert s.round == 3 and len(s.earned) == 9


@pytest.mark.rule("AT-INF-1")
def test_boards_rows_hand_sizes_and_the_discards_are_open_hands_are_not() -> None:
    s = table(hands={0: ["finn red", "ida red"]}, equipment={1: ["ida blue", "betty blue"]}, boards={0: 4, 1: 0, 2: 1})
    do(s, 0, "join finn red", "seat-1")
    for seat in (1, SPECTATOR):
        view = seen(s, seat)
        assert [c["name"] for c in view["discards"]] == ["betty-mcklug-blue"]
        assert view["pile"] == s.pile.size
        player = view["players"][0]
        assert (player["cards"], player["hand"]) == (1, [])
        assert player["board"]["name"] == "safari-caravan"
        assert [c["id"] for c in player["members"]] == [card("finn red")]
        assert [c["id"] for c in view["players"][1]["equipment"]] == [card("ida blue")]


@pytest.mark.rule("AT-INF-1")
def test_each_rounds_result_is_shown_but_what_others_own_only_at_the_end() -> None:
    hands = {0: ["miller red"], 1: ["bill red"] * 2, 2: ["bill blue"] * 3}
    s = table(hands=hands, members={1: ["roy blue"]})
    do(s, 0, "join miller red")
    for seat, money_seen in ((2, [None, None, 0]), (1, [None, 1, None]), (SPECTATOR, [None] * 3)):
        assert [player["results"] for player in seen(s, seat)["players"]] == [[2], [1], [-6]]
        assert [player["money"] for player in seen(s, seat)["players"]] == money_seen
    s = table(hands=hands, members={1: ["roy blue"]}, round=3)
    do(s, 0, "join miller red")
    for seat in range(SPECTATOR, 3):
        assert [player["money"] for player in seen(s, seat)["players"]] == [2, 1, 0]


@pytest.mark.rule("AT-INF-1")
def test_a_hand_has_no_limit() -> None:
    s = table(hands={0: ["ida red", "bill red"], 1: ["bill blue"] * 3 + ["bill yellow"] * 3 + ["amelia red"] * 2})
    do(s, 0, "join ida red", "seat-1")
    draw(s, 1)
    assert s.hands[1].size == 9 and offered(s, 1)[0].startswith("equip")


@pytest.mark.rule("AT-INF-1", "AT-ACT-14")
def test_only_the_drawer_sees_what_is_drawn() -> None:
    s = table(hands={0: ["bill red"]})
    do(s, 0, "equip bill red")
    views = []
    for outcome in play.options(s, CHANCE)[:2]:
        other = s.clone()
        play.play(other, CHANCE, outcome)
        views.append([seen(other, seat) for seat in (0, 1, SPECTATOR)])
    assert views[0][0] != views[1][0]
    assert views[0][1:] == views[1][1:]


@pytest.mark.rule("AT-INF-1")
def test_an_imagined_table_keeps_ones_own_hand_and_draws_every_other_anew() -> None:
    s = table(4)
    for seat in range(SPECTATOR, 4):
        worlds = [GAME.imagine(s, seat, Dice(seed)) for seed in range(8)]
        for owner in range(4):
            hands = {tuple(world.hands[owner].listed()) for world in worlds}
            assert hands == {tuple(s.hands[owner].listed())} if owner == seat else len(hands) > 1
            assert {len(hand) for hand in hands} == {s.hands[owner].size}


@pytest.mark.rule("AT-SET-2", "AT-INF-1")
def test_only_the_owner_hears_what_is_dealt_and_everybody_that_a_card_was_drawn() -> None:
    s = table(hands={0: ["miller red"]})
    s.events = []
    do(s, 0, "join miller red")
    play.advance(s, Dice(1))
    assert [len(told(s, seat, "own-deal")) for seat in range(SPECTATOR, 3)] == [0, 6, 6, 6]
    do(s, 1, offered(s, 1)[0])
    draw(s, 1)
    assert [len(told(s, seat, "own-draw")) for seat in range(SPECTATOR, 3)] == [0, 0, 1, 0]
    assert [len(told(s, seat, "drew")) for seat in range(SPECTATOR, 3)] == [1, 1, 0, 1]
