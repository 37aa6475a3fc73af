"""What even a weak bot does not do."""

from chautari.engine import play
from chautari.games.kathmandu.actions import GO, TURN
from chautari.games.kathmandu.evaluation.sense import loses_a_board
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.question import question_of
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import OPEN_WAY, give, table, use
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


def test_nobody_goes_back_behind_the_storm() -> None:
    s = table(drawing=OPEN_WAY)
    give(s, 0, yak="3 6 3", resources="compass fodder fodder")
    use(s, 2)
    assert "go-south" not in senseless_ways(s, storm=0, day=1)
    assert "go-south" in senseless_ways(s, storm=2, day=1)
    assert "go-north" not in senseless_ways(s, storm=2, day=1)


def test_nobody_goes_back_over_a_border_when_time_runs_short() -> None:
    s = table(drawing=OPEN_WAY)
    give(s, 0, yak="3 6 3", resources="compass fodder fodder")
    use(s, 2)
    assert "go-south" in senseless_ways(s, storm=0, day=6)


def senseless_ways(s: Trek, storm: int, day: int) -> set[str]:
    """The movements that lose a board, in so many days with the storm there."""
    s.storm, s.day = storm, day
    question = question_of(s)
    assert question is not None
    ways = [a for a in play.options(s, question.seat) if GO <= a < TURN]
    return {TABLE.name(a) for a in ways if loses_a_board(s, question, a)}
