"""What a search believes: the forecast, the net, or something between; and how sure it is of what the net prefers."""

import pytest

from chautari.bots.belief import ForecastBelief, NetBelief
from chautari.bots.greedy import play_on
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import NAMES
from chautari.nets.file import judge_of
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import Moment, moments
from tests.nets.trial import trial_net

SHARPNESS, SCALE, GREED = 2.0, 5.0, 0.02
every_usual = pytest.mark.parametrize(
    "case", [next(case for case in CASES if case.name == name) for name in NAMES], ids=str
)


def belief_at(case: Case, moment: Moment, share: float = 1.0, doubt: float = 1.0) -> NetBelief:
    judge = judge_of(trial_net(case.name), case.game, case.seats)
    belief = NetBelief(judge, SHARPNESS, SCALE, GREED, share, doubt)
    belief.begin(moment.state, moment.seat)
    return belief


@every_usual
def test_the_net_counts_by_its_share(case: Case) -> None:
    for moment in moments(case, 5, 2):
        after = play_on(moment.state, moment.seat, play.options(moment.state, moment.seat)[0], Dice(2))
        by_hand = ForecastBelief(case.game, SHARPNESS, SCALE, 1.0)
        by_hand.begin(moment.state, moment.seat)
        net = belief_at(case, moment).values(after)
        assert belief_at(case, moment, 0.0).values(after) == by_hand.values(after)
        mixed = [(one + other) / 2 for one, other in zip(by_hand.values(after), net, strict=True)]
        assert belief_at(case, moment, 0.5).values(after) == pytest.approx(mixed)
        own = by_hand.glance(after, moment.seat)
        assert belief_at(case, moment, 0.0).prospects(own, moment.seat) == by_hand.prospects(own, moment.seat)


@every_usual
def test_doubt_makes_preferences_smaller_and_later_questions_go_by_the_forecast(case: Case) -> None:
    for moment in moments(case, 5, 2):
        seat = moment.seat
        after = play_on(moment.state, seat, play.options(moment.state, seat)[0], Dice(2))
        sure = belief_at(case, moment).taste(after, seat, 3.0, True)
        assert belief_at(case, moment, doubt=4.0).taste(after, seat, 3.0, True) == pytest.approx(sure / 4)
        assert belief_at(case, moment).taste(after, seat, 3.0, False) == 3.0 / SHARPNESS
