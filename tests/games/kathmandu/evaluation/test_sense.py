"""What even a weak bot does not do."""

from chautari.engine import play
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import give, table, use
from tests.games.kathmandu.test_target import LANDS


def senseless(s: Trek) -> set[str]:
    seat = play.asked(s)[0]
    return {TABLE.name(a) for a in play.options(s, seat) if GAME.is_senseless(s, seat, a)}


def test_nobody_puts_a_die_aside_where_one_leads_to_a_temple() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 3", resources="backpack compass paint-box coin fodder", tile="snow", dice="2 2 2 2 2 2")
    assert {name for name in senseless(s) if name.startswith("aside")}


def test_nobody_goes_back_for_nothing_beside_a_temple() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 3", resources="backpack compass paint-box coin fodder", tile="snow")
    use(s, 2)
    assert "go-east" not in senseless(s)
    assert senseless(s) & {"go-west", "go-north", "go-south"}
