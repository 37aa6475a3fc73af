"""How good a position looks."""

import pytest

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, finish, give, go, lay_good, printed, show, table, use
from tests.games.kathmandu.test_target import LANDS


def chosen(s: Trek) -> str:
    seat = play.asked(s)[0]
    return TABLE.name(best_option(GAME, [s], seat, play.options(s, seat), Dice(1)))


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


@pytest.mark.parametrize("kind", ["telescope", "chest"])
def test_a_bot_uses_a_card_that_pays_at_its_time(kind: str) -> None:
    for time in ("before", "after"):
        with printed(time, kind):
            s = table(drawing=LANDS)
            give(s, 0, yak="2 1 4", cards=kind, maps="red-A red-B", tile="jungle", resources="fodder")
            if time == "after":
                go(s, 1, "go-east")
            assert chosen(s) == f"use-{kind}"


def test_a_bot_uses_the_telescope_before_it_rests() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 1 4", cards="telescope", tile="water", exhaustion=3)
    use(s, 1)
    assert chosen(s) == "use-telescope"


def test_a_bot_follows_the_terrain_map_to_where_its_die_leads_to_the_temple() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 3", cards="terrain-map", resources="backpack compass paint-box coin fodder", tile="snow")
    use(s, 1)
    assert chosen(s) in ("move-to-1-3-4", "move-to-1-3-6", "move-to-1-4-5"), "one step from the temple"
    go_on(s)
    go_on(s)
    assert chosen(s) == "offer"


def test_a_bot_keeps_the_terrain_map_where_its_die_leads_as_far() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 3", cards="terrain-map", resources="backpack compass paint-box coin fodder", tile="snow")
    use(s, 2)
    assert chosen(s) == "go-east"


def test_a_guide_does_not_waste_fodder_at_the_end_of_its_turn() -> None:
    s = table(drawing=LANDS, characters=True)
    give(s, 0, character="yak-guide", yak="2 3 3", resources="backpack compass paint-box coin 3 fodder", tile="snow")
    go(s, 1, "go-east")
    assert chosen(s) == "end-turn"


def test_a_seat_in_kathmandu_is_valued_while_it_takes_its_resource() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="3 6 3", tile="snow")
    go(s, 1, "go-north")
    go(s, 1, "go-south")
    before = GAME.worth(s, 0)
    go_on(s)
    assert abs(GAME.worth(s, 0) - before) < 3, "a resource, no movement"
