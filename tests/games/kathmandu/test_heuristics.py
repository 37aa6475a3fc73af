"""How good a position looks."""

import pytest

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.kathmandu.actions import name
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, finish, give, go, lay_good, show, table, use
from tests.games.kathmandu.test_target import LANDS


def chosen(s: Trek) -> str:
    seat = play.asked(s)[0]
    return name(best_option(GAME, [s], seat, play.options(s, seat), Dice(1)))


def test_at_the_end_a_position_is_worth_its_points() -> None:
    for seed in range(3):
        s = dealing(3, tents=True, characters=True)
        finish(s, seed)
        for seat in range(3):
            assert GAME.worth(s, seat) == pytest.approx(GAME.total(s, seat))


def test_looking_changes_nothing() -> None:
    s = table(drawing=LANDS, characters=True)
    give(s, 0, yak="2 4 3", character="border-guard", cards="bridle terrain-map", resources="coin paint-box")
    use(s, 3)
    yak = s.players[0].yak
    GAME.worth(s, 0)
    assert s.players[0].yak == yak


def test_a_bot_goes_to_the_temple_and_makes_its_offering() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 3", resources="backpack compass paint-box coin fodder", tile="snow")
    use(s, 2)
    assert chosen(s) == "go-east"
    go_on(s)
    assert chosen(s) == "offer"


def go_on(s: Trek) -> None:
    seat = play.asked(s)[0]
    play.play(s, seat, best_option(GAME, [s], seat, play.options(s, seat), Dice(1)))
    play.advance(s, Dice(1))


def test_a_bot_fulfils_its_tile_and_buys_what_lies_there() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "thangka")
    show(s, animals="mule")
    give(s, 0, yak="2 3 4", resources="2 coin paint-box fodder", tile="city")
    use(s, 2)
    assert chosen(s) == "go-west"


def test_a_bot_enters_kathmandu_at_the_end() -> None:
    s = table(drawing=LANDS)
    s.day, s.round = 6, 2
    give(s, 0, yak="3 6 3", tile="snow")
    use(s, 1)
    assert chosen(s) == "go-north"


def test_a_bot_ends_its_turn_when_nothing_good_is_left() -> None:
    s = table(drawing=LANDS)
    s.day, s.round = 6, 2
    show(s, equipment="telescope-grain-field")
    give(s, 0, yak="2 1 4")
    go(s, 1, "go-east")
    assert chosen(s) in ("end-turn", "collect-telescope-grain-field")
