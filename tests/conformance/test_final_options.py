"""Which options can't be taken back is told before they are chosen: truly, and without telling anything hidden."""

from chautari.engine import play, undo
from chautari.engine.errors import UndoRefused
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.engine.undo import WayBack
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import Moment, moments


def ways_back(case: Case, state: State, seat: int) -> dict[int, WayBack]:
    return undo.ways_back(case.game, state, seat, play.options(state, seat))


def can_go_back(case: Case, moment: Moment) -> bool:
    """Whether undo itself would agree, before anybody else has done anything."""
    try:
        undo.without(case.game, moment.state, moment.after(), moment.seat, ((moment.seat, moment.action),))
    except UndoRefused:
        return False
    return True


@every_case
def test_what_is_not_final_can_be_taken_back(case: Case) -> None:
    for moment in moments(case, 61, 30):
        if ways_back(case, moment.state, moment.seat)[moment.action] is WayBack.FREE:
            assert can_go_back(case, moment), case.game.action_name(moment.action)


@every_case
def test_what_is_final_shows_something_or_passes_the_turn_on(case: Case) -> None:
    for moment in moments(case, 62, 30):
        if ways_back(case, moment.state, moment.seat)[moment.action] is not WayBack.FREE:
            asked = play.asked(moment.after())
            assert moment.seat not in asked or not can_go_back(case, moment)


@every_case
def test_what_only_passes_the_turn_on_can_be_taken_back_until_another_decides(case: Case) -> None:
    for moment in moments(case, 64, 30):
        if ways_back(case, moment.state, moment.seat)[moment.action] is WayBack.UNTIL_ANOTHER_DECIDES:
            assert moment.seat not in play.asked(moment.after())
            assert can_go_back(case, moment), case.game.action_name(moment.action)


@every_case
def test_a_warning_tells_nothing_hidden(case: Case) -> None:
    for moment in moments(case, 63, 12):
        other = case.game.imagine(moment.state, moment.seat, Dice(7))
        assert ways_back(case, other, moment.seat) == ways_back(case, moment.state, moment.seat)
