"""Win chances for people: from a seat's own knowledge, whatever lies hidden."""

import pytest

from chautari.engine.luck import Dice
from chautari.nets.chances import win_chances
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments
from tests.nets.trial import trial_net

pytestmark = pytest.mark.slow


@every_case
def test_nothing_hidden_shows_in_the_chances(case: Case) -> None:
    net = trial_net(case.name)
    for moment in moments(case, 12, 1):
        for seat in range(case.seats):
            chances = win_chances(case.game, moment.state, seat, 4, net)
            other = case.game.imagine(moment.state, seat, Dice(77))
            assert win_chances(case.game, other, seat, 4, net) == pytest.approx(chances)


@every_case
def test_somebody_wins(case: Case) -> None:
    state = moments(case, 13, 2)[0].state
    chances = win_chances(case.game, state, 0, 4, trial_net(case.name))
    assert chances is not None
    each = [chance / len(case.game.team(state, seat)) for seat, chance in enumerate(chances)]
    assert sum(each) == pytest.approx(1.0)
