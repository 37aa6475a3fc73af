"""Refusals name the rule."""

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.ledger import ledger
from tests.games.kathmandu.setting import dealing, do, give, go, offered, show, table, use, why
from tests.games.kathmandu.test_movement import ROUGH
from tests.games.kathmandu.test_setup import dealt_until


def test_out_of_turn() -> None:
    s = table()
    assert why(s, "die-brown", seat=1) == "KA-TRN-1"
    assert why(s, "weather-sun") == "KA-TRN-1", "chance's own"
    assert why(s, "go-north") == "KA-TRN-1", "a die comes first"
    use(s, 2)
    assert why(s, "end-turn") == why(s, "paint-yak") == "KA-TRN-1"


@pytest.mark.rule("KA-SET-6")
def test_a_taken_start_space() -> None:
    s = dealt_until(dealing(2), "place-")
    taken = offered(s)[0]
    do(s, taken)
    assert why(s, taken) == "KA-SET-6"


def test_cards_that_would_change_nothing() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 4 1", cards="climbing-gear tea-leaves bridle")
    use(s, 1)
    assert why(s, "go-east-climbing") == "KA-EQP-16" and why(s, "go-west-tea") == "KA-EQP-10"
    assert why(s, "go-east-bridle") == "KA-EQP-17"


def test_on_the_target_space() -> None:
    s = table()
    show(s, animals="hog-deer")
    give(s, 0, yak="2 3 3", resources="paint-box")
    go(s, 1, "go-east")
    wanted = {
        "paint-yak": "KA-ACT-2",
        "collect-chest-city": "KA-ACT-3",
        "buy-1": "KA-ACT-4",
        "offer": "KA-ACT-6",
        "offer-two": "KA-CHR-3",
        "swap-for-red-A-of-seat-1": "KA-ACT-8",
        "rope-ladder-to-temple-1": "KA-EQP-0",
        "stay": "KA-EQP-0",
        "take-map-red-A": "KA-ACT-6",
        "give-red-A": "KA-ACT-8",
        "exchange-for-coin": "KA-CHR-2",
        "emerge-2-6-1": "KA-CHR-10",
        "straight-on": "KA-CHR-5",
        "rest": "KA-RST-1",
        "keep-dice": "KA-EQP-15",
        "take-backpack+compass+coin": "KA-EQP-1",
    }
    assert {action: why(s, action) for action in wanted} == wanted


def test_every_refusal_of_every_action_names_a_rule() -> None:
    rules = ledger("kathmandu")
    s = dealing(3, tents=True, characters=True)
    luck = Dice(6)
    while not s.is_over():
        play.playout(s, luck, 17)
        play.advance(s, luck)
        if s.pending:
            seat = s.pending[-1].seat
            options = play.options(s, seat)
            for action in range(0, GAME.actions, 5):
                assert action in options or GAME.why_not(s, seat, action) in rules, TABLE.name(action)
